/// `#Preview("Name", traits: …) { … }`: expands to a type that registers the preview, and one beside it that makes the
/// views.
///
/// The views are made outside the registering type, so that its `name` or `line` does not hide names that the closure
/// uses; for the same reason its own method has a name that no source contains.
enum PreviewMacro {
    static func expand(_ use: FreestandingUse) -> Expansion {
        do throws(Diagnostic) {
            return Expansion(source: try source(use))
        } catch {
            return Expansion(diagnostic: error)
        }
    }

    private static func source(_ use: FreestandingUse) throws(Diagnostic) -> String {
        let arguments = try PreviewArguments(use.syntax)
        let closure = try PreviewClosure(arguments.closureBody, of: use.syntax)
        let content = use.uniqueName("Content")
        let traits = arguments.traits.map {
            "\n    @MainActor static var traits: [PreviewTrait<Preview.ViewTraits>] { return [\($0)] }"
        }
        return """
            struct \(use.uniqueName("Preview")): _PreviewRegistration {
                static var name: String? { return \(arguments.name ?? "nil") }
                static var fileID: String { return #fileID }
                static var line: Int { return #line }\(traits ?? "")
                @MainActor static func makeView() -> any View { return \(content).__makeView() }
            }
            \(contentType(content, closure: closure, body: arguments.body, of: use.syntax))
            """
    }

    private static func contentType(
        _ name: String, closure: PreviewClosure, body: ArraySlice<Token>, of syntax: Syntax
    ) -> String {
        guard !closure.previewables.isEmpty else {
            return """
                enum \(name) {
                    @MainActor static func __makeView() -> any View {
                        \(syntax.sourceLocation(of: body.first))
                        return _previewContent(\(syntax.text(of: body)))
                        #sourceLocation()
                    }
                }
                """
        }
        return """
            struct \(name): View {
                @MainActor static func __makeView() -> any View { return \(name)() }
                \(closure.previewables.joined(separator: "\n"))
                var body: some View {
                    \(closure.body)
                    #sourceLocation()
                }
            }
            """
    }
}
