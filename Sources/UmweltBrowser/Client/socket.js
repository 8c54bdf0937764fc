// The socket to the app: what goes out.

export const token = document.querySelector("meta[name=umwelt-token]").content;
let socket;
let count = 0;

export function isOpen() {
    return socket?.readyState === WebSocket.OPEN;
}

// Messages are counted from one for each socket.
export function send(event) {
    if (isOpen()) socket.send(JSON.stringify({ number: ++count, ...event }));
}

// Opens another socket in place of the one before.
export function openSocket(address) {
    count = 0;
    socket = new WebSocket(address);
    return socket;
}

// The window is free for the page that comes after this one, such as when it is loaded again.
addEventListener("pagehide", () => socket?.close());
