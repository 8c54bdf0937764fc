/// A modifier without a body that changes the environment of its content.
package protocol EnvironmentWritingModifier: ViewModifier, EnvironmentWriting where Body == Never {}

extension EnvironmentWritingModifier {
    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        EnvironmentWriterElement(view, inputs) { ($0.modifier, $0.content) }
    }
}
