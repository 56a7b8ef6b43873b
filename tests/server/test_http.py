"""The HTTP side: who may talk to the server, what browsers may do with its pages, and what is refused how."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from hippodrome.server.people import COOKIE, FIRST_COOKIE, new_secret
from hippodrome.texts import Texts
from tests.server.playing import Live, Message, Person, Server

pytestmark = [pytest.mark.server, pytest.mark.xdist_group("http")]  # they share what is started for them
People = Callable[..., list[Person]]


def status(answer: httpx.Response) -> tuple[int, str]:
    """A refusal: its status and its reason."""
    return answer.status_code, answer.json()["why"]


@pytest.fixture
def ada(people: People) -> Person:
    (found,) = people("Ada")
    return found


# Host and Origin


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "", "[", "[::1", "a b", "localhost.evil.example"]
)
def test_a_strange_name_of_the_host_is_refused_as_rebinding_would_use_it(server: Server, host: str) -> None:
    port = int(server.address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=10) as raw:
        raw.sendall(f"GET /api/home HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := raw.recv(65536):
            answer += part
    assert answer.split(b" ")[1] in (b"403", b"400"), answer
    assert b"set-cookie" not in answer.lower()


@pytest.mark.parametrize(
    "path", ["/%6detrics", "//metrics", "/metrics/", "/api/%74ables/{id}", "/api//tables/{id}", "/api/tables/{id}%2Flive"]
)
def test_a_page_has_one_spelling_or_a_proxy_would_take_it_for_another(ada: Person, path: str) -> None:
    """One that goes by the path would bring it to another node than the table is at, and show what it hides."""
    asked = f"GET {path.format(id=ada.open()['id'])} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    with socket.create_connection(("127.0.0.1", int(ada.server.address.rpartition(":")[2])), timeout=10) as raw:
        raw.sendall(asked.encode())
        assert raw.recv(12) == b"HTTP/1.1 404"


def test_a_long_question_is_refused_or_it_would_be_remembered(ada: Person) -> None:
    assert ada.web.get("/api/tables/aaaaaaaaaaaaaaaa/replay", params={"seat": "1" * 100}).status_code == 400
    assert ada.web.get("/rules", params={"from": "x" * 1000}).status_code == 200


def test_signs_that_need_percents_may_have_them(ada: Person) -> None:
    assert ada.web.get("/api/texts/en%2Cfr").json()["language"] == "en"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LOCALHOST:99", "[::1]:8000", "192.168.1.20:8000"])
def test_addresses_and_localhost_are_fine(ada: Person, host: str) -> None:
    assert ada.web.get("/api/home", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "https://127.0.0.1.evil.example", "null", "", "http://[", "http://127.0.0.1:1"]
)
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_pages_of_other_sites_change_nothing(ada: Person, method: str, origin: str) -> None:
    path = {"POST": "/api/tables", "PUT": "/api/me", "DELETE": "/api/tables/aaaaaaaaaaaaaaaa"}[method]
    answer = ada.web.request(method, path, headers={"Origin": origin}, json={"name": "Evil", "emblem": "hat"})
    assert status(answer) == (403, "origin")


def test_a_cross_site_request_is_refused_even_without_an_origin(ada: Person) -> None:
    answer = ada.web.put("/api/me", headers={"Sec-Fetch-Site": "cross-site"}, json={"name": "Evil", "emblem": "hat"})
    assert status(answer) == (403, "origin")


def test_our_own_pages_may_change_things(ada: Person) -> None:
    answer = ada.web.put("/api/me", headers={"Origin": ada.server.address}, json={"name": "Ada", "emblem": "hat"})
    assert answer.json() == {"name": "Ada", "emblem": "hat"}


@pytest.mark.parametrize("headers", [{"Origin": "http://evil.example"}, {"Origin": "null"}, {"Host": "evil.example"}], ids=str)
def test_pages_of_other_sites_open_no_live_connection(ada: Person, headers: dict[str, str]) -> None:
    table = ada.open()
    with pytest.raises(InvalidStatus) as refused:
        Live(ada.server, table["id"], ada.secret, **headers)
    assert refused.value.response.status_code == 403


def test_our_own_pages_open_live_connections(ada: Person) -> None:
    table = ada.open()
    live = Live(ada.server, table["id"], ada.secret, Origin=ada.server.address)
    assert live.hello()["seat"] == 0
    live.close()


# Headers


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/home", "/nowhere", "/api/tables/nosuchtable"])
def test_every_answer_has_a_strict_policy_for_its_contents(ada: Person, path: str) -> None:
    headers = ada.web.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"


def test_the_policy_lets_the_page_talk_to_its_own_server_only(ada: Person) -> None:
    host = ada.server.address.removeprefix("http://")
    policy = ada.web.get("/").headers["content-security-policy"]
    assert f"connect-src 'self' ws://{host} wss://{host};" in policy


# Behind a proxy


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the world reaches as https://races.example.org."""
    folder = tmp_path_factory.mktemp("proxied")
    with Server(folder / "data", "--public-url", "https://races.example.org/", limits=True) as running:
        yield running


