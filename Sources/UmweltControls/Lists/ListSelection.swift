@_spi(Kernel) import Umwelt

/// Which rows are selected, whatever stands for them.
struct ListSelection {
    /// Whether several rows can be selected.
    let selectsMany: Bool

    /// Whether rows that stand for a value can be selected.
    let canSelect: (AnyHashable) -> Bool

    /// Whether a row that stands for a value is selected.
    let isSelected: (AnyHashable) -> Bool

    /// Selects a row, and no other.
    let select: (AnyHashable) -> Void

    /// Adds a row to those that are selected, or takes it away.
    let toggle: (AnyHashable) -> Void

    init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
        selectsMany = true
        canSelect = { $0 as? Value != nil }
        isSelected = { ($0 as? Value).map { selection.wrappedValue.contains($0) } ?? false }
        select = { if let value = $0 as? Value { selection.wrappedValue = [value] } }
        toggle = { if let value = $0 as? Value { selection.wrappedValue.formSymmetricDifference([value]) } }
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
    }
}
