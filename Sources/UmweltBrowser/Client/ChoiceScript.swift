/// The part of the page's script that makes menus, options and links usable.
enum ChoiceScript {
    static let javaScript = #"""
        // A link opens another page. The app hears of its press, unless a key or button opens it elsewhere.
        function makeLink(element, press) {
            element.target = "_blank";
            element.rel = "noopener noreferrer";
            element.draggable = false;
            element.addEventListener("click", (event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                press(event);
            }, true);
        }

        const choices = {
            menuButton: pressableRole({
                make(element, id) {
                    element.addEventListener("keydown", (event) => {
                        if (event.key !== "ArrowDown" || event.defaultPrevented || element.closest("[role=menu]")) return;
                        event.preventDefault();
                        act(id, { press: {} });
                    });
                },
                describe(element, semantics) {
                    element.setAttribute("aria-haspopup", "menu");
                    element.setAttribute("aria-expanded", String(semantics.c === 1));
                },
                // What it is set to belongs to its name: a button has no value.
                name(semantics) {
                    return semantics.l && semantics.v ? `${semantics.l}, ${semantics.v}` : semantics.l;
                },
            }),
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
            option: pressableRole({
                make(element) {
                    element.setAttribute("role", "radio");
                },
                describe(element, semantics) {
                    element.setAttribute("aria-checked", String(semantics.c === 1));
                    attribute(element, "data-choice", semantics.g);
                },
            }),
            link: {
                tag: "a",
                make(element, id) {
                    makeLink(element, (event) => {
                        event.stopImmediatePropagation();
                        if (!element.disabled) act(id, { press: {} });
                    });
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

        // The radiogroups that stand for options in rows below each other, by the rows that they are in.
        const choicesInRows = new Map();
        let silentRows = new Set();

        // Options that follow each other in rows of a list are one choice: it is in the first one's row and owns them all,
        // so that the other rows are nothing by themselves. The tab key reaches the chosen one.
        function settleChoices() {
            const firsts = new Set();
            const silent = new Set();
            for (const options of optionGroups()) {
                const [first, ...others] = options.map((option) => option.closest("[data-role=row]"));
                firsts.add(first);
                const group = choicesInRows.get(first) ?? document.createElement("div");
                choicesInRows.set(first, group);
                if (group.parentElement !== first) first.append(group);
                for (const option of options) option.id = `option-${option.nodeID}`;
                const owned = options.map((option) => option.id).join(" ");
                if (group.getAttribute("aria-owns") !== owned) group.setAttribute("aria-owns", owned);
                group.setAttribute("role", "radiogroup");
                attribute(group, "aria-label", options[0].dataset.choice || undefined);
                for (const row of others) silent.add(row);
                const usable = options.filter((option) => !option.disabled);
                const reached = usable.find((option) => option.getAttribute("aria-checked") === "true") ?? usable[0];
                for (const option of usable) option.tabIndex = option === reached ? 0 : -1;
            }
            for (const row of silentRows) if (!silent.has(row)) row.setAttribute("role", "listitem");
            for (const row of silent) row.setAttribute("role", "none");
            silentRows = silent;
            for (const [row, group] of choicesInRows) {
                if (firsts.has(row)) continue;
                group.remove();
                choicesInRows.delete(row);
            }
        }

        // The options that stand in rows, those together that choose the same one after the other.
        function optionGroups() {
            const groups = [];
            let last;
            for (const option of root.querySelectorAll("[data-choice]")) {
                const row = option.closest("[data-role=row]");
                // Rows that are options themselves hold no others.
                if (!row || row.parentElement.getAttribute("role") !== "list") continue;
                const before = last?.closest("[data-role=row]");
                const follows = before?.parentElement === row.parentElement && last.dataset.choice === option.dataset.choice
                    && rowAfter(before) === row;
                if (follows) groups.at(-1).push(option);
                else groups.push([option]);
                last = option;
            }
            return groups;
        }

        function rowAfter(row) {
            let next = row.nextElementSibling;
            while (next && !next.classList.contains("node")) next = next.nextElementSibling;
            return next;
        }

        root.addEventListener("keydown", (event) => {
            const option = event.target.closest?.("[data-choice]");
            if (!option || event.defaultPrevented) return;
            const all = optionGroups().find((group) => group.includes(option))?.filter((other) => !other.disabled) ?? [];
            const target = neighbour(all, event.key);
            if (!target) return;
            event.preventDefault();
            target.focus();
            target.click();
        });

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
