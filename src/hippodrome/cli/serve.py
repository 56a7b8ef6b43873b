"""`hippodrome serve`: tables for browsers."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from hippodrome.cli.language import Language, texts_in
from hippodrome.server.config import (
    NO_LIMITS,
    Config,
    Limits,
    checked_bots,
    checked_proxies,
    checked_public_url,
    client_folder,
    data_folder,
)
from hippodrome.texts import Texts


def serve(
    host: Annotated[str | None, typer.Option()] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    public_url: Annotated[str, typer.Option(envvar="HIPPODROME_PUBLIC_URL")] = "",
    data: Annotated[Path | None, typer.Option()] = None,
    database: Annotated[str, typer.Option(envvar="HIPPODROME_DATABASE")] = "",
    keep: Annotated[int, typer.Option(min=1)] = 60,
    trusted_proxies: Annotated[str, typer.Option()] = "127.0.0.1",
    take_back: Annotated[float, typer.Option(min=0)] = 1.5,
    patience: Annotated[float, typer.Option(min=1)] = 10.0,
    tables: Annotated[int, typer.Option(min=1)] = 2000,
    processes: Annotated[int, typer.Option(min=1, max=64)] = 1,
    node: Annotated[int | None, typer.Option(hidden=True)] = None,
    seat_wait: Annotated[float, typer.Option(min=0)] = 10,
    limits: Annotated[bool, typer.Option("--limits/--no-limits")] = True,
    bot: Annotated[list[str] | None, typer.Option("--bot")] = None,
    log_level: Annotated[str, typer.Option()] = "warning",
    lang: Language = None,
) -> None:
    """Start the server."""
    from hippodrome.server import fleet  # here, because the other commands start faster without the server
    from hippodrome.server.logs import set_up
    from hippodrome.server.running import AlreadyRunning, alone, listening_socket, run

    texts = texts_in(lang)
    set_up(log_level)
    address = host or ("0.0.0.0" if lan else "127.0.0.1")
    folder = data or data_folder()
    own_port = port if node is None else node
    if processes > 1:
        fleet.must_be_shared(database)
    try:
        with (
            alone(folder, database) as note,
            listening_socket(address if node is None else fleet.LOOPBACK, own_port) as listening,
        ):
            config = Config(
                host=address,
                port=listening.getsockname()[1] if node is None else port or 0,
                is_node=node is not None,
                data=folder,
                database=database,
                public_url=checked_public_url(public_url),
                lan=lan,
                trusted_proxies=checked_proxies(trusted_proxies),
                keep_days=keep,
                patience=patience,
                most_tables=tables,
                take_back_seconds=take_back,
                seat_wait_seconds=60 * seat_wait,
                limits=Limits() if limits else NO_LIMITS,
                bots=checked_bots(bot or []),
                client=client_folder(),
            )
            own = own_address(config)
            note(own)

            def ready() -> None:
                _announce(texts, config, own)
                if browser:
                    webbrowser.open(own)

            if processes > 1:
                fleet.run(config, options_of_a_node(config, limits, log_level), processes, listening, ready)
            else:
                run(config, listening, ready)
    except AlreadyRunning as running:
        if not running.address:
            raise
        print(texts.say("serve-already", address=running.address), file=sys.stderr)
        if browser:
            webbrowser.open(running.address)


def options_of_a_node(config: Config, limits: bool, log_level: str) -> list[str]:
    """The options of a node; its database, which may hold a password, is told by the environment."""
    os.environ["HIPPODROME_DATABASE"] = config.database
    named = {
        "--host": config.host,
        "--port": config.port,
        "--public-url": config.public_url,
        "--data": config.data,
        "--keep": config.keep_days,
        "--trusted-proxies": f"127.0.0.1,{config.trusted_proxies}",
        "--take-back": config.take_back_seconds,
        "--patience": config.patience,
        "--tables": config.most_tables,
        "--seat-wait": config.seat_wait_seconds / 60,
        "--log-level": log_level,
    }
    flags = [*(["--lan"] if config.lan else []), *([] if limits else ["--no-limits"])]
    flags += [part for name, place in config.bots.items() for part in ("--bot", f"{name}={place}")]
    return [*(part for name, value in named.items() for part in (name, str(value))), *flags]


def own_address(config: Config) -> str:
    """Where a browser on this machine finds the server."""
    host = "127.0.0.1" if config.host in ("0.0.0.0", "") else "[::1]" if config.host == "::" else config.host
    return f"http://{host}:{config.port}/"


def _announce(texts: Texts, config: Config, own: str) -> None:
    import segno
    from rich.console import Console

    from hippodrome.server.http.guard import lan_addresses

    console = Console(stderr=False, highlight=False)
    console.print(texts.say("serve-address", address=own), soft_wrap=True)
    shared = [config.public_url] if config.public_url else []
    if config.host in ("0.0.0.0", "::") and not shared:
        shared = [f"http://{address}:{config.port}/" for address in lan_addresses()]
    for address in shared[:1]:
        console.print(texts.say("serve-public" if config.public_url else "serve-phones", address=address), soft_wrap=True)
        if sys.stdout.isatty() or os.environ.get("HIPPODROME_QR"):
            segno.make(address, error="m").terminal(compact=True)
    if config.client is None:
        console.print(texts.say("serve-no-client"), soft_wrap=True)
    console.print(texts.say("serve-stop"), soft_wrap=True)
    sys.stdout.flush()
