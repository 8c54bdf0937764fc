/// What lists and other things that scroll look like.
enum ListStyleSheet {
    static let css = """
        .scroll { pointer-events: auto; outline: none; overscroll-behavior: auto; scroll-behavior: auto; }
        .scroll.bare { scrollbar-width: none; }
        /* Browsers cut off what scrolls: so it is larger than it looks, and its content as much further inside. */
        .scroll.unclipped.node { box-sizing: content-box; margin: -64px; padding: 64px; pointer-events: none; }
        .scroll.unclipped > .node {
            box-sizing: content-box; translate: 64px 64px; pointer-events: auto;
            border: solid transparent; border-width: 0 64px 64px 0;
        }
        .scroll:focus-visible { box-shadow: inset 0 0 0 3px #007affb3; }
        .pressable { pointer-events: auto; outline: none; -webkit-tap-highlight-color: transparent; }
        .pressable:active:not(:has(button:active)) { filter: brightness(0.85); }
        .pressable:focus-visible { outline: 3px solid #007affb3; outline-offset: -3px; }
        .swipeable { pointer-events: auto; touch-action: pan-y; }
        button.grip.node { touch-action: none; cursor: grab; }
        .dragged { z-index: 1; opacity: 0.9; cursor: grabbing; }

        """
}
