/// `@Model final class Trip { … }`: generates the seat, the class of the values, the list of properties and the
/// conformance, and for each stored property the accessors that inform the record.
enum ModelMacro {
    static func expand(_ use: AttachedUse) -> Expansion {
        do throws(Diagnostic) {
            switch use.role {
            case .member:
                return Expansion(source: try ModelClass(use.declaration, inheritsModel: !use.lacksConformance).members)
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
            case let model = try ModelClass(parent), let index = model.index(of: property.plainName)
        else { return "" }
        // After those of a class that it may inherit from.
        return "@SwiftData._PersistedProperty(\(index)\(model.mayInherit ? ", in: \"\(model.name)\"" : ""))"
    }

    private static func conformance(of type: String?) -> String {
        guard let type else { return "" }
        return "extension \(type): nonisolated SwiftData.PersistentModel, nonisolated Observation.Observable {}"
    }
}

/// `@_PersistedProperty(0)`, which `@Model` adds: generates the accessors, and a property of size zero from which the
/// compiler knows whether an initializer sets the value. The value itself is stored in a separate object, so that an
/// object whose row was not read is small.
enum PersistedPropertyMacro {
    static func expand(_ use: AttachedUse) -> Expansion {
        guard let property = PropertyDeclaration(use.declaration.tokens),
            case let arguments = use.attribute.tokens.bracketed.filter({ $0.kind == .literal }).map(\.text),
            let place = arguments.first
        else { return Expansion() }
        let owner = arguments.dropFirst().first.map { $0.filter { $0 != "\"" } }
        let index = owner.map { "\($0)._$first + \(place)" } ?? place
        let content = ModelContent(of: owner)
        let storage = "_\(property.plainName)"
        switch use.role {
        case .accessor:
            return Expansion(
                source: """
                    {
                        @storageRestrictions(initializes: \(storage), accesses: \(content.property))
                        init(initialValue) {
                            if \(content.property) == nil {
                                \(content.property) = \(content.type)()
                            }
                            \(content.property)!.\(storage) = SwiftData.ModelValue(initialValue)
                            \(storage) = SwiftData.ModelMark()
                        }
                        get {
                            _$read(\(index), \\.\(property.sourceName))
                            return \(content.function)().\(storage).value
                        }
                        set {
                            _$set(\(index), \\.\(property.sourceName), \\\(content.type).\(storage), in: \(content.function)(), \
                    to: newValue)
                        }
                    }
                    """)
        case .peer:
            let hasValue = !property.value.isEmpty || property.isNilAtFirst
            return Expansion(
                source: "private var \(storage)" + (hasValue ? " = SwiftData.ModelMark()" : ": SwiftData.ModelMark"))
        case .member, .memberAttribute, .conformance: return Expansion()
        }
    }
}

extension [Token] {
    /// The tokens in the first brackets.
    fileprivate var bracketed: ArraySlice<Token> {
        guard let open = firstIndex(where: { "(" ~= $0 }) else { return [] }
        return self[open..<closing(of: open)]
    }
}
