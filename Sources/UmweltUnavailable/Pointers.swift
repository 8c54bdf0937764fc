import Foundation
import Umwelt

@available(
    *, unavailable, message: "Umwelt's pointers have the system's looks alone: use one of PointerStyle's others."
)
extension PointerStyle {
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { .default }

    public static func shape(_ shape: some Shape, eoFill: Bool = false, size: CGSize) -> PointerStyle { .default }
}

@available(*, unavailable, message: "Umwelt tells no modifier keys that are held yet: use onKeyPress.")
extension View {
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }

    nonisolated public func modifierKeyAlternate<V: View>(
        _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
    ) -> some View { self }
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
