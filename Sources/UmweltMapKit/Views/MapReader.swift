import SwiftUI

/// A view whose content can convert between coordinates and positions in the map inside it.
///
/// ```swift
/// MapReader { proxy in
///     Map().onTapGesture { position in
///         if let coordinate = proxy.convert(position, from: .local) { places.append(coordinate) }
///     }
/// }
/// ```
public struct MapReader<Content: View>: View {
    @State private var link = MapLink()
    private let content: (MapProxy) -> Content

    /// Makes a view of content with a map.
    ///
    /// - Parameter content: Makes the content from a proxy of the map.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    /// The content.
    public var body: some View {
        content(MapProxy(link: link)).transformEnvironment(\.mapOptions) { [link] in $0.reader = link }
    }
}

/// The camera and the place of a map.
@MainActor public struct MapProxy {
    let link: MapLink

    private var viewport: MapViewport? { link.map?.viewport }

    /// Returns the coordinate at a position; nil if there is no map.
    ///
    /// - Parameters:
    ///   - point: The position.
    ///   - space: The coordinate space of the position: `.local` is that of the map.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard let viewport, let origin = origin(in: space) else { return nil }
        return viewport.mapPoint(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)).coordinate
    }

    /// Returns the position of a coordinate; nil if there is no map.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate.
    ///   - space: The coordinate space of the position: `.local` is that of the map.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let viewport, let origin = origin(in: space) else { return nil }
        let position = viewport.position(of: MKMapPoint(coordinate))
        return CGPoint(x: origin.x + position.x, y: origin.y + position.y)
    }

    private func origin(in space: some CoordinateSpaceProtocol) -> CGPoint? {
        link.map?.geometry?.frame(in: space).origin
    }

    /// Returns the camera that shows a whole region; nil if there is no map.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? { camera(framing: region.mapRect) }

    /// Returns the camera that shows a whole rectangle of the flat map; nil if there is no map.
    public func camera(framing rect: MKMapRect) -> MapCamera? {
        viewport.map { MapViewport(showing: rect, in: $0.size).camera }
    }

    /// Returns the camera that shows the surroundings of a place; nil if there is no map.
    ///
    /// - Parameters:
    ///   - item: The place.
    ///   - allowPitch: If true, the map may be tilted. Maps are flat here.
    public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera? {
        camera(framing: .around(MKMapPoint(item.placemark.coordinate)))
    }
}

extension View {
    /// Makes the map with a name available to map controls in this view, beside the map.
    ///
    /// ```swift
    /// VStack {
    ///     Map(scope: scope)
    ///     MapCompass(scope: scope)
    /// }
    /// .mapScope(scope)
    /// ```
    ///
    /// - Parameter scope: The name, from a `@Namespace`.
    nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScopeModifier(scope: scope)) }
}

private struct MapScopeModifier: ViewModifier {
    let scope: Namespace.ID
    @State private var link = MapLink()

    nonisolated init(scope: Namespace.ID) { self.scope = scope }

    func body(content: Content) -> some View {
        content.transformEnvironment(\.mapOptions) { [link] in $0.scopes[scope] = link }
    }
}
