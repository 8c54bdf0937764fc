import SwiftUI

extension View {
    /// Moves the camera of a map in this view along keyframes, with each change of a value.
    ///
    /// ```swift
    /// Map().mapCameraKeyframeAnimator(trigger: tour) { camera in
    ///     KeyframeTrack(\MapCamera.centerCoordinate) {
    ///         LinearKeyframe(harbor, duration: 2)
    ///     }
    ///     KeyframeTrack(\MapCamera.distance) {
    ///         CubicKeyframe(camera.distance * 2, duration: 1)
    ///         CubicKeyframe(camera.distance, duration: 1)
    ///     }
    /// }
    /// ```
    ///
    /// The map stays where the keyframes end, as if the user had moved it.
    ///
    /// - Parameters:
    ///   - trigger: The value whose changes start the keyframes.
    ///   - keyframes: Returns the keyframes from the camera at their start.
    nonisolated public func mapCameraKeyframeAnimator(
        trigger: some Equatable,
        @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
    ) -> some View {
        transformEnvironment(\.mapOptions) { options in
            options.cameraAnimator = { camera, move in
                AnyView(CameraKeyframes(trigger: trigger, camera: camera, keyframes: keyframes, move: move))
            }
        }
    }
}

/// Moves a camera along keyframes. It draws nothing.
private nonisolated struct CameraKeyframes<Trigger: Equatable, Path: Keyframes>: View where Path.Value == MapCamera {
    let trigger: Trigger
    let camera: MapCamera
    let keyframes: (MapCamera) -> Path
    let move: (MapCamera) -> Void

    /// The course of the camera; nil while it rests.
    @State private var timeline: KeyframeTimeline<MapCamera>?

    /// The date of the first frame; nil before that.
    @State private var start: Date?

    @MainActor var body: some View {
        TimelineView(.animation(paused: timeline == nil)) { context in
            Color.clear.onChange(of: context.date) { show(at: context.date) }
        }
        .onChange(of: trigger) {
            timeline = KeyframeTimeline(initialValue: camera) { keyframes(camera) }
            start = nil
        }
    }

    @MainActor private func show(at date: Date) {
        guard let timeline else { return }
        let passed = date.timeIntervalSince(start ?? date)
        if start == nil { start = date }
        move(timeline.value(time: min(passed, timeline.duration)))
        if passed >= timeline.duration { self.timeline = nil }
    }
}

extension MapCamera: Animatable {
    /// The numbers that an animation changes.
    public var animatableData:
        AnimatablePair<
            CLLocationCoordinate2D.AnimatableData, AnimatablePair<Double, AnimatablePair<Double, Double>>
        >
    {
        get {
            AnimatablePair(
                centerCoordinate.animatableData, AnimatablePair(distance, AnimatablePair(heading, pitch)))
        }
        set {
            centerCoordinate.animatableData = newValue.first
            distance = newValue.second.first
            heading = newValue.second.second.first
            pitch = newValue.second.second.second
        }
    }
}

extension CLLocationCoordinate2D: Animatable {
    /// The numbers that an animation changes.
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(latitude, longitude) }
        set { (latitude, longitude) = (newValue.first, newValue.second) }
    }
}
