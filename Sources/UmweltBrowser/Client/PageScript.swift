/// The script of the page: shows what comes over the socket and says what its user does.
enum PageScript {
    static let javaScript = #"""
        "use strict";

        // MARK: What is shown

        const svg = "http://www.w3.org/2000/svg";
        const root = document.getElementById("window");
        const notice = document.getElementById("notice");
        let nodes = new Map();

        function show(patch) {
            if (patch.s) {
                sessionStorage.setItem("umwelt-session", patch.s);
                nodes = new Map();
                root.replaceChildren();
            }
            for (const change of patch.n ?? []) {
                if (!nodes.has(change.i)) make(change);
            }
            for (const change of patch.n ?? []) apply(change, nodes.get(change.i));
            for (const id of patch.r ?? []) remove(id);
            if (patch.s) root.replaceChildren(nodes.get(patch.n[0].i).element);
        }

        function make(change) {
            const element = document.createElement("b" in change ? "button" : "div");
            element.className = "node";
            if ("b" in change) {
                element.type = "button";
                element.addEventListener("click", () => send({ press: change.i }));
            }
            nodes.set(change.i, { element, drawn: [], inside: [] });
        }

        function apply(change, node) {
            const { element } = node;
            if ("b" in change) element.disabled = !change.b;
            if (change.f) place(element, ...change.f);
            if ("o" in change) element.style.opacity = change.o;
            if (change.d) {
                for (const old of node.drawn) old.remove();
                node.drawn = change.d.map(draw);
                element.prepend(...node.drawn);
            }
            if (change.k) {
                node.inside = change.k;
                arrange(element, node.drawn.length, change.k.map((id) => nodes.get(id).element));
                element.style.isolation = change.z ? "isolate" : "";
                for (const id of change.k) nodes.get(id).element.style.zIndex = change.z ? change.z.indexOf(id) : "";
            }
        }

        // Elements that stay in their place keep the focus; moving them would take it away.
        function arrange(element, start, children) {
            const wanted = new Set(children);
            let next = element.childNodes[start] ?? null;
            for (const child of children) {
                while (next && !wanted.has(next)) next = next.nextSibling;
                if (next === child) next = next.nextSibling;
                else element.insertBefore(child, next);
            }
        }

        function remove(id) {
            const node = nodes.get(id);
            if (!node) return;
            nodes.delete(id);
            node.element.remove();
            for (const inner of node.inside) {
                if (node.element.contains(nodes.get(inner)?.element ?? null)) remove(inner);
            }
        }

        function place(element, x, y, width, height) {
            element.style.left = x + "px";
            element.style.top = y + "px";
            element.style.width = width + "px";
            element.style.height = height + "px";
        }

        // MARK: What a node draws

        function draw(item) {
            if (item.p) return shape(item.p);
            if (item.g) return group(item);
            return line(item);
        }

        function shape(attributes) {
            const picture = document.createElementNS(svg, "svg");
            picture.setAttribute("class", "shape");
            picture.setAttribute("aria-hidden", "true");
            const path = document.createElementNS(svg, "path");
            for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value);
            picture.append(path);
            return picture;
        }

        function group(item) {
            const element = document.createElement("div");
            element.className = "group";
            place(element, item.x ?? 0, item.y ?? 0, 0, 0);
            if ("o" in item) element.style.opacity = item.o;
            if ("c" in item) element.style.clipPath = `path(${JSON.stringify(item.c)})`;
            element.append(...item.g.map(draw));
            return element;
        }

        function line(item) {
            const element = document.createElement("div");
            element.className = item.e ? "line right" : "line";
            place(element, item.x, item.y, item.w, item.h);
            element.style.setProperty("--ascent", item.a + "px");
            for (const stretch of item.t) element.append(span(stretch));
            return element;
        }

        function span(stretch) {
            const element = document.createElement("span");
            element.textContent = stretch.t;
            const style = element.style;
            style.fontSize = stretch.s + "px";
            style.color = stretch.c;
            if (stretch.w) style.fontWeight = stretch.w;
            if (stretch.i) style.fontStyle = "italic";
            if (stretch.d) element.className = stretch.d === 1 ? "serif" : "monospace";
            if (stretch.m) style.fontVariantNumeric = "tabular-nums";
            if (stretch.k) style.letterSpacing = stretch.k + "px";
            if (stretch.v) style.verticalAlign = stretch.v + "px";
            if (stretch.f) style.fontFamily = `${JSON.stringify(stretch.f)}, var(--sans-serif)`;
            return element;
        }

        // MARK: The system's values

        const dark = matchMedia("(prefers-color-scheme: dark)");
        let told = "";

        function system() {
            return {
                width: innerWidth,
                height: innerHeight,
                isDark: dark.matches,
                scale: devicePixelRatio,
                language: navigator.language,
                timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
                textSize: parseFloat(getComputedStyle(document.documentElement).fontSize),
            };
        }

        function tell() {
            const values = system();
            const text = JSON.stringify(values);
            if (text === told || !isOpen()) return;
            told = text;
            document.documentElement.lang = values.language;
            send({ system: values });
        }

        let isDue = false;
        function tellSoon() {
            if (isDue) return;
            isDue = true;
            requestAnimationFrame(() => {
                isDue = false;
                tell();
            });
        }

        function watchScale() {
            const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
            query.addEventListener("change", () => {
                tellSoon();
                watchScale();
            }, { once: true });
        }

        dark.addEventListener("change", tell);
        addEventListener("resize", tellSoon);
        addEventListener("languagechange", tell);
        // Nothing is heard when the time zone changes; who changes it comes back to the page afterwards.
        addEventListener("focus", tell);
        document.addEventListener("visibilitychange", tell);
        new ResizeObserver(tellSoon).observe(document.getElementById("text-size"));
        watchScale();

        // MARK: The connection

        const token = document.querySelector("meta[name=umwelt-token]").content;
        let socket;
        let count = 0;
        let wait = 250;

        function isOpen() {
            return socket?.readyState === WebSocket.OPEN;
        }

        function send(event) {
            if (isOpen()) socket.send(JSON.stringify({ number: ++count, ...event }));
        }

        function say(text) {
            notice.textContent = text;
            notice.hidden = !text;
        }

        function connect() {
            const query = new URLSearchParams({ token });
            const session = sessionStorage.getItem("umwelt-session");
            if (session) query.set("session", session);
            socket = new WebSocket(`ws://${location.host}/socket?${query}`);
            socket.addEventListener("open", () => {
                count = 0;
                told = "";
                wait = 250;
                say("");
                tell();
            });
            socket.addEventListener("message", (event) => show(JSON.parse(event.data)));
            socket.addEventListener("close", (event) => {
                if ([1002, 1003, 1007, 1008, 1009].includes(event.code)) {
                    say(`The connection was closed: ${event.reason} Reload the page to go on.`);
                } else {
                    say("The connection is lost. Trying again…");
                    setTimeout(reconnect, wait);
                    wait = Math.min(wait * 2, 5000);
                }
            });
        }

        // An app that was started anew has another token: only its own page can talk to it.
        async function reconnect() {
            try {
                const page = await (await fetch("/", { cache: "no-store" })).text();
                if (!page.includes(token)) return location.reload();
            } catch {
                // Nobody answers yet; the socket will find out as well, and try again.
            }
            connect();
        }

        // The window is free for the page that comes after this one, such as when it is loaded again.
        addEventListener("pagehide", () => socket?.close());
        connect();

        """#
}
