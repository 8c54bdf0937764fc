/// The names of views in the inspector.
enum InspectedName {
    /// Types whose names say nothing about their content.
    private static let plain: Set<String> = [
        "AnyView", "EmptyView", "ForEach", "Group", "ModifiedContent", "Optional", "TupleContent", "TupleView",
    ]

    /// Returns the name of a view's type without generic arguments; nil for types that only group others.
    static func of(_ type: Any.Type) -> String? {
        let name = String(String(describing: type).prefix { $0 != "<" })
        return name.hasPrefix("_") || plain.contains(name) ? nil : name
    }
}
