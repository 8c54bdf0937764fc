/// One use of an attached macro.
struct AttachedUse {
    enum Role: String {
        case accessor, peer
    }

    let role: Role
    let attribute: Syntax
    let declaration: Syntax
    /// The declarations and closures around it, the innermost first; nil from a compiler that does not tell.
    let context: [Syntax]?
}

extension AttachedUse {
    init?(_ message: JSON) {
        guard let role = message["macroRole"]?.string.flatMap(Role.init),
            let attribute = Syntax(message["attributeSyntax"]),
            let declaration = Syntax(message["declSyntax"])
        else { return nil }
        let context = message["lexicalContext"]?.array?.compactMap { Syntax($0) }
        self.init(role: role, attribute: attribute, declaration: declaration, context: context)
    }
}

/// One use of a freestanding macro.
struct FreestandingUse {
    let syntax: Syntax
    /// What the compiler adds to a name to make it the only one of its kind.
    let discriminator: String

    /// A name that nothing else has, in the form in which the compiler accepts it without an announcement.
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

/// What a macro makes of a use.
struct Expansion {
    var source = ""
    var diagnostic: Diagnostic?

    var json: JSON {
        ["expandedSource": .string(source), "diagnostics": .array(diagnostic.map { [$0.json] } ?? [])]
    }
}
