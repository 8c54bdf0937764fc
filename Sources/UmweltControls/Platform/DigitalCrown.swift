import UmweltDrawing
@_spi(Kernel) import Umwelt

/// The amount that a digital crown is turned for a step.
public enum DigitalCrownRotationalSensitivity: Sendable {
    /// A step needs the largest rotation.
    case low
    /// A step needs more rotation than with `high`.
    case medium
    /// A step needs the smallest rotation.
    case high
}

/// A turn of a digital crown.
public struct DigitalCrownEvent: Sendable {
    /// The value that has been turned to, between two detents.
    public var offset: Double

    /// The velocity of the turn, in offsets a second.
    public var velocity: Double
}

// There is no crown here: bindings keep their values, no closure is called, and the log says so once.
extension View {
    /// Has no effect: machines with Linux have no digital crown.
    ///
    /// - Parameters:
    ///   - binding: Not used.
    ///   - minValue: Not used.
    ///   - maxValue: Not used.
    ///   - stride: Not used.
    ///   - sensitivity: Not used.
    ///   - isContinuous: Not used.
    ///   - isHapticFeedbackEnabled: Not used.
    @_disfavoredOverload
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint { withoutCrown() }

    /// Has no effect: machines with Linux have no digital crown.
    ///
    /// - Parameter binding: Not used.
    @_disfavoredOverload
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
        withoutCrown()
    }

    /// Has no effect: machines with Linux have no digital crown.
    ///
    /// - Parameters:
    ///   - detent: Not used.
    ///   - minValue: Not used.
    ///   - maxValue: Not used.
    ///   - stride: Not used.
    ///   - sensitivity: Not used.
    ///   - isContinuous: Not used.
    ///   - isHapticFeedbackEnabled: Not used.
    ///   - onChange: Not used.
    ///   - onIdle: Not used.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View where V.Stride: BinaryFloatingPoint { withoutCrown() }

    /// Has no effect: machines with Linux have no digital crown.
    ///
    /// - Parameters:
    ///   - detent: Not used.
    ///   - minValue: Not used.
    ///   - maxValue: Not used.
    ///   - stride: Not used.
    ///   - sensitivity: Not used.
    ///   - isContinuous: Not used.
    ///   - isHapticFeedbackEnabled: Not used.
    ///   - onChange: Not used.
    ///   - onIdle: Not used.
    nonisolated public func digitalCrownRotation<V: BinaryInteger>(
        detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View where V.Stride: BinaryInteger { withoutCrown() }

    /// Has no effect: machines with Linux have no digital crown.
    ///
    /// - Parameters:
    ///   - binding: Not used.
    ///   - minValue: Not used.
    ///   - maxValue: Not used.
    ///   - sensitivity: Not used.
    ///   - isContinuous: Not used.
    ///   - isHapticFeedbackEnabled: Not used.
    ///   - onChange: Not used.
    ///   - onIdle: Not used.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View { withoutCrown() }

    /// Has no effect: machines with Linux have no digital crown.
    ///
    /// - Parameters:
    ///   - binding: Not used.
    ///   - onChange: Not used.
    ///   - onIdle: Not used.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View { withoutCrown() }

    /// Has no effect: machines with Linux have no digital crown, and the content is not made.
    ///
    /// - Parameter content: Not used.
    nonisolated public func digitalCrownAccessory<Content: View>(
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { withoutCrown() }

    /// Has no effect: machines with Linux have no digital crown.
    ///
    /// - Parameter visibility: Not used.
    nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> some View { withoutCrown() }

    nonisolated private func withoutCrown() -> Self {
        OnceLog.crown.warning("This machine has no digital crown: values that a crown changes stay as they are.")
        return self
    }
}

extension OnceLog {
    fileprivate static let crown = OnceLog(Log.views)
}
