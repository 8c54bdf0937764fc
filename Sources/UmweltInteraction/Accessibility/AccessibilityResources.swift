// The forms of modifiers for assistive technology that take a `LocalizedStringResource`, such as the symbols that Xcode
// makes of a string catalogue's keys.

extension View {
    /// Sets the view's label by a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(
        _ label: LocalizedStringResource
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label))
    }

    /// Sets the view's label if `isEnabled` is true, by a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(
        _ label: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the description of the view's value by a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueResource))
    }

    /// Sets the description of the view's value if `isEnabled` is true, by a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueResource), isEnabled: isEnabled)
    }

    /// Sets the view's hint by a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(
        _ hint: LocalizedStringResource
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint))
    }

    /// Sets the view's hint if `isEnabled` is true, by a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(
        _ hint: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Adds a value that assistive technology reads in addition, by a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(valueResource), importance: importance)
    }

    /// Adds a value that assistive technology reads in addition, with a label by a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ label: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(label), value, importance: importance)
    }

    /// Adds a value that assistive technology reads in addition, with a label; both by resources.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ label: LocalizedStringResource, _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(label), Text(valueResource), importance: importance)
    }

    /// Adds a value that assistive technology reads in addition, with a label by a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ label: LocalizedStringResource, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(label), Text(value), importance: importance)
    }

    /// Adds an action with a name, by a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityAction(
        named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameResource), handler)
    }

    /// Sets a description of the view's purpose by a resource, shown when the pointer rests on it and read aloud as a
    /// hint.
    @_disfavoredOverload
    nonisolated public func help(_ textKey: LocalizedStringResource) -> some View { help(Text(textKey)) }

    /// Adds a list of views inside, with a name by a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(label), entries: entries)
    }

    /// Adds a list of the views of values, with a name by a resource.
    ///
    /// - Parameter entryLabel: The key path of an entry's name.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelResource), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a list of the views of values, with a name by a resource.
    ///
    /// - Parameters:
    ///   - entryID: The key path of the identity of an entry's view.
    ///   - entryLabel: The key path of an entry's name.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelResource), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }
}

extension AccessibilityActionCategory {
    /// Makes a category with a name by a resource.
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource) { self.init(Text(nameResource)) }
}
