import Foundation

/// A translucent background: a blurred, tinted copy of the backdrop.
///
/// ```swift
/// Text("Now playing").padding().background(.regularMaterial)
/// ```
///
/// It is opaque if the user has asked for less transparency. Views that have it as their background find it in
/// ``EnvironmentValues/backgroundMaterial``.
public struct Material: ShapeStyle, Equatable, Sendable {
    /// The opacity of the tint, from 0 to 1.
    private let opacity: Float

    /// True if it is the material of bars, whose tint is a little brighter in light and darker in dark.
    private let isBar: Bool

    /// The appearance, as in an active or an inactive window; nil for the environment's. Inactive, it is opaque.
    private var appearance: MaterialActiveAppearance?

    /// A material of medium opacity.
    public static let regular = Material(opacity: 0.72, isBar: false)
    /// A material that hides more of the backdrop than the regular one.
    public static let thick = Material(opacity: 0.84, isBar: false)
    /// A material that shows more of the backdrop than the regular one.
    public static let thin = Material(opacity: 0.6, isBar: false)
    /// The material that shows most of the backdrop.
    public static let ultraThin = Material(opacity: 0.44, isBar: false)
    /// The material that hides most of the backdrop.
    public static let ultraThick = Material(opacity: 0.93, isBar: false)
    /// The material of the system's bars.
    public static let bar = Material(opacity: 0.8, isBar: true)

    private init(opacity: Float, isBar: Bool) {
        self.opacity = opacity
        self.isBar = isBar
    }

    /// Returns the material with an appearance in place of the environment's
    /// ``EnvironmentValues/materialActiveAppearance``.
    ///
    /// - Parameter appearance: The appearance: of an active window, of an inactive window, or of the view's window.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
        var copy = self
        copy.appearance = appearance
        return copy
    }

    /// Returns the paint of the style in an environment.
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
    /// A material of medium opacity.
    public static var regularMaterial: Material { .regular }
    /// A material that hides more of the backdrop than the regular one.
    public static var thickMaterial: Material { .thick }
    /// A material that shows more of the backdrop than the regular one.
    public static var thinMaterial: Material { .thin }
    /// The material that shows most of the backdrop.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// The material that hides most of the backdrop.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of the system's bars.
    public static var bar: Material { .bar }
}
