extension View {
    /// Sets the view's Voice Control input labels: the names by which users address the view.
    ///
    /// ```swift
    /// Button("♥", action: like).accessibilityInputLabels(["Like", "Heart"])
    /// ```
    ///
    /// They are part of the window's semantics. Browsers have no such names: there the view's label counts.
    ///
    /// - Parameter inputLabels: The names, the preferred one first.
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.inputLabels = inputLabels }
    }

    /// Sets the view's Voice Control input labels.
    ///
    /// - Parameter inputLabelKeys: The names, the preferred one first: keys of the app's localized strings.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Sets the view's Voice Control input labels.
    ///
    /// - Parameter inputLabels: The names, the preferred one first, which are not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Sets the view's Voice Control input labels if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - inputLabels: The names, the preferred one first.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.inputLabels = isEnabled ? inputLabels : nil }
    }

    /// Sets the view's Voice Control input labels if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - inputLabelKeys: The names, the preferred one first: keys of the app's localized strings.
    ///   - isEnabled: If false, the modifier has no effect.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Sets the view's Voice Control input labels if `isEnabled` is true.
    ///
    /// - Parameters:
    ///   - inputLabels: The names, the preferred one first, which are not localized.
    ///   - isEnabled: If false, the modifier has no effect.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }
}
