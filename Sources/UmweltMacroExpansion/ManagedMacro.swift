/// `@Managed var name: String?`: accessors that read and set the value in the object's store.
enum ManagedMacro {
    static func expand(_ use: AttachedUse) -> Expansion {
        guard let property = PropertyDeclaration(use.declaration.tokens), "var" ~= property.introducer,
            !property.hasFurtherNames, !property.type.isEmpty, property.name != nil
        else {
            return Expansion(
                diagnostic: Diagnostic(
                    "'@Managed' belongs on a 'var' with a type: write '@Managed var name: String?'", at: use.attribute))
        }
        let name = property.plainName
        return Expansion(
            source: """
                {
                    get {
                        _managed("\(name)")
                    }
                    set {
                        _setManaged(newValue, "\(name)")
                    }
                }
                """)
    }
}
