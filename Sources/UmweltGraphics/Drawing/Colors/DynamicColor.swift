/// A colour that a closure of the app chooses for each environment.
enum DynamicColor: Hashable, Sendable {
    case traits(@Sendable (UITraitCollection) -> UIColor)
    case appearance(@Sendable (NSAppearance) -> NSColor)

    /// Returns the colour that the closure chooses in an environment.
    func color(in environment: EnvironmentValues) -> Color {
        switch self {
        case .traits(let choose): choose(UITraitCollection(around: environment)).color
        case .appearance(let choose): choose(NSAppearance(environment)).color
        }
    }

    /// True if both have the same closure with the same captured values.
    static func == (left: DynamicColor, right: DynamicColor) -> Bool {
        switch (left, right) {
        case (.traits(let left), .traits(let right)): areValuesEqual(TraitCode(run: left), TraitCode(run: right))
        case (.appearance(let left), .appearance(let right)):
            areValuesEqual(AppearanceCode(run: left), AppearanceCode(run: right))
        default: false
        }
    }

    // Closures are compared as properties of a type: a closure alone, passed as a generic value, would be wrapped again
    // each time.

    private struct TraitCode {
        let run: @Sendable (UITraitCollection) -> UIColor
    }

    private struct AppearanceCode {
        let run: @Sendable (NSAppearance) -> NSColor
    }

    /// Hashes the type of the closure's argument, as closures cannot be hashed.
    func hash(into hasher: inout Hasher) {
        if case .traits = self { hasher.combine(true) } else { hasher.combine(false) }
    }
}
