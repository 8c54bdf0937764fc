import SwiftUI

/// The colors of the ground: guesses, close to those of Apple's maps.
struct GroundColors {
    let sea: Color
    let land: Color
    let border: Color
    let graticule: Color
    let name: Color

    init(_ style: MapStyle.Kind, in scheme: ColorScheme) {
        func color(_ rgb: UInt32) -> Color {
            Color(
                red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255,
                blue: Double(rgb & 255) / 255)
        }
        switch (style, scheme) {
        case (.imagery, _), (.hybrid, _):
            (sea, land) = (color(0x0d2540), color(0x4d5b3a))
            (border, graticule, name) = (color(0xa8ad8f), .white.opacity(0.08), .white)
        case (.muted, .dark):
            (sea, land) = (color(0x1d2126), color(0x33353a))
            (border, graticule, name) = (color(0x5a5d63), .white.opacity(0.05), color(0x9a9da3))
        case (.muted, _):
            (sea, land) = (color(0xdfe6ea), color(0xf6f5f2))
            (border, graticule, name) = (color(0xc4c3bf), .black.opacity(0.04), color(0x8a8a86))
        case (_, .dark):
            (sea, land) = (color(0x16293d), color(0x34363b))
            (border, graticule, name) = (color(0x66696f), .white.opacity(0.07), color(0xb4b7bd))
        default:
            (sea, land) = (color(0xa9d5ee), color(0xf5f1e6))
            (border, graticule, name) = (color(0xb9b2a3), .black.opacity(0.06), color(0x6d6a63))
        }
    }
}
