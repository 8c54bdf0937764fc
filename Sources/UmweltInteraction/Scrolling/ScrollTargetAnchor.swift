extension Transaction {
    /// The point of a viewport at which a view comes to rest that a changed scroll position scrolls to, instead of that
    /// of ``View/scrollPosition(id:anchor:)``; nil for that one.
    ///
    /// ```swift
    /// withTransaction(\.scrollTargetAnchor, .bottom) { lastRead = messages.last?.id }
    /// ```
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }
}

private struct ScrollTargetAnchorKey: TransactionKey {
    static var defaultValue: UnitPoint? { nil }
}
