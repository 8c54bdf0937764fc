// The service worker, which only reports to pages how their users respond to notifications that have buttons: browsers
// let no page show those by itself.

/**
 * TypeScript knows pages only.
 *
 * @type {any}
 */
const workerScope = self;

workerScope.addEventListener("notificationclick", (/** @type {any} */ event) => {
    event.notification.close();
    event.waitUntil(notifyPages(event.notification.data, { action: event.action || undefined, isDismissed: false }));
});
workerScope.addEventListener("notificationclose", (/** @type {any} */ event) => {
    event.waitUntil(notifyPages(event.notification.data, { isDismissed: true }));
});

/**
 * Reports to all pages, as only the page itself knows that a notification is its own. That page comes to the front if it
 * wants to.
 *
 * @param {{ page: string, id: string }} notification
 * @param {{ action?: string, isDismissed: boolean }} response
 */
async function notifyPages(notification, response) {
    const pages = await workerScope.clients.matchAll({ type: "window", includeUncontrolled: true });
    const answers = pages.map((/** @type {any} */ page) => new Promise((done) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = (answer) => done(answer.data === "focus" ? page.focus().catch(() => {}) : undefined);
        page.postMessage({ ...notification, ...response }, [channel.port2]);
    }));
    // A page of another program at this address does not answer.
    await Promise.race([Promise.all(answers), new Promise((done) => setTimeout(done, 1000))]);
}
