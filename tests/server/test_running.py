"""Starting a server: one per data folder, on a port that is free, and clear words for what cannot be."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hippodrome.server.config import BadConfig, Config, checked_proxies, checked_public_url
from hippodrome.server.running import FIRST_PORT, MANY_FILES, AlreadyRunning, listening_socket, only_one
from hippodrome.server.storage.store import Store
from tests.server.playing import Person, Server


def serve(data: Path, *arguments: str) -> tuple[int, str]:
    """Try to start a server that cannot be; how it ended, and what it said."""
    command = [sys.executable, "-P", "-m", "hippodrome", "serve", "--no-browser", "--data", str(data), *arguments]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, env=os.environ | {"HIPPODROME_LANG": "en"}, cwd=data.parent
    )
    return done.returncode, done.stdout + done.stderr


# The lock


def test_a_data_folder_has_one_server_at_a_time(tmp_path: Path) -> None:
    with only_one(tmp_path) as note:
        note("http://127.0.0.1:8000/")
        with pytest.raises(AlreadyRunning) as running, only_one(tmp_path):
            pass
        assert running.value.address == "http://127.0.0.1:8000/"
    with only_one(tmp_path):
        pass


def test_the_address_of_a_server_that_has_ended_is_forgotten(tmp_path: Path) -> None:
    with only_one(tmp_path) as note:
        note("http://127.0.0.1:8000/")
    with only_one(tmp_path):
        assert (tmp_path / "server.lock").read_text() == ""


def test_a_data_folder_is_made_where_there_is_none(tmp_path: Path) -> None:
    with only_one(tmp_path / "deep" / "down"):
        assert (tmp_path / "deep" / "down").is_dir()


def test_a_data_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadConfig, match=r"file.*--data"), only_one(tmp_path / "file"):
        pass


@pytest.mark.server
def test_a_second_server_says_where_the_first_one_is(another_server: Callable[..., Server]) -> None:
    first = another_server()
    code, said = serve(first.data, "--port", "0")
    assert code == 0 and first.address in said and "Traceback" not in said


@pytest.mark.server
def test_a_server_that_was_killed_leaves_no_lock_behind(another_server: Callable[..., Server]) -> None:
    server = another_server()
    assert server.process is not None and server.process.stdout is not None
    server.process.kill()
    server.process.wait()
    server.process.stdout.close()
    server.start()


# Ports


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with listening_socket("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadConfig, match=rf"port {port} \(Address already in use\); choose another"):
            listening_socket("127.0.0.1", port)


def test_without_a_port_the_first_free_one_of_the_usual_is_taken() -> None:
    with listening_socket("127.0.0.1", None) as one, listening_socket("127.0.0.1", None) as other:
        assert FIRST_PORT <= one.getsockname()[1] < other.getsockname()[1]


@pytest.mark.parametrize("host", ["no-such-host.invalid", "203.0.113.5"])
def test_a_host_that_is_not_this_machine_is_named(host: str) -> None:
    with pytest.raises(BadConfig, match=rf"cannot listen on {host}.*--host"):
        listening_socket(host, 0)


@pytest.mark.server
def test_the_command_says_that_a_port_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, said = serve(tmp_path / "data", "--port", str(taken.getsockname()[1]))
    assert code != 0 and "already in use" in said and "Traceback" not in said


# Config


@pytest.mark.parametrize("url", ["", "https://races.example.org", "https://races.example.org/", "http://192.168.1.5:8000"])
def test_a_public_url_is_a_scheme_and_a_host(url: str) -> None:
    assert checked_public_url(url) == url.rstrip("/")


@pytest.mark.parametrize(
    "url",
    [
        "races.example.org",
        "ftp://races.example.org",
        "https://",
        "https://x.org/path",
        "https://x.org?q",
        "https://x.org#f",
        "https://[",
    ],
)
def test_what_is_no_public_url_is_refused_with_an_example(url: str) -> None:
    with pytest.raises(BadConfig, match=r"like https://races\.example\.org"):
        checked_public_url(url)


@pytest.mark.parametrize("proxies", ["", "*", "127.0.0.1", "127.0.0.1,10.0.0.0/24, ::1", "127.0.0.1,*"])
def test_proxies_are_named_by_addresses_or_networks(proxies: str) -> None:
    assert checked_proxies(proxies) == proxies


@pytest.mark.parametrize("proxies", ["proxy.internal", "10.0.0.5/24", "127.0.0.1 10.0.0.5", "127.0.0.1,localhost"])
def test_a_proxy_that_would_never_be_recognised_is_refused_with_an_example(proxies: str) -> None:
    with pytest.raises(BadConfig, match=r"like 10\.0\.0\.5"):
        checked_proxies(proxies)


@pytest.mark.server
def test_a_public_url_is_not_announced_as_an_address_of_the_same_network(another_server: Callable[..., Server]) -> None:
    process = another_server("--public-url", "https://races.example.org").process
    assert process is not None and process.stdout is not None
    assert process.stdout.readline() == "Everybody else: https://races.example.org\n"


@pytest.mark.server
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--public-url", "races.example.org"), "is no public URL"),
        (("--trusted-proxies", "127.0.0.1, proxy.internal"), "'proxy.internal' is no address"),
        (("--database", "nonsense"), "cannot open the database"),
        (("--database", "postgresql+psycopg://x:hush@127.0.0.1:1/x"), "database"),
        (("--log-level", "loud"), "loud"),
    ],
)  # fmt: skip
def test_the_command_says_what_is_wrong_in_one_line(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    code, said = serve(tmp_path / "data", "--port", "0", *arguments)
    assert code != 0 and words in said
    assert "Traceback" not in said and "hush" not in said


@pytest.mark.server
def test_the_command_says_that_a_data_folder_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, said = serve(tmp_path / "file", "--port", "0")
    assert code != 0 and "--data" in said and "Traceback" not in said


def test_a_data_folder_may_have_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "a b#c%20d é"
    store = Store(Config(data=folder).database_url())
    store.prepare()
    store.engine.dispose()
    assert (folder / "hippodrome.sqlite").is_file()


@pytest.mark.server
def test_a_server_ends_when_it_is_told_to_with_people_at_its_tables(another_server: Callable[..., Server]) -> None:
    server = another_server()
    ada = Person(server)
    live = ada.live(ada.open())
    assert server.process is not None
    server.process.terminate()
    assert server.process.wait(10) is not None
    assert live.closing_code() in (1001, 1006, 1012)
    ada.leave()
    log = server.log.read_text()
    assert '"level":"error"' not in log and "Traceback" not in log


# Open files


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux tells how long the table of open files is")
def test_the_table_of_open_files_need_not_grow_when_a_crowd_comes(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        assert server.process is not None
        process = Path("/proc") / str(server.process.pid)
        told = dict(line.split(":", 1) for line in (process / "status").read_text().splitlines())
        limits = (process / "limits").read_text().splitlines()
        allowed = next(line.split()[3] for line in limits if line.startswith("Max open files"))
        assert int(told["FDSize"]) >= (MANY_FILES if allowed == "unlimited" else min(int(allowed), MANY_FILES))
        assert len(list((process / "fd").iterdir())) < 100, "and nothing stays open for it"
