import SwiftUI

/// A place of the ground that can be selected. The ground has no places here, so that no map has a value.
public struct MapFeature: Hashable, Sendable {
    /// The kind of a place of the ground.
    public enum FeatureKind: Hashable, Sendable {
        /// A place such as a museum.
        case pointOfInterest
        /// A town or a country.
        case territory
        /// A mountain or a river.
        case physicalFeature
    }

    /// The kind of place.
    public let kind: FeatureKind

    /// The coordinate.
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    /// The name; nil for none.
    public let title: String?

    /// The kind of a point of interest; nil for another place.
    public let pointOfInterestCategory: MKPointOfInterestCategory?

    private let latitude: Double
    private let longitude: Double
}

/// The selection of a map whose places of the ground can be selected besides tags.
public struct MapSelection<SelectedValue: Hashable>: Hashable {
    /// The tag of the selected content; nil for a place of the ground.
    public let value: SelectedValue?

    /// The selected place of the ground, which is nil here.
    public var feature: MapFeature? { nil }

    /// Makes the selection of content with a tag.
    public init(_ value: SelectedValue) { self.value = value }
}

extension MapSelection: Sendable where SelectedValue: Sendable {}

extension View {
    /// Chooses the places of the ground that cannot be selected. The ground has no places here.
    ///
    /// - Parameter disabled: Returns true for a place that cannot be selected. Not called as long as there are none.
    nonisolated public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View {
        self
    }

    /// Sets the view of the selected place of the ground. The ground has no places here.
    ///
    /// - Parameter content: Makes the content at a place. Not called as long as there are none.
    nonisolated public func mapFeatureSelectionContent<C: MapContent>(
        @MapContentBuilder content: @escaping (MapFeature) -> C
    ) -> some View { self }

    /// Sets the card of the selected place of the ground. The ground has no places here.
    ///
    /// - Parameter style: The form of the card; nil for none.
    nonisolated public func mapFeatureSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
    ) -> some View { self }
}

/// The form of a card with the details of a place.
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
    /// The choice of the system.
    public static let automatic = MapItemDetailSelectionAccessoryStyle()
    /// Beside the place.
    public static let callout = MapItemDetailSelectionAccessoryStyle()
    /// A line at the place, which opens the details.
    public static let caption = MapItemDetailSelectionAccessoryStyle()
    /// A sheet.
    public static let sheet = MapItemDetailSelectionAccessoryStyle()
}
