"""The real server in a process of its own: it answers, stops cleanly, and says what is wrong with its port."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
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


def get(url: str) -> bytes:
    with urllib.request.urlopen(url) as answer:
        return answer.read()


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
