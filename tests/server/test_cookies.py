"""Who is known by a cookie: only by one that the server has made, and a new browser as one person however many pages it opens."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from hippodrome.server.http.guard import cookies_of
from hippodrome.server.people import COOKIE, FIRST_COOKIE, new_secret
from tests.server.playing import Person, Server

pytestmark = pytest.mark.server
People = Callable[..., list[Person]]


@pytest.fixture
def ada(people: People) -> Person:
    (found,) = people("Ada")
    return found


def refused(answer: httpx.Response) -> str:
    """Why somebody may not do this."""
    assert answer.status_code == 403
    why: str = answer.json()["why"]
    return why


def test_the_cookie_is_for_the_server_only_and_for_this_site_only(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/home", trust_env=False)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("hippodrome=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; ")) and "Secure" not in cookie


def test_who_has_a_cookie_gets_no_other(ada: Person) -> None:
    assert "set-cookie" not in ada.web.get("/api/home").headers


def test_a_cookie_that_is_not_ours_is_replaced(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/home", headers={"Cookie": "hippodrome=../../etc"}, trust_env=False)
    assert answer.headers["set-cookie"].startswith("hippodrome=")


def test_two_first_pages_of_a_new_browser_that_cross_each_other_make_one_person(ada: Person) -> None:
    table = ada.open()
    path = f"/api/tables/{table['id']}"
    with httpx.Client(base_url=ada.server.address, trust_env=False) as browser:
        pages = [httpx.get(browser.base_url.join(page), trust_env=False) for page in ("/", f"/t/{table['id']}")]
        assert not any("set-cookie" in page.headers for page in pages), "a page that comes later would make somebody else of it"
        given: set[str] = set()
        brought = {FIRST_COOKIE: new_secret()}  # by each request that the pages' scripts send before another one is answered
        for method, asked, body in (
            ("GET", path, None),
            ("GET", "/api/home", None),
            ("PUT", "/api/me", {"name": "Ben", "emblem": "flag"}),
            ("POST", f"{path}/sit", {"join": table["join"], "name": "Ben", "emblem": "flag"}),
        ):
            answer = httpx.request(method, browser.base_url.join(asked), cookies=brought, json=body, trust_env=False)
            assert answer.is_success
            given.add(answer.cookies[COOKIE])
            lasting, spent = answer.headers.get_list("set-cookie")
            assert "HttpOnly" in lasting and spent.startswith(f"{FIRST_COOKIE}=; Max-Age=0;")
    (cookie,) = given
    assert brought[FIRST_COOKIE] not in cookie
    mine = httpx.get(browser.base_url.join(path), cookies={COOKIE: cookie}, trust_env=False).json()["mine"]
    assert mine == [1]


@pytest.mark.parametrize(
    "spoil", [lambda cookie: cookie[:43], lambda cookie: cookie[:-1], lambda cookie: new_secret() + cookie[43:]]
)
def test_only_a_cookie_that_the_server_has_made_counts(server: Server, spoil: Callable[[str], str]) -> None:
    made = httpx.get(f"{server.address}/api/home", trust_env=False).cookies[COOKIE]
    for cookie, code in ((spoil(made), 403), (new_secret(), 403), (made, 200)):
        body = {"name": "Ben", "emblem": "flag"}
        answer = httpx.put(f"{server.address}/api/me", cookies={COOKIE: cookie}, json=body, trust_env=False)
        assert answer.status_code == code


def test_somebody_whom_the_database_knows_keeps_a_cookie_without_a_signature(ada: Person) -> None:
    table, unsigned = ada.open(), ada.secret.partition(".")[0]
    answer = httpx.get(f"{ada.server.address}/api/tables/{table['id']}", cookies={COOKIE: unsigned}, trust_env=False)
    assert answer.json()["mine"] == [0] and answer.cookies[COOKIE] == ada.secret


def test_cookies_are_good_after_a_restart(another_server: Callable[..., Server]) -> None:
    server = another_server()
    ada = Person(server, "Ada")
    server.restart()
    ada.follow()
    assert "set-cookie" not in ada.web.get("/api/home").headers
    ada.leave()


def test_who_is_known_is_not_made_somebody_else_by_a_first_cookie(ada: Person) -> None:
    table = ada.open()
    known = {COOKIE: ada.secret, FIRST_COOKIE: new_secret()}
    answer = httpx.get(f"{ada.server.address}/api/tables/{table['id']}", cookies=known, trust_env=False)
    assert answer.json()["mine"] == [0] and "set-cookie" not in answer.headers


@pytest.mark.parametrize("secret", ["", "short", "../../etc", "x" * 44])
def test_a_first_cookie_that_is_no_secret_is_nobody(ada: Person, secret: str) -> None:
    with httpx.Client(base_url=ada.server.address, cookies={FIRST_COOKIE: secret}, trust_env=False) as browser:
        assert refused(browser.put("/api/me", json={"name": "Ben", "emblem": "flag"})) == "no-cookie"


def test_without_a_cookie_only_what_the_first_page_shows_makes_somebody_of_a_client(ada: Person) -> None:
    table = ada.open()
    path = f"/api/tables/{table['id']}"
    with httpx.Client(base_url=ada.server.address, trust_env=False) as browser:
        seen = browser.get(path)
        assert (seen.json()["mine"], seen.json()["host"]) == ([], False)
        for method, asked, body in (
            ("PUT", "/api/me", {"name": "Ben", "emblem": "flag"}),
            ("POST", "/api/tables", {"title": "finish", "seats": [{"who": "me"}, {"who": "bot"}]}),
            ("POST", f"{path}/sit", {"join": table["join"], "name": "Ben", "emblem": "flag"}),
        ):
            assert refused(browser.request(method, asked, json=body)) == "no-cookie"
        assert COOKIE not in browser.cookies
        assert browser.get("/api/home").is_success and COOKIE in browser.cookies
    assert ada.info(table)["seats"][1]["kind"] == "open"


def test_a_cookie_is_not_unpacked_which_could_take_long() -> None:
    """With Python's own reader (CVE-2024-7592) this one would take hours."""
    cookie = '"' + "\\" * 10_000_000 + '"'
    assert cookies_of([(b"cookie", f"a=b; {COOKIE}={cookie}".encode())]) == {"a": "b", COOKIE: cookie}
