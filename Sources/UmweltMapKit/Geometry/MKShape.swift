/// An object with a place on the map.
public protocol MKAnnotation: AnyObject {
    /// The coordinate of the object's middle.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title; nil for none.
    var title: String? { get }
    /// The line under the title; nil for none.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// No title.
    public var title: String? { nil }
    /// No line under the title.
    public var subtitle: String? { nil }
}

/// An area or line of the map.
public protocol MKOverlay: MKAnnotation {
    /// The smallest rectangle around it on the flat map.
    var boundingMapRect: MKMapRect { get }
}

/// A shape on the map with a title.
open class MKShape: NSObject {
    /// The title; nil for none.
    open var title: String?

    /// The line under the title; nil for none.
    open var subtitle: String?

    override init() {}
}

/// A place on the map with a title.
open class MKPointAnnotation: MKShape, MKAnnotation {
    /// The coordinate.
    open var coordinate: CLLocationCoordinate2D

    /// Makes a place at latitude 0 and longitude 0.
    public override init() { coordinate = CLLocationCoordinate2D() }

    /// Makes a place at a coordinate, with a title.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate.
    ///   - title: The title; nil for none.
    ///   - subtitle: The line under the title; nil for none.
    public convenience init(
        coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
    ) {
        self.init()
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
    }
}

/// A shape of several points.
open class MKMultiPoint: MKShape {
    let mapPoints: [MKMapPoint]

    init(mapPoints: [MKMapPoint]) { self.mapPoints = mapPoints }

    /// The number of points.
    public var pointCount: Int { mapPoints.count }

    /// The coordinate of the middle of the rectangle around the points.
    public var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }

    /// The smallest rectangle around the points.
    public var boundingMapRect: MKMapRect { MKMapRect(around: mapPoints) }
}

extension MKMapRect {
    /// The smallest rectangle around points; the null rectangle for none.
    init(around points: [MKMapPoint]) {
        self = points.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }
}

/// A line along points of the map.
public final class MKPolyline: MKMultiPoint, MKOverlay {
    /// Makes a line along coordinates.
    ///
    /// - Parameters:
    ///   - coordinates: The coordinates, at least `count` of them.
    ///   - count: The number of coordinates.
    public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(mapPoints: UnsafeBufferPointer(start: coordinates, count: count).map(MKMapPoint.init))
    }

    /// Makes a line along points of the flat map.
    ///
    /// - Parameters:
    ///   - points: The points, at least `count` of them.
    ///   - count: The number of points.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: count)))
    }
}

/// An area of the map with straight sides.
public final class MKPolygon: MKMultiPoint, MKOverlay {
    /// The areas that are not part of it; nil for none.
    public let interiorPolygons: [MKPolygon]?

    /// Makes an area with coordinates as its corners.
    ///
    /// - Parameters:
    ///   - coordinates: The coordinates, at least `count` of them.
    ///   - count: The number of coordinates.
    ///   - interiorPolygons: The areas that are not part of it; nil for none.
    public init(
        coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.interiorPolygons = interiorPolygons
        super.init(mapPoints: UnsafeBufferPointer(start: coordinates, count: count).map(MKMapPoint.init))
    }

    /// Makes an area with points of the flat map as its corners.
    ///
    /// - Parameters:
    ///   - points: The points, at least `count` of them.
    ///   - count: The number of points.
    ///   - interiorPolygons: The areas that are not part of it; nil for none.
    public init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
        self.interiorPolygons = interiorPolygons
        super.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: count)))
    }
}

/// A circle on the ground.
public final class MKCircle: MKShape, MKOverlay {
    /// The coordinate of the middle.
    public let coordinate: CLLocationCoordinate2D

    /// The radius in meters.
    public let radius: CLLocationDistance

    /// Makes a circle around a coordinate.
    ///
    /// - Parameters:
    ///   - coord: The coordinate of the middle.
    ///   - radius: The radius in meters.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        coordinate = coord
        self.radius = radius
    }

    /// Makes the largest circle inside of a rectangle of the flat map.
    public convenience init(mapRect: MKMapRect) {
        let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        let radius = max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude)
        self.init(center: center, radius: radius)
    }

    /// The square around the circle on the flat map.
    public var boundingMapRect: MKMapRect {
        let center = MKMapPoint(coordinate)
        let reach = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
        return MKMapRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
    }
}
