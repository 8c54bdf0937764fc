@_spi(Kernel) import UmweltCore
import Foundation

/// A view that arranges its content from top to bottom, and realises the views of a `ForEach` only when they are near
/// the viewport.
///
/// ```swift
/// ScrollView {
///     LazyVStack(alignment: .leading) { ForEach(messages) { MessageView(message: $0) } }
/// }
/// ```
///
/// It fills the proposed width. Unrealized views are estimated at the average length. Realized views stay, with their
/// state.
public nonisolated struct LazyVStack<Content: View>: View, PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Makes a column.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - spacing: The distance between views in points; nil for the default one.
    ///   - pinnedViews: The section headers and footers that stay visible while scrolling.
    ///   - content: The views, from the top.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LazyStackElement(view, inputs) {
            LazyStack(
                axis: .vertical, alignmentKey: $0.alignment.key, spacing: $0.spacing, items: nil,
                pinnedViews: $0.pinnedViews, content: $0.content)
        }
    }
}

/// A view that arranges its content in a row, and realises the views of a `ForEach` only when they are near the
/// viewport.
///
/// ```swift
/// ScrollView(.horizontal) {
///     LazyHStack { ForEach(covers) { CoverView(cover: $0) } }
/// }
/// ```
///
/// It fills the proposed height. Unrealized views are estimated at the average length. Realized views stay, with their
/// state.
public nonisolated struct LazyHStack<Content: View>: View, PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - spacing: The distance between views in points; nil for the default one.
    ///   - pinnedViews: The section headers and footers that stay visible while scrolling.
    ///   - content: The views, from the leading side.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LazyStackElement(view, inputs) {
            LazyStack(
                axis: .horizontal, alignmentKey: $0.alignment.key, spacing: $0.spacing, items: nil,
                pinnedViews: $0.pinnedViews, content: $0.content)
        }
    }
}

/// The values that lazy stacks and grids have in common.
struct LazyStack<Content: View> {
    let axis: Axis
    let alignmentKey: AlignmentKey
    let spacing: CGFloat?

    /// The columns or rows of a grid; nil for a stack.
    let items: [GridItem]?
    let pinnedViews: PinnedScrollableViews
    let content: Content
}

/// The element of a lazy stack or grid.
final class LazyStackElement<V: View, Content: View>: LazyElement<V> {
    private let getStack: (V) -> LazyStack<Content>
    private var stack: LazyStack<Content>
    private var node: LazyNode?
    private var child: _ViewElement<Content>?

    init(_ view: V, _ inputs: _ElementInputs, stack getStack: @escaping (V) -> LazyStack<Content>) {
        self.getStack = getStack
        stack = getStack(view)
        super.init(inputs)
        let (axis, alignmentKey) = (stack.axis, stack.alignmentKey)
        node =
            stack.items.map { LazyGridNode($0, axis: axis, alignmentKey: alignmentKey, element: self) }
            ?? LazyNode(axis: axis, alignmentKey: alignmentKey, element: self)
        node?.set(pinnedViews: stack.pinnedViews)
        child = Content._makeElement(stack.content, childInputs())
        needsLayoutContent()
        graph.run(self)
    }

    override var lazyNode: LazyNode? { node }

    override var content: _Element? { child }

    override func update(_ view: V) {
        let old = stack
        stack = getStack(view)
        node?.set(alignmentKey: stack.alignmentKey)
        node?.set(pinnedViews: stack.pinnedViews)
        if let items = stack.items { (node as? LazyGridNode)?.set(items) }
        if stack.spacing != old.spacing { needsLayoutContent() }
        child?.update(stack.content)
    }

    /// Runs when the layout direction has changed, or parts have to be realised.
    override func update() {
        super.update()
        node?.set(isRightToLeft: EnvironmentValues(at: scope, tracking: true).isRightToLeft)
    }

    override func arrange(_ parts: ContiguousArray<LazyPart>) -> ContiguousArray<LazyNode.Slot> {
        let spacing = stack.spacing ?? StackNode.defaultSpacing
        var slots: ContiguousArray<LazyNode.Slot> = []
        slots.reserveCapacity(parts.count)
        for part in parts {
            slots.append(
                LazyNode.Slot(part, node: part.node, gap: slots.isEmpty ? 0 : spacing, innerGap: spacing))
        }
        return slots
    }
}
