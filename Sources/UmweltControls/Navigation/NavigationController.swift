@_spi(Kernel) import Umwelt
import UmweltGraph

/// Knows where somebody has navigated to in a stack: the levels above its root.
///
/// Levels for values follow the stack's path; views that links and bindings pushed stand among them. All that changes
/// the levels goes through here, and the stack's element shows them.
final class NavigationController: BackStack {
    /// From the one on the root to the one that shows.
    private(set) var levels: [NavigationLevel] = []

    private var path: NavigationPathSource
    private unowned(unsafe) let tree: ViewTree
    private let changes: GraphNode
    private var destinations: [NavigationDestination] = []

    init(path: NavigationPathSource, in tree: ViewTree) {
        self.path = path
        self.tree = tree
        changes = GraphNode(in: tree.graph)
    }

    deinit { changes.remove() }

    func set(path: NavigationPathSource) { self.path = path }

    var depth: Int { levels.count }

    func goBack() {
        if let top = levels.last { pop(top) }
    }

    // MARK: For the stack's element

    /// Brings the levels to the path, and answers them. Who asks depends on both.
    func currentLevels() -> [NavigationLevel] {
        changes.track()
        let values = path.read()
        var used = 0
        for (index, level) in levels.enumerated() {
            guard case .value(let value) = level.content else { continue }
            guard used < values.count, values[used] == value else {
                cut(at: index)
                break
            }
            used += 1
        }
        for value in values.dropFirst(used) { levels.append(NavigationLevel(.value(value))) }
        return levels
    }

    /// Takes levels away. Those that pushed some of them are told after the update.
    private func cut(at index: Int) {
        let removed = levels[index...]
        levels.removeSubrange(index...)
        for level in removed.reversed() {
            if case .view(let pushed) = level.content { tree.afterUpdate { pushed.didPop(pushed) } }
        }
    }

    /// What a level shows, and whose environment it sees. Who asks depends on it.
    func content(of level: NavigationLevel) -> NavigationContent {
        switch level.content {
        case .view(let pushed):
            return NavigationContent(
                view: pushed.view, presenter: ObjectIdentifier(pushed), scope: pushed.scope, depth: pushed.depth)
        case .value(let value):
            changes.track()
            if let destination = destinations.first(where: { $0.type == value.type }) {
                return NavigationContent(
                    view: destination.make(value.base), presenter: ObjectIdentifier(destination),
                    scope: destination.scope, depth: destination.depth)
            }
            // Views of the stack that are still to be made may have one.
            tree.afterUpdate { [weak self] in self?.logMissingDestination(of: value) }
            return NavigationContent(view: AnyView(Text(verbatim: "⚠")), presenter: nil, scope: nil, depth: 0)
        }
    }

    private func logMissingDestination(of value: NavigationValue) {
        guard !destinations.contains(where: { $0.type == value.type }) else { return }
        Log.views.warning("There is no navigationDestination(for: \(type(of: value.base.base)).self) in the stack.")
    }

    // MARK: Navigating

    /// Navigates on to a value.
    func push(_ value: NavigationValue) {
        if !path.append(value) {
            Log.views.warning("The path of the navigation stack cannot hold \(value.base.base).")
        }
    }

    /// Navigates on to a view, unless somebody is there already.
    func push(_ view: PushedView) {
        guard !levels.contains(where: { $0.holds(view) }) else { return }
        levels.append(NavigationLevel(.view(view)))
        changes.invalidateReaders()
    }

    /// Has another view in place of one, and whatever is over it.
    func replace(_ old: PushedView, with new: PushedView) {
        guard let index = levels.firstIndex(where: { $0.holds(old) }) else { return push(new) }
        let values = levels[index...].count { $0.isValue }
        if values > 0 { tree.afterUpdate { [weak self] in self?.path.removeLast(values) } }
        cut(at: index)
        push(new)
    }

    /// Goes back to below a level.
    func pop(_ level: NavigationLevel) {
        guard let index = levels.firstIndex(where: { $0 === level }) else { return }
        let values = levels[index...].count { $0.isValue }
        if values > 0 { path.removeLast(values) }
        // What the path does not say goes here; the rest when the path is read again.
        if !level.isValue { cut(at: index) }
        changes.invalidateReaders()
    }

    /// Goes back to below a view that was pushed.
    func pop(_ view: PushedView) {
        if let level = levels.first(where: { $0.holds(view) }) { pop(level) }
    }

    // MARK: Destinations

    /// Adds a destination. Of several for one type the first counts.
    func add(_ destination: NavigationDestination) {
        destinations.append(destination)
        changes.invalidateReaders()
    }

    func remove(_ destination: NavigationDestination) {
        destinations.removeAll { $0 === destination }
        changes.invalidateReaders()
    }
}

/// What a level shows.
struct NavigationContent {
    let view: AnyView

    /// What presents it; another presenter starts it anew.
    let presenter: ObjectIdentifier?

    /// The environment that it sees; nil for the stack's.
    let scope: EnvironmentScope?
    let depth: Int
}

/// One level of a stack. It keeps its identity while it is there.
final class NavigationLevel {
    enum Content {
        /// A value of the path.
        case value(NavigationValue)
        /// A view that a link or a binding pushed.
        case view(PushedView)
    }

    let content: Content

    init(_ content: Content) { self.content = content }

    var isValue: Bool { if case .value = content { true } else { false } }

    func holds(_ view: PushedView) -> Bool { if case .view(let own) = content { own === view } else { false } }
}

/// A view that is pushed by itself, without a value in the path.
final class PushedView {
    private let source: Source<AnyView>

    /// Where the view was pushed from: its environment.
    let scope: EnvironmentScope
    let depth: Int

    /// Called when the view is no longer in the stack.
    let didPop: (PushedView) -> Void

    init(_ view: AnyView, from element: _Element, didPop: @escaping (PushedView) -> Void) {
        source = Source(view, in: element.graph, areEqual: areValuesEqual)
        scope = element.scope
        depth = Int(element.depth)
        self.didPop = didPop
    }

    deinit { source.remove() }

    /// The view. Who reads it depends on it.
    var view: AnyView {
        get { source.value }
        set { source.value = newValue }
    }
}

/// Makes the views for the values of a type.
final class NavigationDestination {
    let type: ObjectIdentifier
    private let source: Source<(AnyHashable) -> AnyView>

    /// Where destinations are made: their environment.
    let scope: EnvironmentScope
    let depth: Int

    init(type: ObjectIdentifier, from element: _Element, make: @escaping (AnyHashable) -> AnyView) {
        self.type = type
        source = Source(make, in: element.graph, areEqual: areValuesEqual)
        scope = element.scope
        depth = Int(element.depth)
    }

    deinit { source.remove() }

    /// Makes a view. Who reads it depends on it.
    var make: (AnyHashable) -> AnyView {
        get { source.value }
        set { source.value = newValue }
    }
}

struct NavigationControllerKey: EnvironmentKey {
    static var defaultValue: NavigationController? { nil }
}

extension EnvironmentValues {
    /// The navigation stack that the view is in; nil outside of one, and in what a view of it presents.
    var navigationController: NavigationController? {
        get { self[NavigationControllerKey.self] }
        set { self[NavigationControllerKey.self] = newValue }
    }
}
