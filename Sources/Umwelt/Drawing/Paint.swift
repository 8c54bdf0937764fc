import Foundation

/// What a shape is filled or outlined with.
public enum Paint: Sendable, Hashable {
    /// One colour.
    case color(Color.Resolved)
    /// Colours that change from place to place.
    case gradient(GradientPaint)
    /// Colours at the points of a grid.
    case mesh(MeshPaint)
    /// What is behind it, blurred, and a tint.
    case material(MaterialPaint)
    /// An image, again and again.
    case image(ImagePattern)
    /// A paint, and shadows of what is drawn with it.
    indirect case shadowed(Paint, [PaintShadow])
}

extension Paint {
    /// The paint, more transparent.
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

    /// The paint as it lies on something with a frame.
    package func fitted(to frame: CGRect) -> Paint {
        switch self {
        case .color, .material: self
        case .gradient(let gradient): .gradient(gradient.fitted(to: frame))
        case .mesh(let mesh): .mesh(mesh.fitted(to: frame))
        case .image(let pattern): .image(pattern.fitted(to: frame))
        case .shadowed(let paint, let shadows): .shadowed(paint.fitted(to: frame), shadows)
        }
    }

    /// One colour that stands for all of it, for what can only have one.
    package var plainColor: Color.Resolved {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.color(at: 0.5)
        case .mesh(let mesh): mesh.middleColor
        case .material(let material): material.color
        case .image(let pattern): Color.Resolved(red: 0.5, green: 0.5, blue: 0.5, opacity: Float(pattern.opacity))
        case .shadowed(let paint, _): paint.plainColor
        }
    }

    /// Whether it is one colour.
    package var isColor: Bool { if case .color = self { true } else { false } }

    /// Whether any of it can be seen.
    var isVisible: Bool {
        switch self {
        case .color(let color): color.opacity > 0
        case .gradient(let gradient): gradient.stops.contains { $0.color.opacity > 0 }
        case .mesh(let mesh): mesh.background.opacity > 0 || mesh.colors.contains { $0.opacity > 0 }
        case .material(let material): material.opacity > 0
        case .image(let pattern): pattern.opacity > 0
        case .shadowed(let paint, _): paint.isVisible
        }
    }

    /// Whether nothing shines through.
    var isOpaque: Bool {
        switch self {
        case .color(let color): color.opacity >= 1
        case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.opacity >= 1 }
        case .mesh(let mesh): mesh.background.opacity >= 1 && mesh.colors.allSatisfy { $0.opacity >= 1 }
        case .material, .image: false
        case .shadowed(let paint, _): paint.isOpaque
        }
    }
}
