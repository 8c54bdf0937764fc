extension Transaction {
    /// True if values that change with the transaction are not just set.
    var isAnimating: Bool { animation != nil || isFromControl || tracksVelocity }
}

extension _Element {
    /// The transaction of the current update as it arrives at the element: views around it may have edited it.
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

/// An element that edits the transaction of what is below it. It sets ``_Element/PassFlags/editsTransaction``.
protocol TransactionEditing: _Element {
    /// The transaction of the current update as it arrives at the content.
    var contentTransaction: Transaction { get }
}

extension _Element {
    /// Marks the element as one that edits transactions.
    final func editsTransaction() {
        passFlags.insert(.editsTransaction)
        tree.hasTransactionModifiers = true
    }
}
