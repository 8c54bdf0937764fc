@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Labels the view with the texts of another view, which is not shown.
    package nonisolated func labeled<Name: View>(by name: Name) -> some View {
        modifier(LabeledByModifier(name: name, relation: .name))
    }

    /// Labels the view with the texts of another view, which is not shown, and replaces the default label of a symbol.
    package nonisolated func titled<Name: View>(by title: Name) -> some View {
        modifier(LabeledByModifier(name: title, relation: .title))
    }

    /// Sets the value in the view's semantics to the texts of another view, which is not shown.
    package nonisolated func valueLabeled<Name: View>(by value: Name) -> some View {
        modifier(LabeledByModifier(name: value, relation: .value))
    }

    /// Labels the choice that the view is an option of with the texts of another view, which is not shown. For options
    /// whose neighbours are in other rows.
    package nonisolated func option<Name: View>(of choice: Name) -> some View {
        modifier(LabeledByModifier(name: choice, relation: .choice))
    }

    /// Makes the view, which is one, a menu of its window's commands, with the texts of another view, which is not
    /// shown, as its title.
    package nonisolated func commandMenu<Name: View>(titledBy title: Name) -> some View {
        modifier(LabeledByModifier(name: title, relation: .menu))
    }
}

/// The part of a view's semantics that the texts of another view provide.
enum LabeledByRelation {
    /// The label, if the view has none.
    case name
    /// The label, whichever the view has.
    case title
    /// The value.
    case value
    /// The label of the choice that the view is an option of.
    case choice
    /// The title of the menu of commands that the view is.
    case menu
}

/// A modifier that uses the texts of another view as the label, the value or the choice of a view.
nonisolated struct LabeledByModifier<Name: View>: ViewModifier {
    typealias Body = Never
    let name: Name
    let relation: LabeledByRelation

    nonisolated init(name: Name, relation: LabeledByRelation) {
        self.name = name
        self.relation = relation
    }

    nonisolated static func _makeElement<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<Content, Self>> {
        LabeledByElement(view, inputs)
    }
}

/// The element of a view that is labelled by another view, whose nodes are neither placed nor drawn.
final class LabeledByElement<Content: View, Name: View>: NodeElement<
    ModifiedContent<Content, LabeledByModifier<Name>>, LabeledByNode
>
{
    private let relation: LabeledByRelation
    private var content: _ViewElement<Content>?
    private var source: _ViewElement<Name>?

    /// True while the view with the texts is being made, before it is the source.
    private var isMakingSource = false

    init(_ view: ModifiedContent<Content, LabeledByModifier<Name>>, _ inputs: _ElementInputs) {
        relation = view.modifier.relation
        super.init(inputs)
        content = Content._makeElement(view.content, childInputs())
        isMakingSource = true
        source = Name._makeElement(view.modifier.name, childInputs())
        isMakingSource = false
        needsLayoutContent()
        graph.run(self)
    }

    override func update(_ view: ModifiedContent<Content, LabeledByModifier<Name>>) {
        source?.update(view.modifier.name)
        content?.update(view.content)
    }

    override func updateLayoutContent() {
        let (inner, names) = (content?.ownLayoutNodes ?? [], source?.ownLayoutNodes ?? [])
        if node == nil {
            node = LabeledByNode(relation: relation, element: self)
            graph.run(self)
            layoutNodesChanged()
        }
        node?.setChildren(inner)
        node?.set(names: names)
    }

    override func readsOnlyTexts(of child: _Element?) -> Bool { isMakingSource || child != nil && child === source }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let source { body(source) }
        if let content { body(content) }
    }
}

/// A node of its child's size that refines the child's semantics with the texts of other nodes.
package final class LabeledByNode: LayoutNode {
    private let relation: LabeledByRelation
    private var names: ContiguousArray<LayoutNode> = []
    private var name = ""

    init(relation: LabeledByRelation, element: _Element) {
        self.relation = relation
        super.init(element: element)
    }

    func set(names new: ContiguousArray<LayoutNode>) {
        if new.elementsEqual(names, by: ===) { return }
        for node in names where node.parent === self { node.parent = nil }
        names = new
        // As their parent, this node is notified of their changes.
        for node in new { node.parent = self }
        setNeedsLayout()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.size(for: proposal) ?? .zero
    }

    package override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if let child = children.first { place(child, at: .zero, proposal: proposal) }
    }

    /// Reads the texts again. It needs no frame, because an invisible label may contain labels.
    package override func contentChanged() {
        let new = SemanticsPass.name(from: names)
        guard new != name else { return }
        name = new
        semanticsTarget.setNeedsSend()
    }

    package override func refine(_ semantics: inout Semantics) {
        switch relation {
        case .name: if semantics.label == nil && !name.isEmpty { semantics.label = name }
        case .title: if !name.isEmpty { semantics.label = name }
        case .value: if !name.isEmpty { semantics.value = name }
        case .choice: if case .option = semantics.role { semantics.choice = name }
        case .menu: break
        }
    }

    /// The title of the command menu that the node's child is; nil for others.
    package var menuTitle: String? { relation == .menu ? SemanticsPass.name(from: names) : nil }

    package override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitGuide(key, for: proposal)
    }

    package override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    package override var isSpacer: Bool { children.first?.isSpacer ?? false }

    package override var wrapped: LayoutNode? { children.first }
}
