"""The title, banners, Visions, Citizenship and binding deals."""
