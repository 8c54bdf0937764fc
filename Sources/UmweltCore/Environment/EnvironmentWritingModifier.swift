/// A modifier without a body that changes the environment of its content.
package protocol EnvironmentWritingModifier: ViewModifier, EnvironmentWriting where Body == Never {}

extension EnvironmentWritingModifier {
    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        WritingModifierElement(view, inputs)
    }
}

/// The element of a view with a modifier that changes the environment.
private final class WritingModifierElement<Content: View, Modifier: EnvironmentWritingModifier>:
    EnvironmentWriterElement<ModifiedContent<Content, Modifier>, Modifier, Content>
{
    init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ElementInputs) {
        super.init(view.modifier, view.content, inputs)
    }

    override func split(_ view: ModifiedContent<Content, Modifier>) -> (Modifier, Content) {
        (view.modifier, view.content)
    }
}
