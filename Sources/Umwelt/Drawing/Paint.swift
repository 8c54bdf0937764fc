import Foundation

/// What a shape is filled or outlined with.
public enum Paint: Sendable, Hashable {
    /// One colour.
    case color(Color.Resolved)
    /// Colours that change from place to place.
    case gradient(GradientPaint)
    /// What is behind it, blurred, and a tint.
    case material(MaterialPaint)
}

extension Paint {
    /// The paint, more transparent.
    func withOpacity(multipliedBy factor: Double) -> Paint {
        switch self {
        case .color(let color): .color(color.withOpacity(multipliedBy: factor))
        case .gradient(let gradient): .gradient(gradient.withOpacity(multipliedBy: factor))
        case .material(let material): .material(material.withOpacity(multipliedBy: factor))
        }
    }

    /// The paint as it lies on something with a frame.
    func fitted(to frame: CGRect) -> Paint {
        switch self {
        case .color, .material: self
        case .gradient(let gradient): .gradient(gradient.fitted(to: frame))
        }
    }

    /// One colour that stands for all of it, for what can only have one.
    var plainColor: Color.Resolved {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.color(at: 0.5)
        case .material(let material): material.color
        }
    }

    /// Whether any of it can be seen.
    var isVisible: Bool {
        switch self {
        case .color(let color): color.opacity > 0
        case .gradient(let gradient): gradient.stops.contains { $0.color.opacity > 0 }
        case .material(let material): material.opacity > 0
        }
    }

    /// Whether nothing shines through.
    var isOpaque: Bool {
        switch self {
        case .color(let color): color.opacity >= 1
        case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.opacity >= 1 }
        case .material: false
        }
    }
}
