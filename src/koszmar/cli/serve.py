"""``koszmar serve``: the table as a service, for browsers here and elsewhere."""

from __future__ import annotations

import webbrowser
from importlib.util import find_spec
from threading import Timer

import click

from .command import SpokenCommand, SpokenOption, WholeNumber, language
from .complaints import Complaint
from .speech import Speech

PORT = "8642"
EXTRA = ("litestar", "uvicorn", "sqlalchemy", "alembic")


@click.command(cls=SpokenCommand)
@click.option("--host", cls=SpokenOption, says="serve-option-host", default="127.0.0.1", metavar="ADDRESS")
@click.option("--port", cls=SpokenOption, says="serve-option-port", type=WholeNumber(), default=PORT)
@click.option("--db", cls=SpokenOption, says="serve-option-db", default="", metavar="URL")
@click.option("--channels", cls=SpokenOption, says="serve-option-channels", default="", metavar="URL")
@click.option("--origin", "origins", cls=SpokenOption, says="serve-option-origin", multiple=True, metavar="URL")
@click.option("--open", "opens", cls=SpokenOption, says="serve-option-open", is_flag=True)
@language
def serve(host: str, port: int, db: str, channels: str, origins: tuple[str, ...], opens: bool, lang: str) -> None:
    """Serve tables until somebody stops it."""
    if missing := [name for name in EXTRA if find_spec(name) is None]:
        raise Complaint("serve-not-installed", exit_code=1, packages=", ".join(missing))
    if port > 65_535:
        raise Complaint("cli-not-a-number", name="--port", value=str(port))
    import uvicorn

    from koszmar.server.app import create_app
    from koszmar.server.limits import LARGEST_FRAME
    from koszmar.server.logs import start_logs
    from koszmar.server.settings import Settings

    start_logs()
    app = create_app(Settings(database=db, channels=channels, origins=origins))
    address = f"http://{'localhost' if host in ('0.0.0.0', '::') else host}:{port}/"
    click.echo(Speech(None, lang).say("serve-at", address=address))
    if opens:
        later = Timer(1.0, webbrowser.open, [address])
        later.daemon = True
        later.start()
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
