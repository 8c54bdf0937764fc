@_spi(Kernel) import Umwelt

extension View {
    /// Enables swipe actions of rows outside lists: those of ``View/swipeActions(edge:allowsFullSwipe:content:)`` in
    /// this view.
    ///
    /// ```swift
    /// ScrollView {
    ///     LazyVStack {
    ///         ForEach(messages) { message in
    ///             MessageRow(message: message).swipeActions { Button("Delete", role: .destructive) { delete(message) } }
    ///         }
    ///     }
    /// }
    /// .swipeActionsContainer()
    /// ```
    ///
    /// The actions of one row at most show at a time. They disappear when the content is scrolled, and when a control
    /// elsewhere is pressed. Lists enable them automatically.
    nonisolated public func swipeActionsContainer() -> some View { modifier(SwipeActionsContainerModifier()) }
}

private nonisolated struct SwipeActionsContainerModifier: ViewModifier, SystemView {
    @State private var container = SwipeActionsContainer()

    nonisolated init() {}

    @MainActor func body(content: Content) -> some View {
        content.environment(\.swipeActionsContainer, container).modifier(SwipeWatchModifier(container: container))
    }
}

/// A container of rows that can be swiped: the row whose actions show.
final class SwipeActionsContainer {
    /// The row whose actions show; nil if none do.
    private(set) weak var open: SwipeRowNode?

    /// Records the row with visible actions, and hides another row's.
    func opened(_ row: SwipeRowNode) {
        if open !== row { open?.close() }
        open = row
    }

    /// Records that the actions of a row are hidden.
    func closed(_ row: SwipeRowNode) {
        if open === row { open = nil }
    }
}

struct SwipeActionsContainerKey: EnvironmentKey {
    static var defaultValue: SwipeActionsContainer? { nil }
}

extension EnvironmentValues {
    /// The container of rows with swipe actions outside lists; nil for none.
    var swipeActionsContainer: SwipeActionsContainer? {
        get { self[SwipeActionsContainerKey.self] }
        set { self[SwipeActionsContainerKey.self] = newValue }
    }
}

/// The modifier whose node hides the actions of a row when anything else in the container is used.
private nonisolated struct SwipeWatchModifier: ViewModifier, LayoutModifier {
    typealias Body = Never
    let container: SwipeActionsContainer

    nonisolated init(container: SwipeActionsContainer) { self.container = container }

    func makeNode(for element: _Element) -> SwipeWatchNode { SwipeWatchNode(container, element: element) }

    func update(_ node: SwipeWatchNode) {}
}

/// The layout node of a container of rows with swipe actions.
final class SwipeWatchNode: WrapperNode, EventObservingNode {
    private let container: SwipeActionsContainer

    init(_ container: SwipeActionsContainer, element: _Element) {
        self.container = container
        super.init(element: element)
    }

    override var roles: NodeRoles { .observesEvents }

    func didHandle(_ event: NodeEvent) -> Bool {
        switch event {
        case .scroll, .scrollBegan, .press: container.open?.close()
        default: break
        }
        return true
    }
}
