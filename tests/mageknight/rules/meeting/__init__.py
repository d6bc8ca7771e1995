"""Where two mechanisms meet: duels and Banners, flight and owners, elimination and everything, Skills and turns."""
