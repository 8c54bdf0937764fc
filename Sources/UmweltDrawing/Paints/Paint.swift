import Foundation

/// The content of a filled or outlined shape.
///
/// Nearly all paints are plain colours: others are stored by reference, so that a paint takes no more memory than a
/// colour.
public enum Paint: Sendable, Hashable {
    /// One colour.
    case color(ResolvedColor)
    /// Colours that change along a line, from a centre outwards, or around a centre.
    indirect case gradient(GradientPaint)
    /// Colours at the points of a grid.
    indirect case mesh(MeshPaint)
    /// The blurred backdrop under a tint.
    indirect case material(MaterialPaint)
    /// Copies of an image.
    indirect case image(ImagePattern)
    /// A paint, and shadows of the shape that is drawn with it.
    indirect case shadowed(Paint, [PaintShadow])
}

extension Paint {
    /// Returns the paint with its opacity multiplied by a factor.
    package func withOpacity(multipliedBy factor: Double) -> Paint {
        switch self {
        case .color(let color): .color(color.withOpacity(multipliedBy: factor))
        case .gradient(let gradient): .gradient(gradient.withOpacity(multipliedBy: factor))
        case .mesh(let mesh): .mesh(mesh.withOpacity(multipliedBy: factor))
        case .material(let material): .material(material.withOpacity(multipliedBy: factor))
        case .image(let pattern): .image(pattern.withOpacity(multipliedBy: factor))
        case .shadowed(let paint, let shadows):
            .shadowed(
                paint.withOpacity(multipliedBy: factor), shadows.map { $0.withOpacity(multipliedBy: factor) })
        }
    }

    /// Returns the paint with its geometry in a frame, in points.
    package func fitted(to frame: CGRect) -> Paint {
        switch self {
        case .color, .material: self
        case .gradient(let gradient): .gradient(gradient.fitted(to: frame))
        case .mesh(let mesh): .mesh(mesh.fitted(to: frame))
        case .image(let pattern): .image(pattern.fitted(to: frame))
        case .shadowed(let paint, let shadows): .shadowed(paint.fitted(to: frame), shadows)
        }
    }

    /// One colour that represents the paint where only one colour is possible.
    package var plainColor: ResolvedColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.color(at: 0.5)
        case .mesh(let mesh): mesh.middleColor
        case .material(let material): material.color
        case .image(let pattern): ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, opacity: Float(pattern.opacity))
        case .shadowed(let paint, _): paint.plainColor
        }
    }

    /// True if the paint is one colour.
    package var isColor: Bool { if case .color = self { true } else { false } }

    /// True if any part of the paint is visible.
    package var isVisible: Bool {
        switch self {
        case .color(let color): color.opacity > 0
        case .gradient(let gradient): gradient.stops.contains { $0.color.opacity > 0 }
        case .mesh(let mesh): mesh.background.opacity > 0 || mesh.colors.contains { $0.opacity > 0 }
        case .material(let material): material.opacity > 0
        case .image(let pattern): pattern.opacity > 0
        case .shadowed(let paint, _): paint.isVisible
        }
    }

    /// True if the backdrop does not show through.
    package var isOpaque: Bool {
        switch self {
        case .color(let color): color.opacity >= 1
        case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.opacity >= 1 }
        case .mesh(let mesh): mesh.background.opacity >= 1 && mesh.colors.allSatisfy { $0.opacity >= 1 }
        case .material, .image: false
        case .shadowed(let paint, _): paint.isOpaque
        }
    }
}
