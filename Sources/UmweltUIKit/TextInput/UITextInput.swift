import Foundation
import Umwelt

/// A position in the text of a field.
@MainActor @preconcurrency
public final class UITextPosition: NSObject {
    /// The offset, in UTF-16 code units.
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// A range in the text of a field.
@MainActor @preconcurrency
public final class UITextRange: NSObject {
    /// The position where the range starts.
    public let start: UITextPosition
    /// The position where the range ends.
    public let end: UITextPosition

    /// True for an insertion point.
    public var isEmpty: Bool { start.offset == end.offset }

    init(_ range: NSRange) {
        start = UITextPosition(range.location)
        end = UITextPosition(range.location + range.length)
        super.init()
    }

    var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

/// A field whose text and selection an app reads and changes.
@MainActor @preconcurrency
public protocol UITextInput: UITextInputTraits {
    /// The text, the selection and the focus.
    var _input: _TextInputState { get }

    /// Shows a text or a selection that has been set.
    func _inputChanged()

    /// Replaces a part of the text as the user does.
    func _userReplaces(_ range: NSRange, with text: String)
}

extension UITextInput {
    /// The selected part of the text, or the insertion point.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(_input.selectedRange) }
        set {
            guard let newValue else { return }
            _input.select(newValue.range)
            _inputChanged()
        }
    }

    /// The position at the start of the text.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }

    /// The position at the end of the text.
    public var endOfDocument: UITextPosition { UITextPosition(_input.text.utf16.count) }

    /// Returns the position at a distance; nil if it is outside of the text.
    ///
    /// - Parameters:
    ///   - position: The position to start from.
    ///   - offset: The distance, in UTF-16 code units.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let new = position.offset + offset
        return (0..._input.text.utf16.count).contains(new) ? UITextPosition(new) : nil
    }

    /// Returns the distance between two positions, in UTF-16 code units.
    ///
    /// - Parameters:
    ///   - from: The first position.
    ///   - toPosition: The second position.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// Returns the range between two positions.
    ///
    /// - Parameters:
    ///   - fromPosition: One end.
    ///   - toPosition: The other end.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let start = min(fromPosition.offset, toPosition.offset)
        return UITextRange(NSRange(location: start, length: max(fromPosition.offset, toPosition.offset) - start))
    }

    /// Returns a part of the text.
    ///
    /// - Parameter range: The range.
    public func text(in range: UITextRange) -> String? {
        Range(range.range, in: _input.text).map { String(_input.text[$0]) }
    }

    /// Replaces a part of the text.
    ///
    /// - Parameters:
    ///   - range: The range.
    ///   - text: The new text of the range.
    public func replace(_ range: UITextRange, withText text: String) { _userReplaces(range.range, with: text) }

    /// Inserts a text in place of the selection.
    ///
    /// - Parameter text: The text.
    public func insertText(_ text: String) { _userReplaces(_input.selectedRange, with: text) }

    /// Deletes the selection, or the character before the insertion point.
    public func deleteBackward() {
        var range = _input.selectedRange
        if range.length == 0 {
            guard let start = Range(range, in: _input.text)?.lowerBound, start > _input.text.startIndex else { return }
            range = NSRange(_input.text.index(before: start)..<start, in: _input.text)
        }
        _userReplaces(range, with: "")
    }

    /// True unless the text is empty.
    public var hasText: Bool { !_input.text.isEmpty }
}
