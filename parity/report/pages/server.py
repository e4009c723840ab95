"""The pages live, for this machine only: each is made from the lab book when somebody asks, and nothing is written."""

from __future__ import annotations

import mimetypes
from collections.abc import Callable
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote, urlsplit

from parity.errors import ParityError

if TYPE_CHECKING:
    from parity.report.pages.site import Site

HOST = "127.0.0.1"
_POLICY = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
}


_SCRIPT, _WATCH = "assets/pages.js", b"parity.watch();\n"  # other servers do not tell a lab book's state


class LiveSite:
    """A site that is made anew when the lab book has changed. `state` says in which state the book is."""

    def __init__(self, make: Callable[[], Site], state: Callable[[], str]) -> None:
        self._make, self._state = make, state
        self._lock = Lock()
        self._of, self._site = state(), make()

    def state(self) -> str:
        with self._lock:
            return self._state()

    def content(self, path: str) -> bytes | None:
        with self._lock:
            now = self._state()
            if now != self._of:
                self._of, self._site = now, self._make()
            content = self._site.content(path)
        return content + _WATCH if content and path == _SCRIPT else content


def server_of(live: LiveSite, port: int) -> ThreadingHTTPServer:
    """Make a server on the loopback address. Port 0 takes a free port. Raises OSError for a port that is in use."""

    class Handler(_Handler):
        site = live

    server = ThreadingHTTPServer((HOST, port), Handler)
    server.daemon_threads = True
    return server


class _Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD. Who asks under another name than the loopback's may be a page of somebody else's."""

    site: LiveSite
    protocol_version = "HTTP/1.1"
    server_version, sys_version = "parity", ""
    timeout = 30

    def do_GET(self) -> None:
        self._answer()

    def do_HEAD(self) -> None:
        self._answer()

    def _answer(self) -> None:
        if not self._is_for_us():
            return self._send(HTTPStatus.FORBIDDEN, b"only 127.0.0.1 and localhost are served\n", "text/plain")
        path = unquote(urlsplit(self.path).path).lstrip("/")
        try:
            if path == "state":
                return self._send(HTTPStatus.OK, self.site.state().encode(), "text/plain")
            return self._page(f"{path}index.html" if path == "" or path.endswith("/") else path)
        except ParityError as error:  # the lab book is gone, or is being written in a way that cannot be read
            return self._send(HTTPStatus.SERVICE_UNAVAILABLE, f"{error}\n".encode(), "text/plain")

    def _page(self, path: str) -> None:
        content = self.site.content(path)
        if content is None and self.site.content(f"{path}/index.html") is not None:
            return self._send(HTTPStatus.MOVED_PERMANENTLY, b"", "text/plain", {"Location": f"/{quote(path)}/"})
        if content is None:
            return self._send(HTTPStatus.NOT_FOUND, b"there is no such page\n", "text/plain")
        return self._send(HTTPStatus.OK, content, mimetypes.guess_type(path)[0] or "text/plain")

    def _is_for_us(self) -> bool:
        host, _, port = self.headers.get("Host", "").lower().rpartition(":")
        return port == str(self.connection.getsockname()[1]) and host.rstrip(".") in (HOST, "localhost")

    def _send(self, status: HTTPStatus, content: bytes, kind: str, more: dict[str, str] | None = None) -> None:
        self.send_response(status)
        for name, value in {**_POLICY, **(more or {})}.items():
            self.send_header(name, value)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, format: str, *values: Any) -> None:
        """Do nothing: what was looked at is nobody's concern."""
