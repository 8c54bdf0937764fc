"""Looks at progress, gauges and groups in Chromium, and opens and closes a group with the mouse and the keyboard."""

import os

from support import open_page, program, run, screenshot, until, wait_for_text

os.environ["FIXTURE"] = "meters"


def open_meters(browser, app, **options):
    return open_page(browser, app, first="Meters", **options)


def test_progress(browser, app):
    page, problems = open_meters(browser, app, device_scale_factor=2)
    screenshot(page, "meters")
    bar = page.get_by_role("progressbar", name="Loading")
    assert bar.get_attribute("aria-valuenow") == "0.25"
    assert bar.get_attribute("aria-valuetext") == "25%"
    page.get_by_role("button", name="More").click()
    page.locator("[role=progressbar][aria-valuenow='0.5']").wait_for()
    waiting = page.get_by_role("progressbar", name="Waiting")
    assert waiting.get_attribute("aria-valuenow") is None
    gauge = page.get_by_role("meter", name="Heat")
    assert gauge.get_attribute("aria-valuenow") == "30"
    assert gauge.get_attribute("aria-valuemin") == "20"
    assert gauge.get_attribute("aria-valuemax") == "40"
    assert gauge.get_attribute("aria-valuetext") == "30 degrees"
    assert page.get_by_role("group", name="Box").count() == 1
    assert problems == [], problems


MOVEMENTS = "() => document.getAnimations().map((one) => one.animationName).sort()"


def test_movement(browser, app):
    """Spinners turn in the page itself; bars without a value stand still for those who want things to move less."""
    page, _ = open_meters(browser, app)
    assert page.evaluate(MOVEMENTS) == ["passing", "turning"]
    page.emulate_media(reduced_motion="reduce")
    until(page, "document.getAnimations().map((one) => one.animationName).join() === 'turning'")
    page.emulate_media(reduced_motion="no-preference")
    until(page, "document.getAnimations().length === 2")


def test_disclosure(browser, app):
    page, _ = open_meters(browser, app)
    group = page.get_by_role("button", name="Advanced")
    assert group.get_attribute("aria-expanded") == "false"
    group.click()
    wait_for_text(page, "Inside")
    wait_for_text(page, "Open")
    # The text before it fades away: if it changes back meanwhile, both show.
    page.get_by_text("Closed", exact=True).wait_for(state="detached")
    assert group.get_attribute("aria-expanded") == "true"
    group.focus()
    page.keyboard.press("Space")
    wait_for_text(page, "Closed")
    page.get_by_text("Inside").wait_for(state="detached")


run(globals(), program("BrowserFixture"))
