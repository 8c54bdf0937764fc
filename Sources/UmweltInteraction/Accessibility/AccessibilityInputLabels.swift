extension View {
    /// Sets the names by which users of voice control address the view, the preferred one first.
    ///
    /// ```swift
    /// Button("♥", action: like).accessibilityInputLabels(["Like", "Heart"])
    /// ```
    ///
    /// They are in the window's semantics. Browsers have no such names: there the view's label counts.
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.inputLabels = inputLabels }
    }

    /// Sets the names of the view for voice control, in the language of the environment.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Sets the names of the view for voice control.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Sets the names of the view for voice control if `isEnabled` is true.
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.inputLabels = isEnabled ? inputLabels : nil }
    }

    /// Sets the names of the view for voice control, in the language of the environment, if `isEnabled` is true.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Sets the names of the view for voice control if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }
}
