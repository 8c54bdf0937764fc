/// A modifier that is resolved to another modifier with the values of the environment.
///
/// ```swift
/// struct Faded: EnvironmentalModifier {
///     func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///         environment.isEnabled ? Opacity(1) : Opacity(0.5)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The type of the resolved modifier.
    associatedtype ResolvedModifier: ViewModifier

    /// Returns the modifier that replaces this one. Runs again when a value that it reads has changed.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    /// Makes the modifier's element.
    nonisolated public static func _makeElement<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<Content, Self>> {
        ResolvedModifierElement(view, inputs)
    }
}

/// The element of an environmental modifier: resolves it, and again when a value that was read has changed.
private final class ResolvedModifierElement<Content: View, Modifier: EnvironmentalModifier>:
    SingleChildElement<ModifiedContent<Content, Modifier>, ModifiedContent<Content, Modifier.ResolvedModifier>>
{
    private var view: ModifiedContent<Content, Modifier>

    /// The dynamic properties of the modifier; nil if its type has none.
    private var properties: InstalledProperties<Modifier>?

    init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ElementInputs) {
        self.view = view
        super.init(inputs)
        properties = InstalledProperties(of: view.modifier, for: self)
        graph.run(self)
    }

    override func didLeaveTree() { properties = nil }

    override func update(_ new: ModifiedContent<Content, Modifier>) {
        view = new
        graph.run(self)
    }

    override func update() {
        let values = EnvironmentValues(at: scope, tracking: true)
        let resolved = ObservationTracker.track(for: self) {
            onMainActor(
                { @MainActor (input: (Modifier, EnvironmentValues)) in input.0.resolve(in: input.1) },
                (properties?.installed(in: view.modifier, for: self) ?? view.modifier, values))
        }
        show(ModifiedContent(content: view.content, modifier: resolved))
    }
}
