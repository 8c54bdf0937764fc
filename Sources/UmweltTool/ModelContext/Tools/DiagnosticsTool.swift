extension AssistantTool {
    /// `diagnostics`: the errors of the compiler, with advice.
    static func diagnostics(_ bench: Workbench) -> AssistantTool {
        AssistantTool(
            name: "diagnostics", title: "Diagnostics",
            description: """
                Compiles the source and returns the errors as FILE:LINE:COLUMN, with advice on names and modules that \
                Linux lacks. With “environment”, also objects that views require and nothing sets, and environment \
                values that are set and never read.
                """,
            parameters: WindowArguments.subject + [
                .flag("environment", "Check the environment of the views, too, if the source compiles.")
            ], isReadOnly: true
        ) { arguments in
            let subject = try WindowArguments.subject(arguments, root: bench.root)
            let checksEnvironment = try arguments.flag("environment")
            do {
                _ = try await bench.builds.program(of: subject)
            } catch let failure as BuildFailure {
                // Errors in the source are what was asked for.
                return ToolAnswer("\(failure)\n\n\(failure.plainErrors)")
            }
            guard checksEnvironment else { return ToolAnswer("It compiles.") }
            let findings = try await Subject(path: subject.path, target: subject.target).check()
            let positions = SourcePositions()
            let lines = findings.map { "\(positions.text(for: $0.position)): \($0.kind.rawValue): \($0.text)" }
            let report = lines.isEmpty ? "No problem in the environment." : lines.joined(separator: "\n")
            return ToolAnswer("It compiles.\n\n\(report)")
        }
    }
}
