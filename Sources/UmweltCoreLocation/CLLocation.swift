import Foundation

/// A floor of a building.
public final class CLFloor: NSObject, Sendable {
    /// The number of the floor; zero for that at the ground.
    public let level: Int

    init(level: Int) { self.level = level }
}

/// A geographical location: coordinates, altitude, accuracy and the time of the measurement.
///
/// ```swift
/// let berlin = CLLocation(latitude: 52.52, longitude: 13.41)
/// let munich = CLLocation(latitude: 48.14, longitude: 11.58)
/// let distance = berlin.distance(from: munich)
/// ```
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    // Nothing of it changes.

    /// The latitude and the longitude.
    public let coordinate: CLLocationCoordinate2D
    /// The height above the sea in meters.
    public let altitude: CLLocationDistance
    /// The accuracy of the angles in meters; negative if they are not known.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The accuracy of the height in meters; negative if that is not known.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of the movement in degrees from the north; negative if that is not known.
    public let course: CLLocationDirection
    /// The accuracy of the direction in degrees; negative if that is not known.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// The speed in meters a second; negative if that is not known.
    public let speed: CLLocationSpeed
    /// The accuracy of the speed in meters a second; negative if that is not known.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// The time of the measurement.
    public let timestamp: Date
    /// The floor of the building; nil if that is not known.
    public var floor: CLFloor? { nil }
    /// The height above the ellipsoid, in meters. The height above the ellipsoid in metres: here the same as
    /// ``altitude``, because nothing measures it.
    public var ellipsoidalAltitude: CLLocationDistance { altitude }

    /// Makes a location from a latitude and a longitude in degrees, with the current time.
    ///
    /// - Parameters:
    ///   - latitude: The latitude, in degrees north.
    ///   - longitude: The longitude, in degrees east.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Makes a place.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate.
    ///   - altitude: The altitude, in metres above sea level.
    ///   - hAccuracy: The radius of uncertainty, in metres.
    ///   - vAccuracy: The uncertainty of the altitude, in metres.
    ///   - timestamp: The time of the measurement.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    /// Makes a location with a course and a speed.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate.
    ///   - altitude: The altitude, in metres above sea level.
    ///   - hAccuracy: The radius of uncertainty, in metres.
    ///   - vAccuracy: The uncertainty of the altitude, in metres.
    ///   - course: The direction of movement, in degrees from north.
    ///   - speed: The speed, in metres per second.
    ///   - timestamp: The time of the measurement.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    /// Makes a location with a course, a speed, and the accuracy of both.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate.
    ///   - altitude: The altitude, in metres above sea level.
    ///   - hAccuracy: The radius of uncertainty, in metres.
    ///   - vAccuracy: The uncertainty of the altitude, in metres.
    ///   - course: The direction of movement, in degrees from north.
    ///   - courseAccuracy: The uncertainty of the direction, in degrees.
    ///   - speed: The speed, in metres per second.
    ///   - speedAccuracy: The uncertainty of the speed, in metres per second.
    ///   - timestamp: The time of the measurement.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
    }

    /// Returns the distance to another place in meters, on the ground.
    ///
    /// - Parameter location: The other place.
    open func distance(from location: CLLocation) -> CLLocationDistance { coordinate.distance(to: location.coordinate) }

    /// Returns the object itself, because it is immutable.
    ///
    /// - Parameter zone: Not used.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The direction that the device points to, as a compass measures it. This system has no compass, so that no heading is
/// ever reported.
public final class CLHeading: NSObject, Sendable {
    /// The direction in degrees from the magnetic pole.
    public let magneticHeading: CLLocationDirection
    /// The direction in degrees from the north.
    public let trueHeading: CLLocationDirection
    /// The accuracy in degrees.
    public let headingAccuracy: CLLocationDirection
    /// The time of the measurement.
    public let timestamp: Date

    init(magneticHeading: CLLocationDirection, timestamp: Date) {
        self.magneticHeading = magneticHeading
        trueHeading = -1
        headingAccuracy = -1
        self.timestamp = timestamp
    }
}

/// A part of the earth.
open class CLRegion: NSObject, @unchecked Sendable {
    /// The name of the region.
    public let identifier: String
    /// True to notify the delegate when the user enters the region.
    open var notifyOnEntry = true
    /// True to notify the delegate when the user leaves the region.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

/// A circular region around a coordinate.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The coordinate of the centre.
    public let center: CLLocationCoordinate2D
    /// The radius in meters.
    public let radius: CLLocationDistance

    /// Makes a region.
    ///
    /// - Parameters:
    ///   - center: The coordinate.
    ///   - radius: The radius, in metres.
    ///   - identifier: The identifier.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Returns true if a coordinate is inside the region.
    ///
    /// - Parameter coordinate: The latitude and longitude, in degrees.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { center.distance(to: coordinate) <= radius }
}
