/// A camera above the map that looks straight down.
public struct MapCamera: Equatable, Sendable {
    /// The coordinate in the middle of the map.
    public var centerCoordinate: CLLocationCoordinate2D

    /// The distance from the ground in meters.
    public var distance: Double

    /// The direction that is up on the screen, in degrees clockwise from the north.
    public var heading: Double

    /// The angle of view in degrees, 0 for straight down. Maps are flat here: an angle moves nothing.
    public var pitch: Double

    /// Makes a camera above a coordinate.
    ///
    /// - Parameters:
    ///   - centerCoordinate: The coordinate in the middle of the map.
    ///   - distance: The distance from the ground in meters.
    ///   - heading: The direction that is up on the screen, in degrees clockwise from the north.
    ///   - pitch: The angle of view in degrees. Maps are flat here: it moves nothing.
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    /// Returns true if two cameras show the same.
    public static func == (a: MapCamera, b: MapCamera) -> Bool {
        a.centerCoordinate.isEqual(to: b.centerCoordinate) && a.distance == b.distance && a.heading == b.heading
            && a.pitch == b.pitch
    }

    /// The half of the camera's angle of view: Apple's sees 30 degrees from the top to the bottom of a map. Programs
    /// that convert regions to distances use the figure.
    private static let halfAngle = 15 * Double.pi / 180

    /// Returns the distance at which a camera sees a height, in meters.
    static func distance(seeing height: Double) -> Double { height / 2 / tan(halfAngle) }

    /// The height that the camera sees in meters.
    var visibleHeight: Double { 2 * distance * tan(Self.halfAngle) }
}

extension CLLocationCoordinate2D {
    func isEqual(to other: CLLocationCoordinate2D) -> Bool {
        latitude == other.latitude && longitude == other.longitude
    }
}
