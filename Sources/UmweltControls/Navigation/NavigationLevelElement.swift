@_spi(Kernel) import Umwelt

/// The element of one level of a stack.
class NavigationLevelElement: _Element {
    let parts: NavigationLevelParts

    init(
        over below: NavigationLevelParts?, controller: NavigationController, level: NavigationLevel?,
        _ inputs: _ElementInputs
    ) {
        parts = NavigationLevelParts(below: below, controller: controller, level: level, in: inputs.tree.graph)
        super.init(inputs)
    }
}

/// The level at the bottom of a stack.
final class NavigationRootElement<Root: View>: NavigationLevelElement {
    private var child: _ViewElement<NavigationLevelView<Root>>?

    init(_ root: Root, controller: NavigationController, _ inputs: _ElementInputs) {
        super.init(over: nil, controller: controller, level: nil, inputs)
        child = NavigationLevelView._makeElement(NavigationLevelView(content: root, parts: parts), childInputs())
    }

    func show(_ root: Root) { child?.update(NavigationLevelView(content: root, parts: parts)) }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }

    override var structuralName: String? { "Navigation root" }
}

/// A level that somebody navigated to. It sees the environment of what presents it: of the link, or of the place where
/// destinations for its value are made.
final class PushedLevelElement: NavigationLevelElement {
    let level: NavigationLevel
    private var presenter: ObjectIdentifier?
    private var child: _ViewElement<NavigationLevelView<AnyView>>?
    private var observation: ObservationTracker?

    /// Whether all views have been made that there were to be made with the level.
    private var hasWaited = false

    init(
        _ level: NavigationLevel, over below: NavigationLevelParts?, controller: NavigationController,
        _ inputs: _ElementInputs
    ) {
        self.level = level
        super.init(over: below, controller: controller, level: level, inputs)
        graph.run(self)
    }

    /// Runs when the view of the level is another, or when something has changed that it is made from.
    override func update() {
        let found = ObservationTracker.track(with: &observation, isExpected: false, for: self) {
            parts.controller.content(of: level)
        }
        let view = NavigationLevelView(content: found.view, parts: parts)
        if let child, presenter == found.presenter {
            child.update(view)
            return
        }
        if child == nil && found.presenter == nil && !hasWaited {
            // One of the views that are still to be made may say what the level shows. If something stood in for that
            // until then, it would take the place that the level's state is found by.
            tree.afterUpdate { [weak self] in
                guard let self, child == nil, !hasWaited, !isRemoved else { return }
                hasWaited = true
                invalidate()
            }
            return
        }
        child?.leaveTree()
        presenter = found.presenter
        // Deeper than what it sees the environment of, so that it runs after that.
        let inputs = _ElementInputs(
            parent: self, scope: found.scope ?? scope, tree: tree, depth: max(Int32(found.depth), Int32(depth)) + 1)
        child = NavigationLevelView._makeElement(view, inputs)
        layoutNodesChanged()
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }

    override func didLeaveTree() { observation?.cancel() }

    override var structuralName: String? { "Navigation level" }
}
