import Foundation
import Observation
import Umwelt
import UmweltControls

/// The text of an input field of UIKit's, its selection, and its focus.
@Observable @MainActor
public final class _TextInputState {
    /// The text.
    @ObservationIgnored var text = ""

    /// The selected range, in UTF-16 code units.
    @ObservationIgnored var selectedRange = NSRange(location: 0, length: 0)

    /// The selection that the app or the host has set last; nil before.
    @ObservationIgnored var selection: TextSelection?

    /// True if the field has the focus, or is about to have it.
    @ObservationIgnored private(set) var isFocused = false

    /// The number of times that the app has moved the focus to the field, or away from it.
    private(set) var focusRequests = 0

    nonisolated init() {}

    /// Sets the text as the app does: the insertion point is at its end.
    func setText(_ new: String) {
        text = new
        selectedRange = NSRange(location: new.utf16.count, length: 0)
    }

    /// Sets the text as the user does: the insertion point is behind the edit.
    func edit(_ edit: TextDifference, to new: String) {
        text = new
        selectedRange = NSRange(location: edit.range.location + edit.replacement.utf16.count, length: 0)
    }

    /// Selects a range as the app does, in UTF-16 code units.
    func select(_ range: NSRange) {
        let count = text.utf16.count
        let start = min(max(range.location, 0), count)
        let end = start + min(max(range.length, 0), count - start)
        selectedRange = NSRange(location: start, length: end - start)
        selection = TextSelection(
            range: String.Index(utf16Offset: start, in: text)..<String.Index(utf16Offset: end, in: text))
    }

    /// Stores the selection that the user has made. Returns false if it is the old one.
    func userSelects(_ new: TextSelection?) -> Bool {
        selection = new
        guard let new, case .selection(let range) = new.indices, range.upperBound <= text.endIndex else { return false }
        let start = range.lowerBound.utf16Offset(in: text)
        let selected = NSRange(location: start, length: range.upperBound.utf16Offset(in: text) - start)
        if selected == selectedRange { return false }
        selectedRange = selected
        return true
    }

    /// Moves the focus to the field, or away from it, with the next update.
    func requestFocus(_ isWanted: Bool) {
        isFocused = isWanted
        focusRequests += 1
    }

    /// Stores that the field has got or lost the focus.
    func focusChanged(_ new: Bool) { isFocused = new }
}

/// The part of a text that an edit has replaced.
struct TextDifference: Equatable {
    /// The replaced range of the old text, in UTF-16 code units.
    let range: NSRange
    let replacement: String

    /// Finds the difference of two texts.
    init(from old: String, to new: String) {
        let start = old.commonPrefix(with: new)
        let (oldRest, newRest) = (old.dropFirst(start.count), new.dropFirst(start.count))
        let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
        range = NSRange(location: start.utf16.count, length: oldRest.dropLast(end).utf16.count)
        replacement = String(newRest.dropLast(end))
    }
}

/// The modifier that moves the focus between the field of a state and others.
struct InputFocus: ViewModifier, SystemView {
    let state: _TextInputState

    /// Called when the field has got or lost the focus. Returns false if the field keeps it.
    let changed: @MainActor (Bool) -> Bool

    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
        content
            .focused($isFocused)
            .onChange(of: isFocused) {
                state.focusChanged(isFocused)
                if !changed(isFocused) { state.requestFocus(!isFocused) }
            }
            .onChange(of: state.focusRequests, initial: true) {
                if isFocused != state.isFocused { isFocused = state.isFocused }
            }
    }
}
