import Foundation
@_spi(Kernel) import Umwelt
import UmweltGraph

/// The element of a presentation.
///
/// It is below its presenter's, so that it has the presenter's environment, but its layout node is above the content of
/// the window.
final class PresentationElement<Item, Presented: View>: _Element {
    /// The item that is presented.
    private(set) var item: Item
    private var content: (Item) -> Presented
    private var node: PresentationNode?
    private weak var windowNode: RootNode?
    private let parts: PresentationParts
    private var child: _ViewElement<PresentedView<Presented>>?

    /// Presents the view of an item.
    ///
    /// - Parameters:
    ///   - presenter: Returns the layout nodes of the presenter.
    ///   - end: Closes the presentation by setting the presenter's binding.
    init(
        _ item: Item, style: PresentationStyle, presenter: @escaping () -> ContiguousArray<LayoutNode>,
        content: @escaping (Item) -> Presented, end: @escaping () -> Void, _ inputs: _ElementInputs
    ) {
        self.item = item
        self.content = content
        parts = PresentationParts(in: inputs.tree.graph, end: end)
        super.init(inputs)
        let node = style.makeNode(for: self)
        node.presenter = presenter
        node.dismiss = { [parts] in parts.dismissByUser() }
        node.navigation = { [parts] in parts.navigation.value }
        self.node = node
        set(style)
        windowNode = window?.node
        animateIn()
        windowNode?.present(node)
        if node.isAnchored { tree.anchoredLayers.append(node) }
        needsLayoutContent()
        graph.run(self)
    }

    // MARK: Coming and going

    /// Moves the presentation in, if the window has shown before.
    private func animateIn() {
        guard let windowNode else { return }
        let transaction = windowNode.waitsForPlacement ? nil : screenTransaction(completion: {})
        whenPlaced { [weak self] in
            guard let self, !isRemoved, let node else { return }
            if let transaction { node.appear(by: motion, with: transaction) } else { node.appear(by: motion) }
        }
    }

    /// Ends the presentation: it leaves the tree after its animation, or immediately.
    ///
    /// - Parameter completion: Called when it has left the tree.
    func end(completion: @escaping () -> Void) {
        parts.end = {}
        func leave() {
            if !isRemoved { leaveTree() }
            completion()
        }
        guard let node, let windowNode, node.parent === windowNode,
            let transaction = screenTransaction(completion: leave)
        else { return leave() }
        windowNode.keepShowing(node)
        windowNode.end(node)
        tree.anchoredLayers.removeAll { $0 === node }
        node.disappear(by: motion, with: transaction)
    }

    /// The animation of the presentation.
    private var motion: PresentationMotion {
        if asksForLessMotion { return .fade }
        switch parts.transition.value {
        case .zoom(let key): return windowNode?.transitionSource(key).map { .zoom($0) } ?? .usual
        case .crossFade: return .fade
        case nil: return .usual
        }
    }

    /// Replaces the item by another with the same identity, and the style and the content.
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

    /// Runs when the item or the closure of the content is new, or when an observed value that the closure reads has
    /// changed.
    override func update() {
        guard let node else { return }
        let content = ObservationTracker.track(for: self) { self.content(item) }
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

    /// The layout node is a layer of the window, and not in the layout of the presenter's container.
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
        parts.end = {}
        guard let node else { return }
        if node.isLeaving { windowNode?.stopShowing(node) } else { windowNode?.end(node) }
        tree.anchoredLayers.removeAll { $0 === node }
        node.detachAll()
    }
}

/// The part of a presentation that its element and its content share: the preferences of the content, and the closing.
final class PresentationParts {
    /// The colour scheme that a view in the content prefers.
    let colorScheme: PreferenceSource<PreferredColorSchemeKey>

    /// True if a view in the content prevents the user from closing the presentation.
    let isDismissDisabled: PreferenceSource<InteractiveDismissDisabledKey>

    /// The content's settings of a sheet.
    let sheet: PreferenceSource<SheetSettingsKey>

    /// The navigation stacks in the content.
    let navigation: PreferenceSource<BackStacksKey>

    /// The transition that the content sets in place of the usual one.
    let transition: PreferenceSource<NavigationTransitionKey>

    /// The title of the content.
    let title: PreferenceSource<ContentTitleKey>

    /// Closes the presentation by setting the presenter's binding.
    var end: () -> Void

    /// The same as an action for the content's environment.
    private(set) lazy var dismiss = DismissAction { [weak self] in self?.end() }

