@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltLayout
import Foundation

extension View {
    /// Adds views behind this view.
    ///
    /// ```swift
    /// Text("New").padding(8).background(alignment: .bottom) { Divider() }
    /// ```
    ///
    /// The layout does not change: the size is that of this view, and it is proposed to each view behind.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views that are smaller or larger than this view.
    ///   - content: Makes the views.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(layer: content(), alignment: alignment, isInFront: false))
    }

    /// Adds a view behind this view; the added view is proposed the size of this view.
    ///
    /// - Parameters:
    ///   - background: The view.
    ///   - alignment: The alignment of a view that is smaller or larger than this view.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_LayerModifier(layer: background, alignment: alignment, isInFront: false))
    }

    /// Fills the space behind this view with a style.
    ///
    /// ```swift
    /// Text("Offline").padding().background(.regularMaterial)
    /// ```
    ///
    /// - Parameters:
    ///   - style: The style; the background style by default. A material is also
    ///     ``EnvironmentValues/backgroundMaterial`` of this view.
    ///   - edges: The edges at which the style extends beyond the safe area, if the view touches the safe area there.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S = BackgroundStyle(), ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            _LayerModifier(
                layer: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isInFront: false,
                ignoredEdges: edges, backdrop: MaterialBackdrop(style)))
    }

    /// Fills a shape behind this view with a style.
    ///
    /// ```swift
    /// Text("3").padding(8).background(.red, in: Circle())
    /// ```
    ///
    /// - Parameters:
    ///   - style: The style; the background style by default.
    ///   - shape: The shape, which has the size of this view.
    ///   - fillStyle: The rule that decides which points are inside of the shape, and whether edges are smooth.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S = BackgroundStyle(), in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            _LayerModifier(
                layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
                isInFront: false, backdrop: MaterialBackdrop(style)))
    }

    /// Adds views in front of this view.
    ///
    /// ```swift
    /// Image("Cover").overlay(alignment: .topTrailing) {
    ///     Text("New").padding(4).background(.yellow)
    /// }
    /// ```
    ///
    /// The layout does not change: the size is that of this view, and it is proposed to each view in front.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views that are smaller or larger than this view.
    ///   - content: Makes the views.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(layer: content(), alignment: alignment, isInFront: true))
    }

    /// Adds a view in front of this view; the added view is proposed the size of this view.
    ///
    /// - Parameters:
    ///   - overlay: The view.
    ///   - alignment: The alignment of a view that is smaller or larger than this view.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(_LayerModifier(layer: overlay, alignment: alignment, isInFront: true))
    }

    /// Covers this view with a style.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - edges: The edges at which the style extends beyond the safe area, if the view touches the safe area there.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            _LayerModifier(
                layer: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isInFront: true,
                ignoredEdges: edges))
    }

    /// Covers this view with a shape that is filled with a style.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - shape: The shape, which has the size of this view.
    ///   - fillStyle: The rule that decides which points are inside of the shape, and whether edges are smooth.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            _LayerModifier(
                layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
                isInFront: true))
    }
}

/// The modifier of views behind or in front of a view, or of a view that masks it.
public nonisolated struct _LayerModifier<Layer: View>: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let layer: Layer
    let alignment: Alignment
    let use: LayerRole

    /// The edges at which the layer extends beyond the safe area.
    let ignoredEdges: Edge.Set

    /// The environment writer for the material of the layer; nil for layers that colours in front do not depend on.
    let backdrop: MaterialBackdrop?

    nonisolated init(
        layer: Layer, alignment: Alignment, isInFront: Bool, ignoredEdges: Edge.Set = [],
        backdrop: MaterialBackdrop? = nil
    ) {
        self.init(
            layer: layer, alignment: alignment, use: isInFront ? .front : .back, ignoredEdges: ignoredEdges,
            backdrop: backdrop)
    }

    nonisolated init(
        layer: Layer, alignment: Alignment, use: LayerRole, ignoredEdges: Edge.Set = [],
        backdrop: MaterialBackdrop? = nil
    ) {
        self.layer = layer
        self.alignment = alignment
        self.use = use
        self.ignoredEdges = ignoredEdges
        self.backdrop = backdrop
    }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        LayerElement(view, inputs)
    }
}

