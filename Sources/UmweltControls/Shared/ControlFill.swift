@_spi(Kernel) import Umwelt

/// A fill of the background of controls.
package enum ControlFill: ShapeStyle {
    /// A soft grey behind a label.
    case soft
    /// The empty part of a track.
    case track
    /// A faint shade of the tint.
    case tinted
    /// A part that is raised above a soft background.
    case raised
    /// The background of the selected tab in a bar at the top, whose title is tinted.
    case tab
    /// No fill.
    case none

    /// The grey fills as UIKit documents them: tertiary, secondary.
    package func _paint(in environment: EnvironmentValues) -> Paint {
        let isDark = environment.colorScheme == .dark
        switch self {
        case .soft: return Self.gray(isDark ? 0.24 : 0.12)
        case .track: return Self.gray(isDark ? 0.32 : 0.16)
        case .raised: return .color(isDark ? Self.resolved(0x636366, opacity: 1) : Self.resolved(0xFFFFFF, opacity: 1))
        // A guess: on the grey of raised parts, the tint of the title is faint in the dark.
        case .tab: return .color(isDark ? Self.resolved(0x3A3A3C, opacity: 1) : Self.resolved(0xFFFFFF, opacity: 1))
        case .none: return Self.gray(0)
        case .tinted: return TintShapeStyle()._paint(in: environment).withOpacity(multipliedBy: 0.18)
        }
    }

    private static func gray(_ opacity: Float) -> Paint { .color(resolved(0x767680, opacity: opacity)) }

    private static func resolved(_ rgb: UInt32, opacity: Float) -> Color.Resolved {
        func component(_ shift: UInt32) -> Float { Float((rgb >> shift) & 0xFF) / 255 }
        return Color.Resolved(red: component(16), green: component(8), blue: component(0), opacity: opacity)
    }
}
