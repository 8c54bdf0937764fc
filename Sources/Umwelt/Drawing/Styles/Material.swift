import Foundation

/// A layer of frosted glass: what is behind it shines through, blurred.
///
/// ```swift
/// Text("Now playing").padding().background(.regularMaterial)
/// ```
///
/// To people who want nothing to shine through, it is opaque. Views whose background it is are in its
/// ``EnvironmentValues/backgroundMaterial``.
public struct Material: ShapeStyle, Equatable, Sendable {
    /// How much of what is behind it is hidden.
    private let opacity: Float

    /// Whether it is for bars, which are a little brighter.
    private let isBar: Bool

    /// Whether it looks as if its window was worked with; nil for what the environment says.
    private var appearance: MaterialActiveAppearance?

    /// Hides about as much as it shows.
    public static let regular = Material(opacity: 0.72, isBar: false)
    /// Hides more than it shows.
    public static let thick = Material(opacity: 0.84, isBar: false)
    /// Shows more than it hides.
    public static let thin = Material(opacity: 0.6, isBar: false)
    /// Shows most.
    public static let ultraThin = Material(opacity: 0.44, isBar: false)
    /// Hides most.
    public static let ultraThick = Material(opacity: 0.93, isBar: false)
    /// As bars of the system are.
    public static let bar = Material(opacity: 0.8, isBar: true)

    private init(opacity: Float, isBar: Bool) {
        self.opacity = opacity
        self.isBar = isBar
    }

    /// The material, looking as if its window was worked with, or not, whatever the environment says.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
        var copy = self
        copy.appearance = appearance
        return copy
    }

    /// What to draw with in an environment.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        let isDark = environment.colorScheme == .dark
        let gray: Float = isDark ? (isBar ? 0.11 : 0.145) : (isBar ? 0.976 : 0.949)
        let isOpaque = environment.accessibilityReduceTransparency || !isActiveAppearance(in: environment)
        let tint = Color.Resolved(red: gray, green: gray, blue: gray, opacity: isOpaque ? 1 : opacity)
        return isOpaque ? .color(tint) : .material(MaterialPaint(tint: tint, blurRadius: 20, saturation: 1.8))
    }

    private func isActiveAppearance(in environment: EnvironmentValues) -> Bool {
        switch (appearance ?? environment.materialActiveAppearance).kind {
        case .automatic, .active: true
        case .inactive: false
        case .matchWindow: environment.controlActiveState != .inactive
        }
    }
}

extension ShapeStyle where Self == Material {
    /// Frosted glass that hides about as much as it shows.
    public static var regularMaterial: Material { .regular }
    /// Frosted glass that hides more than it shows.
    public static var thickMaterial: Material { .thick }
    /// Frosted glass that shows more than it hides.
    public static var thinMaterial: Material { .thin }
    /// Frosted glass that shows most.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Frosted glass that hides most.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// Frosted glass as bars of the system are.
    public static var bar: Material { .bar }
}
