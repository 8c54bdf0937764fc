/// A class with `@Model`: its name, and the properties that are stored.
struct ModelClass {
    let name: String
    let properties: [PropertyDeclaration]

    /// The superclass as in the source; nil if there is none.
    private let superclass: String?

    /// True if a colon follows the name: the class may inherit from another model, but only the compiler knows.
    let mayInherit: Bool
    private let isFinal: Bool
    private let declaration: Syntax

    /// - Parameter inheritsModel: True if the class that it inherits from is a model.
    init(_ declaration: Syntax, inheritsModel: Bool = false) throws(Diagnostic) {
        let tokens = declaration.tokens
        guard
            let keyword = tokens.outsideBrackets.first(where: { "class" ~= tokens[$0] && tokens[($0 + 1)...].isNamed }),
            !tokens[..<keyword].contains(where: { "struct" ~= $0 || "enum" ~= $0 || "actor" ~= $0 })
        else { throw Diagnostic("'@Model' belongs on a class: write '@Model final class Name { … }'", at: declaration) }
        name = tokens[keyword + 1].text
        isFinal = tokens[..<keyword].contains { "final" ~= $0 }
        let inherited = tokens[(keyword + 2)...].inheritedType
        mayInherit = !inherited.isEmpty
        superclass = inheritsModel && mayInherit ? declaration.text(of: inherited) : nil
        self.declaration = declaration
        properties = TypeMembers(of: declaration).properties.filter(\.isPersisted)
        for property in properties { try check(property) }
    }

    /// The index of a stored property with a name; nil if none is stored under it.
    func index(of name: String) -> Int? { properties.firstIndex { $0.name?.name == name } }

    private func check(_ property: PropertyDeclaration) throws(Diagnostic) {
        func fail(_ message: String) -> Diagnostic { Diagnostic(message, at: property.introducer, declaration) }
        guard property.name != nil, !property.hasFurtherNames else {
            throw fail("'@Model' takes one property at a time: give each name a declaration of its own")
        }
        guard property.accessors == nil else {
            throw fail("'@Model' cannot store a property with observers: remove them, or mark it '@Transient'")
        }
        guard !property.type.isEmpty || !property.value.isEmpty else { throw fail("a type is missing") }
        if property.modifier("lazy") != nil {
            throw fail(
                "'@Model' cannot store a lazy property: mark it '@Transient'")
        }
    }

    private var content: ModelContent { ModelContent(of: mayInherit ? name : nil) }

    /// The generated members of the class: its seat, its properties, and the functions that a store calls.
    var members: String {
        var parts: [String] = []
        if superclass == nil {
            parts.append("private var _$seat = SwiftData.ModelSeat()")
            parts.append("public var _$key: Int64 { _$seat.key }")
            parts.append(
                """
                public var _$owner: SwiftData.ModelOwner? {
                    get { _$seat.owner }
                    set { _$seat.owner = newValue }
                }
                """)
        }
        parts.append(content.members(for: properties, in: declaration, of: name))
        if mayInherit {
            let first = superclass.map { "\($0)._$properties.count" } ?? "0"
            parts.append("private static let _$first = \(first)")
        }
        parts.append(isFinal && superclass == nil ? plainLists : inheritableLists)
        parts.append(rowInitializer)
        parts.append(
            function("_$fill(_ row: SwiftData.ModelRow)", "row", isFilling: true) {
                "content._\($0.plainName) = row.value(\(place($1, of: $0)))"
            })
        parts.append(
            function("_$columns(_ row: inout SwiftData.ModelColumns)", "&row") {
                "row.add(\(place($1, of: $0)), content._\($0.plainName))"
            })
        return parts.joined(separator: "\n\n")
    }

    /// The properties and constraints of a class that no other inherits from.
    private var plainLists: String {
        """
        public static let _$properties: [SwiftData.ModelProperty] = \(list(of: name))

        public static let _$constraints: [SwiftData.ModelConstraint] = [\(constraints.joined(separator: ", "))]
        """
    }

