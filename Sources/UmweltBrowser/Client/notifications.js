// Notifications of the browser, outside of the page.

import { offer, say } from "./notice.js";
import { send } from "./socket.js";

/**
 * The notifications that are shown, by their identifiers.
 *
 * @type {Map<string, Notification>}
 */
const shownNotifications = new Map();

/**
 * Carries out a request of the app.
 *
 * @param {import("./protocol").NotificationRequestRecord} request
 */
export function notify(request) {
    if (request.question) askToNotify(request.question);
    if (request.shown) showNotification(request.shown);
    for (const id of request.removed ?? []) removeNotification(id);
    if (request.badge !== undefined) showBadge(request.badge);
}

/** The user's decision. Pages that are not loaded over TLS, or from another machine, have no notifications. */
function permission() {
    return "Notification" in window && isSecureContext ? Notification.permission : "unavailable";
}

/** @param {import("./protocol").NotificationQuestionRecord} question */
function askToNotify({ id, asks }) {
    const answer = () => send({ permission: { request: id, state: permission() } });
    if (!asks || permission() !== "default") return answer();
    const ask = async () => {
        await Notification.requestPermission();
        answer();
    };
    // Browsers let a page ask only while its user does something. Else the user is offered a button.
    if (navigator.userActivation?.isActive ?? true) {
        ask();
        return;
    }
    let isAsking = false;
    const button = document.createElement("button");
    button.textContent = "Allow";
    button.addEventListener("click", () => {
        isAsking = true;
        say("");
        ask();
    });
    offer("The app wants to show notifications. ", button, () => {
        if (!isAsking) answer();
    });
}

/** @param {import("./protocol").NotificationRecord} record */
function showNotification({ id, title, text, isSilent }) {
    removeNotification(id);
    /** @type {Notification} */
    let notification;
    try {
        notification = new Notification(title, { body: text, silent: !!isSilent });
    } catch {
        // Browsers of phones show notifications of installed apps only.
        return;
    }
    shownNotifications.set(id, notification);
    /** @param {boolean} isDismissed */
    const respond = (isDismissed) => {
        if (shownNotifications.get(id) !== notification) return;
        shownNotifications.delete(id);
        send({ notification: { id, isDismissed } });
    };
    notification.addEventListener("click", () => {
        window.focus();
        respond(false);
        notification.close();
    });
    notification.addEventListener("close", () => respond(true));
}

/** @param {string} id */
function removeNotification(id) {
    const notification = shownNotifications.get(id);
    shownNotifications.delete(id);
    notification?.close();
}

/**
 * The number on the icon of an installed app; other pages have none.
 *
 * @param {number} count
 */
function showBadge(count) {
    // The types of TypeScript do not have it yet.
    const { setAppBadge } = /** @type {any} */ (navigator);
    setAppBadge?.call(navigator, count).catch(() => {});
}
