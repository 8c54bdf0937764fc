/// The height and width of a region in degrees.
public struct MKCoordinateSpan: Sendable {
    /// The difference of the latitudes in degrees: a degree has about 111 kilometers.
    public var latitudeDelta: CLLocationDegrees

    /// The difference of the longitudes in degrees: a degree has 111 kilometers at the equator, and none at the poles.
    public var longitudeDelta: CLLocationDegrees

    /// A span without width and height.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// Makes a span from differences of latitude and longitude, in degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the map around a coordinate.
public struct MKCoordinateRegion: Sendable {
    /// The coordinate in the middle of the map's part.
    public var center: CLLocationCoordinate2D

    /// The height and width in degrees.
    public var span: MKCoordinateSpan

    /// The region without a size where the equator meets the meridian of Greenwich.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// Makes a region around a coordinate.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Makes a region around a coordinate from distances on the ground, in meters.
    ///
    /// - Parameters:
    ///   - centerCoordinate: The coordinate in the middle.
    ///   - latitudinalMeters: The distance from north to south.
    ///   - longitudinalMeters: The distance from west to east.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let degree = Mercator.globe * .pi / 180
        let parallel = max(cos(centerCoordinate.latitude * .pi / 180), .leastNormalMagnitude)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: min(latitudinalMeters / degree, 180),
                longitudeDelta: min(longitudinalMeters / (degree * parallel), 360)))
    }

    /// Makes the region of a rectangle on the flat map.
    public init(_ rect: MKMapRect) {
        let (north, south) = (MKMapPoint(x: rect.midX, y: rect.minY), MKMapPoint(x: rect.midX, y: rect.maxY))
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: north.coordinate.latitude - south.coordinate.latitude,
                longitudeDelta: rect.width / Mercator.side * 360))
    }

    /// The rectangle on the flat map, whose region this is.
    ///
    /// Its height follows from the difference of two latitudes at the same distance k from the middle on the flat map:
    /// tan(Δ/2) = sinh(k) / cosh(middle).
    var mapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let northing = (Mercator.side / 2 - middle.y) / Mercator.radius
        let half = min(asinh(tan(min(span.latitudeDelta, 179.9) * .pi / 360) * cosh(northing)), .pi) * Mercator.radius
        let width = min(span.longitudeDelta, 360) / 360 * Mercator.side
        return MKMapRect(x: middle.x - width / 2, y: middle.y - half, width: width, height: 2 * half)
    }
}

/// Makes a span from differences of latitude and longitude, in degrees.
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Makes a region around a coordinate.
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}

/// Makes a region around a coordinate from distances on the ground, in meters.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// Returns the region of a rectangle on the flat map.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
