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
        if level == nil, let column = controller.column, column.controller === controller { column.title = parts.title }
    }
}

/// The element of the root of a stack.
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

/// The element of a level above the root.
///
/// Its environment is the stack's, as in SwiftUI: values that the root or another level sets for its own content, such
/// as a font or an object, do not apply to levels pushed from there.
final class PushedLevelElement: NavigationLevelElement {
    let level: NavigationLevel
    private var presenter: ObjectIdentifier?
    private var child: _ViewElement<NavigationLevelView<AnyView>>?

    /// True if an update has ended since the level was created, so all destinations of that update are known.
    private var hasWaited = false

    init(
        _ level: NavigationLevel, over below: NavigationLevelParts?, controller: NavigationController,
        _ inputs: _ElementInputs
    ) {
        self.level = level
        super.init(over: below, controller: controller, level: level, inputs)
        graph.run(self)
    }

    /// Runs when the content of the level has changed.
    override func update() {
        let found = ObservationTracker.track(for: self) {
            parts.controller.content(of: level)
        }
        let view = NavigationLevelView(content: found.view, parts: parts)
        if let child, presenter == found.presenter {
            child.update(view)
            return
        }
        if child == nil && found.presenter == nil && !hasWaited {
            // A view that this update has yet to make may add the destination. A placeholder until then would take the
            // structural scope that identifies the level's saved state.
            tree.afterUpdate { [weak self] in
                guard let self, child == nil, !hasWaited, !isRemoved else { return }
                hasWaited = true
                invalidate()
            }
            return
        }
        child?.leaveTree()
        presenter = found.presenter
        // The child shows what its presenter gives it, and must run after the element there.
        let inputs = _ElementInputs(
            parent: self, scope: scope, tree: tree, depth: max(Int32(found.depth), Int32(depth)) + 1)
        child = NavigationLevelView._makeElement(view, inputs)
        layoutNodesChanged()
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }

    override var structuralName: String? { "Navigation level" }
}
