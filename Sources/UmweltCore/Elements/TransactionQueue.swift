import UmweltGraph

/// The transactions of the changes that wait for the next update, in order.
///
/// The changes of one transaction are one update. A change with a different transaction waits until the previous
/// transaction has been shown. Each change then gets its own animation, also in the same view.
struct TransactionQueue {
    /// The transaction that is being shown, or will be shown first.
    private(set) var current = Transaction() {
        didSet { isAnimating = current.isAnimating }
    }

    /// True if ``current`` animates changes. Each node with a new position reads it.
    private(set) var isAnimating = false

    /// True if a change was made with ``current``.
    private(set) var hasWrites = false

    /// The number of transactions that have been shown.
    private(set) var count: UInt64 = 0

    /// The completions that views in the tree have added to the current transaction.
    private var added: [AnimationCompletions] = []

    private var later: [Group] = []

    /// The changes of a transaction that waits.
    private struct Group {
        let transaction: Transaction
        var writes: [() -> Void]
    }

    /// True if a transaction waits for another to be shown.
    var isWaiting: Bool { !later.isEmpty }

    /// Returns true if a change has to wait for earlier changes.
    ///
    /// - Parameter isDirty: True if something waits for an update already.
    func mustWait(_ transaction: Transaction, isDirty: Bool) -> Bool {
        if !later.isEmpty { return true }
        return (hasWrites || isDirty) && !transaction.isSame(as: current)
    }

    /// Records a change that is made now.
    mutating func recordWrite(_ transaction: Transaction) {
        if hasWrites { return }
        current = transaction
        hasWrites = true
        transaction.completions?.open()
    }

    /// Adds a change that waits.
    mutating func append(_ transaction: Transaction, _ write: @escaping () -> Void) {
        if let last = later.last, last.transaction.isSame(as: transaction) {
            later[later.count - 1].writes.append(write)
        } else {
            later.append(Group(transaction: transaction, writes: [write]))
            transaction.completions?.open()
        }
    }

    /// Keeps completions that a view has added open until the current transaction has been shown.
    mutating func add(_ completions: AnimationCompletions) {
        completions.open()
        added.append(completions)
    }

    /// Ends the transaction that has been shown.
    mutating func end(in tree: ViewTree) {
        let (ofViews, ofChange) = (added, hasWrites ? current.completions : nil)
        current = Transaction()
        hasWrites = false
        count += 1
        added.removeAll()
        for completions in ofViews { completions.close(in: tree) }
        ofChange?.close(in: tree)
    }

    /// Starts the next transaction. Returns its changes, to be performed now; nil if none waits.
    mutating func next() -> [() -> Void]? {
        guard !later.isEmpty else { return nil }
        let group = later.removeFirst()
        current = group.transaction
        hasWrites = true
        return group.writes
    }
}

extension ViewTree {
    /// Returns true if a change has to wait until earlier changes with another transaction have been shown.
    func mustWait(_ transaction: Transaction) -> Bool {
        transactions.mustWait(transaction, isDirty: graph.isDirty)
    }

    /// Performs a change after earlier changes have been shown.
    func writeLater(in transaction: Transaction, _ write: @escaping () -> Void) {
        transactions.append(transaction, write)
    }

    /// Records a change that is made now, with its transaction.
    func recordWrite(_ transaction: Transaction) { transactions.recordWrite(transaction) }

    /// Changes an object now, or when the changes before have been shown, if it is still there then.
    package func change<Object: AnyObject>(
        _ object: Object, in transaction: Transaction, _ write: @escaping (Object) -> Void
    ) {
        if mustWait(transaction) {
            writeLater(in: transaction) { [weak object] in
                if let object { write(object) }
            }
        } else {
            recordWrite(transaction)
            write(object)
        }
    }
}

extension GraphNode {
    /// Invalidates the readers with a transaction: now, or when the changes before have been shown.
    package final func invalidateReaders(in transaction: Transaction) {
        guard let tree = graph.owner as? ViewTree else { return invalidateReaders() }
        tree.change(self, in: transaction) { $0.invalidateReaders() }
    }
}
