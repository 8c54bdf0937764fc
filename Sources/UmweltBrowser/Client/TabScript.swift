/// The part of the page's script that makes tabs usable.
enum TabScript {
    static let javaScript = #"""
        const tabRoles = {
            // Of the tabs the tab key reaches the chosen one, and the arrow keys, Home and End choose another.
            tabList: {
                tag: "div",
                make(element) {
                    element.setAttribute("role", "tablist");
                    element.addEventListener("keydown", (event) => {
                        const all = [...element.querySelectorAll("[data-role=tab]:enabled")];
                        const ends = { Home: all[0], End: all.at(-1) };
                        const isAcross = ["ArrowLeft", "ArrowRight"].includes(event.key);
                        const target = ends[event.key] ?? (isAcross ? neighbour(all, event.key) : undefined);
                        if (!target) return;
                        event.preventDefault();
                        target.focus();
                        target.click();
                    });
                },
            },
            tab: {
                tag: "button",
                make(element, id) {
                    element.type = "button";
                    element.id = `tab-${id}`;
                    element.setAttribute("role", "tab");
                    makePressable(element, id);
                },
                describe(element, semantics) {
                    element.disabled = !!semantics.x;
                    element.setAttribute("aria-selected", String(semantics.c === 1));
                    element.tabIndex = semantics.c === 1 ? 0 : -1;
                    // The chosen view, which is called by its tab, may come to its place after it.
                    if (semantics.c === 1) queueMicrotask(() => nameTabPanel(element));
                },
            },
            tabPanel: {
                tag: "div",
                make(element) {
                    element.setAttribute("role", "tabpanel");
                },
            },
        };

        function nameTabPanel(tab) {
            const tabView = tab.closest("[role=tablist]")?.parentElement;
            tabView?.querySelector(":scope > [role=tabpanel]")?.setAttribute("aria-labelledby", tab.id);
        }

        """#
}
