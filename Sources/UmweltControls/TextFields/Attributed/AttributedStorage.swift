import Foundation
@_spi(Kernel) import Umwelt

/// The storage of an editor's attributed text. The user edits characters: unchanged characters keep their attributes,
/// and new characters have those of their position.
final class AttributedStorage: FieldStorage {
    private let binding: Binding<AttributedString>
    private let selection: Binding<AttributedTextSelection>?

    init(_ binding: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?) {
        (self.binding, self.selection) = (binding, selection)
    }

    override var isWrittenAtOnce: Bool { true }

    override func text(in values: EnvironmentValues) -> String { String(binding.wrappedValue.characters) }

    override func attributedText(in values: EnvironmentValues) -> AttributedString? { binding.wrappedValue }

    override func write(_ text: String, in values: EnvironmentValues, deletions: DeletedTexts?, isRestored: Bool) {
        let old = binding.wrappedValue
        let change = TextChange(from: String(old.characters), to: text)
        guard !change.isEmpty else { return }
        var edit = AttributedEdit(of: old, deletions: deletions, isRestored: isRestored)
        edit.selection = selection?.wrappedValue
        edit.apply(change)
        binding.wrappedValue = edit.text
        selection?.wrappedValue = AttributedTextSelection(insertionPoint: edit.text.index(atUTF16: edit.end))
    }

    override func isSame(as other: FieldStorage) -> Bool {
        guard let other = other as? AttributedStorage, binding.isSameField(as: other.binding) else { return false }
        switch (selection, other.selection) {
        case (nil, nil): return true
        case (let own?, let other?): return own.isSameField(as: other)
        default: return false
        }
    }
}

/// An edit of an attributed text by a change of its characters.
private struct AttributedEdit {
    private(set) var text: AttributedString

    /// The offset of the end of the last step that changed something, in UTF-16 code units.
    private(set) var end = 0

    /// The selection before, whose attributes typed text gets.
    var selection: AttributedTextSelection?

    private let old: AttributedString
    private let deletions: DeletedTexts?
    private let isRestored: Bool

    init(of text: AttributedString, deletions: DeletedTexts?, isRestored: Bool) {
        (self.text, old, self.deletions, self.isRestored) = (text, text, deletions, isRestored)
    }

    mutating func apply(_ change: TextChange) {
        // Offsets in the text as it becomes, and in the text as it was.
        var (offset, oldOffset) = (0, 0)
        // The attributes of what has just been deleted, which goes to what takes its place.
        var replaced: AttributeContainer?
        for step in change.steps {
            switch step {
            case .keep(let count):
                offset += count
                oldOffset += count
                replaced = nil
            case .delete(let count):
                let range = text.index(atUTF16: offset)..<text.index(atUTF16: offset + count)
                if range.isEmpty { continue }
                replaced = text.runs[range.lowerBound].attributes.filter(inheritedByAddedText: true)
                deletions?.record(AttributedString(text[range]), at: offset)
                text.removeSubrange(range)
                oldOffset += count
                end = offset
            case .insert(let new):
                let place = text.index(atUTF16: offset)
                let restored = isRestored ? deletions?.text(of: new) : nil
                let attributes = replaced ?? attributes(at: place, oldOffset: oldOffset)
                text.insert(restored ?? AttributedString(new, attributes: attributes), at: place)
                offset += new.utf16.count
                end = offset
            }
        }
    }

    /// Returns the attributes of typed text at a position: the selection's, if it is there.
    private func attributes(at place: AttributedString.Index, oldOffset: Int) -> AttributeContainer {
        if let selection, selection.typing != nil, selection.offsets(in: old).lowerBound == oldOffset {
            return selection.typingAttributes(in: old)
        }
        return text.attributesForInsertion(at: place)
    }
}

/// The parts of an attributed text that were deleted last, whose attributes they get back when that is undone.
final class DeletedTexts {
    private var parts: [(start: Int, text: AttributedString)] = []

    /// The greatest number of stored parts. Undoing older deletions only restores characters.
    private static let most = 100

    init() {}

    /// Records a deleted part. Adjacent deletions, as by a key that repeats, form one part, as they are undone
    /// together.
    func record(_ text: AttributedString, at start: Int) {
        if let last = parts.last, start + text.utf16.count == last.start {
            parts[parts.count - 1] = (start, text + last.text)
        } else if let last = parts.last, start == last.start {
            parts[parts.count - 1].text = last.text + text
        } else {
            parts.append((start, text))
            if parts.count > Self.most { parts.removeFirst() }
        }
    }

    /// Returns the last deleted part with some characters; nil for none.
    func text(of characters: String) -> AttributedString? {
        for part in parts.reversed() {
            if let range = part.text.range(of: characters, options: .literal) {
                return AttributedString(part.text[range])
            }
        }
        return nil
    }

    /// Forgets all parts.
    func removeAll() { parts = [] }
}
