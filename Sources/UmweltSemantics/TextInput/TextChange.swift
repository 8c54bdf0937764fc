/// A change from one text to another: the parts that are kept, deleted and inserted, from beginning to end.
///
/// Lengths are in UTF-16 code units, as browsers count. In JSON a change is a list: a positive number keeps this number
/// of units, a negative number deletes them, and a string is inserted; the rest of the text is kept.
///
/// ```swift
/// TextChange(from: "hello", to: "hullo")   // [1,-1,"u"]
/// ```
public struct TextChange: Sendable, Hashable {
    /// A part of a change.
    public enum Step: Sendable, Hashable {
        /// Keeps this number of units.
        case keep(Int)
        /// Deletes this number of units.
        case delete(Int)
        /// Inserts a text.
        case insert(String)
    }

    /// The steps, in the order of the text. Where a part is replaced, it is deleted first.
    public private(set) var steps: [Step] = []

    /// Makes an empty change.
    public init() {}

    /// Makes a change that replaces a part of a text.
    ///
    /// - Parameters:
    ///   - range: The part, in UTF-16 code units.
    ///   - text: The text that replaces the range.
    public init(replacing range: Range<Int>, with text: String) {
        keep(range.lowerBound)
        delete(range.count)
        insert(text)
    }

    /// True if the change does nothing.
    public var isEmpty: Bool { !steps.contains { if case .keep = $0 { false } else { true } } }

    /// The length of all inserted text, in UTF-16 code units.
    public var insertedLength: Int {
        steps.reduce(0) { if case .insert(let text) = $1 { $0 + text.utf16.count } else { $0 } }
    }

    private mutating func keep(_ count: Int) {
        guard count > 0 else { return }
        if case .keep(let before) = steps.last {
            steps[steps.count - 1] = .keep(before + count)
        } else {
            steps.append(.keep(count))
        }
    }

    private mutating func delete(_ count: Int) {
        guard count > 0 else { return }
        steps.append(.delete(count))
    }

    private mutating func insert(_ text: String) {
        guard !text.isEmpty else { return }
        steps.append(.insert(text))
    }
}

extension TextChange {
    /// Makes the change that turns `old` into `new`.
    ///
    /// Parts that both texts share are kept. If single characters differ, as when letters become capitals, each is
    /// replaced separately.
    ///
    /// - Parameters:
    ///   - old: The text before the change.
    ///   - new: The text after the change.
    public init(from old: String, to new: String) {
        let (start, end) = Self.lengthsShared(by: old, and: new)
        let (before, after) = (old.utf8.count - end, new.utf8.count - end)
        if start == before && start == after { return }
        func part(_ text: String, to end: Int) -> ArraySlice<Unicode.Scalar> {
            let utf8 = text.utf8
            let first = utf8.index(utf8.startIndex, offsetBy: start)
            return Array(text[first..<utf8.index(first, offsetBy: end - start)].unicodeScalars)[...]
        }
        keep(old[..<old.utf8.index(old.startIndex, offsetBy: start)].utf16.count)
        addMiddle(part(old, to: before), part(new, to: after))
    }

