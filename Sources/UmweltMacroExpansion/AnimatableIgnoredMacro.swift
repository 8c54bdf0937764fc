/// `@AnimatableIgnored` marks the properties that `@Animatable` leaves out. It expands to nothing; it only reports
/// misuse.
enum AnimatableIgnoredMacro {
    static func expand(_ use: AttachedUse) -> Expansion {
        guard let context = use.context, context.first?.tokens[...].attribute("Animatable") == nil else {
            return Expansion()
        }
        return Expansion(
            diagnostic: Diagnostic(
                "'@AnimatableIgnored' has an effect only directly in a type that is marked '@Animatable'",
                severity: .warning, at: use.attribute))
    }
}
