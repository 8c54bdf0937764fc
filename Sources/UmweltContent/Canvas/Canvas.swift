@_spi(Kernel) import UmweltCore
import Foundation

/// A view that a closure draws.
///
/// ```swift
/// Canvas { context, size in
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
/// }
/// ```
///
/// It fills the proposed size, and clips everything that is drawn outside of it. The drawing is one picture, without
/// parts for gestures or assistive technology. Views in `symbols`, each with a ``View/tag(_:includeOptional:)``, can be
/// drawn at any position, any number of times.
public nonisolated struct Canvas<Symbols: View>: View, PrimitiveView {
    /// The views that the renderer can draw, each with a tag.
    public var symbols: Symbols

    /// The closure that draws, in points from the top left corner; the second argument is the size of the canvas.
    public var renderer: (inout GraphicsContext, CGSize) -> Void

    /// True if the canvas has no transparent parts: drawing starts on black.
    public var isOpaque: Bool

    /// The colour space for blending.
    public var colorMode: ColorRenderingMode

    /// True if the picture may be shown later than the views around it. This permission is not used: all views of a
    /// window are always shown together.
    public var rendersAsynchronously: Bool

    /// Makes a view that `renderer` draws, with views that it can draw.
    ///
    /// - Parameters:
    ///   - opaque: If true, drawing starts on black.
    ///   - colorMode: The colour space for blending.
    ///   - rendersAsynchronously: If true, the picture may be shown later than the views around it; has no effect.
    ///   - renderer: The closure that draws. It runs again when the size, or a value that it has read, changes.
    ///   - symbols: The views that `renderer` can draw, each with a tag.
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
    ///
    /// - Parameters:
    ///   - opaque: If true, drawing starts on black.
    ///   - colorMode: The colour space for blending.
    ///   - rendersAsynchronously: If true, the picture may be shown later than the views around it; has no effect.
    ///   - renderer: The closure that draws. It runs again when the size, or a value that it has read, changes.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

/// The element of a canvas. Makes its node draw again when a value that the renderer has read changes.
private final class CanvasElement<Symbols: View>: SingleChildNodeElement<Canvas<Symbols>, Symbols, CanvasNode>,
    TagReader
{
    private var view: Canvas<Symbols>

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

    /// Runs when a value that the renderer has read changes.
    override func update() {
        stopObserving()
        node?.setNeedsDisplay()
    }

    private func draw(in size: CGSize) -> [DisplayItem] {
        let values = EnvironmentValues(at: scope, tracking: true)
        var context = GraphicsContext(environment: values, element: self, symbols: node?.children ?? [], size: size)
        if view.isOpaque { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
        graph.track(as: self) {
            ObservationTracker.track(for: self) {
                view.renderer(&context, size)
            }
        }
        return context.items
    }

    override func updateLayoutContent() {
        super.updateLayoutContent()
        node?.setNeedsDisplay()
    }

}

/// The layout node of a canvas: draws the items of a closure. Its children are the symbols, which only the closure
/// draws.
private final class CanvasNode: LayoutNode, MaskingNode {
    private let makeItems: (CGSize) -> [DisplayItem]

    init(element: _Element, items: @escaping (CGSize) -> [DisplayItem]) {
        makeItems = items
        super.init(element: element)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for child in children { place(child, at: .zero, proposal: .unspecified) }
    }

    override var roles: NodeRoles { children.isEmpty ? [] : [.masks, .drawsOthers, .summary] }

    var unmaskedChildren: ContiguousArray<LayoutNode> { [] }

    var maskNodes: ContiguousArray<LayoutNode> { children }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard size.width.isFinite, size.height.isFinite else { return [] }
        return makeItems(size).mixedAmongThemselves.kept(in: CGRect(origin: .zero, size: size))
    }
}

extension [DisplayItem] {
    /// The items as a group: their blend modes do not affect what is behind the group.
    var mixedAmongThemselves: [DisplayItem] {
        guard contains(where: \.isMixed) else { return self }
        var effects = DisplayEffects()
        effects.isIsolated = true
        return [.group(DisplayGroup(effects: effects, items: self))]
    }
}

extension [DisplayItem] {
    /// The items, clipped to a rectangle.
    ///
    /// The layer of a canvas has the canvas's size, as was measured for TablePro's pull request 2698. Items that are
    /// inside the rectangle need no clip.
    fileprivate func kept(in frame: CGRect) -> [DisplayItem] {
        let reachesOut = contains { item in
            let bounds = item.bounds
            return !bounds.isNull && !frame.contains(bounds)
        }
        return reachesOut ? [.group(DisplayGroup(clip: Path(frame), items: self))] : self
    }
}

extension DisplayItem {
    /// True if the item, or an item in its group, has another blend mode than normal.
    fileprivate var isMixed: Bool {
        guard case .group(let group) = self else { return false }
        return group.effects.map { $0.blendMode != .normal } ?? false || group.items.contains(where: \.isMixed)
    }
}
