/// The names of views in the inspector.
enum InspectedName {
    /// Types without a meaning of their own.
    private static let plain: Set<String> = [
        "AnyView", "EmptyView", "ForEach", "Group", "ModifiedContent", "Optional", "TupleContent", "TupleView",
    ]

    /// Returns the name of a view's type without its parameters; nil for types that only hold others together.
    static func of(_ type: Any.Type) -> String? {
        let name = String(String(describing: type).prefix { $0 != "<" })
        return name.hasPrefix("_") || plain.contains(name) ? nil : name
    }
}
