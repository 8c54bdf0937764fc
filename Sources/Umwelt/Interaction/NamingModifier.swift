import Foundation

extension View {
    /// Calls the view by the texts of another one, which is not shown.
    nonisolated func named<Name: View>(by name: Name) -> some View {
        modifier(NamingModifier(name: name, isValue: false))
    }

    /// Says that the view is set to what the texts of another one say, which is not shown.
    nonisolated func valued<Name: View>(by value: Name) -> some View {
        modifier(NamingModifier(name: value, isValue: true))
    }
}

/// Calls a view by what another one says, or says so what it is set to.
nonisolated struct NamingModifier<Name: View>: ViewModifier {
    typealias Body = Never
    let name: Name
    let isValue: Bool

    nonisolated init(name: Name, isValue: Bool) {
        self.name = name
        self.isValue = isValue
    }

    nonisolated static func _makeElement<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<Content, Self>> {
        NamingElement(view, inputs)
    }
}

/// The element of a view that is called by another one: that one's nodes are neither placed nor drawn.
final class NamingElement<Content: View, Name: View>: _ViewElement<ModifiedContent<Content, NamingModifier<Name>>> {
    private let isValue: Bool
    private var content: _ViewElement<Content>?
    private var source: _ViewElement<Name>?
    private var node: NamedNode?

    init(_ view: ModifiedContent<Content, NamingModifier<Name>>, _ inputs: _ElementInputs) {
        isValue = view.modifier.isValue
        super.init(inputs)
        content = Content._makeElement(view.content, childInputs())
        source = Name._makeElement(view.modifier.name, childInputs())
        needsLayoutContent()
        graph.run(self)
    }

    override func update(_ view: ModifiedContent<Content, NamingModifier<Name>>) {
        source?.update(view.modifier.name)
        content?.update(view.content)
    }

    /// Runs when the layout direction has changed.
    override func update() {
        let isRightToLeft = EnvironmentValues(at: scope, tracking: true).layoutDirection == .rightToLeft
        guard let node, node.isRightToLeft != isRightToLeft else { return }
        node.isRightToLeft = isRightToLeft
        node.setNeedsLayout()
    }

    override var holdsLayoutNodes: Bool { true }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        if let node { nodes.append(node) }
    }

    override func updateLayoutContent() {
        var inner: ContiguousArray<LayoutNode> = []
        content?.collectLayoutNodes(into: &inner)
        var names: ContiguousArray<LayoutNode> = []
        source?.collectLayoutNodes(into: &names)
        if node == nil {
            node = NamedNode(isValue: isValue, element: self)
            graph.run(self)
            layoutNodesChanged()
        }
        node?.setChildren(inner)
        node?.set(names: names)
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let source { body(source) }
        if let content { body(content) }
    }

    override func didLeaveTree() { node?.detach() }
}

/// A node of its child's size that is called by what other nodes say.
final class NamedNode: LayoutNode {
    private let isValue: Bool
    private var names: ContiguousArray<LayoutNode> = []
    private var name = ""

    init(isValue: Bool, element: _Element) {
        self.isValue = isValue
        super.init(element: element)
    }

    func set(names new: ContiguousArray<LayoutNode>) {
        if new.elementsEqual(names, by: ===) { return }
        for node in names where node.parent === self { node.parent = nil }
        names = new
        // They tell this node of their changes, as children would.
        for node in new { node.parent = self }
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { children.first?.size(for: proposal) ?? .zero }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if let child = children.first { place(child, at: .zero, proposal: proposal) }
        let new = SemanticsPass.name(from: names)
        guard new != name else { return }
        name = new
        semanticsTarget.noteChange()
    }

    override func refine(_ semantics: inout Semantics) {
        guard !name.isEmpty else { return }
        if isValue { semantics.value = name } else if semantics.label == nil { semantics.label = name }
    }

    override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitGuide(key, for: proposal)
    }

    override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    override var isSpacer: Bool { children.first?.isSpacer ?? false }

    override var wrapped: LayoutNode? { children.first }
}
