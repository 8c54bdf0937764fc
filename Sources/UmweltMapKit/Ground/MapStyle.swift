import SwiftUI

/// The appearance of a map's ground.
public struct MapStyle: Sendable {
    /// The heights of the ground. Maps are flat here: they choose nothing.
    public struct Elevation: Sendable {
        /// The choice of the system.
        public static let automatic = Elevation()
        /// A flat ground.
        public static let flat = Elevation()
        /// Mountains and valleys.
        public static let realistic = Elevation()
    }

    /// The strength of the ground's colors.
    public struct StandardEmphasis: Sendable {
        let isMuted: Bool

        /// The usual colors.
        public static let automatic = StandardEmphasis(isMuted: false)
        /// Pale colors, on which markers stand out.
        public static let muted = StandardEmphasis(isMuted: true)
    }

    enum Kind: Sendable {
        case standard, muted, imagery, hybrid
    }

    let kind: Kind

    /// The usual map: land, sea, borders and names.
    public static let standard = MapStyle(kind: .standard)

    /// The colors of pictures from satellites, without borders and names.
    public static let imagery = MapStyle(kind: .imagery)

    /// The colors of pictures from satellites, with borders and names.
    public static let hybrid = MapStyle(kind: .hybrid)

    /// Returns the usual map. The ground has no heights, places and traffic: only the emphasis changes it.
    ///
    /// - Parameters:
    ///   - elevation: The heights of the ground.
    ///   - emphasis: The strength of the colors.
    ///   - pointsOfInterest: The kinds of places.
    ///   - showsTraffic: If true, the map shows traffic.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle {
        MapStyle(kind: emphasis.isMuted ? .muted : .standard)
    }

    /// Returns the colors of pictures from satellites. The ground has no heights.
    ///
    /// - Parameter elevation: The heights of the ground.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

    /// Returns the colors of pictures from satellites, with borders and names. The ground has no heights, places and
    /// traffic.
    ///
    /// - Parameters:
    ///   - elevation: The heights of the ground.
    ///   - pointsOfInterest: The kinds of places.
    ///   - showsTraffic: If true, the map shows traffic.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { .hybrid }
}

extension View {
    /// Sets the appearance of the ground of maps in this view.
    nonisolated public func mapStyle(_ style: MapStyle) -> some View {
        transformEnvironment(\.mapOptions) { $0.style = style.kind }
    }
}

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
