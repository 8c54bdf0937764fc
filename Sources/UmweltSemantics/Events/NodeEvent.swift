import Foundation

/// An action of the user on a node of a window.
///
/// Each case is written as JSON as `{"press":{}}`: its name, and an object with its values.
public enum NodeEvent: Sendable, Hashable, Codable {
    /// The node was pressed and released, with any kind of input.
    case press
    /// A press of the node began: a pointer or a key is down on it.
    case pressBegan
    /// A press of the node ended, whether or not it triggers the action.
    case pressEnded
    /// A value was set, such as by moving a slider's knob.
    case setValue(value: Double)
    /// The value was increased by a step.
    case increment
    /// The value was decreased by a step.
    case decrement
    /// A presentation was to be closed, by the escape key or by a press beside it.
    case dismiss
    /// The node was scrolled to an offset from its content's top left corner, in points.
    case scroll(x: Double, y: Double)
    /// The user began to scroll the node: the following scroll events come from the user, not from the host itself.
    case scrollBegan
    /// The user released the node while it still scrolls.
    case scrollReleased
    /// Scrolling of the node ended.
    case scrollEnded
    /// The node was pulled down to have its content fetched again.
    case refresh
    /// An arrow key brought the keyboard focus to the node, a row, and the selection is to follow.
    case choose
    /// The node was deleted.
    case delete
    /// The node was moved past this number of siblings, backwards if the number is negative.
    case move(by: Int)
    /// The node was swiped to the left or to the right, over its full width or not.
    case swipe(toLeft: Bool, isFull: Bool)
    /// The keyboard focus moved to the node.
    case focus
    /// The keyboard focus left the node, for no other node.
    case blur
    /// The node's text was edited, in a host that has a copy of the text.
    ///
    /// `number` counts the host's edits including this one, `heard` is the number of the field's own changes that the
    /// host had received, and `change` applies to the text that the host showed.
    case edit(number: Int, heard: Int, change: TextChange)
    /// The text of the node was replaced, by a host that has no copy of it.
    case setText(text: String)
    /// Another part of the node's text was selected: from and to these offsets in UTF-16 code units; equal offsets
    /// stand for an insertion point.
    case select(start: Int, end: Int)
    /// The text of the node was submitted.
    case submit
    /// The node was asked to perform an action.
    case perform(action: Semantics.Action)
    /// The node's menu was requested at a position in points from the node's top left corner.
    case showMenu(x: Double, y: Double)
    /// A link in the node's text was followed.
    case follow(link: URL)
    /// A mouse, a finger or a pen acted on the node.
    case pointer(event: PointerEvent)
    /// A key was pressed, repeated or released while the node had the focus.
    case key(stroke: KeyStroke)
    /// Modifier keys were pressed or released in the window; `held` contains the keys that are held now.
    case modifierKeys(held: EventModifiers)
    /// Something was dragged from the node, over it, or dropped on it.
    case drag(event: DragEvent)
    /// The node's web page loaded, failed, or was used by its scripts.
    case webPage(event: WebPageEvent)
    /// The node's video started, stopped or moved.
    case player(event: PlayerEvent)

    /// True if the event begins a new interaction, which ends the previous one.
    package var beginsSomething: Bool {
        switch self {
        case .pointer(let event): event.phase == .began
        case .key(let stroke): stroke.phase == .down
        case .drag(let event): event.phase == .dropped
        case .modifierKeys, .webPage, .player: false
        default: true
        }
    }

    /// The maximum length of a text after an edit, in UTF-16 code units.
    public static let longestText = 1_000_000

    /// The limit of edit numbers: no user makes so many edits.
    private static let maxEdits = 1 << 48

    /// The reason why the event is rejected, as no correct host sends it; nil for a valid event.
    public var validationError: String? {
        switch self {
        case .press, .pressBegan, .pressEnded, .increment, .decrement, .dismiss, .scrollBegan, .scrollReleased,
            .scrollEnded, .refresh, .choose, .delete, .swipe, .focus, .blur, .submit, .perform, .follow,
            .webPage:
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
        case .select(let start, let end):
            0 <= start && start <= end && end <= Self.longestText ? nil : "No text has such a part."
        case .pointer(let event): event.validationError
        case .key(let stroke): stroke.validationError
        case .modifierKeys(let held):
            held.rawValue & ~EventModifiers.all.rawValue == 0 ? nil : "There are no such keys."
        case .drag(let event): event.validationError
        case .player(let event): event.validationError
        }
    }
}
