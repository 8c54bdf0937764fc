/// What something that scrolls does at its ends.
public struct ScrollBounceBehavior: Sendable {
    package enum Kind {
        case automatic, always, basedOnSize
    }

    package let kind: Kind

    /// As is usual.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }

    /// It gives way, also if there is nothing to scroll, and what is around it does not scroll in its place.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }

    /// It gives way if there is something to scroll.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

struct VerticalScrollBounceBehaviorKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

struct HorizontalScrollBounceBehaviorKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
    /// What something does at its ends that scrolls from top to bottom.
    ///
    /// `ScrollView` and `List` read it. Set it with ``View/scrollBounceBehavior(_:axes:fileID:line:)``.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalScrollBounceBehaviorKey.self] }
        set { self[VerticalScrollBounceBehaviorKey.self] = newValue }
    }

    /// What something does at its ends that scrolls from side to side.
    ///
    /// `ScrollView` and `List` read it. Set it with ``View/scrollBounceBehavior(_:axes:fileID:line:)``.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalScrollBounceBehaviorKey.self] }
        set { self[HorizontalScrollBounceBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets what what scrolls in this view does at its ends.
    ///
    /// ```swift
    /// ScrollView(.horizontal) { covers }.scrollBounceBehavior(.always, axes: .horizontal)
    /// ```
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.verticalScrollBounceBehavior, transform: { if axes.contains(.vertical) { $0 = behavior } },
            fileID: fileID, line: line
        )
        .transformEnvironment(
            \.horizontalScrollBounceBehavior, transform: { if axes.contains(.horizontal) { $0 = behavior } },
            fileID: fileID, line: line)
    }
}
