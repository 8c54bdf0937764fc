"""Takes so many screenshots of the share card in Chromium's fast mode, and prints the rate by the second."""

import os
import sys
import time

from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    page.goto("file://" + os.path.join(os.path.dirname(os.path.abspath(__file__)), "card.html"))
    session = page.context.new_cdp_session(page)
    count = int(sys.argv[1])
    for number in range(count + 2):
        if number == 2:
            start = time.perf_counter()
        page.evaluate("number => draw(number)", number)
        session.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    print(count / (time.perf_counter() - start))
    browser.close()
