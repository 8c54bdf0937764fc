@_exported import Foundation

// The module is not called `CoreLocation`, as packages ask for that by `canImport`, and then expect all of Apple's: the
// tool gives it the name.

/// A latitude, a longitude or a direction in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// A direction in degrees, clockwise from the north.
public typealias CLLocationDirection = Double
/// The accuracy of a direction in degrees.
public typealias CLLocationDirectionAccuracy = Double
/// The accuracy of a location in metres: smaller is better.
public typealias CLLocationAccuracy = Double
/// A speed in meters a second.
public typealias CLLocationSpeed = Double
/// The accuracy of a speed in meters a second.
public typealias CLLocationSpeedAccuracy = Double

/// A geographical coordinate: a latitude and a longitude in degrees.
public struct CLLocationCoordinate2D: Sendable {
    /// The angle from the equator in degrees, from -90 in the south to 90.
    public var latitude: CLLocationDegrees

    /// The angle from Greenwich in degrees, from -180 in the west to 180.
    public var longitude: CLLocationDegrees

    /// The coordinate with latitude 0 and longitude 0.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// Makes a coordinate from a latitude (−90 to 90) and a longitude (−180 to 180) in degrees.
    ///
    /// - Parameters:
    ///   - latitude: The latitude, in degrees north.
    ///   - longitude: The longitude, in degrees east.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Returns the distance to another coordinate in metres, along the ellipsoid of WGS 84 (Vincenty's formulae), or on
    /// a sphere if these do not converge, as between nearly opposite points.
    func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
        let (a, f) = (6_378_137.0, 1 / 298.257_223_563)
        let b = a * (1 - f)
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (u, v) = (atan((1 - f) * tan(radians(latitude))), atan((1 - f) * tan(radians(other.latitude))))
        let difference = radians(other.longitude - longitude)
        var lambda = difference
        for _ in 0..<100 {
            let x = cos(v) * sin(lambda)
            let y = cos(u) * sin(v) - sin(u) * cos(v) * cos(lambda)
            let sine = hypot(x, y)
            if sine == 0 { return 0 }
            let cosine = sin(u) * sin(v) + cos(u) * cos(v) * cos(lambda)
            let sigma = atan2(sine, cosine)
            let azimuth = cos(u) * cos(v) * sin(lambda) / sine
            let square = 1 - azimuth * azimuth
            // On the equator there is no middle.
            let middle = square == 0 ? 0 : cosine - 2 * sin(u) * sin(v) / square
            let c = f / 16 * square * (4 + f * (4 - 3 * square))
            let inner = middle + c * cosine * (2 * middle * middle - 1)
            let next = difference + (1 - c) * f * azimuth * (sigma + c * sine * inner)
            let isDone = abs(next - lambda) < 1e-12
            lambda = next
            guard isDone else { continue }
            let k = square * (a * a - b * b) / (b * b)
            let scale = 1 + k / 16384 * (4096 + k * (k * (320 - 175 * k) - 768))
            let part = k / 1024 * (256 + k * (k * (74 - 47 * k) - 128))
            let last = part / 6 * middle * (4 * sine * sine - 3) * (4 * middle * middle - 3)
            let change = part * sine * (middle + part / 4 * (cosine * (2 * middle * middle - 1) - last))
            return b * scale * (sigma - change)
        }
        let (north, east) = (radians(other.latitude - latitude), difference)
        let chord =
            pow(sin(north / 2), 2) + cos(radians(latitude)) * cos(radians(other.latitude)) * pow(sin(east / 2), 2)
        return 2 * 6_371_008.8 * asin(sqrt(min(chord, 1)))
    }
}

/// A coordinate that is not valid, to stand for an unknown one.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns true if the latitude is from −90 to 90 and the longitude from −180 to 180 degrees.
///
/// - Parameter coord: The coordinate.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Makes a coordinate from a latitude (−90 to 90) and a longitude (−180 to 180) in degrees.
///
/// - Parameters:
///   - latitude: The latitude, in degrees north.
///   - longitude: The longitude, in degrees east.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// The accuracy that navigation needs.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of apps that may only know the approximate region.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
/// The distance filter that reports every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The heading filter that reports every turn.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
