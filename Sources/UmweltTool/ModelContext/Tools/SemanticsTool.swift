extension AssistantTool {
    /// `semantics`: the accessibility tree of a window.
    static func semantics(_ bench: Workbench) -> AssistantTool {
        AssistantTool(
            name: "semantics", title: "Accessibility tree",
            description: """
                Returns the accessibility tree of a window in its current state, as a screen reader reads it: a line for \
                each element with label, value, kind, state, and its frame in points as [x, y, width × height]. An element \
                out of sight is scrolled away. A ⚠ marks a missing label or too low contrast.
                """, parameters: WindowArguments.parameters, isReadOnly: true
        ) { arguments in
            ToolAnswer(try await bench.ask(.describe, WindowArguments(arguments, root: bench.root)))
        }
    }
}