    /// Returns the lengths, in bytes of UTF-8, of the common beginning of two texts and of the common end of the rest.
    ///
    /// Neither length divides a character.
    private static func lengthsShared(by old: String, and new: String) -> (start: Int, end: Int) {
        var (old, new) = (old, new)
        return old.withUTF8 { old in
            new.withUTF8 { new in
                func isInside(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
                let least = min(old.count, new.count)
                var start = 0
                while start < least && old[start] == new[start] { start += 1 }
                while start > 0 && start < old.count && isInside(old[start]) { start -= 1 }
                while start > 0 && start < new.count && isInside(new[start]) { start -= 1 }
                var end = 0
                while end < least - start && old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
                while end > 0 && isInside(old[old.count - end]) { end -= 1 }
                return (start, end)
            }
        }
    }

    /// The maximum length of texts that are searched for common parts: the time grows with the square of the differing
    /// parts.
    private static let longestSearch = 1000

    private mutating func addMiddle(_ left: ArraySlice<Unicode.Scalar>, _ right: ArraySlice<Unicode.Scalar>) {
        guard !left.isEmpty, !right.isEmpty, left.count + right.count <= Self.longestSearch else {
            return replace(left, by: right)
        }
        var (isRemoved, isInserted) = (Set<Int>(), Set<Int>())
        for difference in Array(right).difference(from: Array(left)) {
            switch difference {
            case .remove(let offset, _, _): isRemoved.insert(left.startIndex + offset)
            case .insert(let offset, _, _): isInserted.insert(right.startIndex + offset)
            }
        }
        var (index, place) = (left.startIndex, right.startIndex)
        while index < left.endIndex || place < right.endIndex {
            let removed = left[index...].indices.prefix { isRemoved.contains($0) }.count
            let inserted = right[place...].indices.prefix { isInserted.contains($0) }.count
            if removed + inserted > 0 {
                replace(left[index..<index + removed], by: right[place..<place + inserted])
                (index, place) = (index + removed, place + inserted)
            } else {
                keep(left[index..<index + 1].width)
                (index, place) = (index + 1, place + 1)
            }
        }
    }

    private mutating func replace(_ left: ArraySlice<Unicode.Scalar>, by right: ArraySlice<Unicode.Scalar>) {
        guard left.count == right.count else {
            delete(left.width)
            return insert(right.string)
        }
        for (old, new) in zip(left.indices, right.indices) {
            if left[old] == right[new] {
                keep(left[old...old].width)
            } else {
                delete(left[old...old].width)
                insert(right[new...new].string)
            }
        }
    }

    /// Returns the text after the change; nil if the change does not fit this text.
    ///
    /// - Parameter text: The text to change.
    public func applied(to text: String) -> String? {
        var result = ""
        let units = text.utf16
        var index = units.startIndex
        func end(after count: Int) -> String.Index? {
            guard let end = units.index(index, offsetBy: count, limitedBy: units.endIndex),
                end.samePosition(in: text.unicodeScalars) != nil
            else { return nil }
            return end
        }
        for step in steps {
            switch step {
            case .keep(let count):
                guard let end = end(after: count) else { return nil }
                result += text[index..<end]
                index = end
            case .delete(let count):
                guard let end = end(after: count) else { return nil }
                index = end
            case .insert(let new):
                result += new
            }
        }
        result += text[index...]
        return result
    }

    /// Rebases two changes of one text, so that each can be applied after the other: both orders make the same text.
    ///
    /// A part that both delete is deleted once. If both changes insert at the same position, the text of `self` comes
    /// first. A replacement by `self` is dropped if `other` deletes the replaced part; text that `other` inserts is
    /// always kept.
    ///
    /// - Parameter other: The other change of the same text.
    /// - Returns: `own`, to be applied after `other`, and `other`, to be applied after `self`.
    public func rebased(with other: TextChange) -> (own: TextChange, other: TextChange) {
        var (mine, yours) = (Reader(steps), Reader(other.steps))
        var (own, result) = (TextChange(), TextChange())
        // Of what `self` has just deleted: how much, and how much of that was left by `other`.
        var (deleted, left) = (0, 0)
        while true {
            if let text = mine.consumeInsertion() {
                if deleted > 0 && left == 0 {
                    result.delete(text.utf16.count)
                } else {
                    own.insert(text)
                    result.keep(text.utf16.count)
                }
                deleted = 0
            } else if let text = yours.consumeInsertion() {
                own.keep(text.utf16.count)
                result.insert(text)
            } else if mine.isAtEnd && yours.isAtEnd {
                return (own, result)
            } else {
                let count = min(mine.left, yours.left)
                let (isMine, isYours) = (mine.advance(count), yours.advance(count))
                if !isMine || deleted == 0 { (deleted, left) = (0, 0) }
                if isMine { deleted += count }
                switch (isMine, isYours) {
                case (false, false):
                    own.keep(count)
                    result.keep(count)
                case (true, false):
                    left += count
                    own.delete(count)
                case (false, true): result.delete(count)
                case (true, true): break
                }
            }
        }
    }

    /// A cursor that reads a change piece by piece.
    private struct Reader {
        private let steps: [Step]
        private var index = 0
        private var used = 0

        init(_ steps: [Step]) { self.steps = steps }

        var isAtEnd: Bool { index == steps.count }

        /// The remaining length of the step; after the last step everything is kept.
        var left: Int {
            guard index < steps.count else { return .max }
            switch steps[index] {
            case .keep(let count), .delete(let count): return count - used
            case .insert: return 0
            }
        }

        mutating func consumeInsertion() -> String? {
            guard index < steps.count, case .insert(let text) = steps[index] else { return nil }
            index += 1
            return text
        }

        /// Advances by `count` units. Returns true if they are deleted.
        mutating func advance(_ count: Int) -> Bool {
            guard index < steps.count else { return false }
            used += count
            var isDeletion = false
            if case .delete = steps[index] { isDeletion = true }
            if left == 0 {
                index += 1
                used = 0
            }
            return isDeletion
        }
    }
}

extension TextChange: Codable {
    /// The maximum length of a step: no text is longer.
    private static let longestStep = 1 << 24

    /// Reads a change from a host.
    ///
    /// - Throws: `DecodingError` if a step is neither a text nor a number of a possible length.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
            if let count = try? list.decode(Int.self) {
                guard count != 0, (-Self.longestStep...Self.longestStep).contains(count) else {
                    throw DecodingError.dataCorruptedError(in: list, debugDescription: "No step has that length.")
                }
                if count > 0 { keep(count) } else { delete(-count) }
            } else {
                insert(try list.decode(String.self))
            }
        }
    }

    /// Encodes the change in the form in which hosts send it.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for step in steps {
            switch step {
            case .keep(let count): try list.encode(count)
            case .delete(let count): try list.encode(-count)
            case .insert(let text): try list.encode(text)
            }
        }
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// The length in UTF-16 code units.
    fileprivate var width: Int { reduce(0) { $0 + UTF16.width($1) } }

    fileprivate var string: String { String(String.UnicodeScalarView(self)) }
}
