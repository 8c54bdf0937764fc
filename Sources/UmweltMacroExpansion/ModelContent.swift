/// The generated class that stores a model's own property values and refers to its object.
///
/// If the model may inherit, their names contain the model's name, because its superclass has a generated class as
/// well.
struct ModelContent {
    private let suffix: String

    /// - Parameter owner: The name of the model; nil if it inherits from no other model.
    init(of owner: String?) { suffix = owner.map { "Of\($0)" } ?? "" }

    var type: String { "_$Content\(suffix)" }

    /// The property of the model that has the object; nil before the model's row is read.
    var property: String { "_$content\(suffix)" }

    /// The function of the model that returns the object when its row has been read.
    var function: String { "_$filled\(suffix)" }

    /// The members of the model: the class of the values, the property and the function.
    func members(for properties: [PropertyDeclaration], in declaration: Syntax, of model: String) -> String {
        let values = properties.map { "\n    var _\($0.plainName)\(value(of: $0, in: declaration, of: model))" }
        return """
            private final class \(type) {\(values.joined())
            }

            private var \(property): \(type)? = nil

            private func \(function)() -> \(type) {
                if let content = \(property) {
                    return content
                }
                _$readRow()
                if let content = \(property) {
                    return content
                }
                let content = \(type)()
                \(property) = content
                return content
            }
            """
    }

    /// The type of a value, and its initial value. If the source gives no type, it is that of the initial value, which
    /// is not evaluated for it.
    private func value(of property: PropertyDeclaration, in declaration: Syntax, of model: String) -> String {
        if property.type.isEmpty {
            let initial = property.value.map { "Self" ~= $0 ? model : declaration.text(of: [$0]) }
            let text =
                property.value.contains { "Self" ~= $0 }
                ? initial.joined(separator: " ") : declaration.text(of: property.value)
            return " = SwiftData.ModelValue.unread(like: \(text))"
        }
        var type = declaration.text(of: property.type)
        if type.hasSuffix("!") { type = type.dropLast() + "?" }
        return ": SwiftData.ModelValue<\(type)> = \(property.isNilAtFirst ? "SwiftData.ModelValue(nil)" : ".unread")"
    }
}

extension PropertyDeclaration {
    /// True for a property that is declared with a question mark: it has nil without saying so.
    var isNilAtFirst: Bool { value.isEmpty && type.last.map { "?" ~= $0 || "!" ~= $0 } ?? false }
}
