/// The part of the page's script that makes of each node what it is: a button, a field, something to look at.
enum SemanticsScript {
    static let javaScript = #"""
        // What elements of each role are made of, how they are told what is special to the role, and which one has its
        // name if that is another one inside.
        const roles = {
            content: { tag: "div" },
            button: pressableRole(),
            ...controls,
            ...choices,
            ...scrollRoles,
            ...listRoles,
            ...tabRoles,
            ...meterRoles,
            ...dateRoles,
            field: fieldRole("input", "text"),
            secret: fieldRole("input", "password"),
            editor: fieldRole("textarea"),
        };

        function act(id, event) {
            sendEdits();
            send({ node: id, event });
        }

        function makeElement(id, semantics) {
            const role = roles[semantics?.r ?? "content"];
            const element = document.createElement(role.tag);
            element.className = "node";
            element.dataset.role = semantics?.r ?? "content";
            element.nodeID = id;
            role.make?.(element, id);
            return element;
        }

        function describe(node, semantics) {
            const name = semantics.r ?? "content";
            if (node.element.dataset.role !== name) exchange(node, makeElement(node.id, semantics));
            const { element } = node;
            roles[name].describe?.(element, semantics, node);
            const named = roles[name].named?.(element) ?? element;
            attribute(named, "aria-label", roles[name].name?.(semantics) ?? semantics.l);
            attribute(named, "aria-valuetext", semantics.v);
            attribute(named, "aria-description", semantics.h);
            attribute(element, "data-identifier", semantics.t);
            // Where nothing is said, the role may have.
            if ("f" in semantics || node.isFocusTold) attribute(element, "tabindex", [-1, 0][semantics.f]);
            node.isFocusTold = "f" in semantics;
            attribute(element, "title", semantics.p);
            node.isHidden = !!semantics.n;
            const isSilent = node.isHidden || ownNode(element.parentElement)?.aria?.u;
            attribute(element, "aria-hidden", isSilent ? "true" : undefined);
            describeShortcut(node, semantics.j);
            describeAria(node, semantics.q);
        }

        function attribute(element, name, value) {
            if (value === undefined) element.removeAttribute(name);
            else element.setAttribute(name, value);
        }

        // A node that has become something else is another element in the same place.
        function exchange(node, element) {
            element.style.cssText = node.element.style.cssText;
            element.className = node.element.className;
            element.inert = node.element.inert;
            element.append(...node.element.childNodes);
            node.element.replaceWith(element);
            node.element = element;
        }

        """#
}
