// Notifications of the browser, outside of the page.

import { offer, say } from "./notice.js";
import { base, send } from "./socket.js";

/**
 * The notifications that are shown, by their identifiers: what closes them, and their buttons.
 *
 * @type {Map<string, { close: () => void, actions: import("./protocol").NotificationActionRecord[] }>}
 */
const shownNotifications = new Map();

/** The name of this page for the worker, which is not told which page is which. */
const pageName = crypto.randomUUID?.() ?? String(Math.random());

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
async function showNotification(record) {
    removeNotification(record.id);
    const options = { body: record.text, silent: !!record.isSilent };
    if (record.actions && await showWithButtons(record, options)) return;
    /** @type {Notification} */
    let notification;
    try {
        notification = new Notification(record.title, options);
    } catch {
        // Browsers of phones show notifications of workers only.
        await showWithButtons(record, options);
        return;
    }
    const shown = { close: () => notification.close(), actions: [] };
    shownNotifications.set(record.id, shown);
    /** @param {boolean} isDismissed */
    const respond = (isDismissed) => {
        if (shownNotifications.get(record.id) !== shown) return;
        shownNotifications.delete(record.id);
        send({ notification: { id: record.id, isDismissed } });
    };
    notification.addEventListener("click", () => {
        window.focus();
        respond(false);
        notification.close();
    });
    notification.addEventListener("close", () => respond(true));
}

/**
 * Shows a notification by the worker, which browsers need for buttons. False if the browser has no workers.
 *
 * @param {import("./protocol").NotificationRecord} record
 * @param {NotificationOptions} options
 */
async function showWithButtons({ id, title, actions = [] }, options) {
    const tag = `${pageName} ${id}`;
    /** @type {ServiceWorkerRegistration | undefined} */
    let shownBy;
    let isClosed = false;
    const close = async () => {
        isClosed = true;
        for (const each of await shownBy?.getNotifications({ tag }) ?? []) each.close();
    };
    const shown = { close, actions };
    shownNotifications.set(id, shown);
    try {
        const path = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=umwelt-worker]")).content;
        const registration = await navigator.serviceWorker.register(`${base}${path}`);
        await whenActive(registration);
        const buttons = actions.map((each) => ({ action: each.id, title: each.title }));
        const data = { page: pageName, id };
        await registration.showNotification(title, /** @type {any} */ ({ ...options, tag, data, actions: buttons }));
        shownBy = registration;
        // It may have been removed meanwhile.
        if (isClosed) close();
        return true;
    } catch {
        if (shownNotifications.get(id) === shown) shownNotifications.delete(id);
        return isClosed;
    }
}

/** @param {ServiceWorkerRegistration} registration */
function whenActive(registration) {
    const worker = registration.installing ?? registration.waiting;
    if (registration.active || !worker) return undefined;
    return new Promise((done) => worker.addEventListener("statechange", () => {
        if (worker.state === "activated" || worker.state === "redundant") done(undefined);
    }));
}

navigator.serviceWorker?.addEventListener("message", ({ data, ports }) => {
    const shown = data.page === pageName ? shownNotifications.get(data.id) : undefined;
    const opens = !data.action || shown?.actions.find((each) => each.id === data.action)?.opensApp;
    ports[0]?.postMessage(shown && !data.isDismissed && opens ? "focus" : "");
    if (!shown) return;
    shownNotifications.delete(data.id);
    send({ notification: { id: data.id, isDismissed: data.isDismissed, action: data.action } });
});

/** @param {string} id */
function removeNotification(id) {
    const shown = shownNotifications.get(id);
    shownNotifications.delete(id);
    shown?.close();
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
