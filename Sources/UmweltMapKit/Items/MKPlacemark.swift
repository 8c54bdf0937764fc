/// A coordinate with its address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    // Nothing of it changes.

    /// The coordinate.
    public let coordinate: CLLocationCoordinate2D

    /// Makes a placemark of a coordinate without an address.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    /// Makes a placemark of a coordinate with parts of an address, by the keys of `CNPostalAddress`.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate.
    ///   - addressDictionary: The parts: `Street`, `City`, `State`, `ZIP`, `Country` and `CountryCode`.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.coordinate = coordinate
        func part(_ key: String) -> String? { addressDictionary?[key] as? String }
        super.init(
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
            name: part("Name"), thoroughfare: part("Street"), locality: part("City"),
            administrativeArea: part("State"), postalCode: part("ZIP"), isoCountryCode: part("CountryCode"),
            country: part("Country"))
    }

    /// Makes a placemark of another one, at latitude 0 and longitude 0 if that has no location.
    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
        super.init(placemark: placemark)
    }

    /// The address in one line; nil if there is none.
    open var title: String? {
        let parts = [name ?? thoroughfare, locality, administrativeArea, postalCode, country].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The code of the country.
    open var countryCode: String? { isoCountryCode }
}
