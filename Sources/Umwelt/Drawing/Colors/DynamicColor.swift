/// A colour that code of the app's chooses where it is drawn.
enum DynamicColor: Hashable, Sendable {
    case traits(@Sendable (UITraitCollection) -> UIColor)
    case appearance(@Sendable (NSAppearance) -> NSColor)

    /// What is chosen in an environment.
    func color(in environment: EnvironmentValues) -> Color {
        switch self {
        case .traits(let choose): choose(UITraitCollection(around: environment)).color
        case .appearance(let choose): choose(NSAppearance(environment)).color
        }
    }

    /// Whether both run the same code on the same values.
    static func == (left: DynamicColor, right: DynamicColor) -> Bool {
        switch (left, right) {
        case (.traits(let left), .traits(let right)): areValuesEqual(TraitCode(run: left), TraitCode(run: right))
        case (.appearance(let left), .appearance(let right)):
            areValuesEqual(AppearanceCode(run: left), AppearanceCode(run: right))
        default: false
        }
    }

    // Code is compared as a property: passed by itself as a value of any type it would be wrapped each time.

    private struct TraitCode {
        let run: @Sendable (UITraitCollection) -> UIColor
    }

    private struct AppearanceCode {
        let run: @Sendable (NSAppearance) -> NSColor
    }

    /// Feeds what can be told of code to a hasher: which argument it takes.
    func hash(into hasher: inout Hasher) {
        if case .traits = self { hasher.combine(true) } else { hasher.combine(false) }
    }
}
