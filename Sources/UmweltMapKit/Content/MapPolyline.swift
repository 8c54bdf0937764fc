import SwiftUI

/// A line along coordinates of a map.
///
/// ```swift
/// MapPolyline(coordinates: route).stroke(.blue, lineWidth: 4)
/// ```
public struct MapPolyline: BodilessMapContent {
    public typealias Body = Never

    /// The path between two points of a line.
    public struct ContourStyle: Hashable, Sendable {
        let isGeodesic: Bool

        /// Straight on the flat map.
        public static let straight = ContourStyle(isGeodesic: false)
        /// The shortest path on the ground.
        public static let geodesic = ContourStyle(isGeodesic: true)
    }

    private let points: [MKMapPoint]

    /// Makes a line along coordinates.
    ///
    /// - Parameters:
    ///   - coordinates: The coordinates.
    ///   - contourStyle: The path between two of them.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        let path = contourStyle.isGeodesic ? GreatCircle.path(along: coordinates) : coordinates
        points = path.map(MKMapPoint.init)
    }

    /// Makes a line along points of the flat map.
    ///
    /// - Parameters:
    ///   - points: The points.
    ///   - contourStyle: The path between two of them.
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        self.points =
            contourStyle.isGeodesic
            ? GreatCircle.path(along: points.map(\.coordinate)).map(MKMapPoint.init) : points
    }

    /// Makes a line from an object.
    public init(_ polyline: MKPolyline) { points = polyline.mapPoints }

    /// Collects the line.
    @MainActor @preconcurrency public static func _collectMapContent(content: Self, inputs: _MapContentInputs) {
        inputs.collector.append(.line(content.points))
    }
}

/// An area of a map with straight sides.
///
/// ```swift
/// MapPolygon(coordinates: park).foregroundStyle(.green.opacity(0.3)).stroke(.green, lineWidth: 2)
/// ```
public struct MapPolygon: BodilessMapContent {
    public typealias Body = Never

    private let outline: [MKMapPoint]
    private let holes: [[MKMapPoint]]

    /// Makes an area with coordinates as its corners.
    public init(coordinates: [CLLocationCoordinate2D]) { self.init(points: coordinates.map(MKMapPoint.init)) }

    /// Makes an area with points of the flat map as its corners.
    public init(points: [MKMapPoint]) {
        outline = points
        holes = []
    }

    /// Makes an area from an object.
    public init(_ polygon: MKPolygon) {
        outline = polygon.mapPoints
        holes = (polygon.interiorPolygons ?? []).map(\.mapPoints)
    }

    /// Collects the area.
    @MainActor @preconcurrency public static func _collectMapContent(content: Self, inputs: _MapContentInputs) {
        inputs.collector.append(.area(outline: content.outline, holes: content.holes))
    }
}

/// A circle on the ground of a map.
///
/// ```swift
/// MapCircle(center: harbor, radius: 500).foregroundStyle(.blue.opacity(0.2))
/// ```
public struct MapCircle: BodilessMapContent {
    public typealias Body = Never

    private let center: MKMapPoint

    /// The radius in map points.
    private let radius: Double

    /// Makes a circle around a coordinate.
    ///
    /// - Parameters:
    ///   - center: The coordinate.
    ///   - radius: The radius in meters.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.center = MKMapPoint(center)
        self.radius = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
    }

    /// Makes the circle inside of a rectangle of the flat map.
    public init(mapRect: MKMapRect) {
        center = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
        radius = max(mapRect.width, mapRect.height) / 2
    }

    /// Makes a circle from an object.
    public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }

    /// Collects the circle.
    @MainActor @preconcurrency public static func _collectMapContent(content: Self, inputs: _MapContentInputs) {
        inputs.collector.append(.circle(center: content.center, radius: content.radius))
    }
}