    init(in graph: Graph, end: @escaping () -> Void) {
        colorScheme = PreferenceSource(in: graph)
        isDismissDisabled = PreferenceSource(in: graph)
        sheet = PreferenceSource(in: graph)
        navigation = PreferenceSource(in: graph)
        transition = PreferenceSource(in: graph)
        title = PreferenceSource(in: graph)
        self.end = end
    }

    /// Closes the presentation for the user. Returns false if a view in the content prevents that.
    func dismissByUser() -> Bool {
        guard !isDismissDisabled.value else { return false }
        end()
        return true
    }
}

/// The content of a presentation with its environment, and the forwarders of its preferences.
nonisolated struct PresentedView<Content: View>: View, SystemView {
    let content: Content
    let node: PresentationNode
    let parts: PresentationParts

    @Environment(\.horizontalSizeClass) private var presenterWidth
    @Environment(\.widthOutsideSheets) private var widthOutsideSheets
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.screenEditMode) private var presenterEditMode
    @State private var editMode = EditMode.inactive

    /// The height of a sheet that the user has selected; nil for the lowest.
    @State private var chosen: PresentationDetent?

    nonisolated init(content: Content, node: PresentationNode, parts: PresentationParts) {
        self.content = content
        self.node = node
        self.parts = parts
    }

    /// The distance that the user has dragged the upper edge of a sheet down, in points.
    @State private var drag: CGFloat = 0

    /// The horizontal size class of the window, which determines the adaptation of a presentation.
    private var width: UserInterfaceSizeClass? { widthOutsideSheets ?? presenterWidth }

    @MainActor var body: some View {
        let settings = parts.sheet.value
        let _ =
            (node as? SheetNode)?.drag = SheetDrag(distance: $drag) { [chosen = $chosen] detent in
                if let selection = settings.selection {
                    selection.wrappedValue = detent
                } else {
                    chosen.wrappedValue = detent
                }
            }
        let heights = SheetHeights(detents: settings.detents, chosen: settings.selection?.wrappedValue ?? chosen)
        PresentedContent(
            content: handled(content.modifier(PreferenceForwarder(source: parts.sheet)), settings), node: node,
            title: parts.title
        )
        .environment(
            \.cardLook,
            CardLook(
                hasOwnBackground: settings.background != nil, cornerRadius: settings.cornerRadius,
                sizing: settings.sizing, placement: settings.placement ?? .automatic,
                backgroundInteraction: settings.backgroundInteraction ?? .automatic,
                adaptation: settings.adaptation(width: width, height: height), drag: drag)
        )
        .environment(\.sheetHeights, settings.detents.isEmpty ? nil : heights)
        .modifier(PreferenceForwarder(source: parts.title))
        .modifier(PreferenceForwarder(source: parts.transition))
        .modifier(PreferenceForwarder(source: parts.isDismissDisabled))
        .modifier(PreferenceForwarder(source: parts.navigation))
        .inPreferredColorScheme(parts.colorScheme)
        .modifier(PresentedSizeClass(node: node, sizing: settings.sizing, window: width))
        .environment(\.isElevated, node.isElevated)
        .environment(\.screenEditMode, node.isScreen ? $editMode : presenterEditMode)
        .modifier(DismissalModifier(dismiss: parts.dismiss, isPresented: true, isScreen: node.isScreen))
        .modifier(OutsideBar())
    }
}

extension PresentedView {
    /// Returns the content with the background and, in a sheet, the grabber from its settings.
    @MainActor @ViewBuilder
    private func handled(_ content: some View, _ settings: SheetSettings) -> some View {
        let background = settings.background
        // The structure is the same with and without a background, which the content sets only once it is there.
        if let sheet = node as? SheetNode {
            let isCard = settings.adaptation(width: width, height: height).makesCard || !(sheet is PopoverNode)
            GrabberSheet(
                content: content, node: sheet, isShown: isCard && settings.hasHandle,
                isFilled: isCard && background != nil
            )
            .environment(\.draggedSheet, isCard ? sheet : nil)
            .background(alignment: background?.alignment ?? .center) {
                background?.view.ignoresSafeArea(edges: isCard ? .all : [])
            }
        } else if node.hidesWindow {
            VStack { content }
                .environment(\.draggedSheet, nil)
                .frame(
                    maxWidth: background == nil ? nil : .infinity, maxHeight: background == nil ? nil : .infinity
                )
                .background(alignment: background?.alignment ?? .center) { background?.view.ignoresSafeArea() }
        } else {
            content
        }
    }
}

/// The content of a presentation, and the environment for the colours of the presentation's layout node.
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

    /// Runs when the colours, the layout direction or the title have changed.
    override func update() {
        node.set(appearance: PresentationAppearance(EnvironmentValues(at: scope, tracking: true)))
        node.set(title: title.value?.string)
    }
}
