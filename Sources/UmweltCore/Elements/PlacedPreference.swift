/// A preference that views write once they have been placed, as its values are made of their layouts. Views write it
/// only in trees with a reader.
package protocol PlacedPreferenceKey: PreferenceKey {}

extension ViewTree {
    /// Registers that a view reads a preference, before its content is made.
    func registerReader<Key: PreferenceKey>(of key: Key.Type) {
        if !readsPlacedPreferences, key is any PlacedPreferenceKey.Type { readsPlacedPreferences = true }
    }
}
