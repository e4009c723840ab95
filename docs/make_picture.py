"""Makes docs/machine_code.png, the picture of README.md, from this repository's lab book.

Usage: python docs/make_picture.py. Needs Chromium and what the tests need.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "machine_code.png"
PAGE = "code.html#left=step03:triton&right=step03:cuda&part=hot"
HOTTEST = """() => [...document.querySelectorAll("#listing tbody tr")].map((row) => [parseFloat(
    row.querySelector("[style*='--heat']")?.style.getPropertyValue("--heat") || "0"), row])
    .sort((a, b) => b[0] - a[0])[0][1]"""


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / "site"
        command = [sys.executable, "-m", "parity", "report", "sm90", "--html", str(site)]
        subprocess.run(command, cwd=ROOT, check=True)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1400, "height": 1000})
        page.goto(f"{site.as_uri()}/{PAGE}")
        page.wait_for_selector("html[data-drawn]", state="attached")
        row = page.evaluate_handle(HOTTEST).as_element()
        assert row is not None
        row.click()
        row.evaluate("row => row.scrollIntoView({ block: 'center' })")
        page.evaluate("window.scrollTo(0, 0)")
        page.screenshot(path=PICTURE)
        browser.close()


if __name__ == "__main__":
    main()
