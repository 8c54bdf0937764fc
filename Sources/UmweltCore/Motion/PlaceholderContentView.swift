/// The placeholder for a view in a closure that applies modifiers: that of ``View/animation(_:body:)``, or of a
/// ``Transition``.
public nonisolated struct PlaceholderContentView<Value>: View {
    /// Never: the system shows the view itself.
    public typealias Body = Never

    /// The source of the view that replaces the placeholder.
    let source: ModifiedViewSource

    package nonisolated init(source: ModifiedViewSource) { self.source = source }

    /// The placeholder has no body: the view is shown at its position.
    public var body: Never { fatalError("A placeholder has no body.") }

    /// Makes the placeholder's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        PlaceholderContentElement(view, inputs)
    }
}

extension PlaceholderContentView: ViewFieldComparable {
    package nonisolated func isSameField(as other: Self) -> Bool { source === other.source }
}

/// The element of a placeholder. Its content has the transaction from outside the modifiers around it.
private final class PlaceholderContentElement<Value>: _ViewElement<PlaceholderContentView<Value>>, TransactionEditing,
    ContentUpdating, TransitionPlaceholder
{
    private(set) var source: ModifiedViewSource
    private var child: _Element?

    init(_ view: PlaceholderContentView<Value>, _ inputs: _ElementInputs) {
        source = view.source
        super.init(inputs)
        if source.isInTransition { passFlags.insert(.isInTransition) }
        editsTransaction()
        source.placeholders.append(self)
        child = source.makeElement(childInputs())
    }

    /// A closure makes a new source for each new value of the same view.
    override func update(_ view: PlaceholderContentView<Value>) {
        guard view.source !== source else { return }
        source.placeholders.removeAll { $0 === self }
        source = view.source
        source.placeholders.append(self)
        updateContent()
    }

    func updateContent() {
        if let child { source.update(child) }
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }

    override func didLeaveTree() { source.placeholders.removeAll { $0 === self } }

    var contentTransaction: Transaction {
        var ancestor = parent
        while let element = ancestor {
            if let transaction = (element as? any TransactionScope)?.scopedTransaction { return transaction }
            ancestor = element.parent
        }
        return transaction
    }
}

/// An element around modifiers whose placeholder has the transaction from outside them.
protocol TransactionScope: _Element {
    /// The transaction of the placeholder; nil if the element is of no scope.
    var scopedTransaction: Transaction? { get }
}
