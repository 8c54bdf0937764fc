@_spi(Kernel) import Umwelt

extension TableRowBuilder {
    /// Two statements.
    ///
    /// - Parameters:
    ///   - c0: The value of the first statement.
    ///   - c1: The value of the second statement.
    public static func buildBlock<C0: TableRowContent, C1: TableRowContent>(
        _ c0: C0, _ c1: C1
    ) -> TupleTableRowContent<Value, (C0, C1)>
    where Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue {
        TupleTableRowContent((c0, c1)) { rows in
            AnyView(TupleView((rows.0._tableRowViews, rows.1._tableRowViews)))
        }
    }

    /// Three statements.
    ///
    /// - Parameters:
    ///   - c0: The value of the first statement.
    ///   - c1: The value of the second statement.
    ///   - c2: The value of the third statement.
    public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> TupleTableRowContent<Value, (C0, C1, C2)>
    where Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue {
        TupleTableRowContent((c0, c1, c2)) { rows in
            AnyView(TupleView((rows.0._tableRowViews, rows.1._tableRowViews, rows.2._tableRowViews)))
        }
    }

    /// Four statements.
    public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3)>
    where
        Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue
    {
        TupleTableRowContent((c0, c1, c2, c3)) { rows in
            AnyView(
                TupleView((rows.0._tableRowViews, rows.1._tableRowViews, rows.2._tableRowViews, rows.3._tableRowViews)))
        }
    }

    /// Five statements.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4)>
    where
        Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue
    {
        TupleTableRowContent((c0, c1, c2, c3, c4)) { rows in
            AnyView(
                TupleView(
                    (
                        rows.0._tableRowViews, rows.1._tableRowViews, rows.2._tableRowViews, rows.3._tableRowViews,
                        rows.4._tableRowViews
                    )))
        }
    }

    /// Six statements.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5)>
    where
        Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue
    {
        TupleTableRowContent((c0, c1, c2, c3, c4, c5)) { rows in
            AnyView(
                TupleView(
                    (
                        rows.0._tableRowViews, rows.1._tableRowViews, rows.2._tableRowViews, rows.3._tableRowViews,
                        rows.4._tableRowViews,
                        rows.5._tableRowViews
                    )))
        }
    }

    /// Seven statements.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent, C6: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6)>
    where
        Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue
    {
        TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6)) { rows in
            AnyView(
                TupleView(
                    (
                        rows.0._tableRowViews, rows.1._tableRowViews, rows.2._tableRowViews, rows.3._tableRowViews,
                        rows.4._tableRowViews,
                        rows.5._tableRowViews, rows.6._tableRowViews
                    )))
        }
    }

    /// Eight statements.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent, C6: TableRowContent, C7: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7)>
    where
        Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue, C6.TableRowValue == C7.TableRowValue
    {
        TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7)) { rows in
            AnyView(
                TupleView(
                    (
                        rows.0._tableRowViews, rows.1._tableRowViews, rows.2._tableRowViews, rows.3._tableRowViews,
                        rows.4._tableRowViews,
                        rows.5._tableRowViews, rows.6._tableRowViews, rows.7._tableRowViews
                    )))
        }
    }

    /// Nine statements.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
    where
        Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
        C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue
    {
        TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7, c8)) { rows in
            AnyView(
                TupleView(
                    (
                        rows.0._tableRowViews, rows.1._tableRowViews, rows.2._tableRowViews, rows.3._tableRowViews,
                        rows.4._tableRowViews,
                        rows.5._tableRowViews, rows.6._tableRowViews, rows.7._tableRowViews, rows.8._tableRowViews
                    )))
        }
    }

    /// Ten statements.
    public static func buildBlock<
        C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
        C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent, C9: TableRowContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
    where
        Value == C0.TableRowValue, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
        C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
        C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
        C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue, C8.TableRowValue == C9.TableRowValue
    {
        TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) { rows in
            AnyView(
                TupleView(
                    (
                        rows.0._tableRowViews, rows.1._tableRowViews, rows.2._tableRowViews, rows.3._tableRowViews,
                        rows.4._tableRowViews,
                        rows.5._tableRowViews, rows.6._tableRowViews, rows.7._tableRowViews, rows.8._tableRowViews,
                        rows.9._tableRowViews
                    )))
        }
    }
}
