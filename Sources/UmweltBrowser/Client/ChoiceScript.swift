/// The part of the page's script that makes menus, options and links usable.
enum ChoiceScript {
    static let javaScript = #"""
        const choices = {
            menuButton: {
                tag: "button",
                make(element, id) {
                    element.type = "button";
                    makePressable(element, id);
                    element.addEventListener("keydown", (event) => {
                        if (event.key !== "ArrowDown" || event.defaultPrevented || element.closest("[role=menu]")) return;
                        event.preventDefault();
                        act(id, { press: {} });
                    });
                },
                describe(element, semantics) {
                    element.disabled = !!semantics.x;
                    element.setAttribute("aria-haspopup", "menu");
                    element.setAttribute("aria-expanded", String(semantics.c === 1));
                },
                // What it is set to belongs to its name: a button has no value.
                name(semantics) {
                    return semantics.l && semantics.v ? `${semantics.l}, ${semantics.v}` : semantics.l;
                },
            },
            // Several options, of which the tab key reaches the chosen one and the arrow keys choose another.
            choice: {
                tag: "div",
                make(element) {
                    element.setAttribute("role", "radiogroup");
                    const options = () => [...element.querySelectorAll("[data-role=option]:enabled")];
                    element.addEventListener("keydown", (event) => {
                        const all = options();
                        const target = neighbour(all, event.key);
                        if (!target) return;
                        event.preventDefault();
                        target.focus();
                        target.click();
                    });
                    new MutationObserver(() => {
                        const all = options();
                        const reached = all.find((option) => option.getAttribute("aria-checked") === "true") ?? all[0];
                        for (const option of all) option.tabIndex = option === reached ? 0 : -1;
                    }).observe(element, {
                        childList: true, subtree: true, attributes: true, attributeFilter: ["aria-checked", "disabled"],
                    });
                },
                describe(element, semantics) {
                    attribute(element, "aria-disabled", semantics.x ? "true" : undefined);
                },
            },
            option: {
                tag: "button",
                make(element, id) {
                    element.type = "button";
                    element.setAttribute("role", "radio");
                    makePressable(element, id);
                },
                describe(element, semantics) {
                    element.disabled = !!semantics.x;
                    element.setAttribute("aria-checked", String(semantics.c === 1));
                },
            },
            // A link whose press the app hears of; pressed with a key or button that opens it elsewhere, it is the browser's.
            link: {
                tag: "a",
                make(element, id) {
                    element.target = "_blank";
                    element.rel = "noopener noreferrer";
                    element.draggable = false;
                    element.addEventListener("click", (event) => {
                        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                        event.preventDefault();
                        event.stopImmediatePropagation();
                        if (!element.disabled) act(id, { press: {} });
                    }, true);
                    makePressable(element, id);
                },
                describe(element, semantics) {
                    element.disabled = !!semantics.x;
                    attribute(element, "href", semantics.x ? undefined : semantics.u ?? "#");
                    element.setAttribute("role", "link");
                    attribute(element, "aria-disabled", semantics.x ? "true" : undefined);
                },
            },
        };

        // The one that an arrow key leads to from the one that has the focus, around the ends.
        function neighbour(all, key) {
            const isMirrored = all.at(-1)?.getBoundingClientRect().left < all[0]?.getBoundingClientRect().left;
            const steps = { ArrowDown: 1, ArrowUp: -1, ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 };
            const index = all.indexOf(document.activeElement);
            if (!(key in steps) || index < 0) return;
            return all.at((index + steps[key]) % all.length);
        }

        function isMenu(element) {
            return element.getAttribute("role") === "menu";
        }

        function menuItems(menu) {
            return [...menu.querySelectorAll("button:enabled, a[href]")];
        }

        // What is in a menu is an item to those who listen.
        function nameItems(menu) {
            const names = { button: "menuitem", menuButton: "menuitem", link: "menuitem", option: "menuitemradio", toggle: "menuitemcheckbox" };
            for (const item of menu.querySelectorAll("button.node, a.node")) {
                const name = names[item.dataset.role];
                if (!name) continue;
                item.setAttribute("role", name);
                item.tabIndex = -1;
            }
        }

        let typed = "";
        let typedAt = 0;

        // Arrow keys, Home and End go through the items; letters go to the next one that begins with them.
        function moveInMenu(menu, event) {
            const items = menuItems(menu);
            const index = items.indexOf(document.activeElement);
            let target;
            if (event.key === "ArrowDown") target = items[(index + 1) % items.length];
            else if (event.key === "ArrowUp") target = items.at(index < 0 ? -1 : index - 1);
            else if (event.key === "Home") target = items[0];
            else if (event.key === "End") target = items.at(-1);
            else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey) {
                typed = event.timeStamp - typedAt < 700 ? typed + event.key : event.key;
                typedAt = event.timeStamp;
                // The same letter again goes on to the next one.
                const isRepeated = [...typed].every((letter) => letter === typed[0]);
                const text = (isRepeated ? typed[0] : typed).toLocaleLowerCase();
                const start = isRepeated ? index + 1 : Math.max(index, 0);
                target = [...items.slice(start), ...items.slice(0, start)].find((item) =>
                    (item.getAttribute("aria-label") ?? item.textContent).trim().toLocaleLowerCase().startsWith(text));
            } else return;
            event.preventDefault();
            target?.focus();
        }

        """#
}
