extension Transaction {
    /// The point of a viewport to which a changed scroll position scrolls a view, which replaces that of
    /// ``View/scrollPosition(id:anchor:)``; nil for no replacement.
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
