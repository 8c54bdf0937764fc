/// `@Query(sort: \Trip.start) var trips: [Trip]`: the property wrapper that fetches, and the accessor that reads it.
enum QueryMacro {
    static func expand(_ use: AttachedUse) -> Expansion {
        do throws(Diagnostic) {
            let property = try property(of: use)
            let storage = "_\(property.plainName)"
            if PreviewableMacro.isInPreview(use) ?? false {
                // The compiler checks the closure of `#Preview`, but what runs is a copy, in which the property is that
                // of a view. A variable of the closure cannot have another one beside it.
                return Expansion(source: use.role == .accessor ? "{\n    get {\n        fatalError()\n    }\n}" : "")
            }
            switch use.role {
            case .accessor: return Expansion(source: "{\n    get {\n        \(storage).wrappedValue\n    }\n}")
            case .peer: return Expansion(source: try wrapper(storage, of: property, in: use))
            case .member, .memberAttribute, .conformance: return Expansion()
            }
        } catch {
            // Once is enough.
            return Expansion(diagnostic: use.role == .peer ? error : nil)
        }
    }

    private static func property(of use: AttachedUse) throws(Diagnostic) -> PropertyDeclaration {
        guard let property = PropertyDeclaration(use.declaration.tokens), "var" ~= property.introducer,
            property.name != nil, !property.hasFurtherNames, !property.type.isEmpty
        else {
            throw Diagnostic(
                "'@Query' belongs on a 'var' with a type: write '@Query var names: [Model]'", at: use.attribute)
        }
        return property
    }

    private static func wrapper(
        _ storage: String, of property: PropertyDeclaration, in use: AttachedUse
    ) throws(Diagnostic) -> String {
        let type = property.type
        guard let element = element(of: type, in: use.declaration) else {
            throw Diagnostic(
                "'@Query' finds several objects: its type is an array or 'SectionedResults', as in '@Query var names: [Model]'",
                at: type.first, use.declaration)
        }
        let tokens = use.attribute.tokens
        let open = tokens.outsideBrackets.first { "(" ~= tokens[$0] }
        let arguments = open.map { use.attribute.text(of: tokens[$0...min(tokens.closing(of: $0), tokens.count - 1)]) }
        // A private property would make the memberwise initializer private, which other views make this one by. Within
        // the module the wrapper is seen whatever the property is, as in Apple's.
        return """
            private(set) var \(storage) = SwiftData.Query<\(element), \(use.declaration.text(of: type))>\(arguments ?? "()")
            """
    }

    /// The type of the objects, for `[Trip]`, `Array<Trip>` and `SectionedResults<Trip, String>`.
    private static func element(of type: ArraySlice<Token>, in syntax: Syntax) -> String? {
        guard let first = type.first, let last = type.last else { return nil }
        if "[" ~= first, "]" ~= last { return syntax.text(of: type.dropFirst().dropLast()) }
        guard ">" ~= last, let open = type.firstIndex(where: { "<" ~= $0 }) else { return nil }
        let arguments = type[(open + 1)...].dropLast()
        switch type[..<open].last?.text {
        case "Array": return syntax.text(of: arguments)
        case "SectionedResults": return syntax.text(of: arguments.prefix { !("," ~= $0) })
        default: return nil
        }
    }
}
