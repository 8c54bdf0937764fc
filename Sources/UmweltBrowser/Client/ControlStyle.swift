/// What the page's controls look like: nothing but the focus, since their nodes draw them.
enum ControlStyle {
    static let css = """
        .node:focus-visible { outline: 3px solid #007affb3; outline-offset: 3px; border-radius: 4px; }
        [data-role=stepper], [data-role=slider] { pointer-events: auto; }

        /* The browser's field is as large as the one that is drawn, and only its focus is seen. */
        .date {
            position: absolute; inset: 0; z-index: 1; box-sizing: border-box; width: 100%; height: 100%; margin: 0;
            padding: 0; border: 0; pointer-events: auto; appearance: none; -webkit-appearance: none; background: none;
            color: transparent; caret-color: transparent; outline: none; cursor: default;
        }
        .date::-webkit-datetime-edit, .date::-webkit-calendar-picker-indicator { opacity: 0; }
        .date::-webkit-color-swatch-wrapper, .date::-webkit-color-swatch { opacity: 0; }
        .date:focus-visible { outline: 3px solid #007affb3; outline-offset: 1px; border-radius: 6px; }

        a.node { pointer-events: auto; color: inherit; text-decoration: none; outline: none; cursor: default; -webkit-tap-highlight-color: transparent; }
        .line a.link { text-decoration: none; cursor: pointer; -webkit-tap-highlight-color: transparent; }
        .line a.link:focus-visible { outline: 3px solid #007affb3; outline-offset: 1px; border-radius: 2px; }
        [role=menu] :is(button, a).node:focus { background: #7676801f; outline: none; }

        /* The knob is as large as the one that is drawn, so that it is where that one is seen. */
        .range {
            position: absolute; inset: 0; z-index: 1; width: 100%; height: 100%; margin: 0; pointer-events: auto;
            appearance: none; -webkit-appearance: none; background: none; outline: none; touch-action: pan-y;
        }
        .range::-webkit-slider-thumb { -webkit-appearance: none; width: 27px; height: 27px; opacity: 0; }
        .range::-moz-range-thumb { width: 27px; height: 27px; border: 0; opacity: 0; }
        .range::-webkit-slider-runnable-track { height: 31px; background: none; }
        .range:focus-visible { outline: 3px solid #007affb3; outline-offset: 1px; border-radius: 15px; }

        """
}
