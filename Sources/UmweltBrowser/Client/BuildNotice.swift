/// The part of the page that shows what the tool has to say over the app: why the last build failed, or why the app was
/// started anew.
enum BuildNotice {
    static let javaScript = #"""
        let buildNotice;

        function showBuildNotice(said) {
            buildNotice?.remove();
            buildNotice = undefined;
            if (!said) return;
            const close = document.createElement("button");
            close.type = "button";
            close.textContent = "Dismiss";
            close.addEventListener("click", () => showBuildNotice(null));
            const title = document.createElement("h2");
            title.textContent = said.t;
            const head = document.createElement("header");
            head.append(title, close);
            const text = document.createElement("pre");
            text.textContent = said.x;
            text.tabIndex = 0;
            buildNotice = document.createElement("section");
            buildNotice.id = "build-notice";
            buildNotice.setAttribute("role", "alert");
            buildNotice.append(head, text);
            document.body.append(buildNotice);
        }

        """#

    static let css = """
        #build-notice {
            position: fixed; left: 12px; right: 12px; bottom: 12px; max-height: 60%; display: flex;
            flex-direction: column; border-radius: 12px; overflow: hidden; color: #fff; background: #2c2c2e;
            border-top: 4px solid #ff453a; box-shadow: 0 8px 32px #0008; font: 15px/1.4 var(--sans-serif);
        }
        #build-notice header { display: flex; align-items: baseline; gap: 12px; padding: 12px 16px 0; }
        #build-notice h2 { flex: 1; margin: 0; font-size: 15px; font-weight: 600; overflow-wrap: anywhere; }
        #build-notice pre {
            margin: 0; padding: 8px 16px 16px; overflow: auto; font: 13px/1.45 var(--monospace); white-space: pre-wrap;
            overflow-wrap: anywhere;
        }
        #build-notice button {
            border: 0; border-radius: 6px; padding: 4px 10px; color: inherit; background: #636366; font: inherit;
        }
        #build-notice :focus-visible { outline: 3px solid #0a84ff; outline-offset: -3px; }

        """
}
