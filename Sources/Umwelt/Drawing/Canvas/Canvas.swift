import Foundation

/// A view that code of yours draws.
///
/// ```swift
/// Canvas { context, size in
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
/// }
/// ```
///
/// It takes the space that it is offered. What is drawn cannot be touched or read apart: it is one picture. Views given as
/// `symbols`, each with a ``View/tag(_:includeOptional:)``, can be drawn anywhere, as often as you like.
public nonisolated struct Canvas<Symbols: View>: View, PrimitiveView {
    /// The views that can be drawn.
    public var symbols: Symbols

    /// What draws.
    public var renderer: (inout GraphicsContext, CGSize) -> Void

    /// Whether there are no transparent parts: it then starts black.
    public var isOpaque: Bool

    /// How colours are mixed.
    public var colorMode: ColorRenderingMode

    /// Whether the picture may come later than what is around it. That is a permission, of which no use is made: a window's
    /// views always come together.
    public var rendersAsynchronously: Bool

    /// Makes a view that `renderer` draws, with views that it may use.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        CanvasElement(view, inputs)
    }
}

extension Canvas where Symbols == EmptyView {
    /// Makes a view that `renderer` draws.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

/// The element of a canvas: what the renderer reads makes it draw again.
private final class CanvasElement<Symbols: View>: SingleChildNodeElement<Canvas<Symbols>, Symbols, CanvasNode>,
    TagReader
{
    private var view: Canvas<Symbols>
    private var observation: ObservationTracker?

    init(_ view: Canvas<Symbols>, _ inputs: _ElementInputs) {
        self.view = view
        super.init(inputs)
        node = CanvasNode(element: self) { [unowned self] in draw(in: $0) }
        child = Symbols._makeElement(view.symbols, childInputs())
        needsLayoutContent()
        graph.run(self)
    }

    override func update(_ new: Canvas<Symbols>) {
        if areValuesEqual(view, new) { return }
        view = new
        child?.update(new.symbols)
        node?.setNeedsDisplay()
    }

    /// Runs when something has changed that was read while drawing.
    override func update() {
        observation?.cancel()
        observation = nil
        node?.setNeedsDisplay()
    }

    private func draw(in size: CGSize) -> [DisplayItem] {
        let values = EnvironmentValues(at: scope, tracking: true)
        var context = GraphicsContext(environment: values, element: self, symbols: node?.children ?? [], size: size)
        if view.isOpaque { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
        graph.track(as: self) {
            ObservationTracker.track(with: &observation, isExpected: false, for: self) {
                view.renderer(&context, size)
            }
        }
        return context.items
    }

    override func updateLayoutContent() {
        super.updateLayoutContent()
        node?.setNeedsDisplay()
    }

    override func didLeaveTree() {
        super.didLeaveTree()
        observation?.cancel()
    }
}

/// A node that draws what a closure says. The nodes inside are drawn where that says.
private final class CanvasNode: LayoutNode {
    private let makeItems: (CGSize) -> [DisplayItem]

    init(element: _Element, items: @escaping (CGSize) -> [DisplayItem]) {
        makeItems = items
        super.init(element: element)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for child in children { place(child, at: .zero, proposal: .unspecified) }
    }

    override var shownChildren: ContiguousArray<LayoutNode> { [] }

    override var maskNodes: ContiguousArray<LayoutNode> { children }

    override var drawsOthers: Bool { !children.isEmpty }

    override var isSummary: Bool { !children.isEmpty }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard size.width.isFinite, size.height.isFinite else { return [] }
        let items = makeItems(size)
        guard items.contains(where: \.isMixed) else { return items }
        // What is drawn mixes with what else is drawn on the canvas, and not with what is behind that.
        var effects = DisplayEffects()
        effects.isIsolated = true
        return [.group(DisplayGroup(effects: effects, items: items))]
    }
}

extension DisplayItem {
    /// Whether it mixes with what is behind it in another way than being in front.
    fileprivate var isMixed: Bool {
        guard case .group(let group) = self else { return false }
        return group.effects.map { $0.blendMode != .normal } ?? false || group.items.contains(where: \.isMixed)
    }
}
