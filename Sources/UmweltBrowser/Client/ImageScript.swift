/// The part of the page's script that draws images.
enum ImageScript {
    static let javaScript = #"""
        function imagePart(item) {
            const element = document.createElement("div");
            element.className = "image";
            element.setAttribute("aria-hidden", "true");
            place(element, item.x, item.y, item.w, item.h);
            const [x, y, width, height] = item.b;
            // What is drawn in one colour is a mask; anything else is itself.
            const kind = item.c ? "mask" : "background";
            const { style } = element;
            style[`${kind}Image`] = `url("/images/${item.m}?token=${token}")`;
            style[`${kind}Position`] = `${x}px ${y}px`;
            style[`${kind}Size`] = `${width}px ${height}px`;
            style[`${kind}Repeat`] = item.r ? "repeat" : "no-repeat";
            if (item.c) style.backgroundColor = item.c;
            if (item.n) style.imageRendering = "pixelated";
            return element;
        }

        """#

    static let css = """
        .image { position: absolute; left: 0; top: 0; pointer-events: none; forced-color-adjust: none; }
        .presses .image, .visits .image, [title] .image { pointer-events: auto; }
        @media print { .image { print-color-adjust: exact; } }

        """
}
