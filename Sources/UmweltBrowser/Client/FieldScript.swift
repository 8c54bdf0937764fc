import Umwelt

/// The part of the page's script for fields: the browser's own, so that people write, paste, compose and spell as
/// everywhere else.
///
/// What is written shows at once and never waits for the server. A field keeps the text that the server has (`known`),
/// the edits that are under way (`pending`) and what is not sent yet: the difference to what is shown. At most one edit
/// is under way for each answer, so that fast typing over a slow line travels in fewer, larger edits; before anything
/// else is told the server, all is sent. What the program does to the text is rebased on what was written meanwhile; while
/// characters are being composed, it waits. See `TextSynchronizer`, the other party.
enum FieldScript {
    static let javaScript =
        #"""
        const longestText = \#(NodeEvent.longestText);
        // By the names of their nodes. They outlive a lost connection.
        const fields = new Map();

        function fieldRole(tag, type) {
            return {
                tag,
                make(element, id) {
                    if (type) element.type = type;
                    element.classList.add("field");
                    listen(element, id);
                },
                describe(element, semantics) {
                    element.disabled = !!semantics.x;
                    describeField(element, semantics.e);
                },
            };
        }

        function describeField(element, look) {
            element.placeholder = look.p?.t ?? "";
            element.spellcheck = !look.n;
            attribute(element, "autocorrect", look.n ? "off" : undefined);
            attribute(element, "autocapitalize", look.u);
            attribute(element, "enterkeyhint", look.k);
            attribute(element, "inputmode", look.o);
            element.autocomplete = look.a ?? "off";
            const { style } = element;
            dress(element, look);
            style.textAlign = look.l ?? "left";
            style.lineHeight = look.h + "px";
            style.padding = look.r ? look.r.map((length) => length + "px").join(" ") : "0";
            style.caretColor = look.t;
            style.setProperty("--tint", look.t);
            style.setProperty("--prompt", look.p?.c ?? "");
        }

        function listen(element, id) {
            element.addEventListener("input", () => edited(fields.get(id)));
            element.addEventListener("compositionstart", () => {
                const field = fields.get(id);
                if (field) field.isComposing = true;
            });
            element.addEventListener("compositionend", () => {
                const field = fields.get(id);
                if (!field) return;
                field.isComposing = false;
                // The browser has still to say what the composed text is.
                setTimeout(() => hear(field));
            });
            element.addEventListener("keydown", (event) => {
                if (event.key !== "Enter" || event.isComposing || element.tagName === "TEXTAREA") return;
                event.preventDefault();
                act(id, { submit: {} });
            });
            element.addEventListener("beforeinput", (event) => {
                const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
                const rest = element.value.length - (element.selectionEnd - element.selectionStart);
                if (!text || rest + text.length <= longestText) return;
                event.preventDefault();
                say(`A text has at most ${longestText} characters.`);
            });
        }

        // What the user has written and the server does not know.
        function edited(field) {
            // What is composed does not wait: answers are not looked at until it is done.
            if (field && (field.pending.length === 0 || field.isComposing)) sendEdit(field);
        }

        function shown(field) {
            return field.element.value.toWellFormed();
        }

        function sent(field) {
            return field.pending.reduce((text, edit) => applied(edit.change, text), field.known);
        }

        function sendEdit(field) {
            if (!isOpen()) return;
            const change = difference(sent(field), shown(field));
            if (change.length === 0) return;
            field.edits += 1;
            field.pending.push({ number: field.edits, change });
            send({ event: { edit: { number: field.edits, heard: field.heard, change } }, node: field.id });
        }

        // Whatever else is done is done after what was written.
        function sendEdits() {
            for (const field of fields.values()) sendEdit(field);
        }

        // All that the server knows of a field's text, or what is new.
        function tellField(node, update) {
            let field = fields.get(node.id);
            if (!field) {
                if (!update.w) return;
                field = { id: node.id, known: update.w[0], pending: [], edits: update.w[1], heard: update.w[2], news: [] };
                fields.set(node.id, field);
                field.element = node.element;
                field.element.value = field.known;
                return;
            }
            if (field.element !== node.element) {
                const { selectionStart, selectionEnd } = field.element;
                node.element.value = field.element.value;
                node.element.setSelectionRange(selectionStart, selectionEnd);
                field.element = node.element;
                field.isComposing = false;
            }
            field.news.push(update);
            hear(field);
        }

        function hear(field) {
            while (field.news.length > 0) {
                const update = field.news[0];
                const isChange = update.w || update.n.some((piece) => piece.length > 1);
                if (isChange && field.isComposing) return;
                field.news.shift();
                if (update.w) {
                    acknowledge(field, update.w[1]);
                    take(field, difference(field.known, update.w[0]));
                    field.edits = Math.max(field.edits, update.w[1]);
                    field.heard = update.w[2];
                } else {
                    for (const [edits, change] of update.n) {
                        acknowledge(field, edits);
                        if (!change) continue;
                        take(field, change);
                        field.heard += 1;
                    }
                }
            }
            if (field.pending.length === 0) sendEdit(field);
        }

        function acknowledge(field, edits) {
            while (field.pending.length > 0 && field.pending[0].number <= edits) {
                field.known = applied(field.pending.shift().change, field.known);
            }
        }

        // Puts a change of the server's below what was written meanwhile.
        function take(field, change) {
            const text = shown(field);
            let unsent = difference(sent(field), text);
            field.known = applied(change, field.known);
            for (const edit of field.pending) [change, edit.change] = rebased(change, edit.change);
            [change, unsent] = rebased(change, unsent);
            const result = applied(change, text);
            if (result === text) return;
            const { element } = field;
            const { selectionStart, selectionEnd, selectionDirection, scrollTop, scrollLeft } = element;
            element.value = result;
            element.setSelectionRange(moved(selectionStart, change), moved(selectionEnd, change), selectionDirection);
            element.scrollTop = scrollTop;
            element.scrollLeft = scrollLeft;
        }

        // After a connection was lost, fields that are not there any more have nothing to say.
        function forgetFields() {
            for (const id of fields.keys()) if (!nodes.has(id)) fields.delete(id);
        }

        """#
}
