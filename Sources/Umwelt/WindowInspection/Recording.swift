import Foundation

/// A recording of user events in a window and of its host's changes, in order: to be replayed, or as the source of a test.
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
        case (.size, .size), (.appearance, .appearance), (.textSize, .textSize): steps.removeLast()
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
        case .size(let width, let height): "The window has \(width) × \(height) points"
        case .other(let what): "Not recorded: \(what)"
        }
    }
}

extension Recording {
    /// The source of a test that does the same and expects the texts that are shown in the end.
    ///
    /// - Parameter texts: The texts that the window shows.
    package func test(expecting texts: [String]) -> String {
        var lines = ["@MainActor @Test func recorded() throws {"]
        let size = "CGSize(width: \(Self.number(size.width)), height: \(Self.number(size.height)))"
        if isApp {
            lines.append("    let host = try #require(TestHost(app: \(subject)(), size: \(size)))")
        } else {
            lines.append("    let host = TestHost(size: \(size)) { \(subject)() }")
        }
        lines += steps.map { "    \(Self.source(of: $0))" }
        lines.append("    #expect(host.texts == [\(texts.map(\.debugDescription).joined(separator: ", "))])")
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func source(of step: Step) -> String {
        switch step {
        case .tap(let label): "#expect(host.tap(\(label.debugDescription)))"
        case .enter(let text, let field):
            "#expect(host.clear(\(field.debugDescription)) && host.type(\(text.debugDescription), into: "
                + "\(field.debugDescription)))"
        case .submit(let field): "#expect(host.submit(\(field.debugDescription)))"
        case .slide(let label, let value): "#expect(host.slide(\(label.debugDescription), to: \(value)))"
        case .increment(let label): "#expect(host.increment(\(label.debugDescription)))"
        case .decrement(let label): "#expect(host.decrement(\(label.debugDescription)))"
        case .dismiss: "#expect(host.dismissPresentation())"
        case .back: "#expect(host.goBack())"
        case .undo: "host.undo()"
        case .redo: "host.redo()"
        case .appearance(let isDark): "host.traits.colorScheme = .\(isDark ? "dark" : "light")"
        case .textSize(let size): "host.traits.dynamicTypeSize = .\(size)"
        case .size(let width, let height):
            "host.size = CGSize(width: \(number(width)), height: \(number(height)))"
        case .other(let what): "// Not recorded: \(what)"
        }
    }

    private static func number(_ length: Double) -> String {
        length == length.rounded() ? "\(Int(length))" : "\(length)"
    }
}
