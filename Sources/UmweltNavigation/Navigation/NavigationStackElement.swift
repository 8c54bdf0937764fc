import Foundation
@_spi(Kernel) import Umwelt
@_spi(Kernel) import UmweltControls
import UmweltGraph

/// A root view and the levels above it, of which the last is visible.
nonisolated struct NavigationLevels<Root: View>: PrimitiveView {
    let path: NavigationPathSource
    let root: Root

    nonisolated init(path: NavigationPathSource, root: Root) {
        self.path = path
        self.root = root
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        NavigationStackElement(view, inputs)
    }
}

/// The element of a navigation stack. All levels stay in the tree, with their state; only the last one is laid out.
/// Covered or removed levels are visible until their animations end.
private final class NavigationStackElement<Root: View>: NodeElement<NavigationLevels<Root>, NavigationStackNode> {
    private let controller: NavigationController
    private var root: NavigationRootElement<Root>?
    private var pushed: [PushedLevelElement] = []

    /// The levels that are no longer in the layout and still show.
    private var leaving: [LeavingLevel] = []

    /// The number of animated level changes so far.
    private var moves = 0

    init(_ view: NavigationLevels<Root>, _ inputs: _ElementInputs) {
        controller = NavigationController(path: view.path, in: inputs.tree)
        EnvironmentValues(at: inputs.scope, tracking: false).splitColumn?.adopt(controller)
        super.init(inputs)
        if let part = consumeSavedPart(as: NavigationController.Kept.self) { controller.resume(part, of: self) }
        tree.hasInactiveElements = true
        node = NavigationStackNode(element: self)
        root = NavigationRootElement(view.root, controller: controller, childInputs())
        needsLayoutContent()
        preferencesChanged()
        graph.run(self)
    }

    override var hasUnrealizedContent: Bool { true }

    override var hasSavedPart: Bool { true }

    override var savedPart: Any? { controller.kept }

    override var preventsRelease: Bool { !controller.canBeMadeAnew }

    override var preventsVerification: Bool { !controller.canBeCopied }

    override func update(_ view: NavigationLevels<Root>) {
        controller.set(path: view.path)
        root?.show(view.root)
        graph.run(self)
    }

    /// Runs when the path or the pushed views have changed.
    override func update() {
        let levels = ObservationTracker.track(for: self) {
            controller.currentLevels()
        }
        let kept = zip(pushed, levels).prefix { $0.level === $1 }.count
        if kept == pushed.count && kept == levels.count { return }
        let old = top
        let removed = pushed[kept...]
        pushed.removeSubrange(kept...)
        for level in levels.dropFirst(kept) {
            let below = pushed.last?.parts ?? root?.parts
            pushed.append(PushedLevelElement(level, over: below, controller: controller, childInputs()))
        }
        let moving = exchange(old, isPush: kept < levels.count)
        for element in removed.reversed() where element !== moving { remove(element) }
        if let root { root.setInactive(!shows(root)) }
        for element in pushed { element.setInactive(!shows(element)) }
        needsLayoutContent()
        preferencesChanged()
    }

    // MARK: Coming and going

    /// Animates the current level out, and the last one in. Returns the old level while it is visible; nil without an
    /// animation.
    private func exchange(_ old: NavigationLevelElement?, isPush: Bool) -> NavigationLevelElement? {
        moves += 1
        guard let node, node.frame != .zero, let old, let new = top, let page = old.page,
            let transaction = screenTransaction(completion: { [weak self, moves] in self?.finish(moves) })
        else {
            if let top { stop(top) }
            return nil
        }
        // A level that was leaving continues from its presented position.
        stopShowing(new)
        node.keepShowing(page, isInFront: !isPush)
        leaving.append(LeavingLevel(element: old, page: page, move: moves))
        window?.focus.checkSoon()
        whenPlaced { [weak self, weak new] in
            guard let self, let new, let newPage = new.page else { return }
            let motion = isPush ? motion(of: new, over: old) : motion(of: old, over: new)
            page.move(from: nil, to: isPush ? .covered : .ahead, by: motion, beside: newPage, with: transaction)
            newPage.move(
                from: isPush ? .ahead : .covered, to: .here, by: motion, beside: page, with: transaction)
        }
        return old
    }

