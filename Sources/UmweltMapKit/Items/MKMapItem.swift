/// A place with a name.
open class MKMapItem: NSObject, @unchecked Sendable {
    // The main actor changes it: views read it.

    /// The address and the coordinate.
    public let placemark: MKPlacemark

    /// The name; nil for none.
    open var name: String?

    /// The telephone number; nil for none.
    open var phoneNumber: String?

    /// The address of the place's page; nil for none.
    open var url: URL?

    /// The time zone; nil if it is unknown.
    open var timeZone: TimeZone?

    /// The kind of place; nil if it is unknown.
    open var pointOfInterestCategory: MKPointOfInterestCategory?

    /// True for the item that stands for the user's location.
    public let isCurrentLocation: Bool

    /// Makes a place from an address.
    public convenience init(placemark: MKPlacemark) { self.init(placemark: placemark, isCurrentLocation: false) }

    /// Makes a place from a location.
    ///
    /// - Parameters:
    ///   - location: The location.
    ///   - address: The address; nil for none.
    public convenience init(location: CLLocation, address: MKAddress?) {
        let parts = address.map { ["Name": $0.fullAddress] }
        self.init(placemark: MKPlacemark(coordinate: location.coordinate, addressDictionary: parts))
        self.address = address
    }

    private init(placemark: MKPlacemark, isCurrentLocation: Bool) {
        self.placemark = placemark
        self.isCurrentLocation = isCurrentLocation
        name = placemark.name
    }

    /// Returns the item that stands for the user's location, which is unknown here.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid), isCurrentLocation: true)
    }

    /// The location.
    open var location: CLLocation {
        CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
    }

    /// The address; nil for none.
    open private(set) var address: MKAddress?
}

/// An address of a place.
public final class MKAddress: NSObject, Sendable {
    /// The whole address.
    public let fullAddress: String

    /// The main part of the address; nil for none.
    public let shortAddress: String?

    /// Makes an address; nil for one without text.
    ///
    /// - Parameters:
    ///   - fullAddress: The whole address.
    ///   - shortAddress: The main part of the address; nil for none.
    public init?(fullAddress: String, shortAddress: String?) {
        if fullAddress.isEmpty { return nil }
        self.fullAddress = fullAddress
        self.shortAddress = shortAddress
    }
}
