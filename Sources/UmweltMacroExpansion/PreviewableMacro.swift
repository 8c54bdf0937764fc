/// `@Previewable` marks the declarations that `#Preview` moves out of its closure. It expands to nothing; it only
/// reports misuse.
enum PreviewableMacro {
    static let messageElsewhere = """
        '@Previewable' has a meaning only directly in the closure of '#Preview', in no braces and no '#if': \
        move it there
        """

    static func expand(_ use: AttachedUse) -> Expansion {
        guard let property = PropertyDeclaration(use.declaration.tokens) else {
            let message = "'@Previewable' belongs on a property: write '@Previewable @State var name = value'"
            return Expansion(diagnostic: Diagnostic(message, at: use.attribute))
        }
        guard isInPreview(use) ?? true else {
            return Expansion(diagnostic: Diagnostic(messageElsewhere, at: use.attribute))
        }
        guard property.name != nil, !property.hasFurtherNames else {
            let message = "'@Previewable' takes one property: give each name a declaration of its own"
            return Expansion(diagnostic: Diagnostic(message, at: property.introducer, use.declaration))
        }
        return Expansion()
    }

    /// Returns true if a declaration is a statement of the closure of `#Preview`; nil if the compiler passes no
    /// context.
    static func isInPreview(_ use: AttachedUse) -> Bool? {
        guard let context = use.context else { return nil }
        guard context.count > 1 else { return false }
        return context[0].tokens.starts(with: ["{"], by: { $1 ~= $0 })
            && context[1].tokens.isPreview
    }
}
