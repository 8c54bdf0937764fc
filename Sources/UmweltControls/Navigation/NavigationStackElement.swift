import Foundation
@_spi(Kernel) import Umwelt
import UmweltGraph

/// A root view and the levels above it, of which the last one is visible.
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

/// The element of a navigation stack. All levels stay, with their state; only the last one has a place in the layout.
private final class NavigationStackElement<Root: View>: NodeElement<NavigationLevels<Root>, NavigationStackNode> {
    private let controller: NavigationController
    private var root: NavigationRootElement<Root>?
    private var pushed: [PushedLevelElement] = []
    private var observation: ObservationTracker?

    init(_ view: NavigationLevels<Root>, _ inputs: _ElementInputs) {
        controller = NavigationController(path: view.path, in: inputs.tree)
        EnvironmentValues(at: inputs.scope, tracking: false).splitColumn?.adopt(controller)
        super.init(inputs)
        tree.hasInactiveElements = true
        node = NavigationStackNode(element: self)
        root = NavigationRootElement(view.root, controller: controller, childInputs())
        needsLayoutContent()
        preferencesChanged()
        graph.run(self)
    }

    override func update(_ view: NavigationLevels<Root>) {
        controller.set(path: view.path)
        root?.show(view.root)
        graph.run(self)
    }

    /// Runs when the path or the pushed views have changed.
    override func update() {
        let levels = ObservationTracker.track(with: &observation, isExpected: false, for: self) {
            controller.currentLevels()
        }
        let kept = zip(pushed, levels).prefix { $0.level === $1 }.count
        if kept == pushed.count && kept == levels.count { return }
        for element in pushed[kept...].reversed() { element.leaveTree() }
        pushed.removeSubrange(kept...)
        for level in levels.dropFirst(kept) {
            let below = pushed.last?.parts ?? root?.parts
            pushed.append(PushedLevelElement(level, over: below, controller: controller, childInputs()))
        }
        root?.setInactive(!pushed.isEmpty)
        for element in pushed { element.setInactive(element !== pushed.last) }
        needsLayoutContent()
        preferencesChanged()
    }

    private var top: NavigationLevelElement? { pushed.last ?? root }

    override func updateLayoutContent() { node?.setChildren(top?.ownLayoutNodes ?? []) }

    /// Passes on the preferences of the visible level, except those that its own bars show.
    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        if key == ToolbarItemsKey.self { return }
        if key == NavigationBarSettingsKey.self {
            var settings: NavigationBarSettings?
            top?.collectPreference(NavigationBarSettingsKey.self, into: &settings)
            if let outer = settings?.outsideOfStack as? Key.Value { add(outer, for: key, to: &value) }
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
        observation?.cancel()
    }

    override var name: String { "NavigationStack" }
}

/// The layout node of a stack: as large as the visible level.
private final class NavigationStackNode: LayoutNode {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { children.first?.size(for: proposal) ?? .zero }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if let child = children.first { place(child, at: .zero, proposal: proposal) }
    }
}
