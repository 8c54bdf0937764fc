"""Notifications in Chromium: the browser's permission, and notifications as its user opens, dismisses or ignores them."""

import os

from support import open_page, program, run, until, wait_for_text

os.environ["FIXTURE"] = "notifications"

# The browser's notifications, which no page can see or click: what is made of them is kept.
KEEP_NOTIFICATIONS = """
window.made = [];
window.badges = [];
navigator.setAppBadge = async (count) => { window.badges.push(count); };
const Real = Notification;
window.Notification = class extends EventTarget {
    static get permission() { return Real.permission; }
    static requestPermission() { return Real.requestPermission(); }
    constructor(title, options) {
        super();
        Object.assign(this, { title, ...options, isOpen: true });
        window.made.push(this);
    }
    close() {
        if (!this.isOpen) return;
        this.isOpen = false;
        this.dispatchEvent(new Event("close"));
    }
};
"""


def open_notifications(browser, app, permissions):
    page, problems = open_page(browser, app, first="Notifications", permissions=permissions)
    page.add_init_script(KEEP_NOTIFICATIONS)
    page.reload()
    wait_for_text(page, "Notifications")
    return page, problems


def brew(page):
    """Has a notification shown, and returns its properties."""
    count = page.evaluate("made.length")
    page.get_by_role("button", name="Brew").click()
    until(page, f"made.length > {count}")
    return page.evaluate("(({ title, body, silent }) => ({ title, body, silent }))(made.at(-1))")


def test_a_notification_is_shown_opened_and_dismissed(browser, app):
    page, problems = open_notifications(browser, app, ["notifications"])
    page.get_by_role("button", name="Ask").click()
    wait_for_text(page, "Granted")
    assert brew(page) == {"title": "Tea", "body": "Green\nIt is ready.", "silent": True}
    until(page, "badges.at(-1) === 2")
    page.evaluate("made.at(-1).dispatchEvent(new Event('click'))")
    wait_for_text(page, "Opened")
    assert not page.evaluate("made.at(-1).isOpen")
    brew(page)
    page.evaluate("made.at(-1).close()")
    wait_for_text(page, "Dismissed")
    brew(page)
    brew(page)
    assert page.evaluate("made.map((each) => each.isOpen)") == [False, False, False, True], "the last replaces the other"
    page.get_by_role("button", name="Remove").click()
    until(page, "!made.at(-1).isOpen")
    assert problems == [], problems


# The event of the worker when the user presses the button, or the notification itself with an empty action.
PRESS = """async (action) => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification, action }));
    return [notification.title, notification.actions.map((each) => each.title)];
}"""


def test_buttons_are_shown_by_a_worker(browser, app):
    page, problems = open_notifications(browser, app, ["notifications"])
    with page.context.expect_event("serviceworker") as started:
        page.get_by_role("button", name="Time").click()
    worker = started.value
    until(page, "navigator.serviceWorker.getRegistration('/client/').then((each) => each.getNotifications())"
                ".then((each) => each.length === 1)")
    assert worker.evaluate(PRESS, "again") == ["Tea", ["Again"]]
    wait_for_text(page, "Action again")
    page.get_by_role("button", name="Time").click()
    until(page, "navigator.serviceWorker.getRegistration('/client/').then((each) => each.getNotifications())"
                ".then((each) => each.length === 1)")
    page.get_by_role("button", name="Remove").click()
    until(page, "navigator.serviceWorker.getRegistration('/client/').then((each) => each.getNotifications())"
                ".then((each) => each.length === 0)")
    assert problems == [], problems


def test_a_browser_that_refuses_shows_none(browser, app):
    page, problems = open_notifications(browser, app, [])
    page.evaluate("void (Notification.requestPermission = async () => 'denied')")
    page.evaluate("void Object.defineProperty(Notification, 'permission', { value: 'denied' })")
    page.get_by_role("button", name="Ask").click()
    wait_for_text(page, "Refused")
    page.get_by_role("button", name="Brew").click()
    page.wait_for_timeout(500)
    assert page.evaluate("made.length") == 0
    assert problems == [], problems


run(globals(), program("BrowserFixture"))
