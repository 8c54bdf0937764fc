import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt has one pointer yet: show with onHover what can be done.")
public struct PointerStyle: Sendable {
    public static var `default`: PointerStyle { PointerStyle() }

    public static var horizontalText: PointerStyle { PointerStyle() }

    public static var verticalText: PointerStyle { PointerStyle() }

    public static var rectSelection: PointerStyle { PointerStyle() }

    public static var grabIdle: PointerStyle { PointerStyle() }

    public static var grabActive: PointerStyle { PointerStyle() }

    public static var link: PointerStyle { PointerStyle() }

    public static var zoomIn: PointerStyle { PointerStyle() }

    public static var zoomOut: PointerStyle { PointerStyle() }

    public static var columnResize: PointerStyle { PointerStyle() }

    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { PointerStyle() }

    public static var rowResize: PointerStyle { PointerStyle() }

    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { PointerStyle() }

    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle { PointerStyle() }

    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle() }

    public static func shape(_ shape: some Shape, eoFill: Bool = false, size: CGSize) -> PointerStyle {
        PointerStyle()
    }
}

@available(*, unavailable, message: "Umwelt has one pointer yet: show with onHover what can be done.")
public enum FrameResizePosition: Int8, CaseIterable {
    case top
    case leading
    case bottom
    case trailing
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing
}

@available(*, unavailable, message: "Umwelt has one pointer yet: show with onHover what can be done.")
public enum FrameResizeDirection: Int8, CaseIterable {
    case inward
    case outward

    public struct Set: OptionSet, Hashable {
        public var rawValue: Int8 { 0 }

        public init(rawValue: Int8) {}

        public init(_ direction: FrameResizeDirection) {}

        public static var inward: Set { Set(rawValue: 1) }

        public static var outward: Set { Set(rawValue: 1) }

        public static var all: Set { Set(rawValue: 1) }
    }
}

@available(*, unavailable, message: "Umwelt has one pointer yet: show with onHover what can be done.")
public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
    case leading
    case trailing

    public struct Set: OptionSet, Hashable, Sendable {
        public var rawValue: Int8 { 0 }

        public init(rawValue: Int8) {}

        public init(_ direction: HorizontalDirection) {}

        public static var leading: Set { Set(rawValue: 1) }

        public static var trailing: Set { Set(rawValue: 1) }

        public static var all: Set { Set(rawValue: 1) }
    }
}

@available(*, unavailable, message: "Umwelt has one pointer yet: show with onHover what can be done.")
public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
    case up
    case down

    public struct Set: OptionSet, Hashable, Sendable {
        public var rawValue: Int8 { 0 }

        public init(rawValue: Int8) {}

        public init(_ direction: VerticalDirection) {}

        public static var up: Set { Set(rawValue: 1) }

        public static var down: Set { Set(rawValue: 1) }

        public static var all: Set { Set(rawValue: 1) }
    }
}

@available(*, unavailable, message: "Umwelt has one pointer yet: show with onHover what can be done.")
extension View {
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }

    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }
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
