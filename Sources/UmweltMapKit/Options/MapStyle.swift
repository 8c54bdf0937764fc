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