    /// Returns the transition between a level and the level below it.
    private func motion(of upper: NavigationLevelElement, over lower: NavigationLevelElement) -> PageMotion {
        if asksForLessMotion { return .fade }
        switch upper.parts.transition.value {
        case .zoom(let key): return lower.page?.transitionSource(key).map { .zoom($0) } ?? .slide
        case .crossFade: return .fade
        case nil: return .slide
        }
    }

    /// Called when a level change ends: the old level leaves the tree if it has been removed, otherwise it becomes
    /// inactive.
    private func finish(_ move: Int) {
        if let level = leaving.first(where: { $0.move == move }) { remove(level.element) }
        if move == moves, let top { stop(top) }
    }

    /// Returns true if a level is laid out, or still visible.
    private func shows(_ element: NavigationLevelElement) -> Bool {
        element === top || leaving.contains { $0.element === element }
    }

    /// Hides a level, and removes it from the tree if it is no longer in the stack.
    private func remove(_ element: NavigationLevelElement) {
        stop(element)
        if isInStack(element) {
            element.setInactive(true)
        } else if !element.isRemoved {
            element.leaveTree()
        }
    }

    private func isInStack(_ element: NavigationLevelElement) -> Bool {
        element === root || pushed.contains { $0 === element }
    }

    /// Ends the animation of a level, and hides it unless it is laid out.
    private func stop(_ element: NavigationLevelElement) {
        element.page?.stopMoving()
        stopShowing(element)
    }

    private func stopShowing(_ element: NavigationLevelElement) {
        guard let index = leaving.firstIndex(where: { $0.element === element }) else { return }
        node?.stopShowing(leaving.remove(at: index).page)
    }

    private var top: NavigationLevelElement? { pushed.last ?? root }

    override func updateLayoutContent() {
        node?.setChildren(top?.ownLayoutNodes ?? [])
        node?.barRow?.barsChanged()
    }

    /// Passes on the preferences of the visible level, except those for its own bars.
    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        if key == ToolbarItemsKey.self || key == NavigationSubtitleKey.self || key == RenamableTitleKey.self { return }
        if key == NavigationBarSettingsKey.self {
            var settings: NavigationBarSettings?
            top?.collectPreference(NavigationBarSettingsKey.self, into: &settings)
            if let outer = settings?.outsideOfStack as? Key.Value { add(outer, for: key, to: &value) }
            return
        }
        if key == ContentTitleKey.self {
            var title: ContentTitle??
            top?.collectPreference(ContentTitleKey.self, into: &title)
            guard var title = title ?? nil else { return }
            title.isShown = true
            if let title = Optional(title) as? Key.Value { add(title, for: key, to: &value) }
            return
        }
        if key == BackStacksKey.self, let own = [controller as any BackStack] as? Key.Value {
            add(own, for: key, to: &value)
        }
        top?.collectPreference(key, into: &value)
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let root { body(root) }
        for element in pushed { body(element) }
    }

    override func didLeaveTree() {
        super.didLeaveTree()
        for level in leaving where !level.element.isRemoved && !isInStack(level.element) { level.element.leaveTree() }
        leaving = []
    }

    override var name: String { "NavigationStack" }
}

/// A level that is no longer in the layout of its stack and still shows.
private struct LeavingLevel {
    let element: NavigationLevelElement
    let page: BarScaffoldNode

    /// The number of the level change that hides it.
    let move: Int
}

extension NavigationLevelElement {
    /// The layout node of the level; nil until its content is made.
    fileprivate var page: BarScaffoldNode? { ownLayoutNodes.first as? BarScaffoldNode }
}

/// The layout node of a stack: as large as the visible level.
private final class NavigationStackNode: LayoutNode {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { children.first?.size(for: proposal) ?? .zero }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if let child = children.first { place(child, at: .zero, proposal: proposal) }
    }
}
