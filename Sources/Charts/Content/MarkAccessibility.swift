import SwiftUI

// Modifiers for assistive technology, which replace what a mark says of its values.

extension ChartContent {
    /// Sets the label of each mark.
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
        setting(\.accessibility.label, label)
    }

    /// Sets the label of each mark.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the label of each mark.
    @_disfavoredOverload nonisolated public func accessibilityLabel(
        _ labelResource: LocalizedStringResource
    ) -> some ChartContent { accessibilityLabel(Text(labelResource)) }

    /// Sets the label of each mark.
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> some ChartContent { accessibilityLabel(Text(label)) }

    /// Sets the value of each mark.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
        setting(\.accessibility.value, valueDescription)
    }

    /// Sets the value of each mark.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the value of each mark.
    @_disfavoredOverload nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource
    ) -> some ChartContent { accessibilityValue(Text(valueResource)) }

    /// Sets the value of each mark.
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> some ChartContent { accessibilityValue(Text(value)) }

    /// Sets the identifier by which tests find each mark.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        setting(\.accessibility.identifier, identifier)
    }

    /// Hides the marks from assistive technology.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        setting(\.accessibility.isHidden, hidden)
    }
}
