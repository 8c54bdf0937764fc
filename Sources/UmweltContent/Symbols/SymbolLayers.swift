import Foundation

/// The division of icons into layers, which can have different colours, and into steps, which show a value.
enum SymbolLayers {
    /// Splits the outline of an icon in a circle, a square or another frame into two layers, frame and content, and
    /// that of weather into its elements; other icons are unchanged.
    static func separated(_ outline: SymbolOutline, icon: String) -> SymbolOutline {
        let shapes = ["circle", "square", "octagon", "triangle", "diamond"]
        let words = icon.split(separator: "-").map(String.init)
        let isFilled = words.last == "fill"
        let shape = isFilled ? words.dropLast().last : words.last
        let isEnclosed =
            words.count > (isFilled ? 2 : 1) && shape.map(shapes.contains) == true || words.first == "patch"
        guard isEnclosed else { return WeatherSymbolLayers.separated(outline, icon: words) }
        let parts = outline.layers.flatMap { layer in layer.path.parts }
        // The frame has an outer edge and, if it is drawn as lines, an inner one that is nearly as large.
        let largest = parts.map(area).max() ?? 0
        let outer = parts.filter { area($0) > largest / 2 }
        let inner = parts.filter { area($0) <= largest / 2 }
        guard !inner.isEmpty else { return outline }
        let (around, inside) = (joined(outer[...]), joined(inner[...]))
        var layers: [SymbolOutline.Layer] = []
        if isFilled {
            var whole = around
            whole.addPath(inside)
            layers.append(SymbolOutline.Layer(path: whole, isEvenOdd: true, level: 1))
        } else {
            layers.append(SymbolOutline.Layer(path: around, isEvenOdd: true, level: 1))
        }
        layers.append(SymbolOutline.Layer(path: inside, isEvenOdd: true, level: 0, isHole: isFilled))
        return SymbolOutline(layers: layers)
    }

    /// Returns only the frame of a separated symbol, without holes for the inside.
    static func enclosure(of outline: SymbolOutline) -> SymbolOutline {
        let hasHoles = outline.layers.contains { $0.isHole }
        var result = outline
        result.layers = outline.layers.filter { $0.level == 1 }.map { layer in
            var layer = layer
            if hasHoles, let largest = layer.path.parts.max(by: { area($0) < area($1) }) { layer.path = largest }
            layer.level = 0
            return layer
        }
        return result
    }

    /// Returns a symbol whose part at the right is a badge: the first layer, before the subject.
    static func withBadge(_ outline: SymbolOutline) -> SymbolOutline {
        let parts = outline.layers.flatMap { $0.path.parts }
        let badge = parts.filter { $0.tightBounds.midX > 0.62 * SymbolOutline.side }
        let subject = parts.filter { $0.tightBounds.midX <= 0.62 * SymbolOutline.side }
        guard !badge.isEmpty, !subject.isEmpty else { return outline }
        var result = outline
        result.layers = [(subject, 1), (badge, 0)].map { parts, level in
            SymbolOutline.Layer(path: joined(parts[...]), isEvenOdd: true, level: level)
        }
        return result
    }

    /// Numbers the parts of a symbol from the bottom to the top or from left to right, so that the number of full ones
    /// shows a value. Each part fills along the other axis, which is the long one for arcs and bars.
    static func stepped(_ outline: SymbolOutline, _ axis: Axis) -> SymbolOutline {
        func place(_ bounds: CGRect) -> CGFloat { axis == .vertical ? -bounds.midY : bounds.midX }
        let parts = outline.layers.flatMap { layer in layer.path.parts.map { (path: $0, bounds: $0.tightBounds) } }
        // A part inside of another is a hole in it.
        let outer = parts.filter { part in
            !parts.contains { $0.bounds != part.bounds && $0.bounds.contains(part.bounds) }
        }
        var layers: [SymbolOutline.Layer] = []
        for (step, part) in outer.sorted(by: { place($0.bounds) < place($1.bounds) }).enumerated() {
            let holes = parts.filter { $0.bounds != part.bounds && part.bounds.contains($0.bounds) }
            layers.append(
                SymbolOutline.Layer(
                    path: joined(([part] + holes).map(\.path)[...]), isEvenOdd: true, step: step,
                    fillsUpwards: axis == .horizontal))
        }
        var result = outline
        result.layers = layers
        return result
    }

    /// Returns a stepped symbol whose first part is always drawn in full.
    static func withoutFirstStep(_ outline: SymbolOutline) -> SymbolOutline {
        var result = outline
        result.layers = outline.layers.map { layer in
            var layer = layer
            layer.step = layer.step.flatMap { $0 > 0 ? $0 - 1 : nil }
            return layer
        }
        return result
    }

    static func joined(_ parts: ArraySlice<Path>) -> Path {
        var path = Path()
        for part in parts { path.addPath(part) }
        return path
    }

    static func area(_ path: Path) -> CGFloat {
        let bounds = path.tightBounds
        return bounds.width * bounds.height
    }
}

extension Path {
    /// The subpaths, each beginning with a move.
    var parts: [Path] {
        var parts: [Path] = []
        forEach { element in
            if case .move = element { parts.append(Path()) }
            if parts.isEmpty { parts.append(Path()) }
            let last = parts.count - 1
            switch element {
            case .move(let end): parts[last].move(to: end)
            case .line(let end): parts[last].addLine(to: end)
            case .quadCurve(let end, let control): parts[last].addQuadCurve(to: end, control: control)
            case .curve(let end, let control1, let control2):
                parts[last].addCurve(to: end, control1: control1, control2: control2)
            case .closeSubpath: parts[last].closeSubpath()
            }
        }
        return parts
    }
}
