@_spi(Kernel) import Umwelt

/// The selection of a list, without the type of its values and of its binding.
struct ListSelection {
    /// The element of the inner list that the selection is of; nil for that of the list itself.
    var list: ObjectIdentifier?

    /// True if several rows can be selected.
    let selectsMany: Bool

    /// Returns true if rows with a value can be selected.
    let canSelect: (AnyHashable) -> Bool

    /// Returns true if the row with a value is selected.
    let isSelected: (AnyHashable) -> Bool

    /// Selects the row with a value, and no other.
    let select: (AnyHashable) -> Void

    /// Selects the row with a value in addition to others, or deselects it.
    let toggle: (AnyHashable) -> Void

    /// Selects only the rows with some values, if several can be selected.
    let selectAll: ([AnyHashable]) -> Void

    /// Returns the selected value, where only one can be selected.
    let chosen: () -> AnyHashable?

    /// Deselects the selected row, where only one can be selected.
    let clear: () -> Void

    init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
        selectsMany = true
        canSelect = { $0 as? Value != nil }
        isSelected = { ($0 as? Value).map { selection.wrappedValue.contains($0) } ?? false }
        select = { if let value = $0 as? Value { selection.wrappedValue = [value] } }
        toggle = { if let value = $0 as? Value { selection.wrappedValue.formSymmetricDifference([value]) } }
        selectAll = { selection.wrappedValue = Set($0.compactMap { $0 as? Value }) }
        chosen = { nil }
        clear = {}
    }

    init<Value: Hashable>(_ selection: Binding<Value?>) {
        selectsMany = false
        canSelect = { $0 as? Value != nil }
        isSelected = { $0 as? Value == selection.wrappedValue && selection.wrappedValue != nil }
        select = { if let value = $0 as? Value { selection.wrappedValue = value } }
        toggle = { value in
            guard let value = value as? Value else { return }
            selection.wrappedValue = selection.wrappedValue == value ? nil : value
        }
        selectAll = { _ in }
        chosen = { selection.wrappedValue.map { AnyHashable($0) } }
        clear = { if selection.wrappedValue != nil { selection.wrappedValue = nil } }
    }
}
