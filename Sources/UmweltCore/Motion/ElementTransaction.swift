extension Transaction {
    /// True if the transaction animates changes.
    var isAnimating: Bool { animation != nil || isFromControl || tracksVelocity }
}

extension _Element {
    /// The transaction of the current update at the element, with the edits of its ancestors.
    package final var transaction: Transaction {
        guard tree.hasTransactionModifiers || tree.transactions.current.isFromControl else {
            return tree.transactions.current
        }
        var ancestor = parent
        while let element = ancestor {
            if element.passFlags.contains(.editsTransaction), let editor = element as? any TransactionEditing {
                return editor.contentTransaction
            }
            ancestor = element.parent
        }
        return tree.transactions.current
    }
}

/// An element that edits the transaction for its descendants. It sets ``_Element/PassFlags/editsTransaction``. It sets
/// ``_Element/PassFlags/editsTransaction``.
protocol TransactionEditing: _Element {
    /// The transaction of the current update at the content.
    var contentTransaction: Transaction { get }
}

extension _Element {
    /// Marks the element as one that edits transactions.
    final func editsTransaction() {
        passFlags.insert(.editsTransaction)
        tree.hasTransactionModifiers = true
    }
}
