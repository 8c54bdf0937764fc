/// `@Parameter static var isLoggedIn = false`: the parameter `$isLoggedIn`, and the accessors that use it.
enum ParameterMacro {
    static func expand(_ use: AttachedUse) -> Expansion {
        do throws(Diagnostic) {
            let property = try property(of: use)
            let parameter = "$\(property.plainName)"
            guard use.role == .peer else {
                return Expansion(
                    source: "{ get { \(parameter).wrappedValue } set { \(parameter).wrappedValue = newValue } }")
            }
            return Expansion(source: try declaration(of: parameter, for: property, in: use))
        } catch {
            // Once is enough.
            return Expansion(diagnostic: use.role == .peer ? error : nil)
        }
    }

    private static func property(of use: AttachedUse) throws(Diagnostic) -> PropertyDeclaration {
        guard let property = PropertyDeclaration(use.declaration.tokens), "var" ~= property.introducer,
            property.name != nil, !property.hasFurtherNames, property.modifier("static") != nil
        else {
            throw Diagnostic(
                "'@Parameter' belongs on a static property: write '@Parameter static var name: Type = value'",
                at: use.attribute)
        }
        return property
    }

    private static func declaration(
        of parameter: String, for property: PropertyDeclaration, in use: AttachedUse
    ) throws(Diagnostic) -> String {
        let syntax = use.declaration
        let type = property.type.isEmpty ? "" : "<\(syntax.text(of: property.type))>"
        let isOptional = OptionalType.wrapped(in: property.type, of: syntax) != nil
        guard !property.value.isEmpty || isOptional else {
            throw Diagnostic(
                "a parameter needs an initial value: write '@Parameter static var \(property.plainName): Type = value'",
                at: property.name, syntax)
        }
        let value = property.value.isEmpty ? "nil" : syntax.text(of: property.value)
        let access = ["public", "package", "internal", "fileprivate", "private"].first { property.modifier($0) != nil }
        let tokens = use.attribute.tokens
        let open = tokens.outsideBrackets.first { "(" ~= tokens[$0] }
        let options = open.map { use.attribute.text(of: tokens[($0 + 1)..<tokens.closing(of: $0)]) } ?? ""
        let arguments = "\(enclosingType(use)).self, \"\(property.plainName)\", \(value)"
        return """
            \(access.map { "\($0) " } ?? "")static let \(parameter) = \
            Tips.Parameter\(type)(\(arguments)\(options.isEmpty ? "" : ", \(options)"))
            """
    }

    /// Returns the name of the type around the property; `Self`, which classes do not allow here, if it is unknown.
    private static func enclosingType(_ use: AttachedUse) -> String {
        guard let tokens = use.context?.first?.tokens,
            let keyword = tokens.outsideBrackets.first(where: { index in
                ["actor", "class", "enum", "extension", "struct"].contains { $0 ~= tokens[index] }
            })
        else { return "Self" }
        let name = tokens[(keyword + 1)...].prefix { $0.kind == .word && !("where" ~= $0) || "." ~= $0 }
        return name.isEmpty ? "Self" : name.map(\.text).joined()
    }
}
