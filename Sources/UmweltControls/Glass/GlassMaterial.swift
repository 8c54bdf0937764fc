import Foundation
@_spi(Kernel) import Umwelt

/// The paint of glass: the backdrop, blurred a little, under a tint that lets its colours through.
///
/// It is opaque if the user has asked for less transparency.
package struct GlassMaterial: ShapeStyle, Sendable {
    private let light: MaterialPaint
    private let dark: MaterialPaint

    /// The usual glass.
    ///
    /// From the glass of bars and of SwiftUI's buttons in iOS 26.1, as Vercantez/openuikit has measured it: a blur of
    /// 2.25 points. In light, white becomes 255, black 198 and #FF383C (255, 174, 179); in dark, white becomes 84,
    /// black 19 and #FF383C (157, 13, 16).
    package static let regular = GlassMaterial(
        light: MaterialPaint(tint: .white(0.7765), blurRadius: 2.25, saturation: 4.8),
        dark: MaterialPaint(tint: .white(0.0745), blurRadius: 2.25, brightness: 0.2754, saturation: 2.85))

    /// Glass that shows more of the content behind; a guess.
    package static let clear = GlassMaterial(
        light: MaterialPaint(tint: .white(0.25), blurRadius: 2.25, saturation: 1.5),
        dark: MaterialPaint(tint: .white(0.05), blurRadius: 2.25, brightness: 0.7, saturation: 1.5))

    /// The glass of menus, alerts and confirmation dialogs.
    ///
    /// From menus of iOS 26.1, as Vercantez/openuikit has measured them: a backdrop of grey keeps 29% of its brightness
    /// in light and 28% in dark. The blur is a guess.
    package static let panel = GlassMaterial(
        light: MaterialPaint(tint: .shade(0.976, opacity: 0.711), blurRadius: 12, saturation: 1.8),
        dark: MaterialPaint(tint: .shade(0.118, opacity: 0.72), blurRadius: 12, saturation: 1.8))

    package func _paint(in environment: EnvironmentValues) -> Paint {
        let isDark = environment.colorScheme == .dark
        // The greys are guesses after those of UIKit's panels.
        if environment.accessibilityReduceTransparency { return .color(.shade(isDark ? 0.15 : 0.97, opacity: 1)) }
        return .material(isDark ? dark : light)
    }
}

extension Color.Resolved {
    fileprivate static func shade(_ gray: Float, opacity: Float) -> Color.Resolved {
        Color.Resolved(red: gray, green: gray, blue: gray, opacity: opacity)
    }

    fileprivate static func white(_ opacity: Float) -> Color.Resolved { shade(1, opacity: opacity) }
}
