import Foundation
@_spi(Kernel) import Umwelt

/// The selected part of an attributed text in an editor, or the insertion point with its typing attributes.
///
/// ```swift
/// @State private var text = AttributedString("Draft")
/// @State private var selection = AttributedTextSelection()
///
/// TextEditor(text: $text, selection: $selection)
/// Button("Red") { text.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
/// ```
///
/// Its indices belong to the text at the time. Change a text with a stored selection through
/// `AttributedString.transform(updating:body:)` and similar methods, which update the selection.
public struct AttributedTextSelection: Equatable, Sendable {
    /// The parts of the text.
    @frozen public enum Indices: Equatable, Sendable {
        /// An insertion point.
        case insertionPoint(AttributedString.Index)
        /// Parts of the text.
        case ranges(RangeSet<AttributedString.Index>)
    }

    enum Place: Equatable, Sendable {
        /// The end of the text, wherever that is.
        case end
        case point(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }

    var place: Place

    /// The attributes of inserted text; nil for those of the surrounding text.
    var typing: AttributeContainer?

    /// The affinity of the field's environment when the user made the selection.
    var affinity = TextSelectionAffinity.automatic

    init(_ place: Place, typing: AttributeContainer? = nil) { (self.place, self.typing) = (place, typing) }
}

extension AttributedTextSelection {
    /// Makes the selection of an unused editor: the insertion point at the end.
    public init() { self.init(.end) }

    /// Makes an insertion point.
    ///
    /// - Parameters:
    ///   - insertionPoint: The place.
    ///   - typingAttributes: The attributes of inserted text; nil for those of the text before it.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        self.init(.point(insertionPoint), typing: typingAttributes)
    }

    /// Makes a selection of several parts. Editors select everything between the first and the last.
    ///
    /// - Parameter ranges: The selected ranges.
    public init(ranges: RangeSet<AttributedString.Index>) { self.init(.ranges(ranges)) }

    /// Makes a selection of one range; an empty range is an insertion point.
    ///
    /// - Parameter range: The selected range.
    public init(range: Range<AttributedString.Index>) {
        self.init(range.isEmpty ? .point(range.lowerBound) : .ranges(RangeSet([range])))
    }
}

extension AttributedTextSelection {
    /// Returns the selected ranges of a text, limited to its end.
    ///
    /// - Parameter text: The text that the selection belongs to.
    public func indices(in text: AttributedString) -> Indices {
        switch place {
        case .end: return .insertionPoint(text.endIndex)
        case .point(let index): return .insertionPoint(text.nearest(to: index))
        case .ranges(let ranges):
            let parts = ranges.ranges.map { text.nearest(to: $0) }.filter { !$0.isEmpty }
            guard parts.isEmpty else { return .ranges(RangeSet(parts)) }
            return .insertionPoint(ranges.ranges.first.map { text.nearest(to: $0.lowerBound) } ?? text.endIndex)
        }
    }

    /// Returns the line of an insertion point between two lines; automatic for a selected part.
    ///
    /// - Parameter text: The text that the selection belongs to.
    public func affinity(in text: AttributedString) -> TextSelectionAffinity {
        if case .insertionPoint = indices(in: text) { affinity } else { .automatic }
    }

    /// Returns the attributes of typed text: those of the first selected character, which it replaces, or of the
    /// character before the insertion point; at the start of the text, of the character after it.
    ///
    /// - Parameter text: The text that the selection belongs to.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing { return typing }
        switch indices(in: text) {
        case .insertionPoint(let index): return text.attributesForInsertion(at: index)
        case .ranges(let ranges):
            guard let first = ranges.ranges.first else { return AttributeContainer() }
            return text.runs[first.lowerBound].attributes.filter(inheritedByAddedText: true)
        }
    }

    /// Returns the attributes of the selected text, one container for each run of equal attributes; for an insertion
    /// point, the typing attributes.
    ///
    /// - Parameter text: The text that the selection belongs to.
    public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
        switch indices(in: text) {
        case .insertionPoint: return Attributes(containers: [typingAttributes(in: text)])
        case .ranges(let ranges): return Attributes(containers: text[ranges].runs.map(\.attributes))
        }
    }

    /// The attributes of the selected part of a text, from its beginning to its end.
    public struct Attributes<Text>: Sequence {
        fileprivate let containers: [AttributeContainer]

        /// Makes an iterator over the attributes.
        public func makeIterator() -> some IteratorProtocol<AttributeContainer> { containers.makeIterator() }

        /// The values of an attribute; nil where the text has none.
        ///
        /// - Parameter type: The attribute.
        public subscript<K: AttributedStringKey>(
            type: KeyPath<AttributeDynamicLookup, K>
        ) -> some Sequence<K.Value?> where K.Value: Sendable { containers.map { $0[K.self] } }

        /// The values of an attribute; nil where the text has none.
        ///
        /// - Parameter type: The attribute.
        public subscript<K: AttributedStringKey>(
            type: K.Type
        ) -> some Sequence<K.Value?> where K.Value: Sendable { containers.map { $0[K.self] } }
    }
}

@available(*, unavailable)
extension AttributedTextSelection.Attributes: Sendable {}

extension AttributedTextSelection {
    /// Makes the selection of a part of a text, by offsets in UTF-16 code units.
    init(_ offsets: Range<Int>, in text: AttributedString) {
        self.init(range: text.index(atUTF16: offsets.lowerBound)..<text.index(atUTF16: offsets.upperBound))
    }

    /// Returns the offsets of the selection in a text, in UTF-16 code units.
    func offsets(in text: AttributedString) -> Range<Int> {
        switch indices(in: text) {
        case .insertionPoint(let index):
            let offset = text.utf16Offset(of: index)
            return offset..<offset
        case .ranges(let ranges):
            guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return 0..<0 }
            return text.utf16Offset(of: first.lowerBound)..<text.utf16Offset(of: last.upperBound)
        }
    }
}

extension AttributedString {
    /// Returns the index at an offset in UTF-16 code units, or the end.
    func index(atUTF16 offset: Int) -> Index {
        utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    }

    /// Returns the offset of an index, in UTF-16 code units.
    func utf16Offset(of index: Index) -> Int { utf16.distance(from: startIndex, to: nearest(to: index)) }

    fileprivate func nearest(to index: Index) -> Index { Swift.min(Swift.max(index, startIndex), endIndex) }

    fileprivate func nearest(to range: Range<Index>) -> Range<Index> {
        nearest(to: range.lowerBound)..<nearest(to: range.upperBound)
    }

    /// Returns the attributes that text gets when it is inserted at an index.
    func attributesForInsertion(at index: Index) -> AttributeContainer {
        guard startIndex < endIndex else { return AttributeContainer() }
        let neighbour = index > startIndex ? unicodeScalars.index(before: index) : startIndex
        return runs[neighbour].attributes.filter(inheritedByAddedText: true)
    }
}
