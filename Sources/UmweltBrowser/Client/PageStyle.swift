/// What the page looks like where the app says nothing.
enum PageStyle {
    static let css = base + FieldStyle.css + ImageScript.css + MovementStyle.css

    private static let base = """
        html, body { height: 100%; margin: 0; overflow: hidden; background: #fff; }
        @media (prefers-color-scheme: dark) { html, body { background: #000; } }
        @media (prefers-reduced-motion: reduce) {
            * { transition: none !important; animation: none !important; scroll-behavior: auto !important; }
        }
        html[data-scheme=light], html[data-scheme=light] body { background: #fff; color-scheme: light; }
        html[data-scheme=dark], html[data-scheme=dark] body { background: #000; color-scheme: dark; }

        #window, .node, .line, .group, .shape, .material { position: absolute; left: 0; top: 0; }
        #window { width: 100%; height: 100%; }
        .shape { width: 1px; height: 1px; overflow: visible; pointer-events: none; }

        .isolated { isolation: isolate; }
        .definitions { position: absolute; width: 0; height: 0; pointer-events: none; }

        /* Empty room does not keep the pointer from what is below it. */
        .node, .group, .material { pointer-events: none; }
        button.node, .line { pointer-events: auto; }
        .node[data-role=dialog] { pointer-events: auto; outline: none; }
        button.node {
            margin: 0; padding: 0; border: 0; background: none; color: inherit; font: inherit; text-align: start;
            cursor: default; outline: none; border-radius: 4px; -webkit-tap-highlight-color: transparent;
        }
        button.node:focus-visible { outline: 3px solid #007affb3; outline-offset: 3px; }
        .node[tabindex="0"] { pointer-events: auto; outline: none; border-radius: 4px; }
        .node[tabindex="0"]:focus-visible { outline: 3px solid #007affb3; outline-offset: 3px; }

        \(ControlStyle.css)
        \(ListStyleSheet.css)
        /* The line's height is none, so that its baseline is where the strut ends, whatever the fonts say. */
        .line {
            font-family: var(--sans-serif); white-space: pre; line-height: 0; text-align: start; direction: ltr;
            font-synthesis: none; text-rendering: geometricPrecision; font-optical-sizing: none;
            user-select: text; -webkit-user-select: text; -webkit-text-size-adjust: none; text-size-adjust: none;
        }
        .line::before { content: ""; display: inline-block; height: var(--ascent); }
        .line.right { direction: rtl; }
        /* What is cut can be found, read and copied whole. */
        .line.cut { overflow-x: clip; overflow-y: visible; text-overflow: ellipsis; }
        .shown { user-select: none; -webkit-user-select: none; }
        .inline { display: inline-block; position: relative; height: 0; }
        .painted {
            background-size: 100% 100%; background-clip: text; -webkit-background-clip: text; forced-color-adjust: none;
        }
        @media print { .painted { print-color-adjust: exact; } }
        .serif { font-family: var(--serif); }
        .monospace { font-family: var(--monospace); }

        /* Where the app listens, all that is drawn catches the pointer, and dragging is not selecting. */
        .presses, .visits { touch-action: manipulation; }
        .presses { user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; }
        .presses .line { user-select: none; -webkit-user-select: none; }
        .drags { touch-action: none; }
        .presses .shape path, .visits .shape path, [title] .shape path { pointer-events: visiblePainted; }
        .presses .material, .visits .material, [title] .material { pointer-events: auto; }
        .area path { fill: transparent; }
        .presses .area path, .visits .area path, button .area path { pointer-events: fill; }
        .untouchable, .untouchable * { pointer-events: none !important; }

        /* Heard, not seen. */
        .spoken, .actions:not(:focus-within) {
            position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
            white-space: nowrap; pointer-events: none;
        }
        .actions:focus-within { position: absolute; z-index: 1; pointer-events: auto; white-space: nowrap; }
        .actions button {
            padding: 4px 10px; border: 0; border-radius: 8px; color: #fff; background: #007aff;
            font: 15px var(--sans-serif);
        }

        #text-size { position: absolute; visibility: hidden; width: 1rem; height: 1px; }
        #notice {
            position: fixed; left: 0; right: 0; bottom: 0; margin: 0; padding: 8px 16px; text-align: center;
            font: 15px var(--sans-serif); color: #fff; background: #3c3c43;
        }
        #notice a { color: inherit; overflow-wrap: anywhere; }

        """
}
