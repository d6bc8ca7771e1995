"""The real server in a process of its own: it answers, stops cleanly, and says what is wrong with its port."""

from __future__ import annotations

import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tavola.kernel.errors import TavolaError
from tavola.server.running import address, listen


@contextmanager
def served(folder: Path, *more: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A running `tavola`, and its address."""
    command = [sys.executable, "-m", "tavola", "--no-browser", "--port", "0", "--lang", "en", "--data", str(folder)]
    with subprocess.Popen([*command, *more], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, process.stderr.read() if process.stderr else ""
        try:
            yield found[0], process
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(10)


@contextmanager
def public(folder: Path, *more: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A running `tavola serve`; it logs to a file in its folder."""
    command = [sys.executable, "-m", "tavola", "serve", "--host", "127.0.0.1", "--port", "0", "--lang", "en"]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(
            [*command, "--data", str(folder), *more], stdout=subprocess.PIPE, stderr=log, text=True
        ) as process,
    ):
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, (folder / "log").read_text()
        try:
            yield found[0], process
        finally:
            process.terminate()
            process.wait(10)


def get(url: str) -> bytes:
    with urllib.request.urlopen(url) as answer:
        return bytes(answer.read())


def test_the_server_serves_and_keeps_games_over_restarts(tmp_path):
    with served(tmp_path) as (url, _):
        games = {game["id"] for game in json.loads(get(f"{url}api/games"))}
        assert "mageknight" in games
        body = json.dumps({"game": "mageknight", "scenario": "first_reconnaissance", "players": ["tovak"], "seed": 7})
        request = urllib.request.Request(f"{url}api/tables", body.encode(), {"content-type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            id = json.loads(answer.read())["id"]
        with connect(f"{url.replace('http', 'ws')}ws/{id}") as line:
            line.send(json.dumps({"type": "hello", "lang": "pt-BR"}))
            table = json.loads(line.recv(5))
            notation = table["decision"]["options"][0]["notation"]
            line.send(json.dumps({"type": "answer", "id": "a", "seq": 0, "notation": notation}))
            assert json.loads(line.recv(5))["type"] == "ack"
            after = json.loads(line.recv(5))
    with served(tmp_path) as (url, _), connect(f"{url.replace('http', 'ws')}ws/{id}") as line:
        line.send(json.dumps({"type": "hello", "lang": "pt-BR"}))
        assert json.loads(line.recv(5)) == after


def test_an_acknowledged_answer_survives_killing_the_server(tmp_path):
    seq = 0
    with served(tmp_path) as (url, process):
        body = json.dumps({"game": "mageknight", "scenario": "first_reconnaissance", "players": ["tovak"], "seed": 7})
        request = urllib.request.Request(f"{url}api/tables", body.encode(), {"content-type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            id = json.loads(answer.read())["id"]
        with connect(f"{url.replace('http', 'ws')}ws/{id}") as line:
            line.send(json.dumps({"type": "hello"}))
            table = json.loads(line.recv(5))
            for number in range(10):
                notation = table["decision"]["options"][0]["notation"]
                line.send(json.dumps({"type": "answer", "id": f"a{number}", "seq": seq, "notation": notation}))
                seq = json.loads(line.recv(5))["seq"]
                if number < 9:
                    table = json.loads(line.recv(5))
            process.kill()
    with served(tmp_path) as (url, _), connect(f"{url.replace('http', 'ws')}ws/{id}") as line:
        line.send(json.dumps({"type": "hello"}))
        assert json.loads(line.recv(5))["seq"] == seq == 10


def test_a_port_in_use_is_one_sentence_and_exit_code_2(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [sys.executable, "-m", "tavola", "--no-browser", "--port", port, "--lang", "en", "--data", str(tmp_path)],
            capture_output=True,
            text=True,
            timeout=30,
        )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"Port {port} is already in use; choose another with --port.\n"


def test_a_host_that_is_not_ours_is_named():
    with pytest.raises(TavolaError) as caught:
        listen("203.0.113.1", 0)
    assert caught.value.text.key == "error-host"


def test_the_address_is_one_a_browser_can_open():
    assert address("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address("::1", 80) == "http://[::1]:80/"
    assert address("127.0.0.1", 8765) == "http://127.0.0.1:8765/"


def dial(url: str) -> socket.socket:
    found = urlsplit(url)
    line = socket.create_connection((found.hostname, found.port))
    line.settimeout(10)
    return line


def send_without_end(line: socket.socket) -> None:
    for _ in range(10_000):
        line.sendall(b"X: " + b"a" * 1000 + b"\r\n")


def test_a_head_without_end_is_cut_and_the_log_stays_empty(tmp_path: Path) -> None:
    with public(tmp_path) as (url, _):
        with dial(url) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            with pytest.raises(ConnectionError):
                send_without_end(line)
        with dial(url) as line:
            line.sendall(b"\x00\x01nonsense\r\n\r\n" * 100)
            assert b"400" in line.recv(100)
        get(f"{url}api/games")
    assert (tmp_path / "log").read_text() == ""


def test_a_server_with_people_at_it_ends_soon_and_sends_them_away_to_come_again(tmp_path: Path) -> None:
    with public(tmp_path, "--helpers", "0") as (url, process):
        body = json.dumps({"game": "mageknight", "scenario": "first_reconnaissance", "players": ["tovak"]})
        request = urllib.request.Request(f"{url}api/tables", body.encode(), {"content-type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            id = json.loads(answer.read())["id"]
        with connect(f"{url.replace('http', 'ws')}ws/{id}") as line:
            line.send(json.dumps({"type": "hello"}))
            assert json.loads(line.recv(5))["type"] == "table"
            process.terminate()
            with pytest.raises(ConnectionClosed) as caught:
                line.recv(10)
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1012  # "service restart": the page comes again by itself
        assert process.wait(10) in (0, -signal.SIGTERM)


def test_two_servers_cannot_use_one_file(tmp_path: Path) -> None:
    with public(tmp_path):
        done = subprocess.run(
            [sys.executable, "-m", "tavola", "serve", "--port", "0", "--lang", "en", "--data", str(tmp_path)],
            capture_output=True,
            text=True,
            timeout=30,
        )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"Another server already uses {tmp_path / 'tavola.sqlite3'}.\n"


def test_a_killed_server_leaves_its_file_to_the_next(tmp_path: Path) -> None:
    with public(tmp_path) as (_, process):
        process.kill()
        process.wait(10)
        with public(tmp_path) as (url, _):
            assert json.loads(get(f"{url}api/tables")) == []


def test_every_log_line_is_json_and_holds_no_secret(tmp_path: Path) -> None:
    """A damaged game, an early hang-up and a bad request; a table begun."""
    with public(tmp_path) as (url, _):
        body = json.dumps({"game": "mageknight", "scenario": "first_reconnaissance", "players": ["tovak"]})
        request = urllib.request.Request(f"{url}api/tables", body.encode(), {"content-type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            id = json.loads(answer.read())["id"]
            cookie = answer.headers["set-cookie"].split(";")[0].removeprefix("tavola=")
        with sqlite3.connect(tmp_path / "tavola.sqlite3") as db:
            db.execute("UPDATE game SET setup = ?", (b"{",))
        db.close()
        with connect(f"{url.replace('http', 'ws')}ws/{id}?lang=en") as line:
            told = json.loads(line.recv(5))
            assert (told["type"], told["code"]) == ("error", "game-damaged")
            with pytest.raises(ConnectionClosed) as caught:
                line.recv(5)
            assert caught.value.rcvd is not None, "a close frame, not a dropped line"
        with dial(url) as gone:
            gone.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n{")
        get(f"{url}api/games")
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [line["event"] for line in lines] == ["table begun", "table unreadable"]
    assert cookie not in (tmp_path / "log").read_text()
