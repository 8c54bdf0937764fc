/// The part of the page's script that keeps the nodes of the window as elements.
enum NodeScript {
    static let javaScript = #"""
        const svg = "http://www.w3.org/2000/svg";
        const root = document.getElementById("window");
        const notice = document.getElementById("notice");
        let nodes = new Map();
        // The node that all others are in.
        let rootID = 0;

        let isShowing = false;

        function show(patch) {
            const focused = nodeOf(document.activeElement);
            isShowing = true;
            change(patch);
            moveFocus(patch.f, focused);
            isShowing = false;
            for (const url of patch.u ?? []) openURL(url);
        }

        function change(patch) {
            if (patch.s) {
                // Another window has other fields, though they go by the same names.
                if (patch.s !== sessionStorage.getItem("umwelt-session")) fields.clear();
                arrive(patch.s, patch.m);
                nodes = new Map();
                root.replaceChildren();
            }
            for (const change of patch.n ?? []) {
                if (!nodes.has(change.i)) make(change);
            }
            for (const change of patch.n ?? []) apply(change, nodes.get(change.i));
            for (const id of patch.r ?? []) remove(id);
            if (patch.s) {
                rootID = patch.n[0].i;
                root.replaceChildren(nodes.get(rootID).element);
                forgetFields();
            }
            settleLists();
            settleChoices();
            settleScrolls();
            for (const { n, t, f } of patch.w ?? []) openWindow(n, t, f);
            if (patch.c) document.documentElement.dataset.scheme = patch.c;
            arrangePresentations();
            if ("t" in patch) document.title = patch.t || ownTitle;
            if ("h" in patch || patch.s) followDepth(patch.h ?? 0);
        }

        // What a node is says which element stands for it.
        function make(change) {
            nodes.set(change.i, { id: change.i, element: makeElement(change.i, change.a), drawn: [], inside: [] });
        }

        function apply(change, node) {
            if (change.a) describe(node, change.a);
            const { element } = node;
            if (change.p) listenToPointers(node, change.p);
            if (change.f) place(element, ...change.f);
            if ("o" in change) {
                element.style.opacity = change.o;
                // What cannot be seen is neither touched nor read.
                element.inert = change.o === 0;
            }
            if ("c" in change) element.style.clipPath = change.c ? `path(${JSON.stringify(change.c)})` : "";
            if (change.e) affect(node, element, change.e);
            if (change.t) tellField(node, change.t);
            if (change.y) scrollSoon(change.i, change.y, false);
            if (change.j) scrollSoon(change.i, change.j, true);
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
            if (node.aria?.u) silence(node);
            if (node.actions) moveActions(node);
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
            fields.delete(id);
            node.element.remove();
            node.actions?.remove();
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

        """#
}
