/// The content of a tree that is not realized yet, such as that of closed sheets, as far as its types say.
struct UnrealizedContent {
    /// The types of the elements that will make the content; they name the types of the views.
    private var types: [String] = []

    /// The program's views that are in the tree.
    private var madeViews: Set<String> = []

    /// Adds the future content of an element, and its current view.
    mutating func visit(_ element: _Element) {
        if element.hasUnrealizedContent { types.append(Self.name(of: type(of: element))) }
        if let body = element as? any NamedBodyElement, !body.isOfSystem {
            madeViews.insert(Self.name(of: body.bodyType))
        }
    }

    /// Returns true if the content may set the value of an environment key: it contains a modifier for values of that
    /// type, or a view of the program that has never been created, whose body is unknown.
    func maySetValue(of key: any EnvironmentKey.Type) -> Bool {
        func valueType<Key: EnvironmentKey>(of key: Key.Type) -> Any.Type { Key.Value.self }
        let writer = "EnvironmentKeyWritingModifier<\(Self.name(of: valueType(of: key)))>"
        return types.contains { $0.contains(writer) || hasUnknownView($0) }
    }

    private func hasUnknownView(_ type: String) -> Bool {
        type.split { "<>,()& ".contains($0) }.contains { name in
            let module = name.prefix { $0 != "." }
            return module.endIndex < name.endIndex && !Self.isLibrary(module) && !madeViews.contains(String(name))
        }
    }

    private static func isLibrary(_ module: Substring) -> Bool {
        LibraryModule.isNamed(module) || module.hasPrefix("Umwelt") && !module.hasSuffix("Tests")
            || ["Foundation", "FoundationEssentials", "Observation", "__C"].contains(module)
    }

    /// The name of a type, with the addresses of private contexts left out, whose brackets divide it.
    private static func name(of type: Any.Type) -> String {
        String(reflecting: type).replacing(/\(unknown context at \$\w+\)\./, with: "")
    }
}
