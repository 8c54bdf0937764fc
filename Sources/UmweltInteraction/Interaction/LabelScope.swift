@_spi(Kernel) import UmweltCore

/// The element of a scope, for the source of its label.
protocol LabelScopeOwner: _Element {
    /// The invisible place that creates the label; nil if a visible place does.
    var unseenPlace: LabelPlace? { get }
}

/// A control whose label is made once, however many of its parts show the label or are named by it.
///
/// The closure gets the label as a view. Where that view is in the content, the label shows. If the label is the name
/// of another view (`labeled(by:)`), it represents the texts of the label.
///
/// ```swift
/// LabelScope(label) { label in
///     HStack {
///         label
///         Track().labeled(by: label)
///     }
/// }
/// ```
package nonisolated struct LabelScope<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: (SharedLabel<Label>) -> Content

    package nonisolated init(_ label: Label, @ViewBuilder content: @escaping (_ label: SharedLabel<Label>) -> Content) {
        self.label = label
        self.content = content
    }

    package nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LabelScopeElement(view, inputs)
    }
}

private final class LabelScopeElement<Label: View, Content: View>: SingleChildElement<
    LabelScope<Label, Content>, Content
>,
LabelScopeOwner
{
    private var view: LabelScope<Label, Content>
    private let source = LabelSource()
    private var unseen: HiddenLabelElement<Label>?

    var unseenPlace: LabelPlace? { unseen?.place }

    init(_ view: LabelScope<Label, Content>, _ inputs: _ElementInputs) {
        self.view = view
        super.init(inputs)
        source.scope = self
        graph.run(self)
    }

    override func update(_ view: LabelScope<Label, Content>) {
        self.view = view
        unseen?.update(view.label)
        graph.run(self)
    }

    /// Runs when the label or the content is new, or when an observed value that the closure reads has changed.
    override func update() {
        show(
            ObservationTracker.track(for: self) {
                view.content(SharedLabel(label: view.label, source: source, scope: ObjectIdentifier(self)))
            })
    }

    /// Creates the label if something reads it and no place shows it, and removes it when a place shows it.
    ///
    /// It is created after the layout, which may create views that show it, such as those of a `GeometryReader`.
    override func updateLayoutContent() {
        if source.isOnlyRead == (unseen != nil) { return }
        guard let old = unseen else { return tree.lateElements.append(self) }
        unseen = nil
        old.leaveTree()
        source.update()
    }

    override func makeLateContent() {
        guard source.isOnlyRead, unseen == nil else { return }
        unseen = HiddenLabelElement(view.label, of: source, childInputs())
        source.update()
    }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        child?.collectLayoutNodes(into: &nodes)
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
        if let unseen { body(unseen) }
    }
}

/// The element of an invisible label: it is created for its texts, and not placed.
private final class HiddenLabelElement<Label: View>: NodeElement<Label, HiddenLabelNode> {
    let place: LabelPlace
    private var child: _ViewElement<Label>?

    init(_ label: Label, of source: LabelSource, _ inputs: _ElementInputs) {
        place = LabelPlace(of: source)
        super.init(inputs)
        node = HiddenLabelNode(of: place, element: self)
        child = Label._makeElement(label, childInputs())
        place.nodes = { [unowned self] in self.child?.ownLayoutNodes ?? [] }
        needsLayoutContent()
    }

    override func update(_ label: Label) { child?.update(label) }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {}

    override func collectLazyParts(into parts: inout LazyParts) {}

    override func updateLayoutContent() { node?.setChildren(child?.ownLayoutNodes ?? []) }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }

    override var inspectedName: String? { nil }
}

/// The parent of a hidden label's nodes. It is in no layout itself.
private final class HiddenLabelNode: LayoutNode {
    private let place: LabelPlace

    init(of place: LabelPlace, element: _Element) {
        self.place = place
        super.init(element: element)
    }

    override var semantics: Semantics { .hidden }

    override func contentChanged() { place.changed() }
}
