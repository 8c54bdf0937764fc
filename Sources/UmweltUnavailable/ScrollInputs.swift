import Umwelt

@available(*, unavailable, message: "Umwelt only scrolls with wheels, fingers and keys: leave this out.")
public struct ScrollInputBehavior: Sendable, Equatable {
    public static var automatic: ScrollInputBehavior { ScrollInputBehavior() }

    public static var enabled: ScrollInputBehavior { ScrollInputBehavior() }

    public static var disabled: ScrollInputBehavior { ScrollInputBehavior() }
}

@available(*, unavailable, message: "Umwelt only scrolls with wheels, fingers and keys: leave this out.")
public struct ScrollInputKind: Sendable, Equatable {
    public static var handGestureShortcut: ScrollInputKind { ScrollInputKind() }

    public static func look(axes: Axis.Set) -> ScrollInputKind { ScrollInputKind() }

    public static var look: ScrollInputKind { ScrollInputKind() }
}

@available(*, unavailable, message: "Umwelt only scrolls with wheels, fingers and keys: leave this out.")
extension View {
    @MainActor @preconcurrency
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
}
