// The forms of modifiers for assistive technology that take a `LocalizedStringResource`, such as the symbols that Xcode
// makes of a string catalogue's keys.

extension View {
    /// Sets the view's label by a resource.
    ///
    /// - Parameter label: The label, looked up in the resource's table and bundle.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(
        _ label: LocalizedStringResource
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label))
    }

    /// Sets the view's label if `isEnabled` is true, by a resource.
    ///
    /// - Parameters:
    ///   - label: The label, looked up in the resource's table and bundle.
    ///   - isEnabled: If false, the modifier has no effect.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(
        _ label: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the description of the view's value by a resource.
    ///
    /// - Parameter valueResource: The value, looked up in the resource's table and bundle.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueResource))
    }

    /// Sets the description of the view's value if `isEnabled` is true, by a resource.
    ///
    /// - Parameters:
    ///   - valueResource: The value, looked up in the resource's table and bundle.
    ///   - isEnabled: If false, the modifier has no effect.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueResource), isEnabled: isEnabled)
    }

    /// Sets the view's hint by a resource.
    ///
    /// - Parameter hint: The hint, looked up in the resource's table and bundle.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(
        _ hint: LocalizedStringResource
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint))
    }

    /// Sets the view's hint if `isEnabled` is true, by a resource.
    ///
    /// - Parameters:
    ///   - hint: The hint, looked up in the resource's table and bundle.
    ///   - isEnabled: If false, the modifier has no effect.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(
        _ hint: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Adds a value that assistive technology reads in addition, by a resource.
    ///
    /// - Parameters:
    ///   - key: The key, which has the label; a view has one value for a key.
    ///   - valueResource: The value, looked up in the resource's table and bundle.
    ///   - importance: With `.high` the value is read before the view's hint, with `.default` after everything else.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(valueResource), importance: importance)
    }

    /// Adds a value that assistive technology reads in addition, with a label by a resource.
    ///
    /// - Parameters:
    ///   - label: The label, looked up in the resource's table and bundle.
    ///   - value: The value.
    ///   - importance: With `.high` the value is read before the view's hint, with `.default` after everything else.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ label: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(label), value, importance: importance)
    }

    /// Adds a value that assistive technology reads in addition, with a label; both by resources.
    ///
    /// - Parameters:
    ///   - label: The label, looked up in the resource's table and bundle.
    ///   - valueResource: The value, looked up in the resource's table and bundle.
    ///   - importance: With `.high` the value is read before the view's hint, with `.default` after everything else.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ label: LocalizedStringResource, _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(label), Text(valueResource), importance: importance)
    }

    /// Adds a value that assistive technology reads in addition, with a label by a resource.
    ///
    /// - Parameters:
    ///   - label: The label, looked up in the resource's table and bundle.
    ///   - value: The value, which is not localized.
    ///   - importance: With `.high` the value is read before the view's hint, with `.default` after everything else.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ label: LocalizedStringResource, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(label), Text(value), importance: importance)
    }

    /// Adds an action with a name, by a resource.
    ///
    /// - Parameters:
    ///   - nameResource: The name, looked up in the resource's table and bundle.
    ///   - handler: Called when the user performs the action.
    @_disfavoredOverload
    nonisolated public func accessibilityAction(
        named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameResource), handler)
    }

    /// Sets a description of the view's purpose by a resource, shown when the pointer rests on it and read aloud as a
    /// hint.
    ///
    /// - Parameter textKey: The description, looked up in the resource's table and bundle.
    @_disfavoredOverload
    nonisolated public func help(_ textKey: LocalizedStringResource) -> some View { help(Text(textKey)) }

    /// Adds a list of views inside, with a name by a resource.
    ///
    /// - Parameters:
    ///   - label: The label, looked up in the resource's table and bundle.
    ///   - entries: Makes the entries of the list.
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
    ///
    /// - Parameter nameResource: The name, looked up in the resource's table and bundle.
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource) { self.init(Text(nameResource)) }
}
