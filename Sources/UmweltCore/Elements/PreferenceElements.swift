import UmweltGraph

extension _Element {
    /// Notifies the readers among the ancestors that preferences written here have changed.
    ///
    /// - Parameter key: The preference; nil for all that are written here and below.
    package final func preferencesChanged(of key: ObjectIdentifier? = nil) {
        tree.recorder?.recordEffect(at: self)
        passFlags.insert(.hasPreferences)
        let round = tree.preferenceRound
        let key = round.isLong ? nil : key
        var steps = 0
        var isMarked = false
        var element = self
        while !element.keepsPreferences, let outer = element.parent {
            // All readers from there on have received all preferences.
            if round.number == outer.preferenceRound { break }
            if key == nil && round.isOpen {
                outer.preferenceRound = round.number
                isMarked = true
            }
            outer.passFlags.insert(.hasPreferences)
            if outer.readsPreference(key) { outer.needsPreferences() }
            element = outer
            steps += 1
        }
        tree.preferenceRound.steps += steps
        if isMarked { tree.preferenceRound.isMarked = true }
    }

    /// Marks an element to read its preferences again.
    final func needsPreferences() {
        guard !passFlags.contains(.needsPreferences) else { return }
        passFlags.insert(.needsPreferences)
        tree.preferenceQueue.append(self)
    }

    /// Returns the preference value of the children; nil if no child writes one.
    package final func preferenceOfChildren<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        var value: Key.Value?
        forEachChild { $0.collectPreference(key, into: &value) }
        return value
    }

    /// Combines a value with the value collected so far.
    package final func add<Key: PreferenceKey>(_ new: Key.Value, for key: Key.Type, to value: inout Key.Value?) {
        if var joined = value {
            Key.reduce(value: &joined) { new }
            value = joined
        } else {
            value = new
        }
    }
}

final class PreferenceWriterElement<Content: View, Written: PreferenceKey>:
    PrimitiveModifierElement<Content, _PreferenceWritingModifier<Written>>
{
    override init(_ view: ModifiedContent<Content, _PreferenceWritingModifier<Written>>, _ inputs: _ElementInputs) {
        super.init(view, inputs)
        preferencesChanged(of: ObjectIdentifier(Written.self))
    }

    override func modifierWillChange(to new: _PreferenceWritingModifier<Written>) {
        if !areValuesEqual(modifier.value, new.value) { preferencesChanged(of: ObjectIdentifier(Written.self)) }
    }

    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        if key == Written.self, let own = modifier.value as? Key.Value {
            add(own, for: key, to: &value)
        } else {
            super.collectPreference(key, into: &value)
        }
    }
}

final class PreferenceTransformElement<Content: View, Written: PreferenceKey>:
    PrimitiveModifierElement<Content, _PreferenceTransformModifier<Written>>
{
    override init(_ view: ModifiedContent<Content, _PreferenceTransformModifier<Written>>, _ inputs: _ElementInputs) {
        super.init(view, inputs)
        preferencesChanged(of: ObjectIdentifier(Written.self))
    }

    override func modifierWillChange(to new: _PreferenceTransformModifier<Written>) {
        if !areValuesEqual(modifier.transform, new.transform) {
            preferencesChanged(of: ObjectIdentifier(Written.self))
        }
    }

    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        guard key == Written.self else { return super.collectPreference(key, into: &value) }
        var own = preferenceOfChildren(Written.self) ?? Written.defaultValue
        modifier.transform(&own)
        if let own = own as? Key.Value { add(own, for: key, to: &value) }
    }
}

final class PreferenceActionElement<Content: View, Key: PreferenceKey>:
    PrimitiveModifierElement<Content, _PreferenceActionModifier<Key>>
where Key.Value: Equatable {
    private var last: Key.Value?

    /// True while the window wakes: views that are made after the layout have yet to write.
    private var isResuming = false

    override init(_ view: ModifiedContent<Content, _PreferenceActionModifier<Key>>, _ inputs: _ElementInputs) {
        inputs.tree.registerReader(of: Key.self)
        super.init(view, inputs)
        if let old = consumeSavedPart(as: Key.Value.self) {
            last = old
            isResuming = true
            tree.restoration?.atEnd { [weak self] in self?.endResuming(with: old) }
        }
        needsPreferences()
    }

    private func endResuming(with old: Key.Value) {
        isResuming = false
        guard let last, last != old, !isRemoved else { return }
        tree.afterUpdate { [weak self] in self?.modifier.action(last) }
    }

    override var hasSavedPart: Bool { true }

    override var savedPart: Any? { last }

    override func readsPreference(_ key: ObjectIdentifier?) -> Bool { key == nil || key == ObjectIdentifier(Key.self) }

    override func updatePreferences() {
        let value = preferenceOfChildren(Key.self)
        guard value != nil || last != nil else { return }
        let new = value ?? Key.defaultValue
        if last == new { return }
        last = new
        tree.recorder?.recordPreference(Key.self)
        if isResuming { return }
        tree.afterUpdate { [weak self] in self?.modifier.action(new) }
    }
}
