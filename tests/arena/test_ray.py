"""On a Ray cluster: the same seeds give the same numbers, and a worker that is killed loses no match."""

from __future__ import annotations

import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from click.testing import Result

from koszmar.arena import Accumulator, Plan, simulate
from koszmar.arena.balance import Sweep, balance
from koszmar.arena.cluster import NoCluster, on_ray
from koszmar.arena.tournament import Tournament, hold
from koszmar.arena.workers import in_pieces
from koszmar.kernel.match import Match

PATIENCE = 180.0
NODES = 3
pytestmark = [
    # Ray leaves sockets and log files to the garbage collector.
    pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A small cluster of our own: several nodes with a core each, all on this machine, as long as the tests take."""
    token = tmp_path_factory.mktemp("ray") / "token"
    token.write_text(token_hex(32))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_TOKEN_PATH", str(token))
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        ray = pytest.importorskip("ray")
        services = import_module("ray._private.services")
        patch.setattr(services, "get_node", patient(services.get_node))
        nodes = import_module("ray.cluster_utils").Cluster()
        for _ in range(NODES):
            nodes.add_node(num_cpus=1, include_dashboard=False)
        ray.init(nodes.address, log_to_driver=False, logging_level="ERROR")
        yield nodes
        ray.shutdown()
        nodes.shutdown()


@pytest.fixture
def cluster(nodes: Any) -> str:
    """The address of the cluster, for whoever is on one of its machines."""
    return "auto"


def patient(find: Callable[..., Any]) -> Callable[..., Any]:
    """Ray gives a node half a minute to start, which a busy machine may not have."""

    def found(*where: Any) -> Any:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return find(*where)
            except RuntimeError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.1)

    return found


class Ends(Accumulator):
    """How many matches ended; other machines have no such module."""

    def __init__(self) -> None:
        self.ends = 0

    def after(self, match: Match) -> None:
        self.ends += 1


def test_the_cluster_finds_the_same_as_one_process(cluster: str) -> None:
    plan = Plan("bigbook", ("random", "sensible"), seed="7", matches=12)
    here, there = simulate(plan, workers=1, wishes=[Ends]), simulate(plan, ray=cluster, wishes=[Ends])
    assert here.results.fingerprint == there.results.fingerprint
    assert vars(here.wished[0]) == vars(there.wished[0]) == {"ends": 12}
    sweep = Sweep("bigbook", "level", (1, 3), (2,), bot="random", seed="7", matches=3)
    assert balance(sweep, workers=1).figures() == balance(sweep, ray=cluster).figures()
    cup = Tournament(sweep, ("random", "sensible"))
    assert hold(cup, workers=1).figures() == hold(cup, ray=cluster).figures()


def dies_once(marks: Path, numbers: Sequence[int]) -> list[int]:
    """Kills its own process in the middle of the work, the first time that it comes to number 5."""
    if 5 in numbers:
        try:
            (marks / "died").touch(exist_ok=False)
        except FileExistsError:
            return list(numbers)
        os.kill(os.getpid(), signal.SIGKILL)
    return list(numbers)


def test_a_worker_that_is_killed_loses_nothing(cluster: str, tmp_path: Path) -> None:
    found = in_pieces(partial(dies_once, tmp_path), range(16), 1, cluster)
    assert sorted(number for piece in found for number in piece) == list(range(16))
    assert (tmp_path / "died").exists()


def test_the_command_plays_on_the_cluster(cluster: str, run: Callable[..., Result]) -> None:
    words = ("simulate", "bigbook", "--bots", "random", "--matches", "4", "--seed", "7", "--json")
    here, there = run(*words, "--workers", "1"), run(*words, "--ray", cluster)
    assert there.exit_code == 0, there.output
    assert here.stdout.partition('"fingerprint"')[2] == there.stdout.partition('"fingerprint"')[2]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:many"])
def test_an_address_where_nobody_answers_is_one_sentence(
    run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr(pytest.importorskip("ray"), "is_initialized", lambda: False)
    result = run("simulate", "bigbook", "--matches", "1", "--ray", address)
    assert (result.exit_code, len(result.stderr.splitlines())) == (1, 1)
    assert f"nobody answers at {address}" in result.stderr


def test_without_ray_the_reason_is_one_sentence(monkeypatch: pytest.MonkeyPatch, run: Callable[..., Result]) -> None:
    monkeypatch.setattr("koszmar.arena.cluster.find_spec", lambda name: None)
    with pytest.raises(NoCluster, match="koszmar"):
        list(on_ray(sum, range(3), "auto"))
    result = run("simulate", "bigbook", "--matches", "1", "--ray", "auto")
    assert (result.exit_code, len(result.stderr.splitlines())) == (1, 1)


def together(marks: Path, slow: str, numbers: Sequence[int]) -> list[tuple[int, str]]:
    """Waits until every node has begun something, then does its work; says where. One node may be slow."""
    here = import_module("ray").get_runtime_context().get_node_id()
    (marks / here).touch()
    deadline = time.monotonic() + PATIENCE
    while len(list(marks.iterdir())) < NODES and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(5.0 if here == slow else 0.1 * len(numbers))
    return [(number, here) for number in numbers]


def test_every_node_does_its_share_and_one_that_is_lost_loses_nothing(nodes: Any, cluster: str, tmp_path: Path) -> None:
    """Last here: afterwards the cluster has a node less."""
    marks, more = tmp_path / "first", tmp_path / "second"
    marks.mkdir()
    found = [one for piece in in_pieces(partial(together, marks, ""), range(48), 1, cluster) for one in piece]
    assert sorted(number for number, _ in found) == list(range(48))
    shares = Counter(node for _, node in found)
    assert len(shares) == NODES
    assert min(shares.values()) >= 48 / NODES / 2, shares
    more.mkdir()
    lost = nodes.list_all_nodes()[-1]
    results = in_pieces(partial(together, more, lost.node_id), range(48), 1, cluster)
    done = list(next(results))
    assert (more / lost.node_id).exists(), "it is in the middle of something"
    nodes.remove_node(lost, allow_graceful=False)
    done += [one for piece in results for one in piece]
    assert sorted(number for number, _ in done) == list(range(48))
