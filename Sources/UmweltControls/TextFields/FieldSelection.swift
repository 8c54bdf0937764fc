import Foundation
@_spi(Kernel) import Umwelt

/// The binding to the part of a field's text that is selected.
enum FieldSelection {
    case text(Binding<TextSelection?>)
    case attributed(Binding<AttributedTextSelection>, in: Binding<AttributedString>)

    /// The content of a binding.
    enum Value: Equatable {
        case text(TextSelection?)
        case attributed(AttributedTextSelection)
    }

    /// The part that is selected.
    var value: Value {
        switch self {
        case .text(let binding): .text(binding.wrappedValue)
        case .attributed(let binding, _): .attributed(binding.wrappedValue)
        }
    }

    /// Returns the offsets of a range in the field's text, in UTF-16 code units; nil for none, and for the end of an
    /// unused text, because hosts would scroll to a selection there.
    func range(of value: Value, in text: String) -> Range<Int>? {
        switch (self, value) {
        case (.attributed(_, let attributed), .attributed(let selection)):
            selection.place == .end ? nil : selection.offsets(in: attributed.wrappedValue)
        case (_, .text(let selection)): selection?.range(in: text)
        default: nil
        }
    }

    /// Selects a part, from and to offsets in UTF-16 code units.
    ///
    /// - Parameter affinity: The affinity of the field's environment.
    /// - Returns: The new value of the binding.
    func select(_ range: Range<Int>, in text: String, affinity: TextSelectionAffinity) -> Value {
        switch self {
        case .text(let binding):
            let new = TextSelection(range, in: text, affinity: affinity)
            if binding.wrappedValue != new { binding.wrappedValue = new }
            return .text(new)
        case .attributed(let binding, let attributed):
            let old = binding.wrappedValue
            // The place where it is keeps the attributes that the app has chosen for typing.
            if old.offsets(in: attributed.wrappedValue) == range { return .attributed(old) }
            var new = AttributedTextSelection(range, in: attributed.wrappedValue)
            new.affinity = affinity
            binding.wrappedValue = new
            return .attributed(new)
        }
    }

    /// True if the field itself moves the selection as its user edits the text.
    var followsEdits: Bool {
        if case .attributed = self { true } else { false }
    }
}

extension FieldSelection: ViewFieldComparable {
    package func isSameField(as other: FieldSelection) -> Bool {
        switch (self, other) {
        case (.text(let own), .text(let other)): own.isSameField(as: other)
        case (.attributed(let own, let text), .attributed(let other, let otherText)):
            own.isSameField(as: other) && text.isSameField(as: otherText)
        default: false
        }
    }
}
