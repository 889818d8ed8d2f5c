"""What Prometheus may know about a server."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from .fanout import Fanout

FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        self.opened = Counter("koszmar_tables_opened", "Tables opened", ["game"], registry=here)
        self.live = Gauge("koszmar_tables_live", "Tables in memory", registry=here)
        self.loading = Histogram("koszmar_table_loading_seconds", "Loading a table", buckets=FINE, registry=here)
        self.connections = Gauge("koszmar_connections", "Open sockets", registry=here)
        self.choices = Counter("koszmar_choices", "Choices made", ["game", "player"], registry=here)
        self.choosing = Histogram("koszmar_choosing_seconds", "From a choice to storage", buckets=FINE, registry=here)
        self.refused = Counter("koszmar_refused", "Socket messages refused", ["error"], registry=here)
        self._views = Counter("koszmar_views_sent", "Views sent", ["form"], registry=here)
        self.views = {"changes": 0, "whole": 0}
        """Views that were sent since somebody last asked: to count them one by one would take longer."""
        self.caught_up = Counter(
            "koszmar_tables_caught_up", "Tables looked up after the channels were lost", registry=here
        )

    def watch(self, fanout: Fanout) -> None:
        """Tell how the line to the other servers is."""
        up = Gauge(
            "koszmar_channels_up", "Whether servers hear each other; 1 where there is only one", registry=self.registry
        )
        up.set_function(lambda: float(fanout.state != "lost"))
        lost = Gauge("koszmar_channels_lost", "How often the channels were lost", registry=self.registry)
        lost.set_function(lambda: float(fanout.losses))

    def text(self) -> bytes:
        """The figures in the form that Prometheus reads."""
        for form, sent in self.views.items():
            self._views.labels(form=form).inc(sent)
            self.views[form] = 0
        return generate_latest(self.registry)
