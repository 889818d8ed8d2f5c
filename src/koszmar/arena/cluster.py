"""A long job in small pieces on a Ray cluster: on this machine or on many, with the same results."""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from typing import Any, TypeVar

from koszmar.kernel.errors import KoszmarError

from .workers import Pieces, W, timed

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds within which somebody has to answer at the address of a cluster."""
TRIES = 10
"""How often a piece is played again elsewhere when its worker, or the whole machine, dies."""
OUT = 2
"""Pieces given out for each core: the one it works on and the next. More would only wait, most of them on one node,
where no other node can take them."""


class NoCluster(KoszmarError):
    """There is no Ray here, or no cluster at this address."""


def on_ray(work: Callable[[W], T], whole: W, address: str) -> Generator[T, None, None]:
    """Do the work on every piece; a worker that is killed in the middle loses none.

    ``auto`` joins the cluster that this machine belongs to, ``local`` starts one for as long as the job takes.
    """
    with _cluster(address) as ray:
        _send_along(work, ray)
        task = ray.remote(max_retries=TRIES, num_cpus=1)(timed)
        cores = int(ray.cluster_resources().get("CPU", 1))
        left, shared = Pieces(whole, cores), ray.put(work)
        running: dict[Any, W] = {}
        try:
            while True:
                while len(running) < cores * OUT and (piece := left.next()):
                    running[task.remote(shared, piece)] = piece
                if not running:
                    return
                for ready in ray.wait(list(running))[0]:
                    result, seconds = ray.get(ready)
                    left.took(running.pop(ready), seconds)
                    yield result
        finally:
            for unfinished in running:
                ray.cancel(unfinished, force=True)


@contextmanager
def _cluster(address: str) -> Iterator[Any]:
    """Ray, joined to a cluster for as long as it is needed."""
    if find_spec("ray") is None:
        raise NoCluster("Ray is not installed: pip install 'koszmar[ray]'")
    import ray

    joined = ray.is_initialized()
    if not joined:
        _knock(address)
        try:
            ray.init(
                address=address,
                include_dashboard=None if address != "local" else False,
                logging_level=logging.ERROR,
                log_to_driver=False,
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise NoCluster(f"there is no Ray cluster at {address!r}: {error}") from error
    try:
        yield ray
    finally:
        if not joined:
            ray.shutdown()


def _knock(address: str) -> None:
    """Whether anybody listens at an address; Ray itself would ask for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise NoCluster(f"nobody answers at {address}: {error}") from None


def _send_along(work: Any, ray: Any) -> None:
    """Accumulators of the user's own are in files that other machines do not have: their code travels along."""
    found = work.args if isinstance(work, partial) else ()
    for wish in (one for many in found if isinstance(many, tuple) for one in many if isinstance(one, type)):
        if wish.__module__.partition(".")[0] != "koszmar":
            ray.cloudpickle.register_pickle_by_value(sys.modules[wish.__module__])
