@_spi(Kernel) import Umwelt
@_spi(Kernel) import UmweltLists
import UmweltGraph

/// The model of a navigation stack: the levels above its root, and the destinations of values.
///
/// Levels for values follow the stack's path; views that links and bindings pushed are between them. The controller
/// makes all changes of the levels, and the stack's element shows them.
final class NavigationController: BackStack {
    /// The levels from the one above the root to the visible one.
    private(set) var levels: [NavigationLevel] = []

    private var path: NavigationPathSource
    // The tree owns the element of the stack, and that the controller.
    private unowned(unsafe) let tree: ViewTree
    private let changes: GraphNode
    private var destinations: [NavigationDestination] = []

    /// True if the first level was pushed by a link in the previous column, and so replaces the root.
    private(set) var isFilledFromBefore = false

    /// The column of a split view that the stack is in; nil outside of one.
    var column: SplitColumn?

    init(path: NavigationPathSource, in tree: ViewTree) {
        self.path = path
        self.tree = tree
        changes = GraphNode(in: tree.graph)
    }

    deinit { changes.remove() }

    func set(path: NavigationPathSource) { self.path = path }

    var depth: Int { levels.count }

    // MARK: Saved state

    /// False if restored levels would differ: levels of the path come first then, and views only from existing links
    /// and bindings.
    var canBeMadeAnew: Bool { canBeCopied && !levels.contains { $0.isOrphaned } }

    /// False if the levels would differ in a fresh tree, to which views without an existing link or binding are passed.
    var canBeCopied: Bool { levels.lazy.filter { !$0.isOrphaned }.drop { $0.isValue }.allSatisfy { !$0.isValue } }

    /// The state of a controller that outlasts it.
    struct Kept {
        let isFilledFromBefore: Bool

        /// The levels whose views no link or binding pushes, with their indices among all levels.
        let orphans: [(index: Int, view: AnyView)]
    }

    var kept: Kept {
        let orphans = levels.enumerated().compactMap { index, level -> (Int, AnyView)? in
            guard level.isOrphaned, case .view(let pushed) = level.content else { return nil }
            return (index, pushed.view)
        }
        return Kept(isFilledFromBefore: isFilledFromBefore, orphans: orphans)
    }

    /// In a fresh tree, the window's levels whose link or binding no longer exists, with their indices: not added yet.
    private var orphans: [(index: Int, view: PushedView)] = []

    /// Continues with the levels of a restored window, or of the compared tree.
    ///
    /// - Parameter element: The element of the stack.
    func resume(_ kept: Kept, of element: _Element) {
        isFilledFromBefore = kept.isFilledFromBefore
        orphans = kept.orphans.map { ($0.index, PushedView($0.view, from: element) { _ in }) }
        addOrphans()
    }

    private func add(_ level: NavigationLevel) {
        levels.append(level)
        addOrphans()
    }

    /// Adds the levels without an existing link or binding, if the levels below exist.
    private func addOrphans() {
        while let next = orphans.first, next.index == levels.count {
            orphans.removeFirst()
            levels.append(NavigationLevel(.view(next.view)))
        }
    }

    func navigateBack() {
        if let top = levels.last { pop(top) }
    }

    func navigateToRoot() {
        // A level that a link in the column before has filled takes the place of the root.
        let first = isFilledFromBefore ? 1 : 0
        if levels.count > first { pop(levels[first]) }
    }

    // MARK: For the stack's element

