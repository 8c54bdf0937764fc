import Foundation

extension Path {
    /// Returns the path with all points transformed.
    ///
    /// - Parameter transform: The transform to apply to the points.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        var result = Path()
        result.elements = elements.map { element in
            switch element {
            case .move(let point): .move(to: point.applying(transform))
            case .line(let point): .line(to: point.applying(transform))
            case .quadCurve(let point, let control):
                .quadCurve(to: point.applying(transform), control: control.applying(transform))
            case .curve(let point, let control1, let control2):
                .curve(
                    to: point.applying(transform), control1: control1.applying(transform),
                    control2: control2.applying(transform))
            case .closeSubpath: .closeSubpath
            }
        }
        return result
    }

    /// Returns the path moved by a distance in points.
    ///
    /// - Parameters:
    ///   - dx: The distance to the right, in points.
    ///   - dy: The distance down, in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// Adds the steps of another path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - transform: The transform to apply to the points.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements.append(contentsOf: path.applying(transform).elements)
    }

    /// Returns the path with all of its points, control points included, moved by a function.
    package func mapped(_ move: (CGPoint) -> CGPoint) -> Path {
        var result = Path()
        forEach { element in
            switch element {
            case .move(let end): result.move(to: move(end))
            case .line(let end): result.addLine(to: move(end))
            case .quadCurve(let end, let control): result.addQuadCurve(to: move(end), control: move(control))
            case .curve(let end, let control1, let control2):
                result.addCurve(to: move(end), control1: move(control1), control2: move(control2))
            case .closeSubpath: result.closeSubpath()
            }
        }
        return result
    }
}