PUBLIC = {"Host": "races.example.org", "Origin": "https://races.example.org"}


def known_at(proxied: Server) -> dict[str, str]:
    """The cookie of a new browser."""
    return dict(httpx.get(f"{proxied.address}/api/home", headers=PUBLIC, trust_env=False).cookies)


def test_behind_tls_the_cookie_is_secure_and_browsers_keep_to_https(proxied: Server) -> None:
    answer = httpx.get(f"{proxied.address}/api/home", headers=PUBLIC, trust_env=False)
    name, _, rest = answer.headers["set-cookie"].partition("=")
    assert name == f"__Host-{COOKIE}" and {"Secure", "Path=/", "HttpOnly"} <= set(rest.split("; ")) and "Domain" not in rest
    assert "max-age" in answer.headers["strict-transport-security"]
    assert answer.json()["addresses"] == ["https://races.example.org"]


@pytest.mark.parametrize(("prefix", "code"), [("", 403), ("__Host-", 200)])
def test_behind_tls_cookies_that_a_neighbour_could_have_set_do_not_count(proxied: Server, prefix: str, code: int) -> None:
    made = httpx.get(f"{proxied.address}/api/home", headers=PUBLIC, trust_env=False).cookies[f"__Host-{COOKIE}"]
    for name, value in ((COOKIE, made), (FIRST_COOKIE, new_secret())):
        with httpx.Client(base_url=proxied.address, headers=PUBLIC, cookies={f"{prefix}{name}": value}, trust_env=False) as web:
            assert web.put("/api/me", json={"name": "Ada", "emblem": "hat"}).status_code == code


def test_the_public_name_is_ours_and_others_are_not(proxied: Server) -> None:
    with httpx.Client(base_url=proxied.address, cookies=known_at(proxied), headers=PUBLIC, trust_env=False) as web:
        codes = [
            web.put("/api/me", headers={"Origin": origin}, json={"name": "Ada", "emblem": "hat"}).status_code
            for origin in (PUBLIC["Origin"], "https://evil.example", "null")
        ]
    assert codes == [200, 403, 403]


def test_metrics_are_for_this_machine_only(proxied: Server) -> None:
    local = httpx.get(f"{proxied.address}/metrics", trust_env=False)
    assert local.status_code == 200 and "hippodrome_moves" in local.text
    far = httpx.get(f"{proxied.address}/metrics", headers=PUBLIC | {"X-Forwarded-For": "203.0.113.9"}, trust_env=False)
    assert far.status_code == 403


def test_what_a_proxy_says_is_believed_only_with_a_public_url(server: Server) -> None:
    answer = httpx.get(f"{server.address}/metrics", headers={"X-Forwarded-For": "203.0.113.9"}, trust_env=False)
    assert answer.status_code == 200


