import Foundation
import Synchronization

/// The size of a symbol beside text and the place of its ink in it, in multiples of the font's size, as the symbols of
/// iOS have them in the regular weight and the medium scale.
struct SymbolMetrics: Equatable {
    /// The width with the bearings at both sides.
    var advance: CGFloat

    /// The height of the ink.
    var height: CGFloat

    /// The width of the ink; nil if it is unknown.
    var inkWidth: CGFloat?

    /// The distance of the ink's middle above the middle of capitals.
    var rise: CGFloat = 0

    /// The distance of the ink's middle to the right of the middle of the advance.
    var shift: CGFloat = 0

    /// The ink of an icon as large as its square, for symbols that are not in the table: a guess, the mean of those
    /// that are.
    static let usualInk: CGFloat = 1.06

    /// The bearing of most symbols at each side.
    static let bearing: CGFloat = 0.125

    /// The height of capitals of San Francisco.
    static let capitals: CGFloat = 0.7046

    /// Returns the metrics of a symbol from the table, or by its family; nil if none are known.
    static func known(_ name: SymbolName) -> SymbolMetrics? {
        if let kept = resolved.withLock({ $0[name] }) { return kept }
        let found = found(name)
        resolved.withLock { kept in
            // Apps have some hundred symbols; names that are computed do not fill the memory.
            if kept.count >= 1024 { kept.removeAll() }
            kept.updateValue(found, forKey: name)
        }
        return found
    }

    /// The metrics of the symbols that were asked for; nil where none are known.
    private static let resolved = Mutex<[SymbolName: SymbolMetrics?]>([:])

    /// Returns the metrics of a symbol, which is looked for in the table and by the words of its name.
    private static func found(_ name: SymbolName) -> SymbolMetrics? {
        if let found = entry(name) { return found }
        if name.badge != nil { return badged(name) }
        if let enclosure = name.enclosure { return entries[enclosure.rawValue[...]] }
        return name.isSlashed ? slashed(name) : related(name)
    }

    /// Returns the metrics of the symbol that another one is drawn in, or that it is a kind of; nil if it is neither:
    /// `quote.bubble` is as large as other bubbles, `rectangle.split.2x1` and `doc.richtext` as a rectangle and a sheet.
    /// That it is so with all of them is a guess. Their ink may be narrower: its width is not known.
    private static func related(_ name: SymbolName) -> SymbolMetrics? {
        let words = name.base.split(separator: ".")
        guard words.count > 1, let first = words.first, let last = words.last else { return nil }
        let other = frames[last] ?? (stacked.isDisjoint(with: words) ? kinds[first] : nil)
        var result = other.flatMap { entries[$0] }
        result?.inkWidth = nil
        return result
    }

    /// The last words of names that are a frame, and the symbol that is as large.
    private static let frames: [Substring: Substring] = [
        "bubble": "bubble.left", "seal": "seal", "shield": "shield", "viewfinder": "viewfinder",
        "magnifyingglass": "magnifyingglass", "triangle": "triangle", "hexagon": "hexagon", "pentagon": "pentagon",
        "app": "square",
    ]

    /// The first words of names of which all symbols are as large, and one of the symbols.
    private static let kinds: [Substring: Substring] = [
        "battery": "battery.100", "book": "book", "calendar": "calendar", "circle": "circle", "doc": "doc",
        "iphone": "iphone", "rectangle": "rectangle", "shield": "shield", "sidebar": "sidebar.right",
        "square": "square", "star": "star",
    ]

    /// The words of names whose symbols are larger than their kind.
    private static let stacked: Set<Substring> = ["and", "on", "stack", "trianglebadge"]

    /// Returns the metrics that the table has for a symbol, filled or not, as filled symbols are as large as their
    /// outlines; for the mirrored symbol, if it has those.
    private static func entry(_ name: SymbolName) -> SymbolMetrics? {
        var name = name
        name.isFilled = false
        let full = name.full
        if let found = entries[full[...]] { return found }
        let words = full.split(separator: ".").map(String.init)
        for side in ["right", "left"] {
            let turned = words.map { horizontal.contains($0) ? side : $0 == "document" ? "doc" : $0 }
            if turned != words, var found = entries[turned.joined(separator: ".")[...]] {
                let isLeftward = !Set(words).isDisjoint(with: ["left", "backward", "leading"])
                if isLeftward != (side == "left") { found.shift.negate() }
                return found
            }
        }
        return nil
    }

    /// The words of names for which there is a mirrored symbol.
    private static let horizontal: Set<String> = ["left", "right", "forward", "backward", "leading", "trailing"]

    /// Returns the metrics of a symbol with a line through it, which is as wide as the symbol. The line and the gap
    /// beside it are about 105 hundredths high.
    private static func slashed(_ name: SymbolName) -> SymbolMetrics? {
        var plain = name
        plain.isSlashed = false
        guard var result = entry(plain), result.height < 1.048 else { return known(plain) }
        result.height = 1.048
        result.rise = 0
        return result
    }

