/// The part of the page's script that scrolls: the browser does it, and the server is told where to.
enum ScrollScript {
    static let javaScript = #"""
        // Where nodes are scrolled to by the server, once all of a patch is in its place.
        let waitingScrolls = new Map();

        // To a place, or by a distance from where the user has it by now.
        function scrollSoon(id, place, isDistance) {
            waitingScrolls.set(id, { place, isDistance });
        }

        function settleScrolls() {
            for (const [id, { place: [x, y], isDistance }] of waitingScrolls) {
                const element = nodes.get(id)?.element;
                if (!element) continue;
                element.scrollLeft = isDistance ? element.scrollLeft + x : x;
                element.scrollTop = isDistance ? element.scrollTop + y : y;
            }
            waitingScrolls.clear();
        }

        const scrollRoles = {
            scroll: {
                tag: "div",
                make(element, id) {
                    element.classList.add("scroll");
                    let isDue = false;
                    element.addEventListener("scroll", () => {
                        if (isDue) return;
                        isDue = true;
                        requestAnimationFrame(() => {
                            isDue = false;
                            if (nodes.get(id)?.element !== element) return;
                            act(id, { scroll: { x: element.scrollLeft, y: element.scrollTop } });
                        });
                    }, { passive: true });
                    element.addEventListener("scrollend", () => {
                        if (!element.settles || nodes.get(id)?.element !== element) return;
                        act(id, { scroll: { x: element.scrollLeft, y: element.scrollTop } });
                        act(id, { scrollEnded: {} });
                    });
                },
                describe(element, semantics) {
                    const [x, y] = semantics.m;
                    const [showsX, showsY] = semantics.b;
                    element.settles = !!semantics.s;
                    element.style.overflowX = x ? (semantics.w ? "hidden" : "auto") : "hidden";
                    element.style.overflowY = y ? (semantics.w ? "hidden" : "auto") : "hidden";
                    element.classList.toggle("bare", (!x || !showsX) && (!y || !showsY));
                    // What scrolls can be scrolled by keys.
                    if ((x || y) && !semantics.w) element.tabIndex = 0;
                    else element.removeAttribute("tabindex");
                    element.setAttribute("role", "group");
                },
            },
        };

        """#
}
