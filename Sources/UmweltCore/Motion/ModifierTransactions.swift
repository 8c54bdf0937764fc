extension ViewModifier {
    /// Edits the transaction of every change that the modifier makes. Changes of the modified view keep their
    /// transactions.
    ///
    /// - Parameter transform: Edits the transaction.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        _PushPopTransactionModifier(content: self, transform: transform)
    }

    /// Animates every change that the modifier makes. Animations of the modified view's changes stay the same.
    ///
    /// ```swift
    /// Text("Hello").modifier(Highlight(isOn: isOn).animation(.easeOut))
    /// ```
    ///
    /// - Parameter animation: The animation; with nil the modifier's changes are not animated.
    public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

/// A modifier around another modifier whose changes have an edited transaction.
public nonisolated struct _PushPopTransactionModifier<Content: ViewModifier>: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never

    /// The modifier inside.
    public var content: Content

    let transform: (inout Transaction) -> Void

    /// Makes the modifier.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - transform: Edits the transaction.
    nonisolated public init(content: Content, transform: @escaping (inout Transaction) -> Void) {
        self.content = content
        self.transform = transform
    }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        PassThroughElement(view, inputs) { view in
            PlaceholderContentView<V>(source: TypedViewSource(view.content))
                .modifier(view.modifier.content)
                .modifier(_TransactionModifier(view.modifier.transform, isScoped: true))
        }
    }
}
