import Foundation

/// Arranges views from top to bottom, and makes those of a `ForEach` only when they come near to what can be seen.
///
/// ```swift
/// ScrollView {
///     LazyVStack(alignment: .leading) { ForEach(messages) { MessageView(message: $0) } }
/// }
/// ```
///
/// It takes the width that it is offered. The length of views that are not there yet is taken to be the average of the
/// others. Views that were made stay, with their state.
public nonisolated struct LazyVStack<Content: View>: View, PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Makes a column; `spacing` is the distance between views in points, nil for the usual one.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LazyStackElement(view, inputs) {
            LazyStack(axis: .vertical, alignmentKey: $0.alignment.key, spacing: $0.spacing, content: $0.content)
        }
    }
}

/// Arranges views in a row, and makes those of a `ForEach` only when they come near to what can be seen.
///
/// ```swift
/// ScrollView(.horizontal) {
///     LazyHStack { ForEach(covers) { CoverView(cover: $0) } }
/// }
/// ```
///
/// It takes the height that it is offered. The length of views that are not there yet is taken to be the average of the
/// others. Views that were made stay, with their state.
public nonisolated struct LazyHStack<Content: View>: View, PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Makes a row; `spacing` is the distance between views in points, nil for the usual one.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LazyStackElement(view, inputs) {
            LazyStack(axis: .horizontal, alignmentKey: $0.alignment.key, spacing: $0.spacing, content: $0.content)
        }
    }
}

/// What lazy stacks have in common.
struct LazyStack<Content: View> {
    let axis: Axis
    let alignmentKey: AlignmentKey
    let spacing: CGFloat?
    let content: Content
}

/// The element of a stack whose parts are made when they are about to be seen.
private final class LazyStackElement<V: View, Content: View>: LazyElement<V> {
    private let getStack: (V) -> LazyStack<Content>
    private var stack: LazyStack<Content>
    private var node: LazyNode?
    private var child: _ViewElement<Content>?

    init(_ view: V, _ inputs: _ElementInputs, stack getStack: @escaping (V) -> LazyStack<Content>) {
        self.getStack = getStack
        stack = getStack(view)
        super.init(inputs)
        node = LazyNode(axis: stack.axis, alignmentKey: stack.alignmentKey, element: self)
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
        if stack.spacing != old.spacing { needsLayoutContent() }
        child?.update(stack.content)
    }

    /// Runs when the layout direction has changed, or parts have to be made.
    override func update() {
        super.update()
        let isRightToLeft = EnvironmentValues(at: scope, tracking: true).layoutDirection == .rightToLeft
        guard let node, node.isRightToLeft != isRightToLeft else { return }
        node.isRightToLeft = isRightToLeft
        node.setNeedsLayout()
    }

    override func arrange(_ parts: ContiguousArray<LazyPart>) -> ContiguousArray<LazyNode.Slot> {
        let spacing = stack.spacing ?? StackNode.defaultSpacing
        var slots: ContiguousArray<LazyNode.Slot> = []
        slots.reserveCapacity(parts.count)
        for part in parts {
            slots.append(
                LazyNode.Slot(
                    node: part.node, key: part.key, gap: slots.isEmpty ? 0 : spacing, isRow: part.role == .row))
        }
        return slots
    }
}