def test_an_address_that_asks_too_much_is_told_to_wait(another_server: Callable[..., Server]) -> None:
    server = another_server(limits=True)
    with httpx.Client(base_url=server.address, trust_env=False) as web:
        answers = [
            web.get("/api/rules/nothing/en", headers={"X-Forwarded-For": f"203.0.113.{number % 250}"}) for number in range(610)
        ]
    assert [answer.status_code for answer in answers[:600]] == [404] * 600
    assert answers[-1].status_code == 429 and answers[-1].json()["why"]


def test_behind_a_proxy_each_address_has_a_limit_of_its_own(proxied: Server) -> None:
    with httpx.Client(base_url=proxied.address, headers=PUBLIC, trust_env=False) as web:
        last = [web.get("/api/rules/nothing/en", headers={"X-Forwarded-For": "203.0.113.7"}) for _ in range(602)][-1]
        other = web.get("/api/rules/nothing/en", headers={"X-Forwarded-For": "203.0.113.8"})
    assert (last.status_code, other.status_code) == (429, 404)


def test_an_address_that_opens_table_after_table_is_told_to_wait(proxied: Server) -> None:
    body = {"title": "finish", "options": {"races": 1}, "seats": [{"who": "bot"}, {"who": "bot"}]}
    headers = PUBLIC | {"X-Forwarded-For": "203.0.113.10"}
    with httpx.Client(base_url=proxied.address, headers=headers, cookies=known_at(proxied), trust_env=False) as web:
        answers = [web.post("/api/tables", json=body) for _ in range(122)]
    assert answers[0].status_code == 201
    assert status(answers[-1]) == (429, "too-many-tables")


# Pages


