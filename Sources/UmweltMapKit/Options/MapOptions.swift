import SwiftUI

/// The options that modifiers around a map have set.
struct MapOptions {
    var style = MapStyle.Kind.standard
    var cameraActions: [(frequency: MapCameraUpdateFrequency, action: (MapCameraUpdateContext) -> Void)] = []

    /// Makes a view that moves the camera, from the camera and the function that moves it; nil for none.
    var cameraAnimator: ((MapCamera, @escaping (MapCamera) -> Void) -> AnyView)?

    /// The controls; nil for the default.
    var controls: AnyView?
    var controlVisibility = Visibility.automatic

    /// The models of `MapReader` and `mapScope` around the map.
    var reader: MapLink?
    var scopes: [Namespace.ID: MapLink] = [:]
}

private struct MapOptionsKey: EnvironmentKey {
    static var defaultValue: MapOptions { MapOptions() }
}

private struct MapModelKey: EnvironmentKey {
    static var defaultValue: MapModel? { nil }
}

extension EnvironmentValues {
    /// The options that modifiers have set for the maps inside them.
    var mapOptions: MapOptions {
        get { self[MapOptionsKey.self] }
        set { self[MapOptionsKey.self] = newValue }
    }

    /// The map around a control.
    var mapModel: MapModel? {
        get { self[MapModelKey.self] }
        set { self[MapModelKey.self] = newValue }
    }
}

/// The camera of a map, for its controls and proxies.
@MainActor @Observable final class MapModel {
    /// The shown part of the world; nil until the map has a size.
    fileprivate(set) var viewport: MapViewport?

    /// True while the user magnifies the map.
    var isMagnifying = false

    /// The place of the map in the window.
    @ObservationIgnored var geometry: GeometryProxy?

    /// Moves the map, as the user does.
    @ObservationIgnored var move: (MapViewport) -> Void = { _ in }

    func show(_ new: MapViewport) {
        if viewport != new { viewport = new }
    }
}

/// The first map in a view, for what is around it.
@MainActor @Observable final class MapLink {
    var map: MapModel?

    nonisolated init() {}
}
