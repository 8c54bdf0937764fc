/// A class with `@Model`: its name, and the properties that are stored.
struct ModelClass {
    let name: String
    let properties: [PropertyDeclaration]
    private let declaration: Syntax

    init(_ declaration: Syntax) throws(Diagnostic) {
        let tokens = declaration.tokens
        guard
            let keyword = tokens.outsideBrackets.first(where: { "class" ~= tokens[$0] && tokens[($0 + 1)...].isNamed }),
            !tokens[..<keyword].contains(where: { "struct" ~= $0 || "enum" ~= $0 || "actor" ~= $0 })
        else { throw Diagnostic("'@Model' belongs on a class: write '@Model final class Name { … }'", at: declaration) }
        name = tokens[keyword + 1].text
        self.declaration = declaration
        properties = TypeMembers(of: declaration).properties.filter(\.isPersisted)
        for property in properties { try check(property) }
    }

    /// The place of a stored property by its name; nil if it is not stored.
    func index(of name: String) -> Int? { properties.firstIndex { $0.name?.name == name } }

    private func check(_ property: PropertyDeclaration) throws(Diagnostic) {
        func fail(_ message: String) -> Diagnostic { Diagnostic(message, at: property.introducer, declaration) }
        guard property.name != nil, !property.hasFurtherNames else {
            throw fail("'@Model' takes one property at a time: give each name a declaration of its own")
        }
        guard property.accessors == nil else {
            throw fail("'@Model' cannot keep a property with observers: remove them, or mark it '@Transient'")
        }
        guard !property.type.isEmpty || !property.value.isEmpty else { throw fail("a type is missing") }
        if property.modifier("lazy") != nil { throw fail("'@Model' cannot keep a lazy property: mark it '@Transient'") }
    }

    /// The members of the class: its record, its properties, and the initializer that a store calls.
    var members: String {
        let entries = properties.map(entry)
        let values = properties.enumerated().map { index, property in
            "_\(property.plainName) = row.value(\(index))"
        }
        return """
            public var _$record = SwiftData.ModelRecord()

            public static let _$properties: [SwiftData.ModelProperty] = [
                \(entries.joined(separator: ",\n    "))
            ]

            public static let _$constraints: [SwiftData.ModelConstraint] = [\(constraints.joined(separator: ", "))]

            public required init(_$row row: SwiftData.ModelRow) {
                let row = row.owned(by: _$record)
                \(values.joined(separator: "\n    "))
            }
            """
    }

    /// The constraints and indices of `#Unique` and `#Index` in the class.
    private var constraints: [String] {
        let tokens = declaration.tokens
        return tokens.indices.dropLast(2).compactMap { index in
            guard "#" ~= tokens[index], "Unique" ~= tokens[index + 1] || "Index" ~= tokens[index + 1],
                let open = tokens[index...].firstIndex(where: { "(" ~= $0 })
            else { return nil }
            let end = min(tokens.closing(of: open), tokens.count - 1)
            let groups = declaration.text(of: tokens[(open + 1)..<end])
            return ".\(tokens[index + 1].text.lowercased())(of: \(name).self, \(groups))"
        }
    }

    private func entry(of property: PropertyDeclaration) -> String {
        let path = "\\\(name).\(property.sourceName)"
        let storage = "\\\(name)._\(property.plainName)"
        var arguments = ["\"\(property.plainName)\"", path, storage]
        if let attribute = property.arguments(of: "Attribute", in: declaration) {
            arguments.append("attribute: SwiftData.Schema.Attribute\(attribute)")
        }
        if let relationship = property.arguments(of: "Relationship", in: declaration) {
            arguments.append("relationship: SwiftData.Schema.Relationship\(relationship)")
        }
        if !property.value.isEmpty {
            arguments.append("defaultValue: { \(declaration.text(of: property.value)) }")
        }
        return "SwiftData.ModelProperty(\(arguments.joined(separator: ", ")))"
    }
}

extension PropertyDeclaration {
    /// True for the properties that a model keeps: those that hold a value, but for constants and transient ones.
    fileprivate var isPersisted: Bool {
        "var" ~= introducer && !isComputed && modifier("static") == nil && modifier("class") == nil
            && prefix.attribute("Transient") == nil
    }

    /// The name as in source, with backticks where it has them.
    var sourceName: String { name?.text ?? "" }

    /// The name without backticks.
    var plainName: String { name?.name ?? "" }

    /// The arguments of an attribute with their brackets; nil if the property has no such attribute.
    fileprivate func arguments(of attribute: String, in syntax: Syntax) -> String? {
        guard let range = prefix.attribute(attribute) else { return nil }
        guard range.upperBound < prefix.endIndex, "(" ~= prefix[range.upperBound] else { return "()" }
        return syntax.text(of: prefix[range.upperBound...prefix.closing(of: range.upperBound)])
    }
}

extension ArraySlice<Token> {
    /// True if a class's name follows its keyword.
    fileprivate var isNamed: Bool {
        guard let first else { return false }
        return first.kind == .word && !("func" ~= first) && !("var" ~= first)
    }
}
