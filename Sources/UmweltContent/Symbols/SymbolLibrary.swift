import Foundation

/// The outlines of symbols by name: from ``SymbolTable``, from the icon of the same name, or combined from several
/// icons.
struct SymbolLibrary: Sendable {
    let files: SymbolFiles

    /// The symbols of Debian's icons.
    static let shared = SymbolLibrary(files: .shared)

    /// Returns the outline of a symbol in a variant, or the plain symbol if there is no such variant; nil for unknown
    /// names.
    func outline(_ name: String, variants: SymbolVariants = .none) -> SymbolOutline? {
        let own = SymbolName(name)
        let wanted = variants.applied(to: own)
        if wanted != own, let outline = outline(wanted) { return outline }
        return outline(named: name) ?? outline(own)
    }

    private func outline(_ name: SymbolName) -> SymbolOutline? {
        if let outline = outline(named: name.full) { return outline }
        if let badge = name.badge { return outlineWithBadge(badge, on: name) }
        if let outline = outlineOfStem(name) { return outline }
        if name.enclosure != nil { return enclosed(name) }
        if name.isSlashed {
            var plain = name
            plain.isSlashed = false
            return outline(plain).map(Self.slashed)
        }
        guard name.isFilled else { return nil }
        var plain = name
        plain.isFilled = false
        return outline(plain)
    }

    /// Returns the outline of a whole name from the table, or the icon of the same name.
    private func outline(named name: String) -> SymbolOutline? {
        if let entry = SymbolTable.entries[name[...]] { return outline(of: entry) }
        // An icon named like a symbol of the table shows something else.
        guard SymbolTable.entries[SymbolName(name).base[...]] == nil else { return nil }
        return icon(name.replacing(".", with: "-"))
    }

    /// Returns the icon of a variant of a symbol in the table: `x-circle-fill` for `xmark.circle.fill`.
    private func outlineOfStem(_ name: SymbolName) -> SymbolOutline? {
        guard let entry = SymbolTable.entries[name.base[...]], name != SymbolName(base: name.base) else { return nil }
        var words = [String(entry.stem ?? entry.icon)]
        if name.isSlashed { words.append("slash") }
        if let enclosure = name.enclosure { words.append(enclosure.rawValue) }
        if name.isFilled { words.append("fill") }
        return icon(words.joined(separator: "-")).map { Self.finished($0, flags: entry.flags) }
    }

    /// Returns the outline of an entry of the table; nil if one of its icons is missing.
    func outline(of entry: SymbolTable.Entry) -> SymbolOutline? {
        drawn(entry.icon).map { Self.finished($0, flags: entry.flags) }
    }

    /// Returns the outline that the icon of an entry describes, without its flags.
    private func drawn(_ text: Substring) -> SymbolOutline? {
        if text.hasPrefix("M") { return Self.shape(text) }
        if let corner = text.firstIndex(of: "^") {
            guard let main = part(text[..<corner]), let badge = part(text[text.index(after: corner)...]) else {
                return nil
            }
            return Self.badged(main, badge)
        }
        if let middle = text.firstIndex(of: "*") {
            guard let outer = part(text[..<middle]), let inner = part(text[text.index(after: middle)...]) else {
                return nil
            }
            let isFilled = text[..<middle].hasSuffix("fill")
            return Self.combined(outer, inner.fitted(in: Self.middle(of: outer)), isFilled: isFilled)
        }
        return icon(String(text))
    }

    private static func shape(_ text: Substring) -> SymbolOutline {
        SymbolOutline(layers: [SymbolOutline.Layer(path: SVGPathData.path(text), isEvenOdd: true)])
    }

    /// Returns an icon, a symbol or an outline that is a part of another.
    private func part(_ name: Substring) -> SymbolOutline? {
        if name.hasPrefix("M") { return Self.shape(name) }
        return name.contains(".") ? outline(SymbolName(String(name))) : icon(String(name))
    }

    private func icon(_ name: String) -> SymbolOutline? {
        files.outline(name).map { SymbolLayers.separated($0, icon: name) }
    }

    private static func finished(_ outline: SymbolOutline, flags: Substring) -> SymbolOutline {
        var result = outline
        for flag in flags {
            switch flag {
            case "m": result.followsLayoutDirection = true
            case "x": result = result.mirrored
            case "r": result = result.turned(quarters: 1)
            case "e": result = SymbolLayers.enclosure(of: result)
            case "b": result = SymbolLayers.withBadge(result)
            case "v": result = SymbolLayers.stepped(result, .vertical)
            case "h": result = SymbolLayers.stepped(result, .horizontal)
            case "s": result = SymbolLayers.withoutFirstStep(result)
            default: break
            }
        }
        return result
    }

