extension View {
    /// Sets the view's label, in place of the texts inside.
    ///
    /// ```swift
    /// Button("♥", action: like).accessibilityLabel("Like")
    /// ```
    nonisolated public func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.label = label }
    }

    /// Sets the view's label, in the language of the environment.
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the view's label.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label))
    }

    /// Sets the view's label if `isEnabled` is true.
    nonisolated public func accessibilityLabel(
        _ label: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.label = isEnabled ? label : nil }
    }

    /// Sets the view's label, in the language of the environment, if `isEnabled` is true.
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets the view's label if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the view's label.
    nonisolated public func accessibility(
        label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(label)
    }
}

extension View {
    /// Sets the description of the view's value.
    nonisolated public func accessibilityValue(
        _ valueDescription: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.value = valueDescription }
    }

    /// Sets the description of the view's value, in the language of the environment.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the description of the view's value.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(value))
    }

    /// Sets the description of the view's value if `isEnabled` is true.
    nonisolated public func accessibilityValue(
        _ valueDescription: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.value = isEnabled ? valueDescription : nil }
    }

    /// Sets the description of the view's value, in the language of the environment, if `isEnabled` is true.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets the description of the view's value if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets the description of the view's value.
    nonisolated public func accessibility(
        value: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(value)
    }
}

extension View {
    /// Sets the view's hint: the effect of using the view.
    nonisolated public func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.hint = hint }
    }

    /// Sets the view's hint, in the language of the environment.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintKey))
    }

    /// Sets the view's hint.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint))
    }

    /// Sets the view's hint if `isEnabled` is true.
    nonisolated public func accessibilityHint(
        _ hint: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.hint = isEnabled ? hint : nil }
    }

    /// Sets the view's hint, in the language of the environment, if `isEnabled` is true.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Sets the view's hint if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets the view's hint.
    nonisolated public func accessibility(
        hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(hint)
    }
}
