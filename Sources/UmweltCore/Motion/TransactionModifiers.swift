extension View {
    /// Animates changes of the view in updates in which a value has changed.
    ///
    /// Use it to animate one view, whoever changes the state; use ``withAnimation(_:_:)`` to animate all views that
    /// depend on a change.
    ///
    /// ```swift
    /// Circle().scaleEffect(isOn ? 2 : 1).animation(.spring, value: isOn)
    /// ```
    ///
    /// - Parameters:
    ///   - animation: The animation, instead of that of the change; with nil the view changes without an animation.
    ///   - value: The value to compare.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_ValueTransactionModifier(value: value) { $0.animate(animation) })
    }

    /// Animates every change of the view with an animation.
    ///
    /// - Parameter animation: The animation; with nil the view changes without an animation.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(_TransactionModifier { $0.animate(animation) })
    }

    /// Animates only the modifiers that a closure applies.
    ///
    /// ```swift
    /// Text("Hello").animation(.easeOut) { $0.opacity(isOn ? 1 : 0.2) }
    /// ```
    ///
    /// - Parameters:
    ///   - animation: The animation.
    ///   - body: Applies the modifiers to a placeholder for the view.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ $0.animate(animation) }, body: body)
    }

    /// Edits the transaction of every change of the view, such as its animation.
    ///
    /// - Parameter transform: Edits the transaction.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform))
    }

    /// Edits the transaction of the view's changes, in updates in which a value has changed.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - transform: Edits the transaction.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(_ValueTransactionModifier(value: value, transform))
    }

    /// Edits the transaction of only the modifiers that a closure applies.
    ///
    /// - Parameters:
    ///   - transform: Edits the transaction.
    ///   - body: Applies the modifiers to a placeholder for the view.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(source: TypedViewSource(self))).modifier(
            _TransactionModifier(transform, isScoped: true))
    }
}

extension View where Self: Equatable {
    /// Animates changes of the view, in updates in which the view value differs from the last.
    ///
    /// - Parameter animation: The animation; with nil the view changes without an animation.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(_ValueTransactionModifier(value: self) { $0.animate(animation) })
    }
}

extension Transaction {
    /// Sets an animation that a view asks for, unless such are switched off.
    fileprivate mutating func animate(_ animation: Animation?) {
        if !disablesAnimations { self.animation = animation }
    }
}

/// The modifier that edits the transaction of every change.
public nonisolated struct _TransactionModifier: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let transform: (inout Transaction) -> Void

    /// True if the placeholder inside restores the outer transaction.
    let isScoped: Bool

    nonisolated init(_ transform: @escaping (inout Transaction) -> Void, isScoped: Bool = false) {
        self.transform = transform
        self.isScoped = isScoped
    }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        TransactionElement(view, inputs, transform: view.modifier.transform, isScoped: view.modifier.isScoped) {
            ($1.modifier.transform, true)
        }
    }
}

/// The modifier that edits the transaction when a value changes.
public nonisolated struct _ValueTransactionModifier<Value: Equatable>: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let value: Value
    let transform: (inout Transaction) -> Void

    nonisolated init(value: Value, _ transform: @escaping (inout Transaction) -> Void) {
        self.value = value
        self.transform = transform
    }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        TransactionElement(view, inputs, transform: nil, isScoped: false) {
            ($1.modifier.transform, $0.modifier.value != $1.modifier.value)
        }
    }
}

/// The element of a modifier that edits transactions.
private final class TransactionElement<Content: View, Modifier: ViewModifier>: PrimitiveModifierElement<
    Content, Modifier
>, TransactionEditing, TransactionScope
{
    typealias Transform = (inout Transaction) -> Void
    private let compare: (ModifiedContent<Content, Modifier>, ModifiedContent<Content, Modifier>) -> (Transform, Bool)
    private var last: ModifiedContent<Content, Modifier>
    private var transform: Transform?
    private let isScoped: Bool

    /// True if the transformation applies to every update; otherwise to the update with the number `changed`.
    private let isConstant: Bool
    private var changed: UInt64?

    /// The transaction of the content in the update with a number: the closure of the app runs once in each.
    private var edited: (update: UInt64, transaction: Transaction)?

    /// - Parameters:
    ///   - transform: The transformation of every update; nil for none until a value has changed.
    ///   - compare: Returns the transformation of a new view, and true if it applies to the current update.
    init(
        _ view: ModifiedContent<Content, Modifier>, _ inputs: _ElementInputs, transform: Transform?, isScoped: Bool,
        compare: @escaping (ModifiedContent<Content, Modifier>, ModifiedContent<Content, Modifier>) -> (Transform, Bool)
    ) {
        self.transform = transform
        self.isScoped = isScoped
        self.compare = compare
        isConstant = transform != nil
        last = view
        super.init(view, inputs)
        editsTransaction()
    }

    override func update(_ view: ModifiedContent<Content, Modifier>) {
        let (new, holds) = compare(last, view)
        last = view
        if isConstant || holds { transform = new }
        if holds { changed = tree.transactions.count }
        edited = nil
        super.update(view)
        // Also if nothing inside changes: completions that the closure adds are due then.
        if holds { _ = contentTransaction }
    }

    var contentTransaction: Transaction {
        let update = tree.transactions.count
        if let edited, edited.update == update { return edited.transaction }
        var transaction = transaction
        if let transform, isConstant || changed == update {
            let outer = transaction.completions
            transform(&transaction)
            if let added = transaction.completions, added !== outer { tree.transactions.add(added) }
        }
        edited = (update, transaction)
        return transaction
    }

    var scopedTransaction: Transaction? { isScoped ? transaction : nil }
}