    // MARK: Made of others

    /// Returns the digits of a number from 10 to 50, which symbols show in frames; nil for other names.
    private func number(_ name: String) -> SymbolOutline? {
        guard let number = Int(name), 10...50 ~= number else { return nil }
        let digits = name.compactMap { digit -> SymbolOutline? in
            // The digit is what is in the circle.
            guard var outline = icon("\(digit)-circle") else { return nil }
            outline.layers = outline.layers.filter { $0.level == 0 }
            return outline
        }
        guard digits.count == 2 else { return nil }
        let (left, right) = (digits[0].bounds, digits[1].bounds)
        // They stand beside each other around the middle of the square, a gap apart.
        let (gap, middle) = (CGFloat(0.7), SymbolOutline.side / 2)
        let width = left.width + gap + right.width
        let first = digits[0].placed(scale: 1, offset: CGPoint(x: middle - width / 2 - left.minX, y: 0))
        let second = digits[1].placed(scale: 1, offset: CGPoint(x: middle + width / 2 - right.maxX, y: 0))
        return SymbolOutline(layers: first.layers + second.layers)
    }

    private func outlineWithBadge(_ badge: String, on name: SymbolName) -> SymbolOutline? {
        var plain = name
        plain.badge = nil
        // Signs are more legible in a circle.
        let signs = ["plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark"]
        let badgeName = signs.contains(badge) ? "\(badge).circle.fill" : "\(badge).fill"
        guard let main = outline(plain), let corner = outline(SymbolName(badgeName)) else { return nil }
        return Self.badged(main, corner)
    }

    /// Returns a symbol with another in its lower right corner.
    private static func badged(_ main: SymbolOutline, _ badge: SymbolOutline) -> SymbolOutline {
        var result = main.placed(scale: 0.82, offset: .zero)
        let corner = badge.withOpenHoles.fitted(in: CGRect(x: 9.2, y: 9.2, width: 6.8, height: 6.8))
        // A gap in the main symbol keeps it apart from the badge.
        let free = Path(ellipseIn: corner.bounds.insetBy(dx: -0.7, dy: -0.7))
        result.layers = result.layers.map { layer in
            var layer = layer
            layer.level = 1
            layer.path = layer.path.subtracting(free, eoFill: layer.isEvenOdd)
            return layer
        }
        result.layers += corner.layers.map { layer in
            var layer = layer
            layer.level = 0
            return layer
        }
        return result
    }

    private func enclosed(_ name: SymbolName) -> SymbolOutline? {
        var plain = name
        plain.enclosure = nil
        plain.isFilled = false
        var filled = plain
        filled.isFilled = name.isFilled
        guard let enclosure = name.enclosure?.rawValue,
            let inner = outline(filled) ?? outline(plain) ?? number(name.base),
            let outer = outline(named: name.isFilled ? enclosure + ".fill" : enclosure)
        else { return nil }
        return Self.combined(outer, inner.fitted(in: Self.middle(of: outer)), isFilled: name.isFilled)
    }

    /// Returns the area inside a symbol for another symbol.
    private static func middle(of outer: SymbolOutline) -> CGRect {
        let bounds = outer.bounds
        return bounds.insetBy(dx: bounds.width * 0.22, dy: bounds.height * 0.22)
    }

    /// Returns a symbol in another; in a filled one it is a hole.
    private static func combined(_ outer: SymbolOutline, _ inner: SymbolOutline, isFilled: Bool) -> SymbolOutline {
        var layers: [SymbolOutline.Layer] = []
        if isFilled {
            var path = outer.combinedPath
            path.addPath(inner.combinedPath)
            layers.append(SymbolOutline.Layer(path: path, isEvenOdd: true, level: 1))
        } else {
            layers += outer.layers.map { layer in
                var layer = layer
                layer.level = 1
                return layer
            }
        }
        layers += inner.layers.map { layer in
            var layer = layer
            layer.level = 0
            layer.isHole = isFilled
            return layer
        }
        var result = SymbolOutline(layers: layers)
        result.followsLayoutDirection = inner.followsLayoutDirection
        return result
    }

    /// Returns a symbol with a line through it.
    private static func slashed(_ outline: SymbolOutline) -> SymbolOutline {
        var result = outline
        let line = SVGPathData.path("M1.650 2.350 2.350 1.650 14.350 13.650 13.650 14.350z")
        result.layers.append(SymbolOutline.Layer(path: line))
        return result
    }
}
