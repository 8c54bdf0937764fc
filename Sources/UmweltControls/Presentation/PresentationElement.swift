import Foundation
@_spi(Kernel) import Umwelt
import UmweltGraph

/// The element of what is presented. It is below its presenter's, so that it sees the presenter's environment, but its
/// layout node stands above the content of the window.
final class PresentationElement<Item, Presented: View>: _Element {
    /// What is presented.
    private(set) var item: Item
    private var content: (Item) -> Presented
    private let style: PresentationStyle
    private var node: PresentationNode?
    private weak var windowNode: RootNode?
    private let parts: PresentationParts
    private var child: _ViewElement<PresentedView<Presented>>?
    private var observation: ObservationTracker?

    /// Presents what `content` makes of an item; `end` asks the presenter to end that.
    init(
        _ item: Item, style: PresentationStyle, presenterFrame: @escaping () -> CGRect?,
        content: @escaping (Item) -> Presented, end: @escaping () -> Void, _ inputs: _ElementInputs
    ) {
        self.item = item
        self.style = style
        self.content = content
        parts = PresentationParts(in: inputs.tree.graph, end: end)
        super.init(inputs)
        let node = style.makeNode(for: self)
        node.presenterFrame = presenterFrame
        node.dismiss = { [parts] in parts.dismissByUser() }
        node.navigation = { [parts] in parts.navigation.value }
        self.node = node
        set(style)
        windowNode = window?.node
        windowNode?.present(node)
        if node.isAnchored { tree.anchoredLayers.append(node) }
        needsLayoutContent()
        graph.run(self)
    }

    /// Goes on with another item of the same identity, and whatever else is new.
    func update(_ item: Item, style: PresentationStyle, content: @escaping (Item) -> Presented) {
        set(style)
        if areValuesEqual(self.item, item) && areValuesEqual(self.content, content) { return }
        self.item = item
        self.content = content
        graph.run(self)
    }

    private func set(_ style: PresentationStyle) {
        switch style {
        case .popover(let anchor, let edge): (node as? PopoverNode)?.set(anchor: anchor, arrowEdge: edge)
        case .menu(let place): (node as? MenuNode)?.set(place)
        default: break
        }
    }

    /// Runs when the content is new, or when something has changed that its closure reads.
    override func update() {
        guard let node else { return }
        let content = ObservationTracker.track(with: &observation, isExpected: false, for: self) { self.content(item) }
        let view = PresentedView(content: content, node: node, parts: parts)
        if let child {
            child.update(view)
        } else {
            child = PresentedView._makeElement(view, childInputs())
        }
    }

    override var structuralName: String? { "Presentation" }

    override var keepsPreferences: Bool { true }

    override var holdsLayoutNodes: Bool { true }

    /// The presenter's container has nothing to do with what is presented.
    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {}

    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {}

    override func updateLayoutContent() {
        var nodes: ContiguousArray<LayoutNode> = []
        child?.collectLayoutNodes(into: &nodes)
        node?.setContent(nodes)
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }

    override func didLeaveTree() {
        observation?.cancel()
        parts.end = {}
        guard let node else { return }
        windowNode?.end(node)
        tree.anchoredLayers.removeAll { $0 === node }
        node.detachAll()
    }
}

/// What a presentation and its content share.
final class PresentationParts {
    /// Finds the colour scheme that something inside prefers.
    let colorScheme: PreferenceSource<PreferredColorSchemeKey>

    /// Finds whether something inside wants to stay.
    let isDismissDisabled: PreferenceSource<InteractiveDismissDisabledKey>

    /// Finds how high the content wants a sheet to be.
    let sheet: PreferenceSource<SheetSettingsKey>

    /// Finds the navigation stacks inside.
    let navigation: PreferenceSource<BackStacksKey>

    /// What the content calls itself.
    let title: PreferenceSource<ContentTitleKey>

    /// Asks the presenter to end the presentation.
    var end: () -> Void

    /// The same for the content.
    private(set) lazy var dismiss = DismissAction { [weak self] in self?.end() }

    init(in graph: Graph, end: @escaping () -> Void) {
        colorScheme = PreferenceSource(in: graph)
        isDismissDisabled = PreferenceSource(in: graph)
        sheet = PreferenceSource(in: graph)
        navigation = PreferenceSource(in: graph)
        title = PreferenceSource(in: graph)
        self.end = end
    }

    /// Ends the presentation for its user, unless something inside is against it.
    func dismissByUser() -> Bool {
        guard !isDismissDisabled.value else { return false }
        end()
        return true
    }
}

/// What is presented, with what a presentation gives its content.
nonisolated struct PresentedView<Content: View>: View, SystemView {
    let content: Content
    let node: PresentationNode
    let parts: PresentationParts

    /// How high a sheet is that its user has given another height.
    @State private var chosen: PresentationDetent?

    nonisolated init(content: Content, node: PresentationNode, parts: PresentationParts) {
        self.content = content
        self.node = node
        self.parts = parts
    }

    @MainActor var body: some View {
        let settings = node is SheetNode ? parts.sheet.value : SheetSettings()
        let heights = SheetHeights(detents: settings.detents, chosen: settings.selection?.wrappedValue ?? chosen)
        PresentedContent(
            content: handled(content.modifier(PreferenceForwarder(source: parts.sheet)), settings), node: node,
            title: parts.title
        )
        .environment(\.sheetHeights, settings.detents.isEmpty ? nil : heights)
        .modifier(PreferenceForwarder(source: parts.title))
        .modifier(PreferenceForwarder(source: parts.isDismissDisabled))
        .modifier(PreferenceForwarder(source: parts.navigation))
        .inPreferredColorScheme(parts.colorScheme)
        .modifier(DismissalModifier(dismiss: parts.dismiss, isPresented: true))
        // What is around the presenter is not around what it presents.
        .environment(\.enclosingListStyle, nil)
        .environment(\.linkBadge, nil)
        .environment(\.isInMenu, false)
    }
}

extension PresentedView {
    /// The content, with a handle if that is wanted.
    @MainActor @ViewBuilder
    private func handled(_ content: some View, _ settings: SheetSettings) -> some View {
        if let sheet = node as? SheetNode {
            GrabberSheet(content: content, node: sheet, isShown: settings.hasHandle) { [chosen = $chosen] detent in
                if let selection = settings.selection {
                    selection.wrappedValue = detent
                } else {
                    chosen.wrappedValue = detent
                }
            }
        } else {
            content
        }
    }
}

/// The content of a presentation, and the place whose colours its node is drawn with.
nonisolated struct PresentedContent<Content: View>: PrimitiveView {
    let content: Content
    let node: PresentationNode
    let title: PreferenceSource<ContentTitleKey>

    nonisolated init(content: Content, node: PresentationNode, title: PreferenceSource<ContentTitleKey>) {
        self.content = content
        self.node = node
        self.title = title
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        PresentedContentElement(view, inputs)
    }
}

private final class PresentedContentElement<Content: View>: SingleChildElement<PresentedContent<Content>, Content> {
    private let node: PresentationNode
    private let title: PreferenceSource<ContentTitleKey>

    init(_ view: PresentedContent<Content>, _ inputs: _ElementInputs) {
        node = view.node
        title = view.title
        super.init(inputs)
        child = Content._makeElement(view.content, childInputs())
        graph.run(self)
    }

    override func update(_ view: PresentedContent<Content>) { child?.update(view.content) }

    /// Runs when the colours, the direction or the title have changed.
    override func update() {
        node.set(appearance: PresentationAppearance(EnvironmentValues(at: scope, tracking: true)))
        node.set(title: title.value?.string)
    }
}
