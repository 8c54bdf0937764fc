"""Uses programs of one file in Chromium, as `umwelt run` shows them: a chat, a shop, a game."""

import contextlib
import os

from support import ToolApp, open_page, program, run, screenshot, wait_for_text


class Programs(contextlib.ExitStack):
    """The programs that a test shows, until it ends."""

    def __init__(self, tool):
        super().__init__()
        self.tool = tool

    def show(self, name):
        """Runs a program by its name."""
        app = ToolApp(self.tool)
        app.subject = os.path.abspath(f"Examples/Programs/{name}.swift")
        return self.enter_context(app)


def test_chat(browser, programs):
    """A message is sent by Return, and answered."""
    page, problems = open_page(browser, programs.show("Chat"), first="One engine at a time!")
    field = page.get_by_role("textbox", name="Message")
    field.click()
    field.press_sequentially("Ahoy!")
    field.press("Enter")
    wait_for_text(page, "Ahoy!")
    wait_for_text(page, "I’ll put the kettle on.")
    assert field.input_value() == ""
    screenshot(page, "chat")
    assert problems == [], problems


def test_shop(browser, programs):
    """A button in a link is pressed alone; beside it the link is followed."""
    page, problems = open_page(browser, programs.show("Shop"), first="Headphones")
    add = page.get_by_role("button", name="Add Camera", exact=True)
    add.click()
    add.press("Enter")
    add.click()
    page.get_by_role("tab", name="Cart").click()
    wait_for_text(page, "3 × €749.00")
    screenshot(page, "shop")
    page.get_by_role("tab", name="Shop").click()
    page.get_by_text("Camera", exact=True).click()
    wait_for_text(page, "In the cart: 3")
    assert problems == [], problems


def test_game(browser, programs):
    """Keys start the ball and move the paddle of a view that has the focus, without a ring around it."""
    page, problems = open_page(browser, programs.show("Game"), first="Play")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "none"
    page.keyboard.press("Space")
    wait_for_text(page, "Pause")
    page.keyboard.press("Space")
    wait_for_text(page, "Paused")
    screenshot(page, "game")
    assert problems == [], problems


run(globals(), program("umwelt"), Programs)
