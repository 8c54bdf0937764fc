/// The behaviour of a scroll view at the ends of its content.
public struct ScrollBounceBehavior: Sendable {
    package enum Kind {
        case automatic, always, basedOnSize
    }

    package let kind: Kind

    /// The default behaviour of the scroll view.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }

    /// Bounces even without anything to scroll, and enclosing scroll views do not scroll instead.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }

    /// Bounces if there is something to scroll.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

struct VerticalScrollBounceBehaviorKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

struct HorizontalScrollBounceBehaviorKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
    /// The behaviour at their ends of scroll views that scroll vertically.
    ///
    /// `ScrollView` and `List` read it. Set it with ``View/scrollBounceBehavior(_:axes:fileID:line:)``.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalScrollBounceBehaviorKey.self] }
        set { self[VerticalScrollBounceBehaviorKey.self] = newValue }
    }

    /// The behaviour at their ends of scroll views that scroll horizontally.
    ///
    /// `ScrollView` and `List` read it. Set it with ``View/scrollBounceBehavior(_:axes:fileID:line:)``.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalScrollBounceBehaviorKey.self] }
        set { self[HorizontalScrollBounceBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets the behaviour of scroll views in this view at the ends of their content, by default the vertical ones.
    ///
    /// ```swift
    /// ScrollView(.horizontal) { covers }.scrollBounceBehavior(.always, axes: .horizontal)
    /// ```
    ///
    /// - Parameters:
    ///   - behavior: The behaviour: always, only for content that does not fit, or automatic.
    ///   - axes: The axes of the scroll views; the vertical one by default.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
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
