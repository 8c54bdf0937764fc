import Foundation
import UmweltBase
import UmweltDrawing
import Logging

/// The permission to know the user's place.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// The user cannot allow it.
    case restricted
    /// The user has not allowed it.
    case denied
    /// Always.
    case authorizedAlways
    /// While the app is used.
    case authorizedWhenInUse
}

/// The accuracy that the user has allowed.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As good as it can be found.
    case fullAccuracy
    /// The region alone.
    case reducedAccuracy
}

/// The activities by which an app uses the user's place.
public enum CLActivityType: Int, Sendable {
    /// Any.
    case other = 1
    /// Driving.
    case automotiveNavigation
    /// Walking and running.
    case fitness
    /// Other vehicles.
    case otherNavigation
    /// Flying.
    case airborne
}

/// An object that hears of the user's place. All of its methods may be left out.
public protocol CLLocationManagerDelegate: AnyObject {
    /// The permission has changed, or is known for the first time.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The permission has changed, by the older name of the method.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// The user's place is another one. There is none here.
    ///
    /// - Parameters:
    ///   - manager: The manager.
    ///   - locations: The locations, the latest one last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// The device points elsewhere. There is no compass here.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// The user's place cannot be found.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// The user has entered a region. That is not known here.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// The user has left a region. That is not known here.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// A region cannot be watched.
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Does nothing.
    ///
    /// - Parameters:
    ///   - manager: The manager.
    ///   - locations: The locations, the latest one last.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {}
}

/// The user's place, which is not known here: permission is denied, and the delegate hears so, on the main queue.
///
/// Apps go on as if the user had not allowed it. The log says once that there is no receiver.
open class CLLocationManager: NSObject, @unchecked Sendable {
    // Used on the main thread, as on Apple's systems.

    /// The object that hears of the place. It hears of the permission at once.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { notifyAuthorization() } }
    }

    /// The accuracy that the app needs, in meters.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The distance in meters from which a movement is told.
    open var distanceFilter = kCLDistanceFilterNone
    /// The angle in degrees from which a turn is told.
    open var headingFilter: CLLocationDegrees = 1
    /// The activity by which the app uses the place.
    open var activityType = CLActivityType.other
    /// True to find the place while the app is not seen.
    open var allowsBackgroundLocationUpdates = false
    /// True to pause while the user does not move.
    open var pausesLocationUpdatesAutomatically = true
    /// True to show that the place is used.
    open var showsBackgroundLocationIndicator = false

    /// Makes a manager.
    public override init() {}

    /// The permission: denied.
    open var authorizationStatus: CLAuthorizationStatus { .denied }

    /// The permission: denied.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }

    /// The accuracy that is allowed, where a place is.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

    /// False: there is no receiver.
    open class func locationServicesEnabled() -> Bool { false }
    /// False: there is no compass.
    open class func headingAvailable() -> Bool { false }
    /// False: there is no receiver.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// False: regions are not watched.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    /// The last known place: nil.
    open var location: CLLocation? { nil }
    /// The last known direction: nil.
    open var heading: CLHeading? { nil }
    /// The regions that are watched: none.
    open var monitoredRegions: Set<CLRegion> { [] }

    /// Asks for permission, which the delegate hears is denied.
    open func requestWhenInUseAuthorization() { notifyAuthorization() }
    /// Asks for permission, which the delegate hears is denied.
    open func requestAlwaysAuthorization() { notifyAuthorization() }

    /// Asks for the place: the delegate hears that it is denied.
    open func requestLocation() { fail(.denied) }
    /// Follows the place: the delegate hears that it is denied.
    open func startUpdatingLocation() { fail(.denied) }
    /// Ends following the place.
    open func stopUpdatingLocation() {}
    /// Follows the place in large steps: the delegate hears that it is denied.
    open func startMonitoringSignificantLocationChanges() { fail(.denied) }
    /// Ends following the place in large steps.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Follows the direction: the delegate hears that it cannot be found.
    open func startUpdatingHeading() { fail(.headingFailure) }
    /// Ends following the direction.
    open func stopUpdatingHeading() {}

    /// Watches a region: the delegate hears that this is denied.
    open func startMonitoring(for region: CLRegion) {
        report()
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.locationManager(
                self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
        }
    }

    /// Ends watching a region.
    open func stopMonitoring(for region: CLRegion) {}

    private func notifyAuthorization() {
        report()
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.locationManagerDidChangeAuthorization(self)
            delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
        }
    }

    private func fail(_ code: CLError.Code) {
        report()
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.locationManager(self, didFailWithError: CLError(code))
        }
    }

    private func report() {
        Self.log.warning("CLLocationManager: this machine has no location receiver, so the authorization is denied.")
    }

    private static let log = OnceLog(Logger(label: "umwelt.location"))
}

/// The addresses of places, for which there is no service here: requests fail with `CLError.network`.
open class CLGeocoder: NSObject, @unchecked Sendable {
    // Nothing of it changes.

    /// The handler of what was found.
    public typealias GeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

    /// Makes a geocoder.
    public override init() {}

    /// True while a request is under way: never, as they fail at once.
    open var isGeocoding: Bool { false }

    /// Asks for the address of a place.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping GeocodeCompletionHandler
    ) {
        DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
    }

    /// Asks for the address of a place.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Asks for the places of an address.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping GeocodeCompletionHandler
    ) {
        DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
    }

    /// Asks for the places of an address.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Ends the request that is under way.
    open func cancelGeocode() {}
}

/// A place with its address. None is found here.
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// The place; nil if it is not known.
    public let location: CLLocation?
    /// The name of the place.
    public let name: String?
    /// The street.
    public let thoroughfare: String?
    /// The number in the street.
    public let subThoroughfare: String?
    /// The town.
    public let locality: String?
    /// The part of the town.
    public let subLocality: String?
    /// The state or province.
    public let administrativeArea: String?
    /// The part of the state or province.
    public let subAdministrativeArea: String?
    /// The postal code.
    public let postalCode: String?
    /// The code of the country.
    public let isoCountryCode: String?
    /// The name of the country.
    public let country: String?

    /// Makes a copy of a place with its address.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        name = placemark.name
        thoroughfare = placemark.thoroughfare
        subThoroughfare = placemark.subThoroughfare
        locality = placemark.locality
        subLocality = placemark.subLocality
        administrativeArea = placemark.administrativeArea
        subAdministrativeArea = placemark.subAdministrativeArea
        postalCode = placemark.postalCode
        isoCountryCode = placemark.isoCountryCode
        country = placemark.country
    }
}
