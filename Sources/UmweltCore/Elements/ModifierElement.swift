/// The placeholder for the modified view in a modifier's body.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    /// Never: the system shows the modified view itself.
    public typealias Body = Never

    let source: ModifiedViewSource

    /// The placeholder has no body: the modified view is shown at its position.
    public var body: Never { fatalError("A modifier's content has no body.") }

    /// Makes the placeholder's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        PlaceholderElement(view, inputs)
    }
}

extension _ViewModifier_Content: ViewFieldComparable {
    package nonisolated func isSameField(as other: Self) -> Bool { source === other.source }
}

/// The source of the modified view for the placeholders in the modifier's body.
package class ModifiedViewSource {
    final var placeholders: [any ContentUpdating] = []

    /// True if views that are inserted and removed within the source's view use the transition around its placeholder.
    final var isInTransition = false

    func makeElement(_ inputs: _ElementInputs) -> _Element { fatalError("Abstract.") }
    func update(_ element: _Element) {}
}

/// An element that shows the view of a source, and is notified of changes.
protocol ContentUpdating: AnyObject {
    func updateContent()
}

/// The source of a view with a static type.
package final class TypedViewSource<Content: View>: ModifiedViewSource {
    var content: Content

    package init(_ content: Content) { self.content = content }

    func replace(_ new: Content) {
        content = new
        for placeholder in placeholders { placeholder.updateContent() }
    }

    override func makeElement(_ inputs: _ElementInputs) -> _Element { Content._makeElement(content, inputs) }

    override func update(_ element: _Element) {
        // The placeholder had this source make the element.
        unsafeDowncast(element, to: _ViewElement<Content>.self).update(content)
    }
}

/// The element of a view with a modifier that has a body.
final class ModifierElement<Content: View, Modifier: ViewModifier>: SingleChildElement<
    ModifiedContent<Content, Modifier>, ModifierBody<Modifier>
>
{
    private let source: TypedViewSource<Content>

    init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ElementInputs) {
        source = TypedViewSource(view.content)
        super.init(inputs)
        child = ModifierBody._makeElement(ModifierBody(modifier: view.modifier, source: source), childInputs())
    }

    override func update(_ view: ModifiedContent<Content, Modifier>) {
        child?.update(ModifierBody(modifier: view.modifier, source: source))
        source.replace(view.content)
    }
}

/// The body of a modifier, as a view.
nonisolated struct ModifierBody<Modifier: ViewModifier>: View, PropertyContainer {
    var modifier: Modifier
    let source: ModifiedViewSource

    nonisolated init(modifier: Modifier, source: ModifiedViewSource) {
        self.modifier = modifier
        self.source = source
    }

    @MainActor var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(source: source)) }

    nonisolated static var reportedType: Any.Type { Modifier.self }
}

/// The bodies of the system's modifiers are not counted.
extension ModifierBody: SystemView where Modifier: SystemView {}

extension ModifierBody: Animatable where Modifier: Animatable {
    var animatableData: Modifier.AnimatableData {
        get { modifier.animatableData }
        set { modifier.animatableData = newValue }
    }
}

private final class PlaceholderElement<Modifier: ViewModifier>:
    _ViewElement<_ViewModifier_Content<Modifier>>, ContentUpdating
{
    private var source: ModifiedViewSource
    private var child: _Element?

    init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _ElementInputs) {
        source = view.source
        super.init(inputs)
        source.placeholders.append(self)
        child = source.makeElement(childInputs())
    }

    /// The content stays the content of the same modifier. A placeholder of another modifier adopts its content.
    override func update(_ view: _ViewModifier_Content<Modifier>) {
        guard view.source !== source else { return }
        source.placeholders.removeAll { $0 === self }
        source = view.source
        source.placeholders.append(self)
        child?.leaveTree()
        child = source.makeElement(childInputs())
        layoutNodesChanged()
    }

    func updateContent() {
        if let child { source.update(child) }
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }

    override func didLeaveTree() { source.placeholders.removeAll { $0 === self } }
}