/// The role of a layer for the view that it belongs to.
enum LayerRole {
    /// Behind the view.
    case back
    /// In front of the view.
    case front
    /// A mask: the view is visible where the layer is opaque.
    case mask
}

/// The element of a view with layers. Each layout node of its content has its own ``LayerNode`` with layers.
final class LayerElement<Content: View, Layer: View>: SingleChildElement<
    ModifiedContent<Content, _LayerModifier<Layer>>, Content
>, LayeredElement
{
    fileprivate var layer: _LayerModifier<Layer>
    private var layered: [(node: LayerNode, layers: _ViewElement<Layer>)] = []
    var surrounding: SurroundingTransition?

    var layerScope: EnvironmentScope? {
        didSet {
            guard layerScope != nil || oldValue != nil, !layered.isEmpty else { return }
            for index in layered.indices {
                layered[index].layers.leaveTree()
                layered[index].layers = makeLayers()
            }
            needsLayoutContent()
        }
    }

    init(_ view: ModifiedContent<Content, _LayerModifier<Layer>>, _ inputs: _ElementInputs) {
        layer = view.modifier
        super.init(inputs)
        child = makeChild(view.content)
        needsLayoutContent()
    }

    private func makeChild(_ content: Content) -> _ViewElement<Content> {
        guard let backdrop = layer.backdrop else { return Content._makeElement(content, childInputs()) }
        // A view in front of a material has its backdrop in the environment.
        return SplitWriterElement(content, childInputs()) { [unowned self] content in
            (layer.backdrop ?? backdrop, content)
        }
    }

    override func update(_ view: ModifiedContent<Content, _LayerModifier<Layer>>) {
        layer = view.modifier
        for (node, layers) in layered {
            node.set(alignment: layer.alignment, ignoredEdges: layer.ignoredEdges)
            layers.update(layer.layer)
        }
        child?.update(view.content)
    }

    /// Runs when the layout direction has changed.
    override func update() {
        let isRightToLeft = EnvironmentValues(at: scope, tracking: true).isRightToLeft
        for (node, _) in layered { node.set(isRightToLeft: isRightToLeft) }
    }

    override var holdsLayoutNodes: Bool { true }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        collectOuterNodes(into: &nodes)
    }

    func collectModifiedNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        for (node, _) in layered { nodes.append(node) }
    }

    var modifiedElement: _Element? { child }

    private func makeLayers() -> _ViewElement<Layer> {
        Layer._makeElement(layer.layer, childInputs(scope: layerScope))
    }

    override func updateLayoutContent() {
        let content = child?.ownLayoutNodes ?? []
        let before = layered
        // The existing layers by the node that they belong to. Those that are kept leave the table, so that those to
        // remove remain in it.
        var old = Dictionary(before.map { (ObjectIdentifier($0.node.primary), $0) }) { first, _ in first }
        layered = content.map { inner in
            if let same = old.removeValue(forKey: ObjectIdentifier(inner)) { return same }
            let node = LayerNode(primary: inner, alignment: layer.alignment, use: layer.use, element: self)
            node.set(alignment: layer.alignment, ignoredEdges: layer.ignoredEdges)
            return (node, makeLayers())
        }
        let isSame = before.count == layered.count && zip(before, layered).allSatisfy { $0.node === $1.node }
        for (node, layers) in before where old[ObjectIdentifier(node.primary)] != nil {
            node.detach()
            layers.leaveTree()
        }
        for (node, layers) in layered {
            var nodes: ContiguousArray<LayoutNode> = [node.primary]
            layers.collectLayoutNodes(into: &nodes)
            node.setChildren(nodes)
        }
        if !isSame {
            graph.run(self)
            layoutNodesChanged()
            surrounding?.nodesChanged()
        }
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if layer.use == .back { for (_, layers) in layered { body(layers) } }
        if let child { body(child) }
        if layer.use != .back { for (_, layers) in layered { body(layers) } }
        if let element = surrounding?.element { body(element) }
    }

    override func didLeaveTree() { for (node, _) in layered { node.detach() } }
}

