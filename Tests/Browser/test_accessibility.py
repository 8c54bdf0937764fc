"""What Chromium tells assistive technology of an app, by its own accessibility tree, and what keys do."""

import os

from support import open_page, program, run, screenshot, wait_for_text

os.environ["FIXTURE"] = "accessibility"


def open_views(browser, app, **options):
    return open_page(browser, app, first="Last: nothing", **options)


def tree(page):
    """What is read, as roles and names in reading order, with the properties of each."""
    client = page.context.new_cdp_session(page)
    nodes = client.send("Accessibility.getFullAXTree")["nodes"]
    byID = {node["nodeId"]: node for node in nodes}

    def walk(node):
        if not node.get("ignored"):
            yield node
        for child in node.get("childIds", []):
            if child in byID:
                yield from walk(byID[child])

    result = []
    for node in walk(nodes[0]):
        properties = {p["name"]: p["value"].get("value") for p in node.get("properties", [])}
        for key in ["value", "description"]:
            if node.get(key):
                properties[key] = node[key].get("value")
        result.append((node["role"]["value"], node.get("name", {}).get("value", ""), properties))
    return result


def find(nodes, role, name):
    found = [node for node in nodes if node[0] == role and node[1] == name]
    assert found, (role, name, [(role, name) for role, name, _ in nodes])
    return found[0][2]


def test_roles_and_names(browser, app):
    page, problems = open_views(browser, app, device_scale_factor=2)
    screenshot(page, "accessibility")
    nodes = tree(page)
    assert find(nodes, "heading", "Chapters")["level"] == 1
    assert find(nodes, "heading", "One")["level"] == 2
    like = find(nodes, "button", "Like")
    assert like["description"] == "3 so far, Adds it to your favourites", like
    find(nodes, "StaticText", "three books")
    find(nodes, "button", "Open")
    find(nodes, "link", "Website")
    # A value of what is no control is read after its text.
    read = [name for role, name, _ in nodes if role == "StaticText"]
    assert read[read.index("Battery") + 1] == "half full", read
    find(nodes, "image", "Portrait")
    find(nodes, "spinbutton", "Rating")
    assert page.get_by_role("spinbutton").get_attribute("aria-valuetext") == "3 stars"
    find(nodes, "StaticText", "Ada, Lovelace")
    find(nodes, "StaticText", "outer words")
    find(nodes, "group", "Letters")
    assert find(nodes, "button", "Chosen")["pressed"] == "true"
    names = [name for role, name, _ in nodes if role == "StaticText"]
    for hidden in ["3", "3 of 5", "Ada", "inner"]:
        assert hidden not in names, (hidden, names)
    assert problems == [], problems


def test_whole_text(browser, app):
    """A text that is cut is read whole."""
    page, _ = open_views(browser, app)
    # Chromium reports the shown and the hidden part as two texts, one after the other.
    names = "".join(name for role, name, _ in tree(page) if role == "StaticText")
    assert "A sentence that is much too long for the narrow room that it has been given here" in names, names


def test_keys(browser, app):
    page, _ = open_views(browser, app)
    page.get_by_role("button", name="Open").focus()
    page.keyboard.press("Enter")
    wait_for_text(page, "Last: opened")
    page.get_by_role("link", name="Website").focus()
    page.keyboard.press("Enter")
    wait_for_text(page, "Last: went")
    page.get_by_role("spinbutton", name="Rating").focus()
    page.keyboard.press("ArrowUp")
    wait_for_text(page, "4 of 5")
    page.keyboard.press("ArrowLeft")
    wait_for_text(page, "3 of 5")
    page.get_by_role("button", name="Mail").focus()
    page.keyboard.press("Escape")
    wait_for_text(page, "Last: escaped")


def test_clicks_without_pointer(browser, app):
    page, _ = open_views(browser, app)
    page.get_by_role("button", name="Open").evaluate("element => element.click()")
    wait_for_text(page, "Last: opened")
    page.get_by_role("button", name="Like").evaluate("element => element.click()")
    wait_for_text(page, "Last: liked")


def test_named_actions(browser, app):
    """What a view can be asked to do is a button after it, which shows while it has the focus."""
    page, _ = open_views(browser, app)
    page.get_by_role("button", name="Mail").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Archive"
    screenshot(page, "accessibility-action")
    page.keyboard.press("Enter")
    wait_for_text(page, "Last: archived")


run(globals(), program("BrowserFixture"))
