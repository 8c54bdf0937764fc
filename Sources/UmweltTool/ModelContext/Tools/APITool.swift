extension AssistantTool {
    /// `api`: whether a name exists, its declarations, and its limits.
    static func api(_ bench: Workbench) -> AssistantTool {
        AssistantTool(
            name: "api", title: "API",
            description: """
                Looks a name up in the public interface: its declarations with their documentation and limits, the \
                members of a type, or the reason why Umwelt lacks it and what to use instead.
                """,
            parameters: [
                .text(
                    "name",
                    "A type, a modifier, a property or a function: padding, View.padding, padding(_:_:), Chart.",
                    isRequired: true),
                .text("module", "The module, such as Charts, SwiftData or UIKit. Default: SwiftUI."),
            ], isReadOnly: true
        ) { arguments in
            let name = try arguments.requiredText("name")
            let query = NameQuery(name)
            guard query.isValid else { throw ToolError("“\(name)” is no name: write one such as View.padding(_:_:).") }
            let module = try arguments.text("module") ?? "SwiftUI"
            let names = try await bench.names.names(of: module)
            let entries = query.matches(in: names)
            if !entries.isEmpty { return ToolAnswer(NameReport(entries, names: names).text) }
            let path = name.prefix { $0 != "(" }.drop { $0 == "." }
            if path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
                let reason = try await UnavailableName.reason(for: String(path), in: module, bench.names.library)
            {
                return ToolAnswer("\(name) is unavailable: \(reason)")
            }
            let similar = query.similarNames(in: names)
            let hint = similar.isEmpty ? "" : " Similar names: \(similar.joined(separator: ", "))."
            return ToolAnswer("There is no \(name) in \(module).\(hint)")
        }
    }
}
