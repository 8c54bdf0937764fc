import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt has no hand gestures: use keyboardShortcut(_:).")
public struct HandGestureShortcut: Sendable, Equatable {
    public static var primaryAction: HandGestureShortcut { HandGestureShortcut() }
}

@available(*, unavailable, message: "Umwelt has no hand gestures: use keyboardShortcut(_:).")
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
