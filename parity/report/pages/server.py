"""The pages live, for this machine only: each is made from the lab book when somebody asks, and nothing is written."""

from __future__ import annotations

import mimetypes
from collections.abc import Callable
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

if TYPE_CHECKING:
    from parity.report.pages.site import Site

HOST = "127.0.0.1"
_POLICY = {
    "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY", "Cross-Origin-Resource-Policy": "same-origin",
}  # fmt: skip


class LiveSite:
    """A site that is made anew when the lab book has changed. `state` says in which state the book is."""

    def __init__(self, make: Callable[[], Site], state: Callable[[], str]) -> None:
        self._make, self._state = make, state
        self._lock = Lock()
        self._site, self._of = make(), state()

    def state(self) -> str:
        with self._lock:
            return self._state()

    def content(self, path: str) -> bytes | None:
        with self._lock:
            now = self._state()
            if now != self._of:
                self._site, self._of = self._make(), now
            return self._site.content(path)


def server_of(live: LiveSite, port: int) -> ThreadingHTTPServer:
    """A server on the loopback address. Port 0 takes a free one. Raises OSError for a port that is in use."""

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
        if path == "state":
            return self._send(HTTPStatus.OK, self.site.state().encode(), "text/plain")
        path = f"{path}index.html" if path == "" or path.endswith("/") else path
        content = self.site.content(path)
        if content is None:
            return self._send(HTTPStatus.NOT_FOUND, b"there is no such page\n", "text/plain")
        kind = mimetypes.guess_type(path)[0] or "text/plain"
        return self._send(HTTPStatus.OK, content, kind)

    def _is_for_us(self) -> bool:
        port = self.connection.getsockname()[1]
        return self.headers.get("Host", "") in {f"{host}:{port}" for host in (HOST, "localhost")}

    def _send(self, status: HTTPStatus, content: bytes, kind: str) -> None:
        self.send_response(status)
        for name, value in _POLICY.items():
            self.send_header(name, value)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, format: str, *values: Any) -> None:
        """Nothing: what was looked at is nobody's concern."""
