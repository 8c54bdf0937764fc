/// An environment key whose value is about the ancestors of a view on its own screen, such as the list that it is in.
/// Presentations and navigation levels are separate screens, where the value is the default again.
package protocol ScreenLocalKey: EnvironmentKey {}

extension EnvironmentValues {
    /// Sets the values of all ``ScreenLocalKey``s that the program has used to their defaults.
    package mutating func resetScreenLocalValues() {
        for key in EnvironmentKeyNumbers.screenLocalKeys { reset(key) }
    }

    private mutating func reset<Key: ScreenLocalKey>(_ key: Key.Type) { self[key] = Key.defaultValue }
}
