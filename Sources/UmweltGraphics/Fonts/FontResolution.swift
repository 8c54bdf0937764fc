import Foundation

extension Font {
    /// Returns the family, size and weight of the font for a dynamic type size.
    package func resolve(dynamicTypeSize: DynamicTypeSize) -> ResolvedFont {
        switch provider {
        case .system(let size, let weight, let design):
            return ResolvedFont(design: design ?? .default, size: Self.usable(size), weight: weight?.value ?? 400)
        case .textStyle(let style, let weight, let design):
            var font = ResolvedFont(
                design: design ?? .default, size: style.size(for: dynamicTypeSize),
                weight: weight?.value ?? style.weight.value)
            font.lineGap = style.lineGap(for: dynamicTypeSize)
            return font
        case .named(let name, let size, let style):
            return ResolvedFont(family: name, size: Self.usable(size) * (style?.scale(for: dynamicTypeSize) ?? 1))
        case .modified(let font, let modifier):
            var resolved = font.resolve(dynamicTypeSize: dynamicTypeSize)
            modifier.apply(to: &resolved)
            return resolved
        }
    }

    /// Returns a valid font size, in points: 1 if it is not positive and finite, and at most 10,000.
    fileprivate static func usable(_ size: CGFloat) -> CGFloat {
        size.isFinite && size > 0 ? min(size, 10_000) : 1
    }
}

extension ResolvedFont {
    /// Makes a font of the system's two steps heavier, up to the heaviest, for users who ask for bold text.
    package mutating func makeMoreLegible() {
        if family == nil { weight = min(weight + 200, Font.Weight.black.value) }
    }
}

extension Font.Modifier {
    package func apply(to font: inout ResolvedFont) {
        switch self {
        case .weight(let weight): font.weight = weight.value
        case .bold: font.weight = max(font.weight, Font.Weight.bold.value)
        case .italic: font.isItalic = true
        case .monospaced: font.design = .monospaced
        case .monospacedDigit: font.hasMonospacedDigits = true
        case .lowercaseSmallCaps: font.hasLowercaseSmallCaps = true
        case .uppercaseSmallCaps: font.hasUppercaseSmallCaps = true
        case .design(let design): font.design = design
        case .width(let width): font.width = width.value.isFinite ? min(max(width.value, -1), 1) : 0
        case .leading(let leading): font.leading = leading
        case .pointSize(let size): font.scale(by: Font.usable(size) / font.size)
        case .scaled(let factor): font.scale(by: Font.usable(font.size * factor) / font.size)
        case .secondaryScale:
            let lineGap = font.lineGap
            font.scale(by: Font.usable(font.size * ResolvedFont.secondaryRatio) / font.size)
            (font.lineGap, font.isSecondary) = (lineGap, true)
        }
    }
}

extension Font.TextStyle {
    /// The weight of the style itself.
    var weight: Font.Weight { self == .headline ? .semibold : .regular }

    /// Returns the size in points; Apple's Human Interface Guidelines, "Typography", iOS dynamic type sizes.
    func size(for size: DynamicTypeSize) -> CGFloat {
        let sizes: [CGFloat] =
            switch self {
            case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
            case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
            case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
            case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
            case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
            case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
            case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
            case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
            case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
            case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
            }
        return sizes[size.step]
    }

    /// Returns the distance between the baselines of two lines in points; Apple's Human Interface Guidelines,
    /// "Typography", iOS dynamic type sizes, where it is called leading.
    func linePitch(for size: DynamicTypeSize) -> CGFloat {
        let pitches: [CGFloat] =
            switch self {
            case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
            case .title: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
            case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
            case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
            case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
            case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
            case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
            case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
            case .caption: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
            case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
            }
        return pitches[size.step]
    }

    /// Returns the space that the style's font adds between lines, in points; less than zero for large fonts.
    func lineGap(for size: DynamicTypeSize) -> CGFloat {
        linePitch(for: size) - FontMetrics.system(size: self.size(for: size), lineGap: 0).lineHeight
    }

    /// Returns the ratio of the style's size to that at the default dynamic type size.
    package func scale(for size: DynamicTypeSize) -> CGFloat { self.size(for: size) / self.size(for: .large) }
}

extension DynamicTypeSize {
    /// Makes the size whose body text is nearest to a height in points.
    package init(nearestToBodySize points: CGFloat) {
        func distance(_ size: DynamicTypeSize) -> CGFloat { abs(Font.TextStyle.body.size(for: size) - points) }
        self = Self.allCases.min { distance($0) < distance($1) } ?? .large
    }
}
