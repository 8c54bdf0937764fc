/// The tracks of keyframes, ready to be followed.
public struct _ResolvedKeyframes<Value> {
    /// The value before the first keyframe of every track.
    let initialValue: Value

    /// The interrupted tracks and the time of the interruption; nil if the value was not moving.
    let interrupted: (tracks: [any ResolvedTrack<Value>], time: Double)?

    /// The tracks, in the order of their declaration.
    private(set) var tracks: [any ResolvedTrack<Value>] = []

    init(initialValue: Value, interrupted: (tracks: [any ResolvedTrack<Value>], time: Double)?) {
        self.initialValue = initialValue
        self.interrupted = interrupted
    }

    /// Adds a track of a property.
    mutating func append<Property: Animatable>(
        _ keyPath: WritableKeyPath<Value, Property>, _ content: _ResolvedKeyframeTrackContent<Property>
    ) {
        guard !content.keyframes.isEmpty else { return }
        let curve = KeyframeCurve(
            content.keyframes, from: initialValue[keyPath: keyPath].animatableData, velocity: velocity(of: keyPath))
        tracks.append(PropertyTrack(keyPath: keyPath, curve: curve))
    }

    /// The velocity of a property when its track was interrupted, in units a second.
    private func velocity<Property: Animatable>(
        of keyPath: WritableKeyPath<Value, Property>
    ) -> Property.AnimatableData {
        guard let interrupted else { return .zero }
        let tracks = interrupted.tracks.compactMap { $0 as? PropertyTrack<Value, Property> }
        return tracks.last { $0.keyPath == keyPath }?.curve.velocity(at: interrupted.time) ?? .zero
    }
}

/// A part of a value, with the curve that it follows.
protocol ResolvedTrack<Root> {
    associatedtype Root

    /// The duration of the curve in seconds.
    var duration: Double { get }

    /// Sets the property to its value at a time, which must not be negative.
    func move(_ root: inout Root, time: Double)
}

/// A property that is found by a key path, with the curve that it follows.
struct PropertyTrack<Root, Value: Animatable>: ResolvedTrack {
    let keyPath: WritableKeyPath<Root, Value>
    let curve: KeyframeCurve<Value.AnimatableData>

    var duration: Double { curve.duration }

    func move(_ root: inout Root, time: Double) { root[keyPath: keyPath].animatableData = curve.value(at: time) }
}
