@_spi(Kernel) import Umwelt

/// The selection of a picker: one binding, or several that are set together.
nonisolated struct PickerSelection<Value: Hashable>: ViewFieldComparable {
    private let sources: [Binding<Value>]

    nonisolated init(_ sources: [Binding<Value>]) { self.sources = sources }

    /// The value; nil if there are several bindings with different values. The reader depends on all bindings.
    nonisolated var value: Value? {
        let values = sources.map(\.wrappedValue)
        guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// Returns true if the option with a tag is chosen.
    nonisolated func isChosen(_ tag: Value?) -> Bool {
        guard let tag else { return false }
        return value == tag
    }

    nonisolated func set(_ value: Value) {
        withTransaction(\.isFromControl, true) { for source in sources { source.wrappedValue = value } }
    }

    package nonisolated func isSameField(as other: Self) -> Bool {
        sources.elementsEqual(other.sources) { $0.isSameField(as: $1) }
    }
}
