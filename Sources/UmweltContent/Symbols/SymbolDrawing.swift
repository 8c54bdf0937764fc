import Foundation

/// A symbol, resolved for drawing: its outline, weight, colours and value. ``ResolvedImage`` has its size.
struct SymbolDrawing: Equatable {
    /// The outline in its square of 16 units.
    var outline: SymbolOutline

    /// The paints of the layers by level; the last paint is also used for all higher levels.
    var paints: [Paint]

    /// The paint of the holes in filled symbols; nil if they are transparent.
    var holePaint: Paint?

    /// True if the parts around the most important one are fainter.
    var isHierarchical = false

    /// The width that is added on each side of the outline to make it bolder, in units of the square.
    var boldness: CGFloat = 0

    /// The share of the parts that is drawn in full, from 0 to 1; nil for all.
    var value: Double?

    /// If true, the part that contains the value's end is only drawn up to the value; if false, as a whole.
    var drawsPartly = false

    /// The opacities of the parts that show a value, from the first to the last, in the middle of an effect; nil for
    /// none.
    var partOpacities: [Double]?

    /// The visible part of each layer while the symbol is drawn; nil for all.
    var drawn: [Drawn]?

    /// The place of the outline's bounding rectangle in the frame, in fractions of the frame.
    var ink = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The bounding rectangle of the outline, in units of the square; the whole square if the outline is empty.
    var box: CGRect {
        let bounds = outline.bounds
        return bounds.isNull || bounds.width == 0 || bounds.height == 0
            ? CGRect(x: 0, y: 0, width: 16, height: 16) : bounds
    }

    /// Returns the items that draw the symbol in a frame in points, the outline stretched to the place of the ink.
    func items(in frame: CGRect) -> [DisplayItem] {
        guard let fade else { return layers(in: frame).flatMap { $0 } }
        var solid = self
        solid.paints = [fade.paint]
        return [.group(DisplayGroup(opacity: fade.opacity, items: solid.layers(in: frame).flatMap { $0 }))]
    }

    /// The common colour of several layers without its opacity, and that opacity: overlapping layers are faded as a
    /// group. Nil for others.
    private var fade: (paint: Paint, opacity: Double)? {
        guard outline.layers.count > 1, holePaint == nil, case .color(var color)? = paints.first,
            paints.allSatisfy({ $0 == paints[0] }), color.opacity > 0, color.opacity < 1
        else { return nil }
        let opacity = Double(color.opacity)
        color.opacity = 1
        return (.color(color), opacity)
    }

    /// Returns the items that draw each layer of the symbol in a frame in points, from back to front.
    func layers(in whole: CGRect) -> [[DisplayItem]] {
        let box = box
        let frame = CGRect(
            x: whole.minX + ink.minX * whole.width, y: whole.minY + ink.minY * whole.height,
            width: ink.width * whole.width, height: ink.height * whole.height)
        let (x, y) = (frame.width / box.width, frame.height / box.height)
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: frame.minX + (point.x - box.minX) * x, y: frame.minY + (point.y - box.minY) * y)
        }
        let stroke = StrokeStyle(lineWidth: boldness * 2 * min(x, y), lineJoin: .round)
        let steps = outline.layers.compactMap(\.step).count
        var layers: [[DisplayItem]] = []
        for (index, layer) in outline.layers.enumerated() {
            guard let paint = paint(of: layer)?.fitted(to: frame) else { continue }
            let cut = cutLayer(at: index)
            let path = (cut ?? layer.path).mapped(place)
            var parts = [DisplayItem.fill(path, paint, isEvenOdd: cut == nil && layer.isEvenOdd)]
            if let drawn, index < drawn.count {
                parts =
                    drawn[index].area.isEmpty
                    ? [] : [.group(DisplayGroup(clip: drawn[index].area.mapped(place), items: parts))]
            }
            if boldness > 0, cut == nil {
                parts.append(.stroke(drawn?[index].outline.mapped(place) ?? path, paint, stroke))
            }
            let opacity = opacity(of: layer)
            let reach = reach(of: layer, steps: steps)
            if reach > 0 && reach < 1 {
                let bounds = path.tightBounds.insetBy(dx: -boldness * x, dy: -boldness * y)
                let (full, rest) = bounds.divided(at: reach, isUpwards: layer.fillsUpwards)
                parts = [
                    .group(DisplayGroup(clip: Path(full), items: parts)),
                    .group(DisplayGroup(opacity: Self.faintness, clip: Path(rest), items: parts)),
                ]
            } else if reach == 0 || opacity < 1 || parts.count > 1 && !paint.isOpaque {
                parts = [.group(DisplayGroup(opacity: reach == 0 ? Self.faintness : opacity, items: parts))]
            }
            layers.append(parts)
        }
        return layers
    }

    /// Returns the path of a layer of a bold symbol without its transparent holes, which grow as well: a line around
    /// the layer would close them. Nil if the layer has no holes.
    private func cutLayer(at index: Int) -> Path? {
        let holes = outline.layers[(index + 1)...].prefix(while: \.isHole)
        let layer = outline.layers[index]
        guard boldness > 0, holePaint == nil, !layer.isHole, !holes.isEmpty else { return nil }
        let solid = layer.path.normalized(eoFill: layer.isEvenOdd)
        return holes.reduce(solid) {
            $0.subtracting($1.path.strokedPath(StrokeStyle(lineWidth: boldness * 2, lineJoin: .round)))
        }
    }

    /// Returns the paint of a layer; nil for transparent holes.
    private func paint(of layer: SymbolOutline.Layer) -> Paint? {
        if layer.isHole { return holePaint }
        return paints[min(layer.level, paints.count - 1)]
    }

    private func opacity(of layer: SymbolOutline.Layer) -> Double {
        let opacity = isHierarchical && layer.level > 0 ? 0.4 : 1
        guard let partOpacities, let step = layer.step, step < partOpacities.count else { return opacity }
        return opacity * partOpacities[step]
    }

    /// Returns the share of a layer that is drawn in full, from 0 to 1.
    private func reach(of layer: SymbolOutline.Layer, steps: Int) -> Double {
        guard let value, let step = layer.step else { return 1 }
        let reach = min(max(value * Double(steps) - Double(step), 0), 1)
        return drawsPartly ? reach : reach.rounded(.up)
    }

    /// The opacity of the parts beyond the value.
    private static let faintness = 0.3
}

extension CGRect {
    /// Returns the first part, a fraction from 0 to 1, and the rest, from the bottom to the top or from left to right.
    fileprivate func divided(at part: Double, isUpwards: Bool) -> (full: CGRect, rest: CGRect) {
        let (rest, full) =
            isUpwards
            ? divided(atDistance: height * (1 - part), from: .minYEdge)
            : divided(atDistance: width * (1 - part), from: .maxXEdge)
        return (full, rest)
    }
}
