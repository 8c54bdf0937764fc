@_spi(Kernel) import Umwelt

/// What a picker sets: one value, or several at once.
nonisolated struct PickerSelection<Value: Hashable>: ViewFieldComparable {
    private let sources: [Binding<Value>]

    nonisolated init(_ sources: [Binding<Value>]) { self.sources = sources }

    /// The value; nil if several are to be set of which not all are the same. Who asks depends on all of them.
    nonisolated var value: Value? {
        let values = sources.map(\.wrappedValue)
        guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// Whether what a tag stands for is chosen.
    nonisolated func isChosen(_ tag: Value?) -> Bool {
        guard let tag else { return false }
        return value == tag
    }

    nonisolated func set(_ value: Value) {
        for source in sources { source.wrappedValue = value }
    }

    package nonisolated func isSameField(as other: Self) -> Bool {
        sources.elementsEqual(other.sources) { $0.isSameField(as: $1) }
    }
}
