import Foundation

extension [DisplayItem] {
    /// A rectangle that contains everything that is drawn; null if nothing is.
    package var bounds: CGRect { reduce(CGRect.null) { $0.union($1.bounds) } }
}

extension DisplayItem {
    /// A rectangle that contains all that is drawn. Its numbers are finite, or it is null.
    package var bounds: CGRect {
        let bounds = natural
        return bounds.isNull || bounds.isMadeOfNumbers ? bounds : .everywhere
    }

    private var natural: CGRect {
        if let parts { return parts.bounds }
        switch self {
        case .fill(let path, _, _, _): return path.boundingRect
        case .stroke(let path, _, let style, _):
            // Of all corners, mitred ones reach furthest.
            let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? Swift.max(style.miterLimit, 1.5) : 1.5)
            return path.boundingRect.insetBy(dx: -reach, dy: -reach)
        case .text(let layout, let point):
            // Glyphs may reach beyond the box of their line.
            let line = layout.lines.map(\.frame.height).max() ?? 0
            return CGRect(origin: point, size: layout.size).insetBy(dx: -line / 2, dy: -line / 2)
        case .image(let image): return image.frame
        case .group(let group): return group.bounds
        }
    }
}

extension DisplayGroup {
    /// A rectangle that contains all that is drawn, in the coordinates of the group's parent.
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
    /// A rectangle larger than any picture, for content whose bounds are not finite.
    fileprivate static let everywhere = CGRect(x: -1_000_000, y: -1_000_000, width: 2_000_000, height: 2_000_000)

    /// True if the origin and the size are finite.
    package var isMadeOfNumbers: Bool {
        !isNull && origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// Returns the intersection with another rectangle; the whole rectangle if the other is not finite, because
    /// Foundation's intersection would trap.
    package func part(in other: CGRect) -> CGRect {
        if isNull || other.isNull { return .null }
        guard other.isMadeOfNumbers else { return self }
        return isMadeOfNumbers ? intersection(other) : other
    }
}

extension DisplayFilter {
    /// The distance to which a blur is visible, as a multiple of its radius.
    package static let blurReach: CGFloat = 3

    /// Returns a rectangle that contains the effects' result for a picture that fills `rect`.
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
