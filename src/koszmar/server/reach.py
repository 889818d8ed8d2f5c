"""Where others reach this server: the address that a link for a friend has to carry."""

from __future__ import annotations

import socket
from ipaddress import ip_address

EVERYWHERE = {"0.0.0.0": ("192.0.2.1", socket.AF_INET), "::": ("2001:db8::1", socket.AF_INET6)}
"""Hosts that mean "every address of this computer", each with an address elsewhere that nobody has."""


def address_for_others(host: str, port: int) -> str:
    """The URL of a server that listens here, as others type it; empty if only this computer can reach it.

    >>> address_for_others("127.0.0.1", 8642), address_for_others("192.0.2.7", 8642)
    ('', 'http://192.0.2.7:8642/')
    """
    if host in EVERYWHERE:
        host = own_address(host)
    if not host or is_loopback(host):
        return ""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def is_loopback(host: str) -> bool:
    """Whether a host is this very computer, to which nobody else comes."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_address(host: str) -> str:
    """The address that this computer has in its network; empty if it is in none."""
    elsewhere, family = EVERYWHERE[host]
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((elsewhere, 9))  # sends nothing; the system only says from where it would send
            return str(probe.getsockname()[0])
        except OSError:
            return ""
