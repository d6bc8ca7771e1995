"""Token buckets: so many at once, so many a second after that; one for each address."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

from starlette.requests import HTTPConnection

#: How many addresses are remembered; those not heard of for longest are forgotten.
_ADDRESSES = 10_000


class Bucket:
    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: int) -> None:
        self._rate = rate
        self._most = most
        self._left = float(most)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def put_back(self) -> None:
        """What was taken was not used after all."""
        self._left += 1


class Quota:
    """How often each address may ask for something; `free`: as often as it likes, as on one's own machine."""

    def __init__(self, rate: float, most: int, free: bool = False) -> None:
        self._rate = rate
        self._most = most
        self._free = free
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, connection: HTTPConnection) -> bool:
        if self._free:
            return True
        address = address_of(connection)
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._most))
        self._buckets.move_to_end(address)
        if len(self._buckets) > _ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()


def address_of(connection: HTTPConnection) -> str:
    """Whom to count as one: an address, or the network one household gets where addresses are plentiful."""
    return network(connection.client.host if connection.client else "")


def network(host: str) -> str:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host
