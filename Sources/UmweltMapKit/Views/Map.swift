import SwiftUI

/// A map of the world with markers, annotations and overlays.
///
/// ```swift
/// Map(position: $position, selection: $selection) {
///     Marker("Harbor", systemImage: "ferry", coordinate: harbor).tag(Place.harbor)
///     MapPolyline(coordinates: route).stroke(.blue, lineWidth: 4)
/// }
/// ```
///
/// The ground has the coasts, borders and names of countries, in Mercator's projection. The user drags the map, magnifies
/// and turns it with two fingers, and double-taps to come closer. The map fills the proposed size, and its ground extends
/// into the safe area's insets.
public struct Map<Content: View>: View {
    private let content: Content

    init(content: Content) { self.content = content }

    /// The map.
    public var body: some View { content }
}

/// The view of a map with content.
public struct MapContentView<SelectedValue: Hashable, C: MapContent>: View {
    let request: MapRequest
    let content: C

    /// The map.
    public var body: some View { MapBody(request, elements: MapCollector.elements(of: content)) }
}

/// The arguments of a map.
struct MapRequest {
    /// The position at first.
    var initial = MapCameraPosition.automatic

    /// The position of the owner; nil for the map's own.
    var position: Binding<MapCameraPosition>?

    var bounds: MapCameraBounds?
    var modes = MapInteractionModes.all
    var selection: (any MapSelectionBinding)?
    var scope: Namespace.ID?

    /// Called with a region that the user has moved to, in place of setting the position.
    var moved: ((MapViewport) -> Void)?
}

extension Map {
    // MARK: Without a selection

    /// Makes a map whose position is its own.
    ///
    /// - Parameters:
    ///   - initialPosition: The position at first.
    ///   - bounds: The limits of the camera; nil for none.
    ///   - interactionModes: The gestures to which the map responds.
    ///   - scope: The name for controls beside the map; nil for none.
    ///   - content: The markers, annotations and overlays.
    public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        let request = MapRequest(initial: initialPosition, bounds: bounds, modes: interactionModes, scope: scope)
        self.init(content: MapContentView(request: request, content: content()))
    }

    /// Makes a map at a position of its owner.
    ///
    /// - Parameters:
    ///   - position: The position. The map sets it to one with `positionedByUser` when the user moves the map.
    ///   - bounds: The limits of the camera; nil for none.
    ///   - interactionModes: The gestures to which the map responds.
    ///   - scope: The name for controls beside the map; nil for none.
    ///   - content: The markers, annotations and overlays.
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        let request = MapRequest(position: position, bounds: bounds, modes: interactionModes, scope: scope)
        self.init(content: MapContentView(request: request, content: content()))
    }

    /// Makes a map without content, whose position is its own.
    ///
    /// - Parameters:
    ///   - initialPosition: The position at first.
    ///   - bounds: The limits of the camera; nil for none.
    ///   - interactionModes: The gestures to which the map responds.
    ///   - scope: The name for controls beside the map; nil for none.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(
            initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, scope: scope
        ) { EmptyView() }
    }

    /// Makes a map without content at a position of its owner.
    ///
    /// - Parameters:
    ///   - position: The position. The map sets it to one with `positionedByUser` when the user moves the map.
    ///   - bounds: The limits of the camera; nil for none.
    ///   - interactionModes: The gestures to which the map responds.
    ///   - scope: The name for controls beside the map; nil for none.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(position: position, bounds: bounds, interactionModes: interactionModes, scope: scope) {
            EmptyView()
        }
    }

    // MARK: With a selection

    /// Makes a map with a selection, whose position is its own.
    ///
    /// - Parameters:
    ///   - initialPosition: The position at first.
    ///   - bounds: The limits of the camera; nil for none.
    ///   - interactionModes: The gestures to which the map responds.
    ///   - selection: The tag of the selected marker or annotation; nil for none. A tap beside them sets it to nil.
    ///   - scope: The name for controls beside the map; nil for none.
    ///   - content: The markers, annotations and overlays.
    public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        let request = MapRequest(
            initial: initialPosition, bounds: bounds, modes: interactionModes,
            selection: selection, scope: scope)
        self.init(content: MapContentView(request: request, content: content()))
    }

    /// Makes a map with a selection at a position of its owner.
    ///
    /// - Parameters:
    ///   - position: The position. The map sets it to one with `positionedByUser` when the user moves the map.
    ///   - bounds: The limits of the camera; nil for none.
    ///   - interactionModes: The gestures to which the map responds.
    ///   - selection: The tag of the selected marker or annotation; nil for none. A tap beside them sets it to nil.
    ///   - scope: The name for controls beside the map; nil for none.
    ///   - content: The markers, annotations and overlays.
    public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        let request = MapRequest(
            position: position, bounds: bounds, modes: interactionModes,
            selection: selection, scope: scope)
        self.init(content: MapContentView(request: request, content: content()))
    }

    /// Makes a map without content but with a selection, whose position is its own.
    ///
    /// - Parameters:
    ///   - initialPosition: The position at first.
    ///   - bounds: The limits of the camera; nil for none.
    ///   - interactionModes: The gestures to which the map responds.
    ///   - selection: The selected place of the ground. A tap sets it to nil.
    ///   - scope: The name for controls beside the map; nil for none.
    public init<SelectedValue: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<SelectedValue, EmptyMapContent> {
        self.init(
            initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes,
            selection: selection, scope: scope
        ) { EmptyView() }
    }

    /// Makes a map without content but with a selection, at a position of its owner.
    ///
    /// - Parameters:
    ///   - position: The position. The map sets it to one with `positionedByUser` when the user moves the map.
    ///   - bounds: The limits of the camera; nil for none.
    ///   - interactionModes: The gestures to which the map responds.
    ///   - selection: The selected place of the ground. A tap sets it to nil.
    ///   - scope: The name for controls beside the map; nil for none.
    public init<SelectedValue: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<SelectedValue, EmptyMapContent> {
        self.init(
            position: position, bounds: bounds, interactionModes: interactionModes, selection: selection,
            scope: scope
        ) { EmptyView() }
    }
}
