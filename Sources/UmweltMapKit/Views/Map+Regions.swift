import SwiftUI

// The maps of iOS 14 to 16, whose position is a region, and whose annotations are made of items.

/// The view of a map with a region.
public struct _DefaultMapContent: View {
    let request: MapRequest

    /// The map.
    public var body: some View { MapBody(request, elements: []) }
}

/// The view of a map with a region and annotations.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
    let request: MapRequest
    let items: Items
    let annotation: (Items.Element) -> any MapAnnotationProtocol

    /// The map.
    public var body: some View {
        MapBody(
            request,
            elements: items.map { item in
                let figure = annotation(item)._figure
                return MapElement(
                    figure: figure.figure, id: [item.id], tag: nil, implicitTag: nil,
                    tint: figure.tint.map { AnyShapeStyle($0) })
            })
    }
}

/// The way in which a map follows the user. Location access is denied here, so that maps stay.
public enum MapUserTrackingMode: Hashable, Sendable {
    /// The map stays where it is.
    case none
    /// The map moves with the user.
    case follow
}

extension MapRequest {
    /// - Parameters:
    ///   - position: The position of the binding's value.
    ///   - moved: Sets the binding to the part of the world to which the user moves the map.
    private init(
        _ position: MapCameraPosition, modes: MapInteractionModes, moved: @escaping (MapViewport) -> Void
    ) {
        self.init()
        self.position = .constant(position)
        // These maps do not turn.
        self.modes = modes.subtracting(.rotate)
        self.moved = moved
    }

    fileprivate init(_ region: Binding<MKCoordinateRegion>, modes: MapInteractionModes) {
        self.init(.region(region.wrappedValue), modes: modes) { region.wrappedValue = MKCoordinateRegion($0.rect) }
    }

    fileprivate init(_ rect: Binding<MKMapRect>, modes: MapInteractionModes) {
        self.init(.rect(rect.wrappedValue), modes: modes) { rect.wrappedValue = $0.rect }
    }
}

extension Map where Content == _DefaultMapContent {
    /// Makes a map that shows a region, and sets it when the user moves the map.
    ///
    /// - Parameters:
    ///   - coordinateRegion: The region.
    ///   - interactionModes: The gestures to which the map responds.
    ///   - showsUserLocation: If true, the map shows the user's location, which is unknown here.
    ///   - userTrackingMode: The way in which the map follows the user, whose location is unknown here.
    @available(*, deprecated, message: "Use Map(initialPosition:) or Map(position:).")
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(content: _DefaultMapContent(request: MapRequest(coordinateRegion, modes: interactionModes)))
    }

    /// Makes a map that shows a rectangle of the flat map, and sets it when the user moves the map.
    ///
    /// - Parameters:
    ///   - mapRect: The rectangle.
    ///   - interactionModes: The gestures to which the map responds.
    ///   - showsUserLocation: If true, the map shows the user's location, which is unknown here.
    ///   - userTrackingMode: The way in which the map follows the user, whose location is unknown here.
    @available(*, deprecated, message: "Use Map(initialPosition:) or Map(position:).")
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(content: _DefaultMapContent(request: MapRequest(mapRect, modes: interactionModes)))
    }
}

extension Map {
    /// Makes a map that shows a region with an annotation for each item, and sets the region when the user moves the map.
    ///
    /// - Parameters:
    ///   - coordinateRegion: The region.
    ///   - interactionModes: The gestures to which the map responds.
    ///   - showsUserLocation: If true, the map shows the user's location, which is unknown here.
    ///   - userTrackingMode: The way in which the map follows the user, whose location is unknown here.
    ///   - annotationItems: The items.
    ///   - annotationContent: Makes the annotation of an item.
    @available(*, deprecated, message: "Use Map(position:content:) with Marker or Annotation.")
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            content: _DefaultAnnotatedMapContent(
                request: MapRequest(coordinateRegion, modes: interactionModes), items: annotationItems,
                annotation: annotationContent))
    }

    /// Makes a map that shows a rectangle with an annotation for each item, and sets the rectangle when the user moves the
    /// map.
    ///
    /// - Parameters:
    ///   - mapRect: The rectangle.
    ///   - interactionModes: The gestures to which the map responds.
    ///   - showsUserLocation: If true, the map shows the user's location, which is unknown here.
    ///   - userTrackingMode: The way in which the map follows the user, whose location is unknown here.
    ///   - annotationItems: The items.
    ///   - annotationContent: Makes the annotation of an item.
    @available(*, deprecated, message: "Use Map(position:content:) with Marker or Annotation.")
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            content: _DefaultAnnotatedMapContent(
                request: MapRequest(mapRect, modes: interactionModes), items: annotationItems,
                annotation: annotationContent))
    }
}
