import Foundation

extension TypeSetter {
    /// Sets a paragraph within a width and a height.
    ///
    /// If it does not fit, its letters move closer together, then its fonts shrink, as far as the paragraph allows and
    /// no further than necessary.
    ///
    /// - Parameters:
    ///   - paragraph: The paragraph.
    ///   - width: The width in points; nil for no limit.
    ///   - height: The height in points; nil for no limit.
    /// - Returns: The lines; truncated if the paragraph does not fit even so.
    func fit(_ paragraph: Paragraph, width: CGFloat?, height: CGFloat?) -> TextLayout {
        // The size is rounded up to whole pixels, and must not become wider than the width then.
        let width = width.map { $0.roundedDown(toMultipleOf: paragraph.pixelLength) }
        var usual = paragraph
        // Without these properties equal texts share one layout in the cache, whatever they allow.
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

    /// Returns the size of a paragraph within a width and a height, in points: that of the lines that fit, and at least
    /// the height of the minimum number of lines.
    func size(of paragraph: Paragraph, width: CGFloat?, height: CGFloat?) -> CGSize {
        var size = fit(paragraph, width: width, height: height).pixelSize
        size.height = max(size.height, minHeight(of: paragraph))
        return size
    }

    /// The maximum reduction of the space between letters, as a fraction of the font size.
    private static var maxTightness: CGFloat { 0.05 }

    /// Returns the first of several attempts, with strengths from 0 to 1, that fits; nil if none does.
    ///
    /// A binary search, which assumes that every attempt stronger than a fitting one fits, too.
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

    /// Returns the height of a paragraph's minimum number of lines, in points; 0 if that is one.
    package func minHeight(of paragraph: Paragraph) -> CGFloat {
        guard paragraph.minLines > 1, var run = paragraph.runs.first else { return 0 }
        // More lines than any surface can show would only cost time.
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
    /// Returns the paragraph with its letters closer together, by a fraction of the size of their fonts.
    fileprivate func tightened(by factor: CGFloat) -> Paragraph {
        guard factor > 0 else { return self }
        var copy = self
        for index in runs.indices { copy.runs[index].kerning -= runs[index].font.size * factor }
        return copy
    }

    /// Returns the paragraph with smaller fonts, images and spaces.
    fileprivate func scaled(by factor: CGFloat) -> Paragraph {
        guard factor < 1 else { return self }
        var copy = self
        for index in runs.indices {
            copy.runs[index].font.scale(by: factor)
            copy.runs[index].kerning *= factor
            copy.runs[index].baselineOffset *= factor
            copy.runs[index].image = runs[index].image?.scaled(by: factor)
        }
        copy.lineSpacing *= factor
        return copy
    }
}
