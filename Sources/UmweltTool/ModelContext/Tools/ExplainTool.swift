extension AssistantTool {
    /// `explain`: why views update, and where their environment comes from.
    static func explain(_ bench: Workbench) -> AssistantTool {
        AssistantTool(
            name: "explain", title: "Explain",
            description: """
                Does steps like “act”, and returns for each why which bodies ran, from the write to the bodies; for the \
                view with the name in “view”, the values of its environment, and which modifiers set and which views \
                read them.
                """,
            parameters: WindowArguments.parameters + [
                StepArguments.parameter, .text("view", "The name of a view's type, such as LibraryView."),
            ], isReadOnly: false
        ) { arguments in
            let window = try WindowArguments(arguments, root: bench.root)
            let steps = try StepArguments.steps(arguments)
            let view = try arguments.text("view")
            if steps.isEmpty && view == nil {
                throw ToolError("Write what to explain: updates by “steps”, an environment by “view”.")
            }
            return ToolAnswer(try await bench.ask(.explain(steps, view: view), window))
        }
    }
}
