/// The part of the world that a map shows.
///
/// ```swift
/// @State private var position: MapCameraPosition = .automatic
///
/// Map(position: $position) {
///     Marker("Harbor", coordinate: harbor)
/// }
/// ```
///
/// A map sets it to a position with `positionedByUser` when the user moves the map.
public struct MapCameraPosition: Equatable, Sendable {
    enum Kind: Sendable {
        case automatic
        case byUser
        case camera(MapCamera)
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case item(MKMapItem, allowsAutomaticPitch: Bool)
        indirect case userLocation(followsHeading: Bool, fallback: MapCameraPosition)
    }

    let kind: Kind

    /// The part around all of the map's content; the whole world for a map without content.
    public static var automatic: MapCameraPosition { MapCameraPosition(kind: .automatic) }

    /// The position that the user has chosen.
    static var byUser: MapCameraPosition { MapCameraPosition(kind: .byUser) }

    /// The part that a camera sees.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(kind: .camera(camera)) }

    /// A region, and what is beside it if the map has other proportions.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(kind: .region(region))
    }

    /// A rectangle of the flat map, and what is beside it if the map has other proportions.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(kind: .rect(rect)) }

    /// The surroundings of an item.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - allowsAutomaticPitch: If true, the map may be tilted. Maps are flat here.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(kind: .item(item, allowsAutomaticPitch: allowsAutomaticPitch))
    }

    /// The surroundings of the user. Location access is denied here, so that maps show the fallback.
    ///
    /// - Parameters:
    ///   - followsHeading: If true, the map turns with the device.
    ///   - fallback: The position as long as the user's location is unknown.
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition {
        MapCameraPosition(kind: .userLocation(followsHeading: followsHeading, fallback: fallback))
    }

    /// The camera; nil for a position of another kind.
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }

    /// The region; nil for a position of another kind.
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }

    /// The rectangle; nil for a position of another kind.
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }

    /// The item; nil for a position of another kind.
    public var item: MKMapItem? { if case .item(let item, _) = kind { item } else { nil } }

    /// The position as long as the user's location is unknown; nil for a position of another kind.
    public var fallbackPosition: MapCameraPosition? {
        if case .userLocation(_, let fallback) = kind { fallback } else { nil }
    }

    /// True if the map may be tilted to show its item.
    public var allowsAutomaticPitch: Bool { if case .item(_, true) = kind { true } else { false } }

    /// True if the map moves with the user.
    public var followsUserLocation: Bool { fallbackPosition != nil }

    /// True if the map turns with the device.
    public var followsUserHeading: Bool { if case .userLocation(true, _) = kind { true } else { false } }

    /// True if the user has moved the map.
    public var positionedByUser: Bool { if case .byUser = kind { true } else { false } }

    /// Returns true if two positions are of one kind and show the same.
    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
        switch (a.kind, b.kind) {
        case (.automatic, .automatic), (.byUser, .byUser): true
        case (.camera(let a), .camera(let b)): a == b
        case (.region(let a), .region(let b)):
            a.center.isEqual(to: b.center) && a.span.latitudeDelta == b.span.latitudeDelta
                && a.span.longitudeDelta == b.span.longitudeDelta
        case (.rect(let a), .rect(let b)): MKMapRectEqualToRect(a, b)
        case (.item(let a, let allows), .item(let b, let others)): a == b && allows == others
        case (.userLocation(let follows, let a), .userLocation(let others, let b)): follows == others && a == b
        default: false
        }
    }
}
