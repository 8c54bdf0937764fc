"""The structure that Chromium tells assistive technology: lists, choices, titles, controls with parts."""

import os

from support import open_page, program, run, until, wait_for_text

os.environ["FIXTURE"] = "semantics"


def open_views(browser, app):
    return open_page(browser, app, first="Last: nothing")


def tree(page):
    """The nodes that are read, each with its role, its name, the roles around it and its properties."""
    client = page.context.new_cdp_session(page)
    nodes = client.send("Accessibility.getFullAXTree")["nodes"]
    byID = {node["nodeId"]: node for node in nodes}

    def walk(node, around):
        inner = around
        if not node.get("ignored"):
            role = node["role"]["value"]
            properties = {p["name"]: p["value"].get("value") for p in node.get("properties", [])}
            if node.get("value"):
                properties["value"] = node["value"].get("value")
            yield role, node.get("name", {}).get("value", ""), around, properties
            inner = around + [role]
        for child in node.get("childIds", []):
            if child in byID:
                yield from walk(byID[child], inner)

    return list(walk(nodes[0], []))


def find(nodes, role, name):
    found = [node for node in nodes if node[0] == role and node[1] == name]
    assert found, (role, name, [node[:2] for node in nodes])
    return found[0]


def test_controls_with_parts(browser, app):
    page, problems = open_views(browser, app)
    nodes = tree(page)
    find(nodes, "slider", "Labelled")
    slider = page.get_by_role("slider", name="Labelled")
    assert slider.get_attribute("aria-valuetext") == "v 40"
    stepper = page.get_by_role("spinbutton", name="Who comes")
    assert stepper.get_attribute("aria-valuemin") == "0", stepper.get_attribute("aria-valuemin")
    assert float(find(nodes, "spinbutton", "Who comes")[3]["valuemax"]) == 5
    assert problems == [], problems


def test_stepper_without_number(browser, app):
    page, _ = open_views(browser, app)
    group = page.get_by_role("group", name="Page")
    group.get_by_role("button", name="Increment").focus()
    page.keyboard.press("Enter")
    wait_for_text(page, "Last: next")
    page.keyboard.press("ArrowDown")
    wait_for_text(page, "Last: previous")


def test_list(browser, app):
    """All that a list holds is an item."""
    page, _ = open_views(browser, app)
    wrong = page.evaluate("""[...document.querySelectorAll('[role=list] > *')]
        .filter(child => child.matches('.node') && !['listitem', 'none'].includes(child.getAttribute('role')))
        .map(child => child.outerHTML.slice(0, 100))""")
    assert wrong == [], wrong
    assert "listitem" in find(tree(page), "heading", "SIZES")[2]


def test_choice_in_rows(browser, app):
    page, _ = open_views(browser, app)
    nodes = tree(page)
    find(nodes, "radiogroup", "Size")
    for name in ["Small", "Medium", "Large"]:
        assert "radiogroup" in find(nodes, "radio", name)[2], find(nodes, "radio", name)
    page.get_by_role("radio", name="Medium").focus()
    page.keyboard.press("ArrowDown")
    until(page, "document.activeElement.textContent === 'Large'")
    until(page, "document.activeElement.getAttribute('aria-checked') === 'true'")


def test_titles(browser, app):
    page, _ = open_views(browser, app)
    assert find(tree(page), "heading", "Semantics")[3]["level"] == 1
    page.get_by_role("button", name="Sheet").click()
    page.get_by_role("dialog", name="Details").wait_for()


run(globals(), program("BrowserFixture"))
