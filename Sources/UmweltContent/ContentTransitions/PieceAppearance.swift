import Foundation

/// The appearance of a piece of content at a moment, while it is inserted, removed or moved.
struct PieceAppearance: Equatable {
    /// The opacity, from 0 to 1.
    var opacity = 1.0

    /// The distance from the position of the piece, in points.
    var offset = CGPoint.zero

    /// The factor of the size, around the middle of the piece.
    var scale: CGFloat = 1

    /// The radius of a blur, in points.
    var blur: CGFloat = 0

    /// The appearance of a piece at rest.
    static let rest = PieceAppearance()

    /// The appearance at the same position, transparent.
    var hidden: PieceAppearance {
        var look = self
        look.opacity = 0
        return look
    }

    /// True if the piece is invisible.
    var isInvisible: Bool { opacity < 0.01 || abs(scale) < 0.01 }

    /// Returns the interpolation towards another appearance: 0 for this one, 1 for the other, and beyond.
    func mixed(with other: PieceAppearance, by share: Double) -> PieceAppearance {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * CGFloat(share) }
        return PieceAppearance(
            opacity: min(max(Double(mix(CGFloat(opacity), CGFloat(other.opacity))), 0), 1),
            offset: CGPoint(x: mix(offset.x, other.offset.x), y: mix(offset.y, other.offset.y)),
            scale: mix(scale, other.scale), blur: mix(blur, other.blur).usableRadius)
    }

    /// Returns the items of a piece with this appearance.
    ///
    /// - Parameters:
    ///   - items: The items, from the piece's own top left corner.
    ///   - frame: The frame of the piece.
    func applied(to items: [DisplayItem], in frame: CGRect) -> [DisplayItem] {
        if isInvisible || items.isEmpty { return [] }
        var group = DisplayGroup(
            offset: CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y), opacity: opacity, items: items)
        if scale != 1 || blur > 0 {
            var effects = DisplayEffects()
            effects.transform = ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale)).around(
                CGPoint(x: frame.width / 2, y: frame.height / 2))
            if blur > 0 { effects.filters = [.blur(radius: blur)] }
            group.effects = effects
        }
        return group.isPlain ? items : [.group(group)]
    }
}

extension DisplayGroup {
    /// True if the group draws its items unchanged.
    fileprivate var isPlain: Bool { offset == .zero && opacity == 1 && clip == nil && effects == nil }
}

extension DisplayItem {
    /// Returns items as one picture, like a drawing group.
    static func isolated(_ items: [DisplayItem]) -> DisplayItem {
        var effects = DisplayEffects()
        effects.isIsolated = true
        return .group(DisplayGroup(effects: effects, items: items))
    }
}
