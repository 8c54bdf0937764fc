import Foundation
import Umwelt

@available(
    *, unavailable, message: "Umwelt's pointers have the system's looks alone: use one of PointerStyle's others."
)
extension PointerStyle {
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { .default }

    public static func shape(_ shape: some Shape, eoFill: Bool = false, size: CGSize) -> PointerStyle { .default }
}

@available(*, unavailable, message: "Umwelt has no gestures of a hand in the air: use keyboardShortcut(_:).")
public struct HandGestureShortcut: Sendable, Equatable {
    public static var primaryAction: HandGestureShortcut { HandGestureShortcut() }
}

@available(*, unavailable, message: "Umwelt has no gestures of a hand in the air: use keyboardShortcut(_:).")
extension View {
    nonisolated public func handGestureShortcut(
        _ shortcut: HandGestureShortcut, isEnabled: Bool = true
    ) -> some View { self }
}

@available(*, unavailable, message: "Umwelt has no remote control: use onLongPressGesture.")
extension View {
    nonisolated public func onLongTouchGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
        onTouchingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
}
