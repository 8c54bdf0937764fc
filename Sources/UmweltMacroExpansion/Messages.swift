/// One use of an attached macro.
struct AttachedUse {
    enum Role: String {
        case accessor, member, memberAttribute, peer
        /// An extension that adds a conformance to the type.
        case conformance = "extension"
    }

    let role: Role
    let attribute: Syntax
    let declaration: Syntax
    /// The type whose member the declaration is; nil but where a type's macro adds attributes to its members.
    let parent: Syntax?
    /// The enclosing declarations and closures, the innermost first; nil if the compiler does not pass them.
    let context: [Syntax]?
    /// The type to which the extension adds the conformance; nil if it conforms already, and for other roles.
    let extendedType: String?
    /// True if the type itself does not declare the conformance yet; a conformance of its superclass does not count.
    let lacksConformance: Bool
}

extension AttachedUse {
    init?(_ message: JSON) {
        guard let role = message["macroRole"]?.string.flatMap(Role.init),
            let attribute = Syntax(message["attributeSyntax"]),
            let declaration = Syntax(message["declSyntax"])
        else { return nil }
        let context = message["lexicalContext"]?.array?.compactMap { Syntax($0) }
        let lacksConformance = message["conformanceListSyntax"]?["source"] != nil
        self.init(
            role: role, attribute: attribute, declaration: declaration, parent: Syntax(message["parentDeclSyntax"]),
            context: context,
            extendedType: lacksConformance ? message["extendedTypeSyntax"]?["source"]?.string : nil,
            lacksConformance: lacksConformance)
    }
}

/// One use of a freestanding macro.
struct FreestandingUse {
    let syntax: Syntax
    /// The compiler's suffix for unique names.
    let discriminator: String

    /// Returns a unique name, in the form that the compiler accepts without a declaration of names.
    func uniqueName(_ name: String) -> String {
        "\(discriminator)\(name.utf8.count)\(name)fMu_"
    }
}

extension FreestandingUse {
    init?(_ message: JSON) {
        guard let syntax = Syntax(message["syntax"]), let discriminator = message["discriminator"]?.string else {
            return nil
        }
        self.init(syntax: syntax, discriminator: discriminator)
    }
}

/// The result of expanding a macro.
struct Expansion {
    var source = ""
    var diagnostic: Diagnostic?

    var json: JSON {
        ["expandedSource": .string(source), "diagnostics": .array(diagnostic.map { [$0.json] } ?? [])]
    }
}
