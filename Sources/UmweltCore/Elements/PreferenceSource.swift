import UmweltGraph

/// A graph node with the value of a preference at the element that reads it from its content.
package final class PreferenceSource<Key: PreferenceKey>: GraphNode {
    private var stored: Key.Value?

    /// True if a view writes the preference.
    private var isWritten = false

    deinit { remove() }

    /// The element that reads the preference from its content.
    weak var tap: _Element?

    /// The current value, updated before it is returned; reading it makes the graph's current reader depend on it.
    package var value: Key.Value {
        if stored == nil { tap?.updatePreferences() }
        track()
        return stored ?? Key.defaultValue
    }

    /// Stores the value.
    ///
    /// - Parameter written: The value that views have written; nil if none has.
    func set(_ written: Key.Value?) {
        isWritten = written != nil
        let value = written ?? Key.defaultValue
        if let stored, areValuesEqual(stored, value) { return }
        if UpdateRecorder.count > 0 { (graph.owner as? ViewTree)?.recorder?.recordPreference(Key.self) }
        stored = value
        invalidateReaders()
    }

    /// The last value that views have written; nil if none has.
    var written: Key.Value? { isWritten ? stored : nil }

    /// True once a value has been set.
    var isSet: Bool { stored != nil }
}

/// The modifier that writes a preference of its content into a source, for readers elsewhere in the tree.
package nonisolated struct PreferenceForwarder<Key: PreferenceKey>: ViewModifier {
    package typealias Body = Never
    let source: PreferenceSource<Key>

    package nonisolated init(source: PreferenceSource<Key>) {
        self.source = source
    }

    package nonisolated static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        PreferenceForwarderElement(view, inputs)
    }
}

private final class PreferenceForwarderElement<Content: View, Key: PreferenceKey>:
    SingleChildElement<ModifiedContent<Content, PreferenceForwarder<Key>>, Content>
{
    private let source: PreferenceSource<Key>

    init(_ view: ModifiedContent<Content, PreferenceForwarder<Key>>, _ inputs: _ElementInputs) {
        source = view.modifier.source
        inputs.tree.registerReader(of: Key.self)
        super.init(inputs)
        source.tap = self
        child = Content._makeElement(view.content, childInputs())
    }

    override func update(_ view: ModifiedContent<Content, PreferenceForwarder<Key>>) { child?.update(view.content) }

    override func readsPreference(_ key: ObjectIdentifier?) -> Bool { key == nil || key == ObjectIdentifier(Key.self) }

    override func updatePreferences() { source.set(preferenceOfChildren(Key.self)) }

    /// Adds the last value read, if it is still valid. Nested readers would otherwise each visit all of the
    /// descendants.
    override func collectPreference<Other: PreferenceKey>(_ key: Other.Type, into value: inout Other.Value?) {
        guard key == Key.self, source.tap === self, source.isSet, !passFlags.contains(.needsPreferences) else {
            return super.collectPreference(key, into: &value)
        }
        if let written = source.written as? Other.Value { add(written, for: key, to: &value) }
    }
}
