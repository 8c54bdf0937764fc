import Foundation

/// A request of `umwelt mcp` to a program on the stage, which shows one window without a screen.
package struct StageRequest: Codable, Sendable {
    /// The settings of the window from this request on, as the variables of a picture.
    package var settings: [String: String]
    package var work: Work

    /// The line that the program prints after the lines of its answer, set when the request is sent.
    package var mark = ""

    /// The work of a request.
    package enum Work: Codable, Sendable {
        /// Draws the window, or the sheet of its variants.
        case draw
        /// Describes the accessibility tree.
        case describe
        /// Does the steps one after the other, and reports what changed.
        case act([StageStep])
        /// Does the steps and explains their updates, and the environment of the view with a name.
        case explain([StageStep], view: String?)
    }

    package init(settings: [String: String], work: Work) {
        self.settings = settings
        self.work = work
    }
}

/// An action of a user in a window, on a view that its label names.
package enum StageStep: Codable, Equatable, Sendable {
    case tap(String)
    /// Replaces the text of a field.
    case type(String, into: String)
    case submit(String)
    /// Scrolls until the view with a label is visible.
    case reveal(String)
    /// Scrolls by most of the visible length: the scroll view around a label, or the first one.
    case scroll(Direction, around: String?)
    case slide(String, to: Double)
    case increment(String)
    case decrement(String)
    /// Performs a named action of assistive technology.
    case perform(String, on: String)
    /// Opens a context menu.
    case menu(String)
    case refresh
    case back
    case dismiss
    /// Lets time pass, for animations, timers and tasks.
    case wait(seconds: Double)

    /// The direction in which a user sees further content.
    package enum Direction: String, Codable, CaseIterable, Sendable {
        case up, down, left, right
    }
}

/// The answer of a program on the stage.
package struct StageReply: Codable, Sendable {
    /// The answer in words.
    package var text = ""

    /// The picture, as PNG; nil for none.
    package var picture: Data?

    /// The reason why the work was not done; nil if it was.
    package var error: String?

    package init(text: String = "", picture: Data? = nil, error: String? = nil) {
        self.text = text
        self.picture = picture
        self.error = error
    }
}

extension StageStep: CustomStringConvertible {
    package var description: String {
        switch self {
        case .tap(let label): "Tap “\(label)”"
        case .type(let text, let field): "Type “\(text)” into “\(field)”"
        case .submit(let field): "Submit “\(field)”"
        case .reveal(let label): "Scroll to “\(label)”"
        case .scroll(let direction, let label):
            "Scroll \(direction.rawValue)\(label.map { " around “\($0)”" } ?? "")"
        case .slide(let label, let value): "Slide “\(label)” to \(value)"
        case .increment(let label): "Increase “\(label)”"
        case .decrement(let label): "Decrease “\(label)”"
        case .perform(let action, let label): "Perform “\(action)” on “\(label)”"
        case .menu(let label): "Open the menu of “\(label)”"
        case .refresh: "Pull down"
        case .back: "Go back"
        case .dismiss: "Close what is presented"
        case .wait(let seconds): "Wait \(seconds) s"
        }
    }
}
