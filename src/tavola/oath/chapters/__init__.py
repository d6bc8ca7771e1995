"""What may be done and what comes of it, in the order of the rulebook.

A room may import itself and every room to its right:

    turn -> court -> campaign -> actions -> powers -> pieces
"""

ORDER = ("turn", "court", "campaign", "actions", "powers", "pieces")
