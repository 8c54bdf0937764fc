import Foundation

/// A recording of user events in a window and of its host's changes, in order: to be replayed, or as the source of a
/// test.
package struct Recording: Codable, Equatable, Sendable {
    /// The name of the app or the view that the window shows.
    package var subject: String

    /// True if the subject is an app.
    package var isApp: Bool

    /// The size of the window at the beginning, in points.
    package var size: CGSize

    /// The steps.
    package var steps: [Step] = []

    /// A step.
    package enum Step: Codable, Equatable, Sendable {
        /// A button or another view with a label was tapped.
        case tap(String)
        /// A view with a label was tapped several times in a row.
        case taps(String, count: Int)
        /// The switch with a label was switched.
        case toggle(String)
        /// The row of a list with some texts was pressed.
        case select(row: String)
        /// Pointers did something that is more than a tap of a view with a label.
        case gesture(RecordedGesture)
        /// Time passed, in seconds, without which gestures would be one.
        case wait(seconds: Double)
        /// A scroll view of the window, by its position in reading order, was scrolled.
        case scroll(area: Int, x: Double, y: Double)
        /// The pressed modifier keys have changed.
        case hold(EventModifiers)
        /// The view with a label, or the row with such texts, has got the keyboard focus.
        case focus(String)
        /// A key was pressed while a view had the focus.
        case key(RecordedKey)
        /// The row with some texts was deleted.
        case delete(row: String)
        /// The row with some texts was moved by a number of rows.
        case move(row: String, by: Int)
        /// The row with some texts was swiped.
        case swipe(row: String, toLeft: Bool, isFull: Bool)
        /// The scroll view was pulled down.
        case refresh
        /// The context menu of the view with a label, or of one around it, was opened.
        case menu(String)
        /// An action for assistive technology was performed at the view with a label.
        case perform(action: String, on: String)
        /// A link in a text was followed.
        case follow(link: String)
        /// The view with a label was dragged onto another and dropped there.
        case dragAndDrop(String, onto: String)
        /// The field with a label has got a text.
        case enter(text: String, field: String)
        /// The field with a label was submitted.
        case submit(String)
        /// The slider with a label was moved to a value.
        case slide(String, value: Double)
        /// The control with a label was increased by a step.
        case increment(String)
        /// The control with a label was decreased by a step.
        case decrement(String)
        /// A presentation was closed.
        case dismiss
        /// The navigation went back.
        case back
        /// A change was undone.
        case undo
        /// A change that was undone was done again.
        case redo
        /// The host has another appearance.
        case appearance(isDark: Bool)
        /// The host has another size of text, by the name of the case of `DynamicTypeSize`.
        case textSize(String)
        /// The host has another contrast.
        case contrast(isIncreased: Bool)
        /// The host's text is bold, or no longer.
        case bold(Bool)
        /// The host has another language and region, by its identifier.
        case locale(String)
        /// The host is in another time zone, by its identifier.
        case timeZone(String)
        /// The host has another direction.
        case direction(isRightToLeft: Bool)
        /// Another value of the host was switched, by its name in `HostTraits`.
        case flag(String, isOn: Bool)
        /// Another value of the host has changed, by its name in `NamedTrait`.
        case trait(String, setting: String)
        /// The window has another size, in points.
        case size(width: Double, height: Double)
        /// Something was done that a recording has no step for.
        case other(String)
    }

    /// Adds a step. Changes that follow one another of one field, slider or size are one.
    mutating func add(_ step: Step) {
        switch (steps.last, step) {
        case (.enter(_, let last), .enter(_, let field)) where last == field: steps.removeLast()
        case (.slide(let last, _), .slide(let slider, _)) where last == slider: steps.removeLast()
        case (.scroll(let last, _, _), .scroll(let area, _, _)) where last == area: steps.removeLast()
        case (.flag(let last, _), .flag(let name, _)) where last == name: steps.removeLast()
        case (.trait(let last, _), .trait(let name, _)) where last == name: steps.removeLast()
        case (.size, .size), (.hold, .hold), (.appearance, .appearance), (.textSize, .textSize), (.contrast, .contrast),
            (.bold, .bold), (.locale, .locale), (.timeZone, .timeZone), (.direction, .direction):
            steps.removeLast()
        case (.other(let last), .other(let what)) where last == what: return
        default: break
        }
        steps.append(step)
    }
}

extension Recording.Step: CustomStringConvertible {
    package var description: String {
        switch self {
        case .tap(let label): "Tap “\(label)”"
        case .taps(let label, let count): "Tap “\(label)” \(count) times"
        case .toggle(let label): "Switch “\(label)”"
        case .select(let row): "Press the row “\(row)”"
        case .gesture(let gesture): "\(gesture)"
        case .wait(let seconds): "Wait \(Recording.number(seconds)) s"
        case .scroll(let area, let x, let y):
            "Scroll view \(area + 1) to \(Recording.number(x)), \(Recording.number(y))"
        case .hold(let keys): "Hold \(keys.names.isEmpty ? "no keys" : keys.names.joined(separator: " and "))"
        case .focus(let label): "Focus “\(label)”"
        case .key(let key): "\(key)"
        case .delete(let row): "Delete the row “\(row)”"
        case .move(let row, let distance): "Move the row “\(row)” by \(distance)"
        case .swipe(let row, let toLeft, let isFull):
            "Swipe the row “\(row)” to the \(toLeft ? "left" : "right")\(isFull ? ", all of it" : "")"
        case .refresh: "Pull down"
        case .menu(let label): "Open the menu of “\(label)”"
        case .perform(let action, let label): "Perform “\(action)” on “\(label)”"
        case .follow(let link): "Follow the link \(link)"
        case .dragAndDrop(let label, let target): "Drag “\(label)” onto “\(target)”"
        case .enter(let text, let field): "Enter “\(text)” into “\(field)”"
        case .submit(let field): "Submit “\(field)”"
        case .slide(let label, let value): "Slide “\(label)” to \(value)"
        case .increment(let label): "Increase “\(label)”"
        case .decrement(let label): "Decrease “\(label)”"
        case .dismiss: "Close what is presented"
        case .back: "Go back"
        case .undo: "Undo"
        case .redo: "Redo"
        case .appearance(let isDark): "The host is \(isDark ? "dark" : "light")"
        case .textSize(let size): "The host's text is \(size)"
        case .contrast(let isIncreased): "The host's contrast is \(isIncreased ? "increased" : "standard")"
        case .bold(let isBold): "The host's text is \(isBold ? "bold" : "regular")"
        case .locale(let identifier): "The host's language is \(identifier)"
        case .timeZone(let identifier): "The host's time zone is \(identifier)"
        case .direction(let isRightToLeft): "The host reads from the \(isRightToLeft ? "right" : "left")"
        case .flag(let name, let isOn): "The host's \(name) is \(isOn ? "on" : "off")"
        case .trait(let name, let setting): "The host's \(name) is \(setting)"
        case .size(let width, let height): "The window has \(width) × \(height) points"
        case .other(let what): "Not recorded: \(what)"
        }
    }
}
