"""Changes the system around an app that shows its values, in Chromium: each change is seen while the app is running."""

from support import open_page, program, run, screenshot, wait_for_text


def open_values(browser, app, **options):
    page, problems = open_page(browser, app, first="System", **options)
    return page, page.context.new_cdp_session(page), problems


def emulate(client, **features):
    """Sets media features by their names; underscores stand for hyphens."""
    features = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
    client.send("Emulation.setEmulatedMedia", {"features": features})


def test_seeing(browser, app):
    page, client, problems = open_values(browser, app, device_scale_factor=2)
    for row in ["Contrast: standard", "Less motion: false", "Less transparency: false", "Inverted colours: false"]:
        wait_for_text(page, row)
    screenshot(page, "system-values")
    emulate(client, prefers_contrast="more")
    wait_for_text(page, "Contrast: increased")
    emulate(client, prefers_reduced_motion="reduce")
    wait_for_text(page, "Contrast: standard")
    wait_for_text(page, "Less motion: true")
    emulate(client, prefers_reduced_transparency="reduce", prefers_contrast="more")
    wait_for_text(page, "Less motion: false")
    wait_for_text(page, "Less transparency: true")
    wait_for_text(page, "Contrast: increased")
    screenshot(page, "system-values-contrast")
    assert problems == [], problems


def test_settings(browser, app):
    """What no browser tells is set in a sheet of the page, and kept."""
    page, problems = open_page(browser, app, first="System")
    assert not page.locator("#settings").is_visible()
    page.goto(app.url + "/?settings")
    sheet = page.get_by_role("dialog", name="Settings of this page")
    sheet.get_by_label("Differentiate without colour").check()
    wait_for_text(page, "Without colour: true")
    screenshot(page, "page-settings")
    sheet.get_by_role("button", name="Done").click()
    page.goto(app.url)
    wait_for_text(page, "Without colour: true")
    assert problems == [], problems


def test_motion(browser, app):
    """Nothing in the page glides or fades where the user wants less motion."""
    page, client, _ = open_values(browser, app)
    behavior = """() => {
        const element = document.querySelector('.node');
        element.style.transition = 'opacity 1s';
        element.style.scrollBehavior = 'smooth';
        const style = getComputedStyle(element);
        return [style.transitionDuration, style.transitionProperty, style.scrollBehavior];
    }"""
    assert page.evaluate(behavior) == ["1s", "opacity", "smooth"]
    emulate(client, prefers_reduced_motion="reduce")
    wait_for_text(page, "Less motion: true")
    assert page.evaluate(behavior)[1:] == ["none", "auto"]


def test_window(browser, app):
    page, client, _ = open_values(browser, app)
    wait_for_text(page, "Across: compact")
    wait_for_text(page, "Down: regular")
    page.set_viewport_size({"width": 800, "height": 470})
    wait_for_text(page, "Across: regular")
    wait_for_text(page, "Down: compact")
    client.send(
        "Emulation.setDeviceMetricsOverride", {"width": 800, "height": 900, "deviceScaleFactor": 3, "mobile": False})
    wait_for_text(page, "Scale: 3.0")
    wait_for_text(page, "Down: regular")


def test_activity(browser, app):
    """The page in front with the focus is active, one without it inactive; the app is as active as its best window."""
    page, client, _ = open_values(browser, app)
    wait_for_text(page, "Phase: active")
    wait_for_text(page, "Phase of the app: active")
    wait_for_text(page, "Active: true")
    other, other_client, _ = open_values(browser, app)
    wait_for_text(other, "Phase: active")
    for session in (client, other_client):
        session.send("Emulation.setFocusEmulationEnabled", {"enabled": False})
    other.bring_to_front()
    wait_for_text(page, "Phase of the app: active")
    page.evaluate("Object.defineProperty(document, 'hasFocus', { value: () => false }); dispatchEvent(new Event('blur'))")
    wait_for_text(page, "Phase: inactive")
    wait_for_text(page, "Active: false")
    wait_for_text(page, "Phase of the app: active")
    page.evaluate(
        "Object.defineProperty(document, 'hidden', { value: true }); document.dispatchEvent(new Event('visibilitychange'))")
    wait_for_text(page, "Phase: background")
    wait_for_text(page, "Phase of the app: active")
    other.close()
    wait_for_text(page, "Phase of the app: background")


def test_customs(browser, app):
    page, client, _ = open_values(browser, app, locale="en-GB", timezone_id="Europe/London")
    for row in ["Locale: en_GB", "Time zone: Europe/London", "First weekday: 2", "Direction: leftToRight"]:
        wait_for_text(page, row)
    agent = page.evaluate("navigator.userAgent")
    client.send("Emulation.setUserAgentOverride", {"userAgent": agent, "acceptLanguage": "ar-EG"})
    page.evaluate("dispatchEvent(new Event('languagechange'))")
    for row in ["Locale: ar_EG", "First weekday: 7", "Direction: rightToLeft"]:
        wait_for_text(page, row)


def test_time_zone(browser, app):
    """Nobody tells the page of a new time zone: it looks when its user comes back."""
    page, client, _ = open_values(browser, app)
    client.send("Emulation.setTimezoneOverride", {"timezoneId": "Asia/Tokyo"})
    page.evaluate("dispatchEvent(new Event('focus'))")
    wait_for_text(page, "Time zone: Asia/Tokyo")


def test_text_size(browser, app):
    page, _, _ = open_values(browser, app)
    wait_for_text(page, "Text size: large")
    page.evaluate("document.documentElement.style.fontSize = '22px'")
    wait_for_text(page, "Text size: xxxLarge")


def test_website(browser, app):
    """A URL is opened in another tab by a click; without one the user is asked."""
    page, _, problems = open_values(browser, app)
    page.context.route("https://www.swift.org/", lambda route: route.fulfill(body="Swift", content_type="text/plain"))
    with page.context.expect_page() as opened:
        page.get_by_role("button", name="Website").click()
    assert opened.value.url == "https://www.swift.org/", opened.value.url
    assert opened.value.evaluate("opener") is None
    wait_for_text(page, "opened")
    assert page.locator("#notice").is_hidden()
    page.evaluate("Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })")
    page.get_by_role("button", name="Website").click()
    link = page.get_by_role("status").get_by_role("link", name="https://www.swift.org/")
    link.wait_for()
    assert len(page.context.pages) == 2
    with page.context.expect_page():
        link.click()
    assert page.locator("#notice").is_hidden()
    assert problems == [], problems


run(globals(), program("SystemValues"))
