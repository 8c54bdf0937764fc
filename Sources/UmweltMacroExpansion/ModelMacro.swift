/// `@Model final class Trip { … }`: the record, the list of properties and the conformance, and for each stored property
/// the accessors that tell the record.
enum ModelMacro {
    static func expand(_ use: AttachedUse) -> Expansion {
        do throws(Diagnostic) {
            switch use.role {
            case .member: return Expansion(source: try ModelClass(use.declaration).members)
            case .memberAttribute: return Expansion(source: try attribute(of: use))
            case .conformance:
                _ = try ModelClass(use.declaration)
                return Expansion(source: conformance(of: use.extendedType))
            case .accessor, .peer: return Expansion()
            }
        } catch {
            // Once is enough.
            return Expansion(diagnostic: use.role == .member ? error : nil)
        }
    }

    private static func attribute(of use: AttachedUse) throws(Diagnostic) -> String {
        guard let parent = use.parent, let property = PropertyDeclaration(use.declaration.tokens),
            let index = try ModelClass(parent).index(of: property.plainName)
        else { return "" }
        return "@SwiftData._PersistedProperty(\(index))"
    }

    private static func conformance(of type: String?) -> String {
        guard let type else { return "" }
        return "extension \(type): nonisolated SwiftData.PersistentModel, nonisolated Observation.Observable {}"
    }
}

/// `@_PersistedProperty(0)`, which `@Model` adds: the accessors, and the property that holds the value.
enum PersistedPropertyMacro {
    static func expand(_ use: AttachedUse) -> Expansion {
        guard let property = PropertyDeclaration(use.declaration.tokens),
            let index = use.attribute.tokens.first(where: { $0.kind == .literal })?.text
        else { return Expansion() }
        let storage = "_\(property.plainName)"
        switch use.role {
        case .accessor:
            return Expansion(
                source: """
                    {
                        @storageRestrictions(initializes: \(storage))
                        init(initialValue) {
                            \(storage) = initialValue
                        }
                        get {
                            _$read(\(index), \\.\(property.sourceName))
                            return \(storage)
                        }
                        set {
                            _$set(\(index), \\.\(property.sourceName), \\.\(storage), to: newValue)
                        }
                    }
                    """)
        case .peer:
            let type = property.type.isEmpty ? "" : ": \(use.declaration.text(of: property.type))"
            let value = property.value.isEmpty ? "" : " = \(use.declaration.text(of: property.value))"
            return Expansion(source: "private var \(storage)\(type)\(value)")
        case .member, .memberAttribute, .conformance: return Expansion()
        }
    }
}
