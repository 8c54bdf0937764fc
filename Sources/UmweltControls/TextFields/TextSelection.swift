import Foundation
@_spi(Kernel) import Umwelt

/// The selected part of a field's text, or the insertion point.
///
/// ```swift
/// @State private var text = "Draft"
/// @State private var selection: TextSelection?
///
/// TextField("Title", text: $text, selection: $selection)
/// Button("Select all") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
/// ```
public struct TextSelection: Equatable, Hashable {
    /// The parts of the text.
    public enum Indices: Equatable, Hashable {
        /// One range; an empty range is an insertion point.
        case selection(Range<String.Index>)
        /// Several parts. Fields select everything between the first and the last range.
        case multiSelection(RangeSet<String.Index>)

        /// Hashes the parts.
        public func hash(into hasher: inout Hasher) {
            switch self {
            case .selection(let range): hasher.combine(range)
            case .multiSelection(let ranges): for range in ranges.ranges { hasher.combine(range) }
            }
        }
    }

    /// The parts of the text.
    public var indices: Indices

    /// The line of a selection at a line break; for the user's selections, the environment's affinity.
    public private(set) var affinity = TextSelectionAffinity.automatic

    /// Makes a selection of a part.
    ///
    /// - Parameter range: The selected range.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// Makes a selection of several parts.
    ///
    /// - Parameter ranges: The selected ranges.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// Makes an insertion point.
    ///
    /// - Parameter insertionPoint: The position of the cursor.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// True if nothing is selected: the selection is an insertion point.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

extension TextSelection {
    /// Makes the selection of a part of a text, by offsets in UTF-16 code units, limited to its end.
    init(_ offsets: Range<Int>, in text: String, affinity: TextSelectionAffinity) {
        func index(_ offset: Int) -> String.Index { String.Index(utf16Offset: min(offset, text.utf16.count), in: text) }
        self.init(range: index(offsets.lowerBound)..<index(offsets.upperBound))
        self.affinity = affinity
    }

    /// Returns the offsets of the selection in a text, in UTF-16 code units; nil if it is not one of that text.
    func range(in text: String) -> Range<Int>? {
        let range: Range<String.Index>
        switch indices {
        case .selection(let part): range = part
        case .multiSelection(let parts):
            guard let first = parts.ranges.first, let last = parts.ranges.last else { return nil }
            range = first.lowerBound..<last.upperBound
        }
        guard range.upperBound <= text.endIndex else { return nil }
        return range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text)
    }
}

extension TextField {
    /// Makes a field for a text, with a binding to the part that is selected.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - selection: The part that is selected; nil while the field has not had the focus.
    ///   - prompt: The text that shows while the field is empty.
    ///   - axis: The axis along which the field grows with its text; nil for one line.
    ///   - label: The label.
    nonisolated public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        var field = FieldView(
            value: FieldValue(text), kind: axis == .vertical ? .lines : .line, prompt: prompt, label: label(),
            editingChanged: nil, commit: nil)
        field.selection = .text(selection)
        self.init(field)
    }
}

extension TextField where Label == Text {
    /// Makes a field for a text, with a binding to the part that is selected, and a localized label.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - text: The text that the user types.
    ///   - selection: The selected part of the text; nil without the focus.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    ///   - axis: The axis along which the field scrolls or grows: with `.vertical` it has several lines.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Makes a field for a text, with a binding to the part that is selected.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - text: The text that the user types.
    ///   - selection: The selected part of the text; nil without the focus.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    ///   - axis: The axis along which the field scrolls or grows: with `.vertical` it has several lines.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }
}
