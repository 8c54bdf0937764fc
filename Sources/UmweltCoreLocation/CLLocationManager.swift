import Foundation
import UmweltBase
import UmweltDrawing
import Logging

/// The permission to use the location.
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
    /// The app may use the exact location.
    case fullAccuracy
    /// The region alone.
    case reducedAccuracy
}

/// The kind of activity for which the app uses the location.
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
    /// Called with new locations. Never called here, because there is no receiver.
    ///
    /// - Parameters:
    ///   - manager: The manager.
    ///   - locations: The locations, the latest one last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// The device points elsewhere. Never called here, because there is no compass.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// The user's place cannot be found.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// The user has entered a region. Never called here.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// The user has left a region. Never called here.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// A region cannot be watched.
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Does nothing.
    ///
    /// - Parameters:
    ///   - manager: The manager.
    ///   - status: The permission.
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
/// There is no receiver here: requests fail as if the user had denied access. A line in the log says so once.
open class CLLocationManager: NSObject, @unchecked Sendable {
    // Used on the main thread, as on Apple's systems.

    /// The object that receives locations and errors. It is called with the authorization as soon as it is set.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { notifyAuthorization() } }
    }

    /// The accuracy that the app needs, in meters.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The minimum distance in metres before a new location is reported.
    open var distanceFilter = kCLDistanceFilterNone
    /// The minimum turn in degrees before a new heading is reported.
    open var headingFilter: CLLocationDegrees = 1
    /// The kind of activity for which the app uses the location.
    open var activityType = CLActivityType.other
    /// True to receive locations while the app is in the background.
    open var allowsBackgroundLocationUpdates = false
    /// True to pause while the user does not move.
    open var pausesLocationUpdatesAutomatically = true
    /// True to show the user that the app uses the location in the background.
    open var showsBackgroundLocationIndicator = false

    /// Makes a manager.
    public override init() {}

    /// The permission: denied.
    open var authorizationStatus: CLAuthorizationStatus { .denied }

    /// The permission: denied.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }

    /// The accuracy that the user allows: exact or approximate.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

    /// Always false, because there is no receiver.
    open class func locationServicesEnabled() -> Bool { false }
    /// Always false, because there is no compass.
    open class func headingAvailable() -> Bool { false }
    /// Always false, because there is no receiver.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// False: regions are not watched.
    ///
    /// - Parameter regionClass: The class of regions.
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

    /// Requests one location; here the delegate receives the error `denied`.
    open func requestLocation() { fail(.denied) }
    /// Starts to report locations; here the delegate receives the error `denied`.
    open func startUpdatingLocation() { fail(.denied) }
    /// Stops reporting locations.
    open func stopUpdatingLocation() {}
    /// Starts to report large changes of the location; here the delegate receives the error `denied`.
    open func startMonitoringSignificantLocationChanges() { fail(.denied) }
    /// Stops reporting large changes of the location.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Follows the direction: the delegate hears that it cannot be found.
    open func startUpdatingHeading() { fail(.headingFailure) }
    /// Ends following the direction.
    open func stopUpdatingHeading() {}

    /// Watches a region: the delegate hears that this is denied.
    ///
    /// - Parameter region: The region, which is not watched.
    open func startMonitoring(for region: CLRegion) {
        report()
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.locationManager(
                self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
        }
    }

    /// Ends watching a region.
    ///
    /// - Parameter region: The region.
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

/// Converts between coordinates and addresses; there is no service for it here, so that requests fail with
/// `CLError.network`.
open class CLGeocoder: NSObject, @unchecked Sendable {
    // Nothing of it changes.

    /// A closure that receives the places found, or an error.
    public typealias GeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

    /// Makes a geocoder.
    public override init() {}

    /// Always false, because requests fail at once.
    open var isGeocoding: Bool { false }

    /// Requests the address of a location.
    ///
    /// - Parameters:
    ///   - location: The location.
    ///   - completionHandler: Called on the main queue with `CLError.network`, because there is no service for
    ///     addresses.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping GeocodeCompletionHandler
    ) {
        DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
    }

    /// Requests the address of a location.
    ///
    /// - Parameter location: The location.
    /// - Throws: ``CLError`` with the code `.network`: there is no service for addresses.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Requests the coordinates of an address.
    ///
    /// - Parameters:
    ///   - addressString: The address.
    ///   - completionHandler: Called on the main queue with `CLError.network`, because there is no service for
    ///     addresses.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping GeocodeCompletionHandler
    ) {
        DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
    }

    /// Requests the coordinates of an address.
    ///
    /// - Parameter addressString: The address.
    /// - Throws: ``CLError`` with the code `.network`: there is no service for addresses.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Cancels the current request; does nothing here.
    open func cancelGeocode() {}
}

/// A location with its address. The geocoder finds none here.
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// The location; nil if it is unknown.
    public let location: CLLocation?
    /// The name of the place, such as a street address.
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

    /// Makes the address of a location.
    package init(
        location: CLLocation, name: String? = nil, thoroughfare: String? = nil, locality: String? = nil,
        administrativeArea: String? = nil, postalCode: String? = nil, isoCountryCode: String? = nil,
        country: String? = nil
    ) {
        self.location = location
        self.name = name
        self.thoroughfare = thoroughfare
        subThoroughfare = nil
        self.locality = locality
        subLocality = nil
        self.administrativeArea = administrativeArea
        subAdministrativeArea = nil
        self.postalCode = postalCode
        self.isoCountryCode = isoCountryCode
        self.country = country
    }

    /// Makes a copy of a placemark.
    ///
    /// - Parameter placemark: The placemark.
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
