import Foundation

/// The form of a symbol: filled paths in a square of 16 units, y downwards.
struct SymbolOutline: Hashable, Sendable {
    /// The length of the square's sides.
    static let side: CGFloat = 16

    /// The paths, from back to front.
    var layers: [Layer]

    /// True if it is mirrored where text runs from right to left.
    var followsLayoutDirection = false

    /// A part of a symbol in one colour.
    struct Layer: Hashable, Sendable {
        var path: Path
        var isEvenOdd = false
        /// 0 for the subject of the symbol, 1 for the parts around it.
        var level = 0
        /// True if it is a hole in the layer behind it where all layers have one colour.
        var isHole = false
        /// The index among the parts that are filled one after the other as a value grows; nil for other layers.
        var step: Int?
        /// If true, a part with a step fills from its bottom to its top; if false, from left to right.
        var fillsUpwards = false
    }

    init(layers: [Layer]) { self.layers = layers }

    /// The bounding rectangle of all paths.
    var bounds: CGRect { layers.reduce(.null) { $0.union($1.path.tightBounds) } }

    /// The outline with transparent holes, whatever colours the layers have.
    var withOpenHoles: SymbolOutline {
        var result = self
        result.layers = []
        for layer in layers {
            if layer.isHole, let last = result.layers.indices.last {
                let behind = result.layers[last]
                let solid = behind.path.normalized(eoFill: behind.isEvenOdd)
                result.layers[last].path = solid.subtracting(layer.path, eoFill: layer.isEvenOdd)
            } else {
                result.layers.append(layer)
            }
        }
        return result
    }

    /// Returns the outline, scaled and moved: a point of the square moves to `offset` plus `scale` times itself.
    func placed(scale: CGFloat, offset: CGPoint) -> SymbolOutline {
        var result = self
        result.layers = layers.map { layer in
            var layer = layer
            layer.path = layer.path.mapped {
                CGPoint(x: offset.x + $0.x * scale, y: offset.y + $0.y * scale)
            }
            return layer
        }
        return result
    }

    /// Returns the outline, centred in a rectangle and scaled to fit.
    func fitted(in rect: CGRect) -> SymbolOutline {
        let bounds = bounds
        guard bounds.width > 0 || bounds.height > 0 else { return self }
        // Small symbols are not enlarged to fit: a dot in a circle does not fill it.
        let scale = min(rect.width, rect.height) / max(bounds.width, bounds.height, Self.side * 0.7)
        return placed(
            scale: scale, offset: CGPoint(x: rect.midX - bounds.midX * scale, y: rect.midY - bounds.midY * scale))
    }

    /// Returns the outline, rotated clockwise by a number of quarters.
    func turned(quarters: Int) -> SymbolOutline {
        var result = self
        result.layers = layers.map { layer in
            var layer = layer
            for _ in 0..<quarters { layer.path = layer.path.mapped { CGPoint(x: Self.side - $0.y, y: $0.x) } }
            return layer
        }
        return result
    }

    /// The outline with left and right exchanged.
    var mirrored: SymbolOutline {
        var result = self
        result.layers = layers.map { layer in
            var layer = layer
            layer.path = layer.path.mapped { CGPoint(x: Self.side - $0.x, y: $0.y) }
            return layer
        }
        return result
    }

    /// All layers in one path for the even-odd rule: overlaps of two layers are holes.
    var combinedPath: Path {
        var path = Path()
        for layer in layers { path.addPath(layer.path) }
        return path
    }
}

extension Path {
    /// The bounding rectangle of the drawn lines, without control points, to a hundredth of a curve's size.
    var tightBounds: CGRect {
        var (box, current, start) = (CGRect.null, CGPoint.zero, CGPoint.zero)
        func include(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
        func include(_ end: CGPoint, curve: (_ part: CGFloat, _ rest: CGFloat) -> CGPoint) {
            for step in 1...10 {
                let part = CGFloat(step) / 10
                include(curve(part, 1 - part))
            }
            current = end
        }
        forEach { element in
            switch element {
            case .move(let end):
                (current, start) = (end, end)
                include(end)
            case .line(let end):
                current = end
                include(end)
            case .quadCurve(let end, let control):
                let from = current
                include(end) { t, s in
                    CGPoint(
                        x: s * s * from.x + 2 * s * t * control.x + t * t * end.x,
                        y: s * s * from.y + 2 * s * t * control.y + t * t * end.y)
                }
            case .curve(let end, let control1, let control2):
                let from = current
                include(end) { t, s in
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * control1.x + c * control2.x + d * end.x,
                        y: a * from.y + b * control1.y + c * control2.y + d * end.y)
                }
            case .closeSubpath: current = start
            }
        }
        return box
    }
}
