import Foundation

extension [DisplayItem] {
    /// A rectangle that holds all that is drawn; null if that is nothing.
    package var bounds: CGRect { reduce(CGRect.null) { $0.union($1.bounds) } }
}

extension DisplayItem {
    /// A rectangle that holds all that is drawn. It is made of numbers, or null.
    package var bounds: CGRect {
        let bounds = natural
        return bounds.isNull || bounds.isMadeOfNumbers ? bounds : .everywhere
    }

    private var natural: CGRect {
        if let parts { return parts.bounds }
        switch self {
        case .fill(let path, _, _, _): return path.boundingRect
        case .stroke(let path, _, let style, _):
            // Mitred corners stick out furthest.
            let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? Swift.max(style.miterLimit, 1.5) : 1.5)
            return path.boundingRect.insetBy(dx: -reach, dy: -reach)
        case .text(let layout, let point):
            // Letters may be larger than their line.
            let line = layout.lines.map(\.frame.height).max() ?? 0
            return CGRect(origin: point, size: layout.size).insetBy(dx: -line / 2, dy: -line / 2)
        case .image(let image): return image.frame
        case .group(let group): return group.bounds
        }
    }
}

extension DisplayGroup {
    /// A rectangle that holds all that is drawn, in the coordinates of what is around.
    package var bounds: CGRect {
        var bounds = items.bounds
        if let clip { bounds = bounds.part(in: clip.boundingRect) }
        if let effects {
            if let mask = effects.mask { bounds = bounds.part(in: mask.bounds) }
            if !bounds.isNull { for filter in effects.filters { bounds = filter.bounds(of: bounds) } }
            bounds = bounds.applying(effects.transform)
        }
        return bounds.isNull ? bounds : bounds.offsetBy(dx: offset.x, dy: offset.y)
    }
}

extension CGRect {
    /// More than can be drawn.
    fileprivate static let everywhere = CGRect(x: -1_000_000, y: -1_000_000, width: 2_000_000, height: 2_000_000)

    /// Whether it has a place and a size.
    package var isMadeOfNumbers: Bool {
        !isNull && origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// What of it is inside of another one; all of it where that is not made of numbers. Foundation's intersection stops
    /// the program there.
    package func part(in other: CGRect) -> CGRect {
        if isNull || other.isNull { return .null }
        guard other.isMadeOfNumbers else { return self }
        return isMadeOfNumbers ? intersection(other) : other
    }
}

extension DisplayFilter {
    /// How far a blur can be seen, in radii.
    package static let blurReach: CGFloat = 3

    /// A rectangle that holds what becomes of a picture in a rectangle.
    package func bounds(of rect: CGRect) -> CGRect {
        switch self {
        case .blur(let radius, let isOpaque):
            let reach = isOpaque ? 0 : -radius.usableRadius * Self.blurReach
            return rect.insetBy(dx: reach, dy: reach)
        case .shadow(let shadow):
            let reach = -shadow.radius * Self.blurReach
            return rect.union(
                rect.insetBy(dx: reach, dy: reach).offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
        case .colors, .alphaThreshold: return rect
        }
    }
}