    /// Returns the metrics of a symbol with a badge. The badge adds 2 hundredths to the width of a bell and a sheet of
    /// paper, and 6 to 16 to their height; 10 for others is a guess.
    private static func badged(_ name: SymbolName) -> SymbolMetrics? {
        var plain = name
        plain.badge = nil
        return known(plain).map { SymbolMetrics(advance: $0.advance + 0.02, height: $0.height + 0.1) }
    }

    private static let entries: [Substring: SymbolMetrics] = {
        var result: [Substring: SymbolMetrics] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            let numbers = words.dropFirst().map { CGFloat(Double($0) ?? 0) / 100 }
            guard numbers.count >= 2 else { preconditionFailure("Too few metrics of a symbol: \(line)") }
            var metrics = SymbolMetrics(advance: numbers[0], height: numbers[1])
            if numbers.count > 2 { metrics.inkWidth = numbers[2] }
            if numbers.count > 3 { metrics.rise = numbers[3] }
            if numbers.count > 4 { metrics.shift = numbers[4] }
            result[words[0]] = metrics
        }
        return result
    }()
}

extension SymbolMetrics {
    /// Estimates the metrics of a symbol from the bounds of its icon in the square of icons.
    init(of bounds: CGRect) {
        let unit = Self.usualInk / SymbolOutline.side
        self.init(
            advance: bounds.width * unit + 2 * Self.bearing, height: bounds.height * unit,
            inkWidth: bounds.width * unit, rise: (SymbolOutline.side / 2 - bounds.midY) * unit)
    }

    /// Returns the layout of a symbol beside text.
    ///
    /// - Parameters:
    ///   - size: The size of the font, in points.
    ///   - weight: The weight of the font, on the scale of OpenType and CSS.
    ///   - scale: The scale of the image.
    ///   - aspect: The width of the icon that is drawn, divided by its height.
    ///   - pixel: The length of a pixel, in points.
    func layout(
        size: CGFloat, weight: Int, scale: Image.Scale, aspect: CGFloat, pixel: CGFloat
    ) -> SymbolLayout {
        // The three scales are those of the circles that each exported template shows.
        let em: CGFloat =
            switch scale {
            case .small: size * 0.79
            case .medium: size
            case .large: size * 1.279
            }
        // A bold star is 3.1 % wider, its ink is 3.7 % higher, and its margins are 1.5 instead of 1 point at 17 points.
        // The recorded margins of a star in the large scale are 2 points.
        let boldness = CGFloat(weight - 400) / 300
        let (wider, higher): (CGFloat, CGFloat) = boldness > 0 ? (0.031, 0.037) : (0.019, 0.023)
        let inkHeight = height * em * (1 + higher * boldness)
        let margin = (0.0826 + 0.0174 * max(boldness, 0)) * size * (scale == .large ? 1.5 : 1)
        let box = CGSize(
            width: (advance * em * (1 + wider * boldness) / pixel).rounded() * pixel,
            height: inkHeight.roundedUp(toMultipleOf: pixel) + 2 * (margin / pixel).rounded(.down) * pixel)
        let inkWidth: CGFloat =
            if let inkWidth { inkWidth * em * (1 + higher * boldness) } else {
                fitted(aspect * inkHeight, in: box.width, em)
            }
        let ink = CGRect(
            x: (box.width - inkWidth) / 2 + shift * em, y: (box.height - inkHeight) / 2, width: inkWidth,
            height: inkHeight)
        return SymbolLayout(
            size: box, ink: ink, baseline: box.height / 2 + rise * em + Self.capitals / 2 * size)
    }

    /// Returns a width for ink whose width is unknown: the width between the usual bearings, if an icon stretched to it
    /// keeps its proportions within a twelfth; otherwise the icon's own.
    private func fitted(_ own: CGFloat, in width: CGFloat, _ em: CGFloat) -> CGFloat {
        let usual = width - 2 * Self.bearing * em
        return abs(own / usual - 1) < 1 / 12 ? usual : min(own, width - Self.bearing * em)
    }
}

/// The size of a symbol in points, and the place of its ink and its baseline in it.
struct SymbolLayout: Equatable {
    var size: CGSize
    var ink: CGRect

    /// The distance from the top to the baseline of text beside the symbol.
    var baseline: CGFloat

    /// Removes the margins above and below the ink. A symbol in a text has none, a guess: its line is no higher for it.
    mutating func removeMargins() {
        baseline -= ink.minY
        size.height = ink.height
        ink.origin.y = 0
    }

    /// The place of the ink in fractions of the size.
    var inkInUnits: CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: ink.minX / size.width, y: ink.minY / size.height, width: ink.width / size.width,
            height: ink.height / size.height)
    }
}
