@_exported import UmweltCoreLocation

// The module is not called `MapKit`, as packages ask for that by `canImport`, and then expect all of Apple's: the tool
// gives it the name.

/// A point of the flat map of the world (Mercator's projection), from its top left corner.
public struct MKMapPoint: Sendable {
    /// The distance from the 180th meridian, eastwards.
    public var x: Double

    /// The distance from the northern edge, southwards.
    public var y: Double

    /// The top left corner of the map.
    public init() { self.init(x: 0, y: 0) }

    /// Makes a point of the flat map.
    ///
    /// - Parameters:
    ///   - x: The distance from the 180th meridian.
    ///   - y: The distance from the northern edge.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Makes the point of a coordinate.
    public init(_ coordinate: CLLocationCoordinate2D) {
        x = (coordinate.longitude + 180) / 360 * Mercator.side
        let latitude = min(max(coordinate.latitude, -Mercator.edge), Mercator.edge)
        y = Mercator.side / 2 - Mercator.northing(latitude * .pi / 180) * Mercator.radius
    }

    /// The coordinate of the point.
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: Mercator.latitude((Mercator.side / 2 - y) / Mercator.radius) * 180 / .pi,
            longitude: x / Mercator.side * 360 - 180)
    }

    /// Returns the distance to another point on the ground, in meters.
    ///
    /// - Parameter to: The other point.
    public func distance(to: MKMapPoint) -> CLLocationDistance {
        let (start, end) = (coordinate, to.coordinate)
        return CLLocation(latitude: start.latitude, longitude: start.longitude).distance(
            from: CLLocation(latitude: end.latitude, longitude: end.longitude))
    }
}

/// The formulas of the spherical Mercator projection (EPSG 3857), with Apple's size of the world.
enum Mercator {
    /// The width and height of the world in map points: `MKMapSize.world`, 2²⁸.
    static let side = 268_435_456.0

    /// The radius of the globe in map points.
    static let radius = side / (2 * .pi)

    /// The latitude of the northern edge in degrees, where the world is a square: atan(sinh(π)).
    static let edge = atan(sinh(Double.pi)) * 180 / .pi

    /// The mean radius of the projection's globe in meters, of WGS 84 at the equator.
    static let globe = 6_378_137.0

    /// Returns the distance of a latitude from the equator, in radii. Angles are in radians.
    static func northing(_ latitude: Double) -> Double { asinh(tan(latitude)) }

    /// Returns the latitude at a distance from the equator in radii.
    static func latitude(_ northing: Double) -> Double { atan(sinh(northing)) }
}

/// Makes a point of the flat map.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// Returns the point of a coordinate.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

/// Returns the coordinate of a point.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }

/// Returns true if two points are the same.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
    point1.x == point2.x && point1.y == point2.y
}

/// Returns the distance between two points on the ground, in meters.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }

/// Returns the number of map points in a meter, which grows towards the poles.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// Returns the number of meters in a map point, which shrinks towards the poles.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    Mercator.globe / Mercator.radius * cos(latitude * .pi / 180)
}
