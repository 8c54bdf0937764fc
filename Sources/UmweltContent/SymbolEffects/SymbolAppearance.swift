import Foundation

/// The appearance of a symbol, or of one of its layers, during its effects.
struct SymbolAppearance: Equatable {
    /// The factor of the size, around the middle.
    var scale: CGFloat = 1

    /// The opacity, from 0 to 1.
    var opacity = 1.0

    /// The angle of a turn around the middle, clockwise, in radians.
    var angle = 0.0

    /// The offset as a fraction of the symbol's size.
    var offset = CGPoint.zero

    /// The opacities of the variable parts, from the first to the last; nil for the symbol's own.
    var parts: [Double]?

    /// The part of the symbol that has been drawn; nil for all.
    var pen: SymbolPen?

    /// The appearance without an effect.
    static let rest = SymbolAppearance()

    /// True if the symbol is unchanged except for its parts and the visible strokes.
    var isInPlace: Bool { scale == 1 && opacity == 1 && angle == 0 && offset == .zero }

    /// Adds the appearance of another effect.
    mutating func add(_ other: SymbolAppearance) {
        scale *= other.scale
        opacity = min(max(opacity * other.opacity, 0), 1)
        angle += other.angle
        offset.x += other.offset.x
        offset.y += other.offset.y
        parts = other.parts ?? parts
        pen = other.pen ?? pen
    }

    /// Returns the transform of a symbol that fills a frame.
    func transform(in frame: CGRect) -> ProjectionTransform {
        let turned = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
        return ProjectionTransform(turned).around(CGPoint(x: frame.midX, y: frame.midY)).concatenating(
            ProjectionTransform(
                CGAffineTransform(translationX: offset.x * frame.width, y: offset.y * frame.height)))
    }

    /// Returns the items of a symbol or a layer that fills a frame, with this appearance.
    func applied(to items: [DisplayItem], in frame: CGRect) -> [DisplayItem] {
        if isInPlace { return items }
        guard opacity > 0, abs(scale) > 0.001 else { return [] }
        var effects = DisplayEffects()
        effects.transform = transform(in: frame)
        return [.group(DisplayGroup(opacity: opacity, effects: effects, items: items))]
    }
}
