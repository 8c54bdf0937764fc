import UmweltGraph

/// The element at the top of a tree, whatever it shows.
package class RootElementBase: _Element {
    package private(set) lazy var node = RootNode(element: self)

    /// What the window's scene calls it.
    var title: Text?

    /// Where the window's keyboard is directed.
    package private(set) lazy var focus = WindowFocus(self)

    /// What records the changes in the window; nil where an app's scenes are shown.
    var undoManager: UndoManager?

    /// What the window keeps; nil where an app's scenes are shown.
    var sceneStore: SceneStore?

    /// Called before somebody does something to a node of the window: what was done before is over then.
    func willReceiveEvent() {
        if let undoManager { onMainActor({ @MainActor (manager: UndoManager) in manager.endEvent() }, undoManager) }
    }

    /// Finds the colour scheme that something in the window prefers.
    private(set) lazy var preferredColorScheme = PreferenceSource<PreferredColorSchemeKey>(in: tree.graph)

    /// Finds what the window's content calls itself.
    private(set) lazy var contentTitle = PreferenceSource<ContentTitleKey>(in: tree.graph)

    /// Finds the stacks in the window that its user can go back in.
    private(set) lazy var backStacks = PreferenceSource<BackStacksKey>(in: tree.graph)

    /// What hands pointer events to the window's gestures.
    private(set) lazy var pointers = PointerRouter(tree: tree)

    public final override func didLeaveTree() { node.detachAll() }
}

/// The element at the top of a tree.
final class RootElement<Content: View>: RootElementBase {
    private typealias Tapped = ModifiedContent<
        ModifiedContent<Content, PreferenceForwarder<ContentTitleKey>>, PreferenceForwarder<BackStacksKey>
    >
    private typealias Shown = ModifiedContent<Tapped, PreferredColorSchemeModifier>

    private var child: _ViewElement<Shown>?

    init(_ content: Content, _ inputs: _ElementInputs) {
        super.init(inputs)
        child = Shown._makeElement(shown(content), childInputs())
        needsLayoutContent()
    }

    func update(_ content: Content) { child?.update(shown(content)) }

    private func shown(_ content: Content) -> Shown {
        content.modifier(PreferenceForwarder(source: contentTitle)).modifier(PreferenceForwarder(source: backStacks))
            .inPreferredColorScheme(preferredColorScheme)
    }

    override var holdsLayoutNodes: Bool { true }

    override func updateLayoutContent() {
        var nodes: ContiguousArray<LayoutNode> = []
        child?.collectLayoutNodes(into: &nodes)
        node.setContent(nodes)
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }
}
