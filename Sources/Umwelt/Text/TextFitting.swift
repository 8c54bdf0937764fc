import Foundation

extension TypeSetter {
    /// Sets a paragraph within a width and a height. If it does not fit, its letters come closer together, then its
    /// fonts become smaller, as far as the paragraph allows and no further than is necessary.
    func fit(_ paragraph: Paragraph, width: CGFloat?, height: CGFloat?) -> TextLayout {
        var usual = paragraph
        // Texts that are set alike are set once, whatever they might have allowed.
        usual.minimumScaleFactor = 1
        usual.allowsTightening = false
        usual.minLines = 1
        let asIs = layout(usual, width: width, height: height)
        let smallest = paragraph.minimumScaleFactor.isFinite ? min(max(paragraph.minimumScaleFactor, 0.01), 1) : 1
        guard paragraph.allowsTightening || smallest < 1, !asIs.fits(width: width, height: height) else { return asIs }

        func attempt(tightness: CGFloat, scale: CGFloat) -> TextLayout {
            layout(usual.tightened(by: tightness).scaled(by: scale), width: width, height: height)
        }
        let tightest: CGFloat = paragraph.allowsTightening ? Self.maxTightness : 0
        if let layout = Self.first({ attempt(tightness: tightest * $0, scale: 1) }, width, height) { return layout }
        if smallest < 1,
            let layout = Self.first({ attempt(tightness: tightest, scale: 1 - (1 - smallest) * $0) }, width, height)
        {
            return layout
        }
        return attempt(tightness: tightest, scale: smallest)
    }

    /// How much closer letters may come, by the size of the font.
    private static var maxTightness: CGFloat { 0.05 }

    /// The first of several attempts, from 0 to 1, that fits: each is taken to fit if a weaker one does.
    private static func first(
        _ attempt: (CGFloat) -> TextLayout, _ width: CGFloat?, _ height: CGFloat?
    ) -> TextLayout? {
        func layout(_ step: Int) -> TextLayout { attempt(CGFloat(step) / 64) }
        var fitting = layout(64)
        guard fitting.fits(width: width, height: height) else { return nil }
        var (low, high) = (1, 64)
        while low < high {
            let middle = (low + high) / 2
            let weaker = layout(middle)
            if weaker.fits(width: width, height: height) {
                fitting = weaker
                high = middle
            } else {
                low = middle + 1
            }
        }
        return fitting
    }

    /// The height of as many lines as a paragraph takes at least.
    package func minHeight(of paragraph: Paragraph) -> CGFloat {
        guard paragraph.minLines > 1, var run = paragraph.runs.first else { return 0 }
        // More lines than any surface shows would only take time.
        run.text = String(repeating: "\n", count: min(paragraph.minLines, 1000) - 1)
        var lines = paragraph
        lines.runs = [run]
        lines.lineLimit = nil
        lines.minimumScaleFactor = 1
        lines.allowsTightening = false
        lines.minLines = 1
        return layout(lines, width: nil, height: nil).pixelSize.height
    }
}

extension TextLayout {
    fileprivate func fits(width: CGFloat?, height: CGFloat?) -> Bool {
        !isTruncated && size.width <= (width ?? .infinity) + 0.01 && size.height <= (height ?? .infinity) + 0.01
    }
}

extension Paragraph {
    /// The paragraph with its letters closer together, by the size of their fonts.
    fileprivate func tightened(by factor: CGFloat) -> Paragraph {
        guard factor > 0 else { return self }
        var copy = self
        for index in runs.indices { copy.runs[index].kerning -= runs[index].font.size * factor }
        return copy
    }

    /// The paragraph with smaller fonts.
    fileprivate func scaled(by factor: CGFloat) -> Paragraph {
        guard factor < 1 else { return self }
        var copy = self
        for index in runs.indices {
            copy.runs[index].font.size *= factor
            copy.runs[index].kerning *= factor
            copy.runs[index].baselineOffset *= factor
            copy.runs[index].image = runs[index].image?.scaled(by: factor)
        }
        copy.lineSpacing *= factor
        return copy
    }
}
