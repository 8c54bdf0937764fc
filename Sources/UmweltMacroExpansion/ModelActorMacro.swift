/// `@ModelActor actor Importer { … }`: the executor, the container, the initializer and the conformance.
enum ModelActorMacro {
    static func expand(_ use: AttachedUse) -> Expansion {
        let tokens = use.declaration.tokens
        guard tokens.outsideBrackets.contains(where: { "actor" ~= tokens[$0] }) else {
            let message = "'@ModelActor' belongs on an actor: write '@ModelActor actor Name { … }'"
            return Expansion(diagnostic: use.role == .member ? Diagnostic(message, at: use.attribute) : nil)
        }
        switch use.role {
        case .member:
            let isPublic = tokens.outsideBrackets.contains { "public" ~= tokens[$0] }
            let access = isPublic ? "public " : ""
            return Expansion(
                source: """
                    \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor

                    \(access)nonisolated let modelContainer: SwiftData.ModelContainer

                    \(access)init(modelContainer: SwiftData.ModelContainer) {
                        let modelContext = SwiftData.ModelContext(modelContainer)
                        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
                        self.modelContainer = modelContainer
                    }
                    """)
        case .conformance:
            return Expansion(source: use.extendedType.map { "extension \($0): SwiftData.ModelActor {}" } ?? "")
        case .accessor, .memberAttribute, .peer: return Expansion()
        }
    }
}
