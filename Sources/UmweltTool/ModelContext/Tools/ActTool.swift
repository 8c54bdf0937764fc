extension AssistantTool {
    /// `act`: what a user does in a window.
    static func act(_ bench: Workbench) -> AssistantTool {
        AssistantTool(
            name: "act", title: "Act",
            description: """
                Does what a user does in a window, and returns what changed in the accessibility tree: - removed, + new. \
                The window keeps its new state for later calls. If a step fails, the steps before it are done.
                """, parameters: WindowArguments.parameters + [StepArguments.parameter], isReadOnly: false
        ) { arguments in
            let window = try WindowArguments(arguments, root: bench.root)
            let steps = try StepArguments.steps(arguments)
            if steps.isEmpty { throw ToolError("The argument “steps” is missing.") }
            return ToolAnswer(try await bench.ask(.act(steps), window))
        }
    }
}
