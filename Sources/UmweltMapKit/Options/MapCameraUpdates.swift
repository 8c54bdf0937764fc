import SwiftUI

/// The camera of a map when it has moved.
public struct MapCameraUpdateContext: Sendable {
    /// The camera.
    public let camera: MapCamera

    /// The region that the map shows.
    public let region: MKCoordinateRegion

    /// The rectangle of the flat map that the map shows.
    public let rect: MKMapRect

    init(_ viewport: MapViewport) {
        camera = viewport.camera
        rect = viewport.rect
        region = MKCoordinateRegion(rect)
    }
}

/// The times at which a map reports its camera.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
    let isContinuous: Bool

    /// Each move, also during gestures and animations.
    public static let continuous = MapCameraUpdateFrequency(isContinuous: true)

    /// The end of gestures and animations.
    public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}

extension View {
    /// Calls an action when the camera of a map in this view has moved, and when the map appears.
    ///
    /// ```swift
    /// Map(position: $position)
    ///     .onMapCameraChange { context in visibleRegion = context.region }
    /// ```
    ///
    /// - Parameters:
    ///   - frequency: The times of the calls.
    ///   - action: Called with the camera.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.mapOptions) { $0.cameraActions.append((frequency, action)) }
    }

    /// Calls an action when the camera of a map in this view has moved, and when the map appears.
    ///
    /// - Parameters:
    ///   - frequency: The times of the calls.
    ///   - action: The action.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View {
        onMapCameraChange(frequency: frequency) { _ in action() }
    }
}
