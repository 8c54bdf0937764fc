@_spi(Kernel) import Umwelt

/// A colour of a part of a control: one in light, another one in dark.
package struct SchemeColor: ShapeStyle, Equatable, Sendable {
    private let light: Color.Resolved
    private let dark: Color.Resolved

    /// Makes the colour from components of six hexadecimal digits.
    init(_ light: UInt32, opacity lightOpacity: Float = 1, dark: UInt32, opacity darkOpacity: Float = 1) {
        self.light = Self.resolved(light, opacity: lightOpacity)
        self.dark = Self.resolved(dark, opacity: darkOpacity)
    }

    package func _paint(in environment: EnvironmentValues) -> Paint {
        .color(environment.colorScheme == .dark ? dark : light)
    }

    private static func resolved(_ rgb: UInt32, opacity: Float) -> Color.Resolved {
        func component(_ shift: UInt32) -> Float { Float((rgb >> shift) & 0xFF) / 255 }
        return Color.Resolved(red: component(16), green: component(8), blue: component(0), opacity: opacity)
    }
}

extension SchemeColor {
    /// The fill of UIKit's controls: its tertiary one.
    static let softFill = SchemeColor(0x767680, opacity: 0.12, dark: 0x767680, opacity: 0.24)

    /// The fill of the empty part of tracks: UIKit's secondary one.
    static let trackFill = SchemeColor(0x767680, opacity: 0.16, dark: 0x767680, opacity: 0.32)
}
