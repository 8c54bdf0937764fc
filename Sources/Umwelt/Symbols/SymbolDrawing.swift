import Foundation

/// A symbol as it is drawn beside text: its outline, a size, a weight and colours.
struct SymbolDrawing: Equatable {
    /// The outline in its square of 16 units.
    var outline: SymbolOutline

    /// What the layers are drawn with; the last one is for all that follow.
    var paints: [Paint]

    /// What the holes of filled symbols are drawn with; nil if one looks through them.
    var holePaint: Paint?

    /// Whether what is around the important part is fainter.
    var isHierarchical = false

    /// How much is added to the outline on each side to make it bolder, in units.
    var boldness: CGFloat = 0

    /// From 0 to 1, how many of the parts are drawn in full; nil for all.
    var value: Double?

    /// Whether the part that a value ends in is drawn in full as far as the value reaches, and not as a whole.
    var drawsPartly = false

    /// Room around the outline, in units.
    static let margin: CGFloat = 0.5

    /// The part of the square that is drawn, with room around.
    var box: CGRect {
        let bounds = outline.bounds
        return bounds.isNull
            ? CGRect(x: 0, y: 0, width: 16, height: 16) : bounds.insetBy(dx: -Self.margin, dy: -Self.margin)
    }

    /// What is drawn in a frame, to which the symbol is stretched.
    func items(in frame: CGRect) -> [DisplayItem] {
        let box = box
        let (x, y) = (frame.width / box.width, frame.height / box.height)
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: frame.minX + (point.x - box.minX) * x, y: frame.minY + (point.y - box.minY) * y)
        }
        let stroke = StrokeStyle(lineWidth: boldness * 2 * min(x, y), lineJoin: .round)
        let steps = outline.layers.compactMap(\.step).count
        var items: [DisplayItem] = []
        for layer in outline.layers {
            guard let paint = paint(of: layer)?.fitted(to: frame) else { continue }
            let path = layer.path.mapped(place)
            var parts = [DisplayItem.fill(path, paint, isEvenOdd: layer.isEvenOdd)]
            if boldness > 0 { parts.append(.stroke(path, paint, stroke)) }
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
            items += parts
        }
        return items
    }

    /// What a layer is drawn with; nil for holes that one looks through.
    private func paint(of layer: SymbolOutline.Layer) -> Paint? {
        if layer.isHole { return holePaint }
        return paints[min(layer.level, paints.count - 1)]
    }

    private func opacity(of layer: SymbolOutline.Layer) -> Double { isHierarchical && layer.level > 0 ? 0.4 : 1 }

    /// From 0 to 1, how much of a layer is drawn in full.
    private func reach(of layer: SymbolOutline.Layer, steps: Int) -> Double {
        guard let value, let step = layer.step else { return 1 }
        let reach = min(max(value * Double(steps) - Double(step), 0), 1)
        return drawsPartly ? reach : reach.rounded(.up)
    }

    /// How opaque the parts are that a value does not reach.
    private static let faintness = 0.3
}

extension CGRect {
    /// The beginning and the rest, from the bottom to the top or from left to right.
    fileprivate func divided(at part: Double, isUpwards: Bool) -> (full: CGRect, rest: CGRect) {
        let (rest, full) =
            isUpwards
            ? divided(atDistance: height * (1 - part), from: .minYEdge)
            : divided(atDistance: width * (1 - part), from: .maxXEdge)
        return (full, rest)
    }
}
