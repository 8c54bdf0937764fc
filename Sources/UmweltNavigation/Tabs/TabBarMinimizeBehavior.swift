@_spi(Kernel) import Umwelt

/// The change of a tab bar while content in its tabs is scrolled.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private enum Kind { case automatic, onScrollDown, onScrollUp, never }

    private let kind: Kind

    /// The bar is not minimized.
    public static var automatic: TabBarMinimizeBehavior { TabBarMinimizeBehavior(kind: .automatic) }

    /// The bar becomes small when content is scrolled down, and large again when it is scrolled up.
    public static var onScrollDown: TabBarMinimizeBehavior { TabBarMinimizeBehavior(kind: .onScrollDown) }

    /// The bar becomes small when content is scrolled up, and large again when it is scrolled down.
    public static var onScrollUp: TabBarMinimizeBehavior { TabBarMinimizeBehavior(kind: .onScrollUp) }

    /// The bar is not minimized.
    public static var never: TabBarMinimizeBehavior { TabBarMinimizeBehavior(kind: .never) }

    /// The scroll direction that minimizes the bar: true for down, false for up; nil for none.
    var isDown: Bool? {
        switch kind {
        case .onScrollDown: true
        case .onScrollUp: false
        case .automatic, .never: nil
        }
    }
}

struct TabBarMinimizeBehaviorKey: EnvironmentKey {
    static var defaultValue: TabBarMinimizeBehavior { .automatic }
}

extension EnvironmentValues {
    /// The change of tab bars while content is scrolled.
    var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
        get { self[TabBarMinimizeBehaviorKey.self] }
        set { self[TabBarMinimizeBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets how the bars of tab views in this view are minimized while content in their tabs scrolls.
    ///
    /// A minimized bar only shows the selected tab, and an accessory beside it. A press on the tab makes it large.
    ///
    /// - Parameters:
    ///   - behavior: The rule: never, or as the user scrolls down or up.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func tabBarMinimizeBehavior(
        _ behavior: TabBarMinimizeBehavior, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.tabBarMinimizeBehavior, behavior, fileID: fileID, line: line)
    }
}