/// A layout node with layers behind or in front of its first child, or with a mask.
///
/// Only the first child determines the size, the guides and the layout priority. Its size is proposed to the layers.
package final class LayerNode: LayoutNode, MaskingNode {
    package let primary: LayoutNode
    private var alignment: Alignment
    private let use: LayerRole
    private var ignoredEdges: Edge.Set = []
    private var reach = EdgeInsets()

    init(primary: LayoutNode, alignment: Alignment, use: LayerRole, element: _Element) {
        self.primary = primary
        self.alignment = alignment
        self.use = use
        super.init(element: element)
    }

    func set(alignment: Alignment, ignoredEdges: Edge.Set) {
        if !ignoredEdges.isEmpty { add(.safeArea) }
        guard alignment != self.alignment || ignoredEdges != self.ignoredEdges else { return }
        self.alignment = alignment
        self.ignoredEdges = ignoredEdges
        setNeedsLayout()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.size(for: proposal) }

    package override func placeChanged() {
        if !ignoredEdges.isEmpty && insetsBySafeArea.only(ignoredEdges) != reach { placeNow() }
    }

    package override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        place(primary, at: .zero, proposal: proposal)
        if !ignoredEdges.isEmpty {
            reach = insetsBySafeArea.only(ignoredEdges)
            if reach != EdgeInsets() { return placeReachingLayers(in: size) }
        }
        let own = primary.dimensions(for: proposal)
        let offer = ProposedViewSize(size)
        // Several layers are arranged like a `ZStack`, which is aligned as one view.
        let layers = ContiguousArray(children.dropFirst())
        let zStack = ZStackArrangement(alignment: .center, children: layers, in: offer)
        let corner = CGPoint(
            x: own[alignment.horizontal] - zStack.guide(alignment.horizontal.key, of: layers, in: offer),
            y: own[alignment.vertical] - zStack.guide(alignment.vertical.key, of: layers, in: offer))
        for (layer, origin) in zip(layers, zStack.origins) {
            place(layer, at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y), proposal: offer)
        }
    }

    /// Places layers that extend outside of the safe area. These are styles, which fill any proposal, so that no
    /// alignment is needed.
    private func placeReachingLayers(in size: CGSize) {
        let offer = ProposedViewSize(reach.around(size))
        for layer in children.dropFirst() {
            place(layer, at: CGPoint(x: -reach.leading, y: -reach.top), proposal: offer)
        }
    }

    package override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        primary.explicitGuide(key, for: proposal)
    }

    package override var layoutPriority: Double { primary.layoutPriority }

    package override var isSpacer: Bool { primary.isSpacer }

    package override var wrapped: LayoutNode? { primary }

    package override var drawingOrder: [Int]? {
        // Most buttons have a background that is empty.
        use == .back && children.count > 1 ? Array(children.indices.dropFirst()) + [0] : nil
    }

    package override var roles: NodeRoles {
        switch use {
        case .back: .leavesBehind
        case .front: []
        case .mask: [.masks, .summary]
        }
    }

    package var unmaskedChildren: ContiguousArray<LayoutNode> { use == .mask ? [primary] : children }

    package var maskNodes: ContiguousArray<LayoutNode> {
        use == .mask ? ContiguousArray(children.dropFirst()) : []
    }

    package override var effects: DisplayEffects? {
        guard use == .mask else { return nil }
        var mask: [DisplayItem] = []
        for node in maskNodes { node.appendDisplayItems(to: &mask) }
        var effects = DisplayEffects()
        effects.mask = mask
        return effects
    }
}
