@_spi(Kernel) import UmweltCore

/// The label of a control, for the places that show it and for the names of the control's parts. ``LabelScope`` makes
/// it.
package nonisolated struct SharedLabel<Label: View>: PrimitiveView {
    let label: Label
    let source: LabelSource

    /// The scope that the view belongs to.
    let scope: ObjectIdentifier

    package nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        SharedLabelElement(view, inputs)
    }
}

/// The element of a label in one place: it creates the label where it is shown, and otherwise a node with its texts.
private final class SharedLabelElement<Label: View>: _ViewElement<SharedLabel<Label>> {
    private typealias Shown = ModifiedContent<Label, LabelPlaceModifier>

    private let source: LabelSource
    private let place: LabelPlace?
    private var shown: _ViewElement<Shown>?
    private var reader: LabelReaderNode?

    init(_ view: SharedLabel<Label>, _ inputs: _ElementInputs) {
        source = view.source
        place = isName(at: inputs, below: view.scope) ? nil : LabelPlace(of: source)
        super.init(inputs)
        if let place {
            let child = Shown._makeElement(modified(view.label, in: place), childInputs())
            shown = child
            place.nodes = { [unowned child] in child.ownLayoutNodes }
            source.add(place)
        } else {
            let node = LabelReaderNode(of: source, element: self)
            reader = node
            source.add(node)
        }
    }

    private func modified(_ label: Label, in place: LabelPlace) -> Shown {
        label.modifier(LabelPlaceModifier(place: place))
    }

    override func update(_ view: SharedLabel<Label>) {
        if let place { shown?.update(modified(view.label, in: place)) }
    }

    override var holdsLayoutNodes: Bool { place == nil }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        if let reader { nodes.append(reader) }
        shown?.collectLayoutNodes(into: &nodes)
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let shown { body(shown) }
    }

    override func didLeaveTree() {
        if let place { source.remove(place) }
        guard let reader else { return }
        source.remove(reader)
        reader.detach()
    }
}

/// Returns true if the texts of a view at a position name another view.
private func isName(at inputs: _ElementInputs, below scope: ObjectIdentifier) -> Bool {
    var child: _Element?
    var parent = inputs.parent
    while let current = parent, ObjectIdentifier(current) != scope {
        if current.readsOnlyTexts(of: child) { return true }
        child = current
        parent = current.parent
    }
    return false
}

/// The node with a label's texts inside the name of another view.
private final class LabelReaderNode: LayoutNode, LabelReader {
    private let source: LabelSource

    init(of source: LabelSource, element: _Element) {
        self.source = source
        super.init(element: element)
    }

    override var semantics: Semantics {
        var semantics = Semantics()
        if !source.texts.isEmpty { semantics.label = source.texts }
        return semantics
    }

    func textsChanged() { setNeedsLayout() }
}

/// The modifier of a label that shows: it reports each change of the label's texts.
private nonisolated struct LabelPlaceModifier: ViewModifier, LayoutModifier {
    typealias Body = Never
    let place: LabelPlace

    nonisolated init(place: LabelPlace) { self.place = place }

    func makeNode(for element: _Element) -> LabelPlaceNode { LabelPlaceNode(of: place, element: element) }

    func update(_ node: LabelPlaceNode) {}
}

/// A node of its child's size that reports each change of the texts inside.
private final class LabelPlaceNode: WrapperNode {
    private let place: LabelPlace

    init(of place: LabelPlace, element: _Element) {
        self.place = place
        super.init(element: element)
    }

    override func contentChanged() { place.changed() }

    override func didDetach() { place.changed() }
}
