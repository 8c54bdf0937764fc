import UmweltGraph

/// The element at the top of a window's tree, without the type of its content. Holds what the window reads of the
/// content.
class RootElementBase: WindowElement {
    /// The title that the window's scene sets; nil for none.
    var title: Text? {
        didSet { tree.noteWindowValues() }
    }

    /// The colour scheme that a view in the window prefers.
    private(set) lazy var preferredColorScheme = PreferenceSource<PreferredColorSchemeKey>(in: tree.graph)

    /// The title that the window's content sets.
    private(set) lazy var contentTitle = PreferenceSource<ContentTitleKey>(in: tree.graph)

    /// The navigation stacks in the window.
    private(set) lazy var backStacks = PreferenceSource<BackStacksKey>(in: tree.graph)

    /// True: a window reads its own preferences. Otherwise the app would read those of all windows when one changes.
    override var keepsPreferences: Bool { true }
}

/// The element at the top of a window's tree.
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