    /// The properties and constraints of a class that has a superclass or may be subclassed. Key paths begin at the
    /// class of the object itself.
    private var inheritableLists: String {
        let override = superclass == nil ? "" : "override "
        let inherited = superclass.map { "\($0)._$list\(Self.lastName(of: $0))(of: type) + " } ?? ""
        return """
            \(superclass == nil ? "public static var _$isOpen: Bool { true }\n\n" : "")\
            public \(override)class var _$properties: [SwiftData.ModelProperty] { _$all }

            private static let _$all: [SwiftData.ModelProperty] = _$list\(name)(of: \(name).self)

            static func _$list\(name)<Model: \(name)>(of type: Model.Type) -> [SwiftData.ModelProperty] {
                \(inherited)\(list(of: "Model"))
            }

            public \(override)class var _$constraints: [SwiftData.ModelConstraint] { \
            [\(constraints.joined(separator: ", "))] }
            """
    }

    private static func lastName(of type: String) -> String { type.split(separator: ".").last.map(String.init) ?? type }

    private func list(of type: String) -> String {
        if properties.isEmpty { return "[]" }
        return "[\n    \(properties.map { entry(of: $0, in: type) }.joined(separator: ",\n    "))\n]"
    }

    private var rowInitializer: String {
        let lines = properties.map { "_\($0.plainName) = SwiftData.ModelMark()" }
        // Values of the source are no values of the row.
        let own = superclass == nil ? ["_$seat = SwiftData.ModelSeat(row)"] : []
        let last = superclass == nil ? "row.assign(to: self)" : "super.init(_$row: row)"
        return """
            public required init(_$row row: SwiftData.ModelRow) {
                \((lines + own + ["\(content.property) = nil", last]).joined(separator: "\n    "))
            }
            """
    }

    /// The argument with which a row finds a property, with a label if the value is stored in its `Codable` encoding.
    private func place(_ index: String, of property: PropertyDeclaration) -> String {
        property.isStoredAsCodable ? "codable: \(index)" : index
    }

    /// Generates a function that does something with each property and its index.
    private func function(
        _ head: String, _ argument: String, isFilling: Bool = false, _ line: (PropertyDeclaration, String) -> String
    ) -> String {
        var lines = properties.enumerated().map { index, property in
            line(property, mayInherit ? "\(name)._$first + \(index)" : "\(index)")
        }
        if isFilling {
            lines.insert("let content = \(content.property) ?? \(content.type)()", at: 0)
            lines.insert("\(content.property) = content", at: 1)
        } else if !lines.isEmpty {
            lines.insert("let content = \(content.function)()", at: 0)
        }
        let outer = superclass == nil ? [] : ["super.\(head.prefix { $0 != "(" })(\(argument))"]
        return """
            public \(superclass == nil ? "" : "override ")func \(head) {
                \((outer + lines).joined(separator: "\n    "))
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

    private func entry(of property: PropertyDeclaration, in type: String) -> String {
        let path = "\\\(type).\(property.sourceName)"
        let storage = "\\\(content.type)._\(property.plainName)"
        let object = "{ (model: \(type)) in model.\(content.function)() }"
        var arguments = ["\"\(property.plainName)\"", path, storage, "in: \(object)"]
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
    /// True for properties that a model stores: stored properties that are not transient.
    fileprivate var isPersisted: Bool {
        !isComputed && modifier("static") == nil && modifier("class") == nil
            && prefix.attribute("Transient") == nil
    }

    /// The name as in the source, including backticks.
    var sourceName: String { name?.text ?? "" }

    /// The name without backticks.
    var plainName: String { name?.name ?? "" }

    /// True for `@Attribute(.codable)`.
    fileprivate var isStoredAsCodable: Bool {
        guard let range = prefix.attribute("Attribute"), range.upperBound < prefix.endIndex,
            "(" ~= prefix[range.upperBound]
        else { return false }
        return prefix[range.upperBound...prefix.closing(of: range.upperBound)].contains { "codable" ~= $0 }
    }

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

    /// The first inherited type in the tokens after a class's name; empty if there is none.
    fileprivate var inheritedType: ArraySlice<Token> {
        guard let first, ":" ~= first else { return [] }
        return dropFirst().prefix { !("," ~= $0 || "{" ~= $0 || "where" ~= $0) }
    }
}
