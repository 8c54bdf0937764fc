import UmweltGraph

extension _Element {
    /// Tells the readers around that what is written here is new: of one key, or of all that are written here and
    /// below.
    package final func preferencesChanged(of key: ObjectIdentifier? = nil) {
        passFlags.insert(.hasPreferences)
        var element = self
        while !element.keepsPreferences, let outer = element.parent {
            outer.passFlags.insert(.hasPreferences)
            if outer.readsPreference(key) { outer.needsPreferences() }
            element = outer
        }
    }

    /// Has an element that reads preferences read them again.
    final func needsPreferences() {
        guard !passFlags.contains(.needsPreferences) else { return }
        passFlags.insert(.needsPreferences)
        tree.preferenceQueue.append(self)
    }

    /// The value of a preference as the children hand it out; nil if none does.
    final func preferenceOfChildren<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        var value: Key.Value?
        forEachChild { $0.collectPreference(key, into: &value) }
        return value
    }

    /// Adds a value to what was collected before it.
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
    _ViewElement<ModifiedContent<Content, _PreferenceWritingModifier<Written>>>
{
    private var value: Written.Value
    private var child: _ViewElement<Content>?

    init(_ view: ModifiedContent<Content, _PreferenceWritingModifier<Written>>, _ inputs: _ElementInputs) {
        value = view.modifier.value
        super.init(inputs)
        child = Content._makeElement(view.content, childInputs())
        preferencesChanged(of: ObjectIdentifier(Written.self))
    }

    override func update(_ view: ModifiedContent<Content, _PreferenceWritingModifier<Written>>) {
        let isNew = !areValuesEqual(value, view.modifier.value)
        value = view.modifier.value
        if isNew { preferencesChanged(of: ObjectIdentifier(Written.self)) }
        child?.update(view.content)
    }

    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        if key == Written.self, let own = self.value as? Key.Value {
            add(own, for: key, to: &value)
        } else {
            super.collectPreference(key, into: &value)
        }
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }
}

final class PreferenceTransformElement<Content: View, Written: PreferenceKey>:
    _ViewElement<ModifiedContent<Content, _PreferenceTransformModifier<Written>>>
{
    private var transform: (inout Written.Value) -> Void
    private var child: _ViewElement<Content>?

    init(_ view: ModifiedContent<Content, _PreferenceTransformModifier<Written>>, _ inputs: _ElementInputs) {
        transform = view.modifier.transform
        super.init(inputs)
        child = Content._makeElement(view.content, childInputs())
        preferencesChanged(of: ObjectIdentifier(Written.self))
    }

    override func update(_ view: ModifiedContent<Content, _PreferenceTransformModifier<Written>>) {
        let isNew = !areValuesEqual(transform, view.modifier.transform)
        transform = view.modifier.transform
        if isNew { preferencesChanged(of: ObjectIdentifier(Written.self)) }
        child?.update(view.content)
    }

    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        guard key == Written.self else { return super.collectPreference(key, into: &value) }
        var own = preferenceOfChildren(Written.self) ?? Written.defaultValue
        transform(&own)
        if let own = own as? Key.Value { add(own, for: key, to: &value) }
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }
}

final class PreferenceActionElement<Content: View, Key: PreferenceKey>:
    _ViewElement<ModifiedContent<Content, _PreferenceActionModifier<Key>>>
where Key.Value: Equatable {
    private var action: (Key.Value) -> Void
    private var child: _ViewElement<Content>?
    private var last: Key.Value?

    init(_ view: ModifiedContent<Content, _PreferenceActionModifier<Key>>, _ inputs: _ElementInputs) {
        action = view.modifier.action
        super.init(inputs)
        child = Content._makeElement(view.content, childInputs())
        needsPreferences()
    }

    override func update(_ view: ModifiedContent<Content, _PreferenceActionModifier<Key>>) {
        action = view.modifier.action
        child?.update(view.content)
    }

    override func readsPreference(_ key: ObjectIdentifier?) -> Bool { key == nil || key == ObjectIdentifier(Key.self) }

    override func updatePreferences() {
        let value = preferenceOfChildren(Key.self)
        guard value != nil || last != nil else { return }
        let new = value ?? Key.defaultValue
        if last == new { return }
        last = new
        tree.afterUpdate { [weak self] in self?.action(new) }
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }
}
