import Foundation

/// What somebody did to a node of a window.
///
/// Each case is written as JSON as `{"press":{}}`: its name, and an object with what belongs to it.
public enum NodeEvent: Sendable, Hashable, Codable {
    /// Pressed and released it, by whatever means.
    case press
    /// Began to press it: a pointer or a key is down on it.
    case pressBegan
    /// Ended pressing it, whether or not that counted as a press.
    case pressEnded
    /// Set it to a value, such as by moving a slider's knob.
    case setValue(value: Double)
    /// Went a step up.
    case increment
    /// Went a step down.
    case decrement
    /// Wanted to be rid of something presented, by the escape key or by a press beside it.
    case dismiss
    /// Scrolled it so far from its content's top left corner, in points.
    case scroll(x: Double, y: Double)
    /// Began to scroll it: what follows is not done by the host itself.
    case scrollBegan
    /// Let go of it while it still scrolls.
    case scrollReleased
    /// Stopped scrolling it.
    case scrollEnded
    /// Pulled it down, so that its content is fetched again.
    case refresh
    /// Deleted it.
    case delete
    /// Moved it past so many others, backwards if negative.
    case move(by: Int)
    /// Swiped it to the left or to the right, across all of it or not.
    case swipe(toLeft: Bool, isFull: Bool)
    /// Moved the keyboard focus to it.
    case focus
    /// Took the keyboard focus away from it, and to nothing else.
    case blur
    /// Edited its text, in a host that has a copy of the text: how many edits that were with this one, of how many of the
    /// field's own changes the host had heard, and what was done to the text as the host showed it.
    case edit(number: Int, heard: Int, change: TextChange)
    /// Wrote another text into it, in a host that has none.
    case setText(text: String)
    /// Entered what was written into it.
    case submit
    /// Asked it to do something.
    case perform(action: Semantics.Action)
    /// Asked for its menu, at a place in it, in points from its top left corner.
    case showMenu(x: Double, y: Double)
    /// Followed a link in its text.
    case follow(link: URL)
    /// A mouse, a finger or a pen did something.
    case pointer(event: PointerEvent)

    /// Whether what was done before is over with it.
    var beginsSomething: Bool {
        if case .pointer(let event) = self { event.phase == .began } else { true }
    }

    /// The most UTF-16 code units that a text may have after an edit.
    public static let longestText = 1_000_000

    /// No user makes so many edits.
    private static let maxEdits = 1 << 48

    /// Why no host in its right mind sends such an event; nil if it may.
    public var validationError: String? {
        switch self {
        case .press, .pressBegan, .pressEnded, .increment, .decrement, .dismiss, .scrollBegan, .scrollReleased,
            .scrollEnded, .refresh, .delete, .swipe, .focus, .blur, .submit, .perform, .follow:
            nil
        case .setValue(let value): value.isFinite ? nil : "Nothing is set to a value that is no number."
        case .showMenu(let x, let y):
            abs(x) <= 1_000_000 && abs(y) <= 1_000_000 ? nil : "No menu is wanted there."
        case .scroll(let x, let y): x.isFinite && y.isFinite ? nil : "Nothing scrolls to where no number is."
        case .move(let distance): (-1_000_000...1_000_000).contains(distance) ? nil : "Nothing is moved so far."
        case .edit(let number, let heard, let change):
            if !(1...Self.maxEdits).contains(number) || !(0...Self.maxEdits).contains(heard) {
                "There is no such edit."
            } else {
                change.insertedLength > Self.longestText ? "That text is too long." : nil
            }
        case .setText(let text): text.utf16.count > Self.longestText ? "That text is too long." : nil
        case .pointer(let event): event.validationError
        }
    }
}
