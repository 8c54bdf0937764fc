"""Uses controls in Chromium: with the mouse, with the keyboard alone, and as what reads the page aloud finds them."""

import os

from support import box_of, open_page, program, run, screenshot, wait_for_text

os.environ["FIXTURE"] = "controls"


def open_controls(browser, app, **options):
    return open_page(browser, app, first="Not connected", **options)


def test_buttons(browser, app):
    page, problems = open_controls(browser, app, device_scale_factor=2)
    screenshot(page, "controls")
    page.get_by_role("button", name="Bordered").click()
    wait_for_text(page, "Pressed 1 times")
    page.get_by_role("button", name="Prominent").click()
    wait_for_text(page, "Pressed 2 times")
    assert problems == [], problems


def test_press(browser, app):
    """A button that is being pressed looks so, until the pointer leaves it or is released."""
    page, _ = open_controls(browser, app)
    box = box_of(page.get_by_role("button", name="Up"))
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    wait_for_text(page, "Down")
    page.mouse.move(box["x"], box["y"] + 200)
    wait_for_text(page, "Up")
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    wait_for_text(page, "Down")
    page.mouse.up()
    wait_for_text(page, "Up")
    wait_for_text(page, "Pressed 1 times")
    page.get_by_role("button", name="Up").focus()
    page.keyboard.down("Space")
    wait_for_text(page, "Down")
    page.keyboard.up("Space")
    wait_for_text(page, "Up")
    wait_for_text(page, "Pressed 2 times")


def test_press_on_text(browser, app):
    """A click counts if the text under the pointer changes during the press."""
    page, _ = open_controls(browser, app)
    box = box_of(page.get_by_text("Up", exact=True))
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    wait_for_text(page, "Down")
    page.mouse.up()
    wait_for_text(page, "Pressed 1 times")


def test_toggles(browser, app):
    page, _ = open_controls(browser, app)
    switch = page.get_by_role("switch", name="Wi-Fi")
    assert switch.get_attribute("aria-checked") == "false"
    switch.click()
    wait_for_text(page, "Connected")
    assert switch.get_attribute("aria-checked") == "true"
    switch.focus()
    page.keyboard.press("Space")
    wait_for_text(page, "Not connected")
    both = page.get_by_role("checkbox", name="Both")
    assert both.get_attribute("aria-checked") == "mixed"
    both.click()
    page.get_by_role("switch", name="Both", checked=True).wait_for()
    page.get_by_role("switch", name="Locked").click()
    page.get_by_role("switch", name="Wi-Fi", disabled=True).wait_for()
    page.get_by_role("slider", name="Speed", disabled=True).wait_for()


def test_slider(browser, app):
    page, _ = open_controls(browser, app)
    slider = page.get_by_role("slider", name="Speed")
    assert slider.get_attribute("aria-valuetext") == "50%"
    box = box_of(slider)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    wait_for_text(page, "Speed 50 and changing")
    # The knob's middle is half a knob away from the track's end at most.
    page.mouse.move(box["x"] + 13.5 + (box["width"] - 27) * 0.8, box["y"] + box["height"] / 2, steps=5)
    wait_for_text(page, "Speed 80 and changing")
    page.mouse.up()
    wait_for_text(page, "Speed 80")
    slider.focus()
    page.keyboard.press("ArrowRight")
    wait_for_text(page, "Speed 85")
    page.keyboard.press("Home")
    wait_for_text(page, "Speed 0")
    assert slider.get_attribute("aria-valuetext") == "0%"


def test_stepper(browser, app):
    page, _ = open_controls(browser, app)
    page.get_by_role("button", name="Increment").click()
    wait_for_text(page, "3 guests")
    stepper = page.get_by_role("spinbutton", name="Guests")
    assert stepper.get_attribute("aria-valuenow") == "3"
    stepper.focus()
    page.keyboard.press("ArrowUp")
    wait_for_text(page, "4 guests")
    page.get_by_role("button", name="Increment", disabled=True).wait_for()
    page.keyboard.press("ArrowDown")
    wait_for_text(page, "3 guests")


def test_keyboard(browser, app):
    """The tab key goes through the controls in order, and through each once."""
    page, _ = open_controls(browser, app)
    seen = []
    for _ in range(8):
        page.keyboard.press("Tab")
        seen.append(
            page.evaluate(
                "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"))
    assert seen == ["Bordered", "Prominent", "Up", "Wi-Fi", "Both", "Locked", "Speed", "Guests"], seen


def test_dark_and_mirrored(browser, app):
    page, _ = open_controls(browser, app, color_scheme="dark", locale="ar-EG", device_scale_factor=2)
    screenshot(page, "controls-dark-mirrored")
    slider = page.get_by_role("slider", name="Speed")
    slider.focus()
    # The lower end is at the right: to the left it becomes more.
    page.keyboard.press("ArrowLeft")
    wait_for_text(page, "Speed ٥٥")


run(globals(), program("BrowserFixture"))
