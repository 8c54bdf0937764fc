import UmweltLive

/// The steps of a user as the argument of a tool: a list of objects, each with the name of an action.
enum StepArguments {
    static let parameter: ToolParameter = .objects(
        "steps", members,
        """
        What a user does, one after the other: {"tap": LABEL}, {"type": TEXT, "into": FIELD}, {"submit": FIELD}, \
        {"scrollTo": LABEL}, {"scroll": "down", "around": LABEL}, {"slide": LABEL, "to": 0.5}, {"increment": LABEL}, \
        {"decrement": LABEL}, {"perform": ACTION, "on": LABEL}, {"menu": LABEL}, {"refresh": true}, {"back": true}, \
        {"dismiss": true}, {"wait": SECONDS}. Labels are complete, as in the accessibility tree.
        """)

    private static let members: [ToolParameter] = [
        .text("tap", "Tap the view with the label."),
        .text("type", "Replace the text of the field in “into”."),
        .text("into", "The label of the field."),
        .text("submit", "Press return in the field with the label."),
        .text("scrollTo", "Scroll until the view with the label is visible."),
        .choice("scroll", StageStep.Direction.allCases.map(\.rawValue), "Scroll by most of a screen."),
        .text("around", "A label inside the scroll view; without it, the first one scrolls."),
        .text("slide", "Move the slider with the label to the value in “to”."),
        .number("to", "The value."),
        .text("increment", "Increase the value of the control with the label."),
        .text("decrement", "Decrease the value of the control with the label."),
        .text("perform", "Perform the accessibility action with the name, on the view in “on”."),
        .text("on", "The label of the view."),
        .text("menu", "Open the context menu of the view with the label."),
        .flag("refresh", "Pull the list down."),
        .flag("back", "Go back in the navigation."),
        .flag("dismiss", "Close the sheet, the alert or the menu."),
        .number("wait", "Let seconds pass, for animations, timers and tasks; at most 10."),
    ]

    /// Reads the steps; none if the argument is missing.
    static func steps(_ arguments: ToolArguments) throws -> [StageStep] {
        try (arguments.objects("steps", members) ?? []).enumerated().map { index, step in
            guard let step = try self.step(step) else {
                throw ToolError("Step \(index + 1) has no action. Write one, such as {\"tap\": \"Add\"}.")
            }
            return step
        }
    }

    private static func step(_ step: ToolArguments) throws -> StageStep? {
        if let label = try step.text("tap") { return .tap(label) }
        if let text = try step.text("type", isEmptyKept: true) {
            return .type(text, into: try step.requiredText("into"))
        }
        if let field = try step.text("submit") { return .submit(field) }
        if let label = try step.text("scrollTo") { return .reveal(label) }
        if let word = try step.text("scroll") {
            guard let direction = StageStep.Direction(rawValue: word) else {
                throw ToolError("“\(word)” is no direction: write up, down, left or right.")
            }
            return .scroll(direction, around: try step.text("around"))
        }
        if let label = try step.text("slide") {
            guard let value = try step.number("to") else { throw ToolError("The argument “to” is missing.") }
            return .slide(label, to: value)
        }
        if let label = try step.text("increment") { return .increment(label) }
        if let label = try step.text("decrement") { return .decrement(label) }
        if let action = try step.text("perform") { return .perform(action, on: try step.requiredText("on")) }
        if let label = try step.text("menu") { return .menu(label) }
        if try step.flag("refresh") { return .refresh }
        if try step.flag("back") { return .back }
        if try step.flag("dismiss") { return .dismiss }
        return try step.number("wait").map { .wait(seconds: $0) }
    }
}