    /// Updates the levels by the path, and returns them.
    ///
    /// The running graph node becomes a reader of the path and of the levels.
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
        for value in values.dropFirst(used) { add(NavigationLevel(.value(value))) }
        return levels
    }

    /// Removes the levels from an index on. The presenters of pushed views among them are notified after the update.
    private func cut(at index: Int) {
        let removed = levels[index...]
        levels.removeSubrange(index...)
        for level in removed.reversed() {
            if case .view(let pushed) = level.content { tree.afterUpdate { pushed.didPop(pushed) } }
        }
    }

    /// Returns the view of a level, and its presenter.
    ///
    /// The running graph node becomes a reader of both. A value without a destination shows a warning sign; a message
    /// is logged if it still has none after the update.
    func content(of level: NavigationLevel) -> NavigationContent {
        switch level.content {
        case .view(let pushed):
            return NavigationContent(
                view: pushed.view, presenter: ObjectIdentifier(pushed), depth: pushed.depth)
        case .value(let value):
            changes.track()
            if let destination = destination(for: value) {
                return NavigationContent(
                    view: destination.make(value.base), presenter: ObjectIdentifier(destination),
                    depth: destination.depth)
            }
            // A view that this update has yet to make may add the destination.
            tree.afterUpdate { [weak self] in self?.logMissingDestination(of: value) }
            return NavigationContent(view: AnyView(Text(verbatim: "⚠")), presenter: nil, depth: 0)
        }
    }

    /// Returns the destination of a value: its type's, or the destination of `AnyHashable`, which accepts any value.
    private func destination(for value: NavigationValue) -> NavigationDestination? {
        destination(of: value.type) ?? destination(of: ObjectIdentifier(AnyHashable.self))
    }

    /// Returns the destination of a type: in a split view also one declared in a previous column.
    ///
    /// The running graph node becomes a reader of the destinations of both.
    private func destination(of type: ObjectIdentifier) -> NavigationDestination? {
        changes.track()
        return destinations.first { $0.type == type } ?? column?.controllerBefore(self)?.destination(of: type)
    }

    private func logMissingDestination(of value: NavigationValue) {
        guard destination(for: value) == nil else { return }
        Log.views.warning("There is no navigationDestination(for: \(type(of: value.base.base)).self) in the stack.")
    }

    // MARK: Navigating

    /// Appends a value to the path; logs a warning if the path cannot contain values of its type.
    ///
    /// - Parameter staysInColumn: True to push it here, even if there is a next column.
    func push(_ value: NavigationValue, staysInColumn: Bool = false) {
        if !staysInColumn, let next = column?.controllerAfter(self) {
            if destination(for: value) == nil && next.destination(for: value) == nil,
                column?.list?.select(value.base) == true
            {
                column?.advance()
                return
            }
            next.removeAll()
            next.isFilledFromBefore = true
            next.append(value)
            column?.advance()
            return
        }
        append(value)
    }

    private func append(_ value: NavigationValue) {
        if !path.append(value) {
            Log.views.warning(
                "The path of the navigation stack does not accept \(value.base.base): its elements have another type.")
        }
    }

    /// Pushes a view, unless it is a level already.
    ///
    /// - Parameter staysInColumn: True to push it here, even if there is a next column.
    func push(_ view: PushedView, staysInColumn: Bool = false) {
        guard !staysInColumn, let next = column?.controllerAfter(self) else { return append(view) }
        guard !next.levels.contains(where: { $0.holds(view) }) else { return }
        next.removeAll()
        next.isFilledFromBefore = true
        next.append(view)
        // The view may have been pushed while the tree was updated.
        tree.afterUpdate { [weak self] in self?.column?.advance() }
    }

    /// Removes all levels above the root.
    func removeAll() {
        if let first = levels.first { pop(first) }
        cut(at: 0)
        isFilledFromBefore = false
    }

    private func append(_ view: PushedView) {
        guard !levels.contains(where: { $0.holds(view) }) else { return }
        add(NavigationLevel(.view(view)))
        changes.invalidateReaders()
    }

    /// Replaces a pushed view, and removes the levels above it; pushes the new view if the old one is not a level.
    func replace(_ old: PushedView, with new: PushedView) {
        guard let index = levels.firstIndex(where: { $0.holds(old) }) else {
            if let next = column?.controllerAfter(self) { return next.replace(old, with: new) }
            return push(new)
        }
        let values = levels[index...].count { $0.isValue }
        if values > 0 { tree.afterUpdate { [weak self] in self?.path.removeLast(values) } }
        cut(at: index)
        append(new)
    }

    /// Removes a level and the levels above it.
    func pop(_ level: NavigationLevel) {
        guard let index = levels.firstIndex(where: { $0 === level }) else { return }
        let values = levels[index...].count { $0.isValue }
        if values > 0 { path.removeLast(values) }
        // A pushed view is not in the path, so it is removed here; values when the path is read again.
        if !level.isValue { cut(at: index) }
        changes.invalidateReaders()
    }

    /// Removes a pushed view and the levels above it.
    func pop(_ view: PushedView) {
        if let level = levels.first(where: { $0.holds(view) }) { return pop(level) }
        column?.controllerAfter(self)?.pop(view)
    }

    // MARK: Destinations

    /// Adds a destination. The first destination for a type applies.
    func add(_ destination: NavigationDestination) {
        destinations.append(destination)
        changes.invalidateReaders()
    }

    func remove(_ destination: NavigationDestination) {
        destinations.removeAll { $0 === destination }
        changes.invalidateReaders()
    }
}

