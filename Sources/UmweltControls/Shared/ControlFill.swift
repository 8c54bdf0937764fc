@_spi(Kernel) import Umwelt

/// A fill of the background of controls.
package enum ControlFill: ShapeStyle {
    /// A soft grey behind a label.
    case soft
    /// The empty part of a track.
    case track
    /// A faint shade of the tint.
    case tinted
    /// The background of the selected tab in a bar at the top, whose title is tinted.
    case tab
    /// No fill.
    case none

    package func _paint(in environment: EnvironmentValues) -> Paint {
        switch self {
        case .soft: SchemeColor.softFill._paint(in: environment)
        case .track: SchemeColor.trackFill._paint(in: environment)
        case .tab: Self.tabFill._paint(in: environment)
        case .none: Self.noFill._paint(in: environment)
        case .tinted: TintShapeStyle()._paint(in: environment).withOpacity(multipliedBy: 0.18)
        }
    }

    /// A guess: on the grey of raised parts, the tint of the title is faint in the dark.
    private static let tabFill = SchemeColor(0xFFFFFF, dark: 0x3A3A3C)

    /// The grey of the other fills, so that they appear without a change of their colour.
    private static let noFill = SchemeColor(0x767680, opacity: 0, dark: 0x767680, opacity: 0)
}
