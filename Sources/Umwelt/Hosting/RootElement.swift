import UmweltGraph

/// The element at the top of a tree, whatever it shows.
class RootElementBase: WindowElement {
    /// What the window's scene calls it.
    var title: Text?

    /// Finds the colour scheme that something in the window prefers.
    private(set) lazy var preferredColorScheme = PreferenceSource<PreferredColorSchemeKey>(in: tree.graph)

    /// Finds what the window's content calls itself.
    private(set) lazy var contentTitle = PreferenceSource<ContentTitleKey>(in: tree.graph)

    /// Finds the stacks in the window that its user can go back in.
    private(set) lazy var backStacks = PreferenceSource<BackStacksKey>(in: tree.graph)
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