/// The view that a level shows.
struct NavigationContent {
    let view: AnyView

    /// The identity of the pushed view or destination; if it changes, the level is created again, without its state.
    let presenter: ObjectIdentifier?

    /// The depth in the tree of the presenter, which is updated before it.
    let depth: Int
}

/// One level of a stack. The object is the level's identity.
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

    /// True for a view whose link or binding has left the tree.
    var isOrphaned: Bool { if case .view(let pushed) = content { !pushed.hasPresenter } else { false } }

    func holds(_ view: PushedView) -> Bool { if case .view(let own) = content { own === view } else { false } }
}

/// A view that a link or a binding pushed, without a value in the path.
final class PushedView {
    private let source: Source<AnyView>
    private weak var presenter: _Element?

    /// The depth in the tree of the link or binding that pushed the view.
    let depth: Int

    /// Called when the view is no longer in the stack.
    let didPop: (PushedView) -> Void

    init(_ view: AnyView, from element: _Element, didPop: @escaping (PushedView) -> Void) {
        source = Source(view, in: element.graph, areEqual: areValuesEqual)
        presenter = element
        depth = Int(element.depth)
        self.didPop = didPop
    }

    /// True if the link or binding that pushed the view is still in the tree.
    var hasPresenter: Bool { presenter.map { !$0.isRemoved } ?? false }

    deinit { source.remove() }

    /// The view. Reading it makes the running graph node its reader.
    var view: AnyView {
        get { source.value }
        set { source.value = newValue }
    }
}

/// The views for the values of one type, as declared by `navigationDestination(for:destination:)`.
final class NavigationDestination {
    let type: ObjectIdentifier
    private let source: Source<(AnyHashable) -> AnyView>

    /// The depth of the modifier in the tree.
    let depth: Int

    init(type: ObjectIdentifier, from element: _Element, make: @escaping (AnyHashable) -> AnyView) {
        self.type = type
        source = Source(make, in: element.graph, areEqual: areValuesEqual)
        depth = Int(element.depth)
    }

    deinit { source.remove() }

    /// The function that makes a view of a value. Reading it makes the running graph node its reader.
    var make: (AnyHashable) -> AnyView {
        get { source.value }
        set { source.value = newValue }
    }
}

struct NavigationControllerKey: ScreenLocalKey {
    static var defaultValue: NavigationController? { nil }
}

extension EnvironmentValues {
    /// The controller of the navigation stack that the view is in; nil outside of one, and in presentations of its
    /// views.
    var navigationController: NavigationController? {
        get { self[NavigationControllerKey.self] }
        set { self[NavigationControllerKey.self] = newValue }
    }
}
