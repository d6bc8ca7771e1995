"""The HTTP half of docs/protocol.md, on the toy game."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from conftest import toy_match
from tavola.server import Config, create_app
from tavola.server.http.pages import Assets
from tavola.table import SqliteStorage

HOST = "http://127.0.0.1:8765"


def client_for(folder: Path, config: Config) -> TestClient:
    """A client at the same machine as the server."""
    app = create_app(SqliteStorage(folder / "t.sqlite3"), config)
    return TestClient(app, base_url=HOST, client=("127.0.0.1", 50000))


def storage_of(client: TestClient) -> SqliteStorage:
    """What the server behind this client writes to."""
    assert isinstance(client.app, Starlette)
    found = client.app.state.rooms.tables.storage
    assert isinstance(found, SqliteStorage)
    return found


@pytest.fixture
def client(tmp_path) -> Iterator[TestClient]:
    with client_for(tmp_path, Config()) as made:
        yield made


@pytest.fixture
def public(tmp_path) -> Iterator[TestClient]:
    with client_for(tmp_path, Config(host="0.0.0.0", shared=False)) as made:
        yield made


def new_toy(client: TestClient, **more: object) -> str:
    made = client.post("/api/tables", json={"game": "toy", "players": ["a"], "seed": 5, **more})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def test_games_have_scenarios(client):
    games = {game["id"]: game for game in client.get("/api/games?lang=en").json()}
    (short,) = games["toy"]["scenarios"]
    assert short == {"id": "short", "name": "toy-scenario-short", "about": "", "players": [1, 2], "rounds": 1}


def test_a_new_table_is_listed(client):
    id = new_toy(client)
    (line,) = client.get("/api/tables").json()
    assert line["id"] == id
    assert line["players"] == ["a"]
    assert line["finished"] is False
    assert line["updated"].endswith("+00:00")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "toy", "scenario": "long"}, "unknown-scenario"),
        ({"game": "toy", "bots": {"0": "genius"}}, "unknown-bot"),
        ({"game": "toy", "surprise": 1}, "bad-request"),
        ({"game": 7}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_a_bad_wish_is_one_clear_problem(client, body, code):
    answer = client.post("/api/tables?lang=en", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert answer.json()["text"].endswith(".")
    assert client.get("/api/tables").json() == []


def test_problems_speak_the_readers_language(client):
    said = [client.post(f"/api/tables?lang={lang}", json={"game": "chess"}).json()["text"] for lang in ("en", "pt-BR")]
    assert said[0].startswith("There is no game chess")
    assert said[1].startswith("Não existe o jogo chess")
    browser = client.post("/api/tables", json={"game": "chess"}, headers={"accept-language": "pt-PT,pt;q=0.9"})
    assert browser.json()["text"] == said[1]


def test_an_oversized_body_is_refused(client):
    answer = client.post("/api/tables", content=b" " * 70_000)
    assert (answer.status_code, answer.json()["code"]) == (422, "body-too-large")


def test_a_save_travels_out_and_in(client):
    id = new_toy(client)
    file = client.get(f"/api/tables/{id}/save")
    assert "attachment" in file.headers["content-disposition"]
    again = client.post("/api/tables/load", content=file.content)
    assert again.status_code == 201
    assert client.get(f"/api/tables/{again.json()['id']}/save").content == file.content


@pytest.mark.parametrize("data", [b"", b"{}", b"\x00\xff", b'{"versions": 3}'])
def test_a_damaged_save_is_a_problem(client, data):
    answer = client.post("/api/tables/load", content=data)
    assert answer.status_code == 422
    assert answer.json()["code"].startswith("save-")


def test_what_does_not_exist_is_a_404(client):
    for path in (
        "/api/tables/nowhere/save",
        "/api/catalog/chess",
        "/api/words/chess",
        "/api/rules/chess",
        "/nothing.js",
    ):
        answer = client.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["text"]


def test_a_page_of_another_site_is_refused(client):
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"host": "evil.example"}):
        answer = client.post("/api/tables", json={"game": "toy"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "origin"), headers
    assert client.post("/api/tables", json={"game": "toy"}, headers={"origin": HOST}).status_code == 201


def test_a_known_origin_may_be_another_one(tmp_path):
    config = Config(host="0.0.0.0", origins=("https://table.example/",))
    with client_for(tmp_path, config) as client:
        assert client.get("/api/games", headers={"origin": "https://table.example"}).status_code == 200


def test_headers_are_safe(client):
    headers = client.get("/").headers
    assert "unsafe-eval" not in headers["content-security-policy"]
    assert "script-src 'self';" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    cookie = headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_a_browser_gets_its_cookie_once_and_a_forged_one_is_replaced(client):
    client.get("/api/tables")
    assert "set-cookie" not in client.get("/api/tables").headers
    client.cookies.set("tavola", "forged.value")
    assert "set-cookie" in client.get("/api/tables", headers={"cookie": "tavola=forged.value"}).headers


def test_on_a_public_server_everybody_sees_their_own_tables(public):
    public.get("/api/tables")
    id = new_toy(public)
    assert [line["id"] for line in public.get("/api/tables").json()] == [id]
    public.cookies.clear()
    assert public.get("/api/tables").json() == []
    assert public.get(f"/api/tables/{id}/save").status_code == 403


def test_a_public_server_limits_new_tables(public, monkeypatch):
    made = [public.post("/api/tables", json={"game": "toy"}).status_code for _ in range(61)]
    assert made[:60] == [201] * 60
    assert made[60] == 429


def test_large_answers_are_compressed(client):
    answer = client.get("/api/words/mageknight?lang=en") if "mageknight" in _games(client) else None
    if answer is not None:
        assert answer.headers["content-encoding"] == "gzip"


def test_files_are_sent_as_small_as_the_browser_takes_them(tmp_path):
    """As the build made them: a browser that takes nothing, or names what there is not, gets the file itself."""
    for name, content in (("a.js", b"whole"), ("a.js.br", b"br"), ("a.js.gz", b"gz"), ("b.css", b"alone")):
        (tmp_path / name).write_bytes(content)
    files = TestClient(Starlette(routes=[Mount("/", Assets(directory=tmp_path))]))

    def sent(path: str, takes: str) -> tuple[str, str, str]:
        # What is sent is looked at as it travels: nothing is unpacked.
        with files.stream("GET", path, headers={"accept-encoding": takes}) as answer:
            assert answer.headers["vary"] == "Accept-Encoding"
            assert "immutable" in answer.headers["cache-control"]
            body = b"".join(answer.iter_raw()).decode()
            return body, answer.headers.get("content-encoding", ""), answer.headers["content-type"].split(";")[0]

    script = mimetypes.guess_type("a.js")[0]
    assert sent("/a.js", "gzip, deflate, br") == ("br", "br", script)
    assert sent("/a.js", "gzip") == ("gz", "gzip", script)
    assert sent("/a.js", "identity") == ("whole", "", script)
    assert sent("/b.css", "br, gzip") == ("alone", "", "text/css")
    assert files.get("/c.js", headers={"accept-encoding": "br"}).status_code == 404


def test_a_table_asks_for_texts_and_rules_only_when_it_needs_them(client):
    if "mageknight" not in _games(client):
        return
    words, brief = (client.get(f"/api/words/mageknight?lang=en{more}").json() for more in ("", "&texts=no"))
    assert brief == {**words, "texts": {}}
    assert client.get("/api/texts/mageknight?lang=en").json() == words["texts"]
    facts, bare = (client.get(f"/api/catalog/mageknight{more}").json() for more in ("", "?rules=no"))
    assert facts["cards"]["march"]["rules"]
    assert bare["cards"]["march"] == {key: fact for key, fact in facts["cards"]["march"].items() if key != "rules"}


def _games(client: TestClient) -> list[str]:
    return [game["id"] for game in client.get("/api/games").json()]


def test_a_stored_game_continues_after_a_restart(tmp_path):
    with client_for(tmp_path, Config()) as client:
        id = new_toy(client)
        before = client.get(f"/api/tables/{id}/save").content
    with client_for(tmp_path, Config()) as client:
        assert client.get(f"/api/tables/{id}/save").content == before


def test_saves_from_python_load_in_the_server(client):
    match = toy_match()
    match.play("add 1")
    answer = client.post("/api/tables/load", content=match.save())
    assert json.loads(client.get(f"/api/tables/{answer.json()['id']}/save").text)["answers"] == ["add 1"]
