/// `@Animatable struct Wedge: Shape { … }`: the property `animatableData`, and the conformance to `Animatable`.
enum AnimatableMacro {
    static func expand(_ use: AttachedUse) -> Expansion {
        do throws(Diagnostic) {
            let properties = try animatedProperties(of: use)
            switch use.role {
            case .member: return Expansion(source: animatableData(of: properties, in: use.declaration))
            case .conformance: return Expansion(source: conformance(of: use.extendedType))
            case .accessor, .memberAttribute, .peer: return Expansion()
            }
        } catch {
            // Once is enough.
            return Expansion(diagnostic: use.role == .member ? error : nil)
        }
    }

    /// Returns the names of the properties that are animated. Throws an error if there are none, or if the type has its
    /// own `animatableData`.
    private static func animatedProperties(of use: AttachedUse) throws(Diagnostic) -> [Token] {
        let properties = TypeMembers(of: use.declaration).properties.filter { !$0.isStatic }
        guard !properties.contains(where: { $0.names.contains { $0.name == "animatableData" } }) else {
            throw Diagnostic(
                "'@Animatable' has no effect on a type with an 'animatableData' of its own: remove one of them",
                severity: .warning, at: use.attribute)
        }
        let names = properties.filter(\.isAnimated).flatMap(\.names)
        guard !names.isEmpty else {
            throw Diagnostic(
                "'@Animatable' needs a property to animate: write a stored 'var' that is not '@AnimatableIgnored'",
                at: use.attribute)
        }
        return names
    }

    private static func conformance(of type: String?) -> String {
        guard let type else { return "" }
        // Qualified, as the user may have a protocol of the same name.
        return "extension \(type): nonisolated Umwelt.Animatable {}"
    }

    /// Returns the property that reads and writes the data of all animated properties.
    ///
    /// Their types need not be written in the source, because overloaded functions find the animatable data of each.
    /// The setter makes the compiler report a property that cannot be animated at its own line. The write makes the
    /// compiler report the property, at the property's line.
    private static func animatableData(of properties: [Token], in type: Syntax) -> String {
        let reads = properties.map { "_animatableData(of: self.\($0.text))" }
        let values = "Umwelt.AnimatableValues(\n            \(reads.joined(separator: ",\n            ")))"
        // The names of locals hide none of the properties, which are all read through `self`.
        let locals = properties.indices.map { "data\($0)" }
        let writes = zip(properties, locals).map { property, data in
            "\(type.sourceLocation(of: property))\n        _animate(&self.\(property.text), to: \(data))"
        }
        return """
            public nonisolated var animatableData: some Umwelt.VectorArithmetic {
                get {
                    return \(values)
                }
                set {
                    let (\(locals.joined(separator: ", "))) = _animatableData(newValue, as: \(values)).value
            \(writes.joined(separator: "\n"))
            #sourceLocation()
                }
            }
            """
    }
}

extension PropertyDeclaration {
    /// True if the property is animated, provided that its type is animatable.
    fileprivate var isAnimated: Bool {
        "var" ~= introducer && !isComputed && prefix.attribute("AnimatableIgnored") == nil
    }

    fileprivate var isStatic: Bool {
        modifier("static") != nil || modifier("class") != nil
    }
}
