@_spi(Kernel) import Umwelt

// Swift cannot say of a pack of any length that all its values are of one type.
extension ContentBuilder {
    /// Two statements with rows of a table.
    ///
    /// - Parameters:
    ///   - c0: The value of the first statement.
    ///   - c1: The value of the second statement.
    public static func buildBlock<C0: TableRowContent, C1: TableRowContent>(
        _ c0: C0, _ c1: C1
    ) -> TupleTableRowContent<C0.TableRowValue, (C0, C1)> where C0.TableRowValue == C1.TableRowValue {
        TableRowBuilder<C0.TableRowValue>.buildBlock(c0, c1)
    }

    /// Three statements with rows of a table.
    ///
    /// - Parameters:
    ///   - c0: The value of the first statement.
    ///   - c1: The value of the second statement.
    ///   - c2: The value of the third statement.
    public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> TupleTableRowContent<C0.TableRowValue, (C0, C1, C2)>
    where C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue {
        TableRowBuilder<C0.TableRowValue>.buildBlock(c0, c1, c2)
    }

    /// Four statements with rows of a table.
    public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> TupleTableRowContent<C0.TableRowValue, (C0, C1, C2, C3)>
    where
        C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue
    {
        TableRowBuilder<C0.TableRowValue>.buildBlock(c0, c1, c2, c3)
    }

    /// Five statements with rows of a table.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> TupleTableRowContent<C0.TableRowValue, (C0, C1, C2, C3, C4)>
    where
        C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue
    {
        TableRowBuilder<C0.TableRowValue>.buildBlock(c0, c1, c2, c3, c4)
    }

    /// Six statements with rows of a table.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> TupleTableRowContent<C0.TableRowValue, (C0, C1, C2, C3, C4, C5)>
    where
        C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue
    {
        TableRowBuilder<C0.TableRowValue>.buildBlock(c0, c1, c2, c3, c4, c5)
    }

    /// Seven statements with rows of a table.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent, C6: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> TupleTableRowContent<C0.TableRowValue, (C0, C1, C2, C3, C4, C5, C6)>
    where
        C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue
    {
        TableRowBuilder<C0.TableRowValue>.buildBlock(c0, c1, c2, c3, c4, c5, c6)
    }

    /// Eight statements with rows of a table.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent, C6: TableRowContent, C7: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> TupleTableRowContent<C0.TableRowValue, (C0, C1, C2, C3, C4, C5, C6, C7)>
    where
        C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue, C6.TableRowValue == C7.TableRowValue
    {
        TableRowBuilder<C0.TableRowValue>.buildBlock(c0, c1, c2, c3, c4, c5, c6, c7)
    }

    /// Nine statements with rows of a table.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> TupleTableRowContent<C0.TableRowValue, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
    where
        C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
        C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue
    {
        TableRowBuilder<C0.TableRowValue>.buildBlock(c0, c1, c2, c3, c4, c5, c6, c7, c8)
    }

    /// Ten statements with rows of a table.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent, C9: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> TupleTableRowContent<C0.TableRowValue, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    where
        C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
        C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue, C8.TableRowValue == C9.TableRowValue
    {
        TableRowBuilder<C0.TableRowValue>.buildBlock(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
    }
}
