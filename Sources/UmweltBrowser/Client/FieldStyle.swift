/// What the browser's own fields look like: nothing but the text, where the type setter would set it. Each paragraph
/// runs as its text does; `dir="auto"` would do so too, but takes seconds for long texts.
enum FieldStyle {
    static let css = """
        .field.node {
            pointer-events: auto; box-sizing: border-box; margin: 0; border: 0; border-radius: 0; outline: none;
            background: none; appearance: none; resize: none; overflow: auto; scrollbar-width: none;
            font-family: var(--sans-serif); font-synthesis: none; text-rendering: geometricPrecision;
            font-optical-sizing: none; font-feature-settings: inherit; letter-spacing: normal; text-overflow: ellipsis;
            overflow-wrap: break-word; -webkit-text-size-adjust: none; text-size-adjust: none; cursor: text;
            unicode-bidi: plaintext;
        }
        .field.node.serif { font-family: var(--serif); }
        .field.node.monospace { font-family: var(--monospace); }
        .field.node::placeholder { color: var(--prompt); opacity: 1; }
        .field.node::selection { background: color-mix(in srgb, var(--tint) 30%, transparent); }
        .field.node::-ms-reveal { display: none; }

        """
}
