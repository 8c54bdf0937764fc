@_spi(Kernel) import Umwelt

// Swift cannot say of a pack of any length that all its values are of one type.
extension ContentBuilder {
    /// Two statements with rows of a table.
    public static func buildBlock<C0: TableRowContent, C1: TableRowContent>(
        _ c0: C0, _ c1: C1
    ) -> TupleTableRowContent<C0.TableRowValue, (C0, C1)> where C0.TableRowValue == C1.TableRowValue {
        TableRowBuilder<C0.TableRowValue>.buildBlock(c0, c1)
    }

    /// Three statements with rows of a table.
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
}