@pytest.fixture(scope="module")
def with_client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a browser client of a few files."""
    folder = tmp_path_factory.mktemp("client")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Test</title>")
    (client / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (client / "assets" / "app-1a2b.js").write_text("console.log('é');" * 100)
    (client / "secret.txt").write_text("not a page")
    (folder / "outside.txt").write_text("outside")
    with Server(folder / "data", environment={"HIPPODROME_CLIENT": str(client)}) as running:
        yield running


@pytest.fixture
def web(with_client: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=with_client.address, trust_env=False) as found:
        yield found


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/w/abc", "/new", "/new/finish", "/rules", "/rules/finish", "/replay", "/races", "/about"]
)
def test_every_page_is_the_client(web: httpx.Client, path: str) -> None:
    answer = web.get(path)
    assert "<title>Test</title>" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8" and answer.headers["cache-control"] == "no-cache"


def test_assets_are_compressed_and_kept_for_ever_since_their_names_change(web: httpx.Client) -> None:
    answer = web.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip" and "immutable" in answer.headers["cache-control"]
    assert answer.text == "console.log('é');" * 100
    assert "javascript" in answer.headers["content-type"]
    plain = web.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.text == answer.text


def test_what_the_browser_has_already_is_not_sent_again(web: httpx.Client) -> None:
    tag = web.get("/").headers["etag"]
    answer = web.get("/", headers={"If-None-Match": tag})
    assert (answer.status_code, answer.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../secret.txt",
        "/assets/%2e%2e/secret.txt",
        "/assets/../../outside.txt",
        "/secret.txt",
        "/assets/nothing.js",
        "/assets//etc/passwd",
    ],
)
def test_no_other_file_is_served(with_client: Server, path: str) -> None:
    port = int(with_client.address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=10) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := raw.recv(65536):
            answer += part
    assert b" 404 " in answer.split(b"\r\n")[0] and b"not a page" not in answer and b"outside" not in answer


def test_without_a_client_the_page_says_how_to_build_it(another_server: Callable[..., Server], tmp_path: Path) -> None:
    server = another_server(environment={"HIPPODROME_CLIENT": str(tmp_path / "nothing")})
    assert "npm run build" in httpx.get(server.address, trust_env=False).text


# Texts


def test_texts_are_in_the_first_wanted_language_that_there_is(ada: Person) -> None:
    found = ada.get("/api/texts/de,fr-CH,en")
    assert found["language"] == "fr" and found["fallback"] == "en"
    assert {"language": "en", "name": "English"} in found["languages"]
    assert any("\nweb-name = " in catalogue for catalogue in found["catalogues"])


@pytest.mark.parametrize("wanted", ["de", "-", ",,,", "..%5C..%5Cetc", "%00", "fr" * 50, "é", "*;q=0.1"])
def test_whoever_wants_no_language_that_there_is_gets_the_fallback(ada: Person, wanted: str) -> None:
    assert ada.get(f"/api/texts/{wanted}")["language"] == "en"


def test_texts_are_compressed_and_not_sent_again(ada: Person) -> None:
    first = ada.web.get("/api/texts/en", headers={"Accept-Encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip" and first.headers["content-type"].startswith("application/json")
    again = ada.web.get("/api/texts/en-GB", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert ada.web.get("/api/texts/fr", headers={"If-None-Match": first.headers["etag"]}).status_code == 200


def test_a_language_from_outside_is_spoken_and_lacks_nothing(another_server: Callable[..., Server], tmp_path: Path) -> None:
    (tmp_path / "languages" / "de").mkdir(parents=True)
    (tmp_path / "languages" / "de" / "some.ftl").write_text(
        "language-name = Deutsch\nlanguage-locale = de-DE\nweb-name = Dein Name\n", encoding="utf-8"
    )
    (tmp_path / "languages" / "de" / "names.toml").write_text('"Blue" = "Blau"\n', encoding="utf-8")
    server = another_server(environment={"HIPPODROME_TEXTS": str(tmp_path / "languages")})
    found = httpx.get(f"{server.address}/api/texts/de-AT", trust_env=False).json()
    assert (found["language"], found["names"]) == ("de", {"Blue": "Blau"})
    said = "\n".join(found["catalogues"])
    assert said.index("web-name = Dein Name") < said.index("web-name = ", said.index("web-name = ") + 1)
    assert httpx.get(f"{server.address}/api/rules/finish/de", trust_env=False).json()["markdown"].startswith("#")


# Refusals


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/nowhere", None, 404),
        ("GET", "/api/nowhere", None, 404),
        ("GET", "/api/tables/nosuchtable", None, 404),
        ("GET", "/api/tables/nosuchtable/record", None, 404),
        ("GET", "/api/tables/x", None, 400),
        ("GET", "/api/rules/finish/de", None, 404),
        ("GET", "/api/rules/..%2f..%2fsecrets/en", None, 404),
        ("POST", "/api/home", None, 405),
        ("POST", "/api/tables", {"title": "chess", "seats": [{"who": "me"}, {"who": "bot"}]}, 422),
        ("POST", "/api/tables", {"title": "finish", "seats": [{"who": "me"}]}, 400),
        ("POST", "/api/tables", {"title": "finish", "seats": [{"who": "me"}, {"who": "me"}]}, 422),
        ("POST", "/api/tables", {"title": "finish", "seats": [{"who": "me"}, {"who": "bot", "bot": "HAL"}]}, 422),
        ("POST", "/api/tables", {"title": "finish", "options": {"races": 99}, "seats": [{"who": "me"}, {"who": "bot"}]}, 422),
        ("POST", "/api/tables", {"title": "finish", "options": {"magic": True}, "seats": [{"who": "me"}, {"who": "bot"}]}, 422),
        ("POST", "/api/tables", {"surprise": 1}, 400),
        ("PUT", "/api/me", {"name": "", "emblem": "hat"}, 400),
        ("PUT", "/api/me", {"name": "\u202e", "emblem": "hat"}, 422),
        ("PUT", "/api/me", {"name": "Ada", "emblem": "skull"}, 400),
        ("POST", "/api/verify", {"record": "x" * 20}, 200),
        ("POST", "/api/replay", {"record": "x" * 20}, 422),
    ],
)  # fmt: skip
def test_a_refusal_is_a_problem_with_a_reason_and_a_text(ada: Person, method: str, path: str, body: Any, code: int) -> None:
    answer = ada.web.request(method, path, json=body)
    assert answer.status_code == code, answer.text
    if code >= 400:
        assert set(answer.json()) == {"why", "text", "rule", "key", "facts"} and answer.json()["text"]


PAIR = [{"who": "me"}, {"who": "bot"}]


@pytest.mark.parametrize(
    "body",
    [
        {"title": "finish", "seats": [{"who": "me"}, {"who": "me"}]},
        {"title": "finish", "seats": [{"who": "me"}, {"who": "bot", "bot": "HAL"}]},
        {"title": "ticket-gagnant", "seats": [{"who": "me"}] + [{"who": "bot"}] * 7},
        {"title": "finish", "seats": PAIR, "options": {"races": 99}},
        {"title": "finish", "seats": PAIR, "options": {"magic": True}},
        {"title": "ticket-gagnant", "seats": PAIR, "edition": "1999"},
        {"title": "ticket-gagnant", "seats": PAIR, "edition": "2022", "options": {"races": 3}},
    ],
)
def test_every_refused_setup_has_a_sentence_in_every_language(ada: Person, body: Any) -> None:
    problem = ada.web.post("/api/tables", json=body).json()
    assert problem["why"] == "setup"
    said = {lang: Texts(lang).say(f"web-setup-{problem['key']}", **problem["facts"]) for lang in ("en", "fr")}
    assert said["en"] != said["fr"]


def test_a_body_that_is_too_long_is_refused(ada: Person) -> None:
    assert ada.web.put("/api/me", json={"name": "a" * 30_000, "emblem": "hat"}).status_code == 413
    assert ada.web.post("/api/verify", json={"record": "a" * 2_100_000}).status_code == 413


def test_a_table_that_no_rule_allows_is_refused_with_its_rule(ada: Person) -> None:
    answer = ada.web.post(
        "/api/tables", json={"title": "ticket-gagnant", "options": {"races": 5}, "seats": [{"who": "me"}, {"who": "bot"}]}
    )
    assert (answer.status_code, answer.json()["rule"]) == (422, "TG-1")


@pytest.mark.parametrize("odd", [{"title": "chess"}, {"edition": "1066"}, {"options": {"magic": True}}], ids=str)
def test_what_no_rule_of_the_game_forbids_is_refused_without_one(ada: Person, odd: Message) -> None:
    answer = ada.web.post("/api/tables", json={"title": "finish", "seats": [{"who": "me"}, {"who": "bot"}]} | odd)
    assert (answer.status_code, answer.json()["rule"]) == (422, "") and answer.json()["text"]


def test_healthz_answers(ada: Person) -> None:
    assert ada.get("/healthz")["status"] == "ok"


# Names and texts


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("A\x00d\x1ba", "A d a"),
        ("\u202eadA\u202c", "adA"),
        ("A\u200bd\ufeffa", "Ada"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("{{7*7}}", "{{7*7}}"),
        ("'; drop table tables; --", "'; drop table tables; --"),
        ("Zoe\u0308", "Zoë"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
    ids=ascii,
)
def test_names_are_cleaned_of_what_cannot_be_seen_and_else_kept_as_data(ada: Person, given: str, kept: str) -> None:
    assert ada.must(ada.web.put("/api/me", json={"name": given, "emblem": "hat"}))["name"] == kept
    assert ada.get("/api/home")["me"]["name"] == kept


def test_markup_in_a_name_reaches_others_as_the_same_text(people: People) -> None:
    ada, eve = people("Ada", "<img src=x onerror=1>")
    table = ada.open()
    eve.sit(table)
    answer = ada.web.get(f"/api/tables/{table['id']}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["seats"][1]["name"] == "<img src=x onerror=1>"
