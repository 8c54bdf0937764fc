import Foundation
@_spi(Kernel) import Umwelt

/// The modifier around a pane of glass, which merges with panes near it in a ``GlassEffectContainer``.
nonisolated struct GlassMember: ViewModifier, LayoutModifier {
    typealias Body = Never
    let glass: Glass
    let shape: AnyShape

    nonisolated init(glass: Glass, shape: AnyShape) {
        self.glass = glass
        self.shape = shape
    }

    func makeNode(for element: _Element) -> GlassMemberNode { GlassMemberNode(element: element) }

    func update(_ node: GlassMemberNode) { node.set(glass: glass, shape: shape) }

    func readEnvironment(_ values: EnvironmentValues, for node: GlassMemberNode) {
        node.set(paints: GlassPaints(glass, in: values))
    }
}

/// The layout node of a pane of glass. Alone it shows the pane inside. Of panes that merge, the first draws the outline
/// of all, and the others draw nothing.
final class GlassMemberNode: WrapperNode {
    /// The part that the node has in the glass of its container.
    enum Part: Equatable {
        case alone
        case first(Path)
        case merged
    }

    private(set) var glass = Glass.regular
    private var shape = AnyShape(DefaultGlassEffectShape())
    private var paints: GlassPaints?
    private var part = Part.alone
    private weak var container: GlassContainerNode?

    /// The frame in the container when the container merged its panes last.
    private var mergedFrame: CGRect?

    override init(element: _Element) {
        super.init(element: element)
        add(.safeArea)
    }

    func set(glass newGlass: Glass, shape newShape: AnyShape) {
        (glass, shape) = (newGlass, newShape)
        container?.setNeedsMerge()
    }

    func set(paints new: GlassPaints) {
        guard new != paints else { return }
        paints = new
        setNeedsDisplay()
    }

    /// Sets the part that the container has found for the node at a frame.
    func set(_ new: Part, at frame: CGRect) {
        mergedFrame = frame
        guard new != part else { return }
        part = new
        children.first?.stopFading(at: new == .alone ? 1 : 0)
        setNeedsDisplay()
    }

    /// The frame in the container's coordinates; nil if the node is not placed there.
    func frame(in container: GlassContainerNode) -> CGRect? {
        guard !isDetached, hasPlace, self.container === container else { return nil }
        return CGRect(origin: origin(in: container), size: frame.size)
    }

    /// Returns the outline of the pane at a frame.
    func outline(at frame: CGRect) -> Path { shape.path(in: frame) }

    override func didPlace() { placeChanged() }

    override func placeChanged() {
        var node = parent
        while let outer = node, !(outer is GlassContainerNode) { node = outer.parent }
        let new = node as? GlassContainerNode
        if new !== container {
            container?.remove(self)
            container = new
            new?.add(self)
        } else if let container, frame(in: container) != mergedFrame {
            container.setNeedsMerge()
        }
    }

    override func didDetach() { container?.remove(self) }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard case .first(let outline) = part, let paints else { return [] }
        return paints.items(outline)
    }
}

/// The paints of merged glass, which are those of ``GlassPane``.
struct GlassPaints: Equatable {
    private let fill: Paint
    private let tint: Paint?
    private let edge: Paint
    private let shadow: Paint

    nonisolated init(_ glass: Glass, in values: EnvironmentValues) {
        fill = (glass.kind == .clear ? GlassMaterial.clear : .regular)._paint(in: values)
        tint = glass.tint?.opacity(GlassMaterial.tintOpacity)._paint(in: values)
        edge = LinearGradient.glassEdge(in: values.colorScheme)._paint(in: values)
        shadow = Color.black.opacity(GlassMaterial.shadowOpacity)._paint(in: values)
    }

    /// Returns a pane of glass with an outline.
    func items(_ outline: Path) -> [DisplayItem] {
        var items = GlassMaterial.shadowRings.map { width in
            let ring = outline.strokedPath(StrokeStyle(lineWidth: 2 * width, lineJoin: .round))
                .offsetBy(dx: 0, dy: GlassMaterial.shadowOffset)
            // Glass does not show the shadow through itself.
            return DisplayItem.fill(ring.subtracting(outline), shadow)
        }
        items.append(.fill(outline, fill))
        if let tint { items.append(.fill(outline, tint)) }
        // The half of the line that is outside of the shape is cut off.
        let line = DisplayItem.stroke(outline, edge.fitted(to: outline.boundingRect), StrokeStyle(lineWidth: 2))
        items.append(.group(DisplayGroup(clip: outline, items: [line])))
        return items
    }
}
