import Foundation

/// Finds out what a symbol looks like: from the table, from the icon of its name, or made of others.
struct SymbolLibrary: Sendable {
    let files: SymbolFiles

    /// The symbols of Debian's icons.
    static let shared = SymbolLibrary(files: .shared)

    /// What a symbol looks like in a variant, as far as there is one; nil for names that are unknown.
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

    /// What the table says of a whole name, or the icon of the same name.
    private func outline(named name: String) -> SymbolOutline? {
        if let entry = SymbolTable.entries[name[...]] { return outline(of: entry) }
        // What stands in the table means something else there.
        guard SymbolTable.entries[SymbolName(name).base[...]] == nil else { return nil }
        return icon(name.replacing(".", with: "-"))
    }

    /// The icon of a variant of something in the table, as `x-circle-fill` is for `xmark.circle.fill`.
    private func outlineOfStem(_ name: SymbolName) -> SymbolOutline? {
        guard let entry = SymbolTable.entries[name.base[...]], name != SymbolName(base: name.base) else { return nil }
        var words = [String(entry.stem ?? entry.icon)]
        if name.isSlashed { words.append("slash") }
        if let enclosure = name.enclosure { words.append(enclosure.rawValue) }
        if name.isFilled { words.append("fill") }
        return icon(words.joined(separator: "-")).map { Self.finished($0, flags: entry.flags) }
    }

    /// What an entry of the table looks like; nil if one of its icons is not there.
    func outline(of entry: SymbolTable.Entry) -> SymbolOutline? {
        drawn(entry.icon).map { Self.finished($0, flags: entry.flags) }
    }

    /// What a line of the table says.
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

    /// An icon, a symbol or an outline, that is a part of another.
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
            case "v": result = SymbolLayers.stepped(result, .vertical)
            case "h": result = SymbolLayers.stepped(result, .horizontal)
            case "s": result = SymbolLayers.withoutFirstStep(result)
            default: break
            }
        }
        return result
    }

    // MARK: Made of others

    private func outlineWithBadge(_ badge: String, on name: SymbolName) -> SymbolOutline? {
        var plain = name
        plain.badge = nil
        // Signs are easier to see in a circle.
        let signs = ["plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark"]
        let badgeName = signs.contains(badge) ? "\(badge).circle.fill" : "\(badge).fill"
        guard let main = outline(plain), let corner = outline(SymbolName(badgeName)) else { return nil }
        return Self.badged(main, corner)
    }

    /// A symbol with another in its lower right corner.
    private static func badged(_ main: SymbolOutline, _ badge: SymbolOutline) -> SymbolOutline {
        var result = main.placed(scale: 0.82, offset: .zero)
        let corner = badge.withOpenHoles.fitted(in: CGRect(x: 9.2, y: 9.2, width: 6.8, height: 6.8))
        // Nothing of the main symbol shows in the badge, nor right beside it.
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
        guard let enclosure = name.enclosure?.rawValue, let inner = outline(filled) ?? outline(plain),
            let outer = outline(named: name.isFilled ? enclosure + ".fill" : enclosure)
        else { return nil }
        return Self.combined(outer, inner.fitted(in: Self.middle(of: outer)), isFilled: name.isFilled)
    }

    /// The part of a symbol that has room for another.
    private static func middle(of outer: SymbolOutline) -> CGRect {
        let bounds = outer.bounds
        return bounds.insetBy(dx: bounds.width * 0.22, dy: bounds.height * 0.22)
    }

    /// A symbol in another; in a filled one it is a hole.
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

    /// A symbol with a line through it.
    private static func slashed(_ outline: SymbolOutline) -> SymbolOutline {
        var result = outline
        let line = SVGPathData.path("M1.650 2.350 2.350 1.650 14.350 13.650 13.650 14.350z")
        result.layers.append(SymbolOutline.Layer(path: line))
        return result
    }
}
