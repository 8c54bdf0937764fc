@_spi(Kernel) import Umwelt

/// Several tabs in a row.
nonisolated struct TupleTabContent<TabValue: Hashable, each C: TabContent>: TabContent {
    private let content: (repeat each C)

    nonisolated init(_ content: repeat each C) { self.content = (repeat each content) }

    @MainActor var _identifiedView: TupleView<(repeat (each C)._IdentifiedView)> {
        TupleView((repeat (each content)._identifiedView))
    }

    @MainActor var body: TupleTabContent<TabValue, repeat each C> { return self }
}

// Swift cannot say of a pack of any length that all its values are of one type.
extension TabContentBuilder {
    /// Two statements.
    ///
    /// - Parameters:
    ///   - c0: The value of the first statement.
    ///   - c1: The value of the second statement.
    public static func buildBlock<C0: TabContent, C1: TabContent>(_ c0: C0, _ c1: C1) -> some TabContent<TabValue>
    where TabValue == C0.TabValue, C0.TabValue == C1.TabValue {
        TupleTabContent<TabValue, C0, C1>(c0, c1)
    }

    /// Three statements.
    ///
    /// - Parameters:
    ///   - c0: The value of the first statement.
    ///   - c1: The value of the second statement.
    ///   - c2: The value of the third statement.
    public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent>(_ c0: C0, _ c1: C1, _ c2: C2)
        -> some TabContent<TabValue>
    where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue {
        TupleTabContent<TabValue, C0, C1, C2>(c0, c1, c2)
    }

    /// Four statements.
    public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> some TabContent<TabValue>
    where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue {
        TupleTabContent<TabValue, C0, C1, C2, C3>(c0, c1, c2, c3)
    }

    /// Five statements.
    public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> some TabContent<TabValue>
    where
        TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue,
        C3.TabValue == C4.TabValue
    {
        TupleTabContent<TabValue, C0, C1, C2, C3, C4>(c0, c1, c2, c3, c4)
    }

    /// Six statements.
    public static func buildBlock<
        C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some TabContent<TabValue>
    where
        TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue,
        C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue
    {
        TupleTabContent<TabValue, C0, C1, C2, C3, C4, C5>(c0, c1, c2, c3, c4, c5)
    }

    /// Seven statements.
    public static func buildBlock<
        C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> some TabContent<TabValue>
    where
        TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue,
        C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue
    {
        TupleTabContent<TabValue, C0, C1, C2, C3, C4, C5, C6>(c0, c1, c2, c3, c4, c5, c6)
    }

    /// Eight statements.
    public static func buildBlock<
        C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent,
        C7: TabContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> some TabContent<TabValue>
    where
        TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue,
        C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue
    {
        TupleTabContent<TabValue, C0, C1, C2, C3, C4, C5, C6, C7>(c0, c1, c2, c3, c4, c5, c6, c7)
    }

    /// Nine statements.
    public static func buildBlock<
        C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent,
        C7: TabContent, C8: TabContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> some TabContent<
        TabValue
    >
    where
        TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue,
        C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue,
        C7.TabValue == C8.TabValue
    {
        TupleTabContent<TabValue, C0, C1, C2, C3, C4, C5, C6, C7, C8>(c0, c1, c2, c3, c4, c5, c6, c7, c8)
    }

    /// Ten statements.
    public static func buildBlock<
        C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent,
        C7: TabContent, C8: TabContent, C9: TabContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9)
        -> some TabContent<TabValue>
    where
        TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue,
        C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue,
        C7.TabValue == C8.TabValue, C8.TabValue == C9.TabValue
    {
        TupleTabContent<TabValue, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
    }
}
