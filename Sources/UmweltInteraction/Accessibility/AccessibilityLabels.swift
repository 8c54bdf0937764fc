extension View {
    /// Sets the view's label, in place of the texts inside.
    ///
    /// ```swift
    /// Button("♥", action: like).accessibilityLabel("Like")
    /// ```
    ///
    /// - Parameter label: The text that assistive technology reads.
    nonisolated public func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.label = label }
    }

    /// Sets the label of the view for assistive technology, in place of the texts inside.
    ///
    /// Use it for controls and images whose meaning is not in a text.
    ///
    /// ```swift
    /// Button(action: like) { Image(systemName: "heart") }
    ///     .accessibilityLabel("Like")
    /// ```
    ///
    /// - Parameter labelKey: The label, a key of the app's localized strings.
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the label of the view for assistive technology to a string that is not localized.
    ///
    /// - Parameter label: The label, which is not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label))
    }

    /// Sets the label of the view for assistive technology if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityLabel(
        _ label: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.label = isEnabled ? label : nil }
    }

    /// Sets the label of the view for assistive technology if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - labelKey: The label, a key of the app's localized strings.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets the label of the view for assistive technology if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - label: The label, which is not localized.
    ///   - isEnabled: If false, the modifier has no effect.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the label of the view for assistive technology.
    ///
    /// - Parameter label: The text that assistive technology reads.
    nonisolated public func accessibility(
        label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(label)
    }
}

extension View {
    /// Sets the value of the view for assistive technology.
    ///
    /// - Parameter valueDescription: The value, as a text.
    nonisolated public func accessibilityValue(
        _ valueDescription: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.value = valueDescription }
    }

    /// Sets the value of the view for assistive technology.
    ///
    /// ```swift
    /// RatingStars(rating).accessibilityLabel("Rating").accessibilityValue("\(rating) of 5 stars")
    /// ```
    ///
    /// - Parameter valueKey: The value, a key of the app's localized strings.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the value of the view for assistive technology to a string that is not localized.
    ///
    /// - Parameter value: The value, which is not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(value))
    }

    /// Sets the value of the view for assistive technology if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - valueDescription: The value, as a text.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityValue(
        _ valueDescription: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.value = isEnabled ? valueDescription : nil }
    }

    /// Sets the value of the view for assistive technology if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - valueKey: The value, a key of the app's localized strings.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets the value of the view for assistive technology if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - value: The value, which is not localized.
    ///   - isEnabled: If false, the modifier has no effect.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets the value of the view for assistive technology.
    ///
    /// - Parameter value: The text that assistive technology reads after the label.
    nonisolated public func accessibility(
        value: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(value)
    }
}

extension View {
    /// Sets the hint of the view for assistive technology: the effect of using the view.
    ///
    /// - Parameter hint: The text, which assistive technology reads last, after a pause.
    nonisolated public func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.hint = hint }
    }

    /// Sets the hint of the view for assistive technology: the effect of using the view.
    ///
    /// ```swift
    /// Button("Send", action: send).accessibilityHint("Sends the message to all members")
    /// ```
    ///
    /// - Parameter hintKey: The hint, a key of the app's localized strings.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintKey))
    }

    /// Sets the hint of the view for assistive technology to a string that is not localized.
    ///
    /// - Parameter hint: The hint, which is not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint))
    }

    /// Sets the hint of the view for assistive technology if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - hint: The hint.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityHint(
        _ hint: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.hint = isEnabled ? hint : nil }
    }

    /// Sets the hint of the view for assistive technology if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - hintKey: The hint, a key of the app's localized strings.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Sets the hint of the view for assistive technology if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - hint: The hint, which is not localized.
    ///   - isEnabled: If false, the modifier has no effect.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets the hint of the view for assistive technology.
    ///
    /// - Parameter hint: The text, which assistive technology reads last, after a pause.
    nonisolated public func accessibility(
        hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(hint)
    }
}
