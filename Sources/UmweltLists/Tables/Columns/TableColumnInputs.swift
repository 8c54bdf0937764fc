import Umwelt

/// The inputs for creating the columns of a table.
public struct _TableColumnInputs {
    /// The type that requests its columns, which has no own implementation except `_makeContent(content:inputs:)`.
    let asking: ObjectIdentifier

    init(asking: ObjectIdentifier) { self.asking = asking }
}

/// The columns that were made for a table.
public struct _TableColumnOutputs {
    /// The columns, an array of `_TableColumnValue` of the type of the rows.
    let columns: Any

    init<RowValue>(_ columns: [_TableColumnValue<RowValue>]) { self.columns = columns }
}

extension TableColumnContent {
    /// Makes the columns of a value: those of its body, or of a primitive type.
    nonisolated public static func _makeContent(
        content: _GraphValue<Self>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs {
        // A type that has neither would ask itself for ever.
        precondition(
            inputs.asking != ObjectIdentifier(Self.self),
            "\(Self.self) has no columns: implement tableColumnBody or _makeContent(content:inputs:).")
        return _TableColumnOutputs(content.value._columns)
    }
}
