import Foundation

extension AttributedString {
    /// The selected part of the text; empty for an insertion point.
    ///
    /// - Parameter selection: Ranges of this text or an insertion point.
    public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
        switch selection.indices(in: self) {
        case .insertionPoint: self[RangeSet<Index>()]
        case .ranges(let ranges): self[ranges]
        }
    }

    /// Changes the text, and moves the selection with it.
    ///
    /// - Parameters:
    ///   - selection: The selection of the text before, and afterwards of the text then. For a removed part, the
    ///     selection becomes an insertion point at its position.
    ///   - body: The change.
    public mutating func transform<E: Error>(
        updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
    ) throws(E) {
        var ranges: [Range<Index>]
        let isPoint: Bool
        switch selection.indices(in: self) {
        case .insertionPoint(let index): (ranges, isPoint) = ([index..<index], true)
        case .ranges(let parts): (ranges, isPoint) = (parts.ranges.map { $0 }, false)
        }
        let isEnd = selection.place == .end
        try transform(updating: &ranges, body: body)
        let parts = ranges.filter { !$0.isEmpty }
        if isEnd { return }
        if isPoint || parts.isEmpty {
            selection.place = .point(ranges.first?.lowerBound ?? endIndex)
        } else {
            selection.place = .ranges(RangeSet(parts))
        }
    }

    /// Changes the attributes of the selected part; the typing attributes for an insertion point.
    ///
    /// - Parameters:
    ///   - selection: The selection, which is updated for the changed text.
    ///   - body: The change, which is made to the attributes of each run.
    public mutating func transformAttributes<E: Error>(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) {
        guard case .ranges(let ranges) = selection.indices(in: self) else {
            var attributes = selection.typingAttributes(in: self)
            try body(&attributes)
            selection.typing = attributes
            return
        }
        var changes: [(Range<Index>, AttributeContainer)] = []
        for run in self[ranges].runs {
            var attributes = run.attributes
            try body(&attributes)
            changes.append((run.range, attributes))
        }
        selection.typing = nil
        transform(updating: &selection) { text in
            // Other attributes move no characters: the ranges stay right.
            for (range, attributes) in changes { text[range].setAttributes(attributes) }
        }
    }

    /// Replaces the selected part by characters, which have the attributes of typed text at that position. The cursor
    /// is then after them.
    ///
    /// - Parameters:
    ///   - selection: The selection, which is then behind the new text.
    ///   - newContent: The text to insert.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
    ) {
        let attributes = selection.typingAttributes(in: self)
        replaceSelection(&selection, with: AttributedString(String(newContent), attributes: attributes))
    }

    /// Replaces the selected part by a text with its own attributes. The selection is then the insertion point after
    /// it.
    ///
    /// - Parameters:
    ///   - selection: The selection, which is then behind the new text.
    ///   - newContent: The text to insert.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
    ) {
        let new = AttributedString(newContent[newContent.startIndex..<newContent.endIndex])
        let start: Int
        switch selection.indices(in: self) {
        case .insertionPoint(let index):
            start = utf16Offset(of: index)
            insert(new, at: index)
        case .ranges(let ranges):
            start = ranges.ranges.first.map { utf16Offset(of: $0.lowerBound) } ?? 0
            for range in ranges.ranges.dropFirst().reversed() { removeSubrange(range) }
            if let first = ranges.ranges.first { replaceSubrange(first, with: new) }
        }
        selection = AttributedTextSelection(insertionPoint: index(atUTF16: start + new.utf16.count))
    }
}
