"""A long job in small pieces on a Ray cluster: on this machine or on many, with the same results."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from typing import Any, TypeVar

from koszmar.kernel.errors import KoszmarError

from .workers import PIECE, W, pieces

T = TypeVar("T")

TRIES = 10
"""A piece whose worker or whole machine dies is played again elsewhere, so many times."""
PER_CORE = 4
"""So many pieces wait for each core: enough to keep it busy, few enough to stop soon."""


class NoCluster(KoszmarError):
    """There is no Ray here, or no cluster at this address."""


def on_ray(work: Callable[[W], T], whole: W, address: str) -> Generator[T, None, None]:
    """Do the work on every piece; a worker that is killed in the middle loses none.

    ``auto`` joins the cluster that this machine belongs to, ``local`` starts one for as long as the job takes.
    """
    with _cluster(address) as ray:
        _send_along(work, ray)
        task = ray.remote(max_retries=TRIES, num_cpus=1)(_do)
        cores = int(ray.cluster_resources().get("CPU", 1))
        size = max(1, min(PIECE, len(whole) // (cores * PER_CORE)))
        waiting, running, shared = pieces(whole, size), list[Any](), ray.put(work)
        try:
            while True:
                while len(running) < cores * PER_CORE and (piece := next(waiting, None)):
                    running.append(task.remote(shared, piece))
                if not running:
                    return
                ready, running = ray.wait(running)
                yield ray.get(ready[0])
        finally:
            for left in running:
                ray.cancel(left, force=True)


def _do(work: Callable[[W], T], piece: W) -> T:
    return work(piece)


@contextmanager
def _cluster(address: str) -> Iterator[Any]:
    """Ray, joined to a cluster for as long as it is needed."""
    if find_spec("ray") is None:
        raise NoCluster("Ray is not installed: pip install 'koszmar[ray]'")
    import ray

    joined = ray.is_initialized()
    if not joined:
        try:
            ray.init(
                address=None if address == "local" else address,
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


def _send_along(work: Any, ray: Any) -> None:
    """Accumulators of the user's own are in files that other machines do not have: their code travels along."""
    found = work.args if isinstance(work, partial) else ()
    for wish in (one for many in found if isinstance(many, tuple) for one in many if isinstance(one, type)):
        if wish.__module__.partition(".")[0] != "koszmar":
            ray.cloudpickle.register_pickle_by_value(sys.modules[wish.__module__])
