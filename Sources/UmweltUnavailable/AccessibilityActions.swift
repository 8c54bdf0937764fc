import Foundation
import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt cannot pass touches through a screen reader: leave this out.")
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public static var silentOnTouch: AccessibilityDirectTouchOptions { [] }

    public static var requiresActivation: AccessibilityDirectTouchOptions { [] }

    public var rawValue: UInt { 0 }

    public init(rawValue: UInt) {}
}

@available(*, unavailable, message: "Umwelt cannot pass touches through a screen reader: leave this out.")
extension View {
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }
}

@available(
    *, unavailable, message: "Umwelt does not support dragging with screen readers yet: add an accessibilityAction."
)
extension View {
    nonisolated public func accessibilityDragPoint<S>(_ point: UnitPoint, description: S) -> some View { self }

    nonisolated public func accessibilityDragPoint<S>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> some View { self }

    nonisolated public func accessibilityDropPoint<S>(_ point: UnitPoint, description: S) -> some View { self }

    nonisolated public func accessibilityDropPoint<S>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> some View { self }
}

@available(
    *, unavailable, message: "Umwelt cannot tell screen readers the scroll position: leave this out."
)
extension View {
    nonisolated public func accessibilityScrollStatus<S>(_ status: S, isEnabled: Bool = true) -> some View { self }
}
