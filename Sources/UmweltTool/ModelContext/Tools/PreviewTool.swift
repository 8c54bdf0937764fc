extension AssistantTool {
    /// `preview`: a picture of a window.
    static func preview(_ bench: Workbench) -> AssistantTool {
        let drawing: [ToolParameter] = [
            .text("scale", "The pixels a point. Default: the device's, or 2."),
            .text(
                "matrix",
                "Draw a sheet of variants instead: “usual” for light and dark, in usual and large type, from both "
                    + "sides, or axes such as colorScheme,dynamicTypeSize=large/accessibility3,locale=ar/de."),
        ]
        return AssistantTool(
            name: "preview", title: "Preview",
            description: """
                Draws what SwiftUI source shows, as PNG: the first window of its App, or a #Preview, in its current \
                state. The program keeps running between calls, and is built and restarted when the source changes.
                """, parameters: WindowArguments.parameters + drawing, isReadOnly: true
        ) { arguments in
            var variables: [String: String] = [:]
            variables["UMWELT_SCALE"] = try arguments.text("scale")
            variables["UMWELT_MATRIX"] = try arguments.text("matrix")
            let window = try WindowArguments(arguments, root: bench.root, drawing: variables)
            return ToolAnswer(try await bench.ask(.draw, window))
        }
    }
}
