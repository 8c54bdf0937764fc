import SwiftUI

// Modifiers for assistive technology, which replace what a mark says of its values.

extension ChartContent {
    /// Sets the label of each mark.
    ///
    /// - Parameter label: The label of the values, for assistive technology and legends.
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
        setting(\.accessibility.label, label)
    }

    /// Sets the label of each mark.
    ///
    /// - Parameter labelKey: The label, a key of the app's localized strings.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the label of each mark.
    ///
    /// - Parameter labelResource: The label of the values, looked up in the resource's table and bundle.
    @_disfavoredOverload nonisolated public func accessibilityLabel(
        _ labelResource: LocalizedStringResource
    ) -> some ChartContent { accessibilityLabel(Text(labelResource)) }

    /// Sets the label of each mark.
    ///
    /// - Parameter label: The label of the values, for assistive technology and legends.
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> some ChartContent { accessibilityLabel(Text(label)) }

    /// Sets the value of each mark.
    ///
    /// - Parameter valueDescription: The key path of the value's description.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
        setting(\.accessibility.value, valueDescription)
    }

    /// Sets the value of each mark.
    ///
    /// - Parameter valueKey: The value, a key of the app's localized strings.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the value of each mark.
    ///
    /// - Parameter valueResource: The value, looked up in the resource's table and bundle.
    @_disfavoredOverload nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource
    ) -> some ChartContent { accessibilityValue(Text(valueResource)) }

    /// Sets the value of each mark.
    ///
    /// - Parameter value: The text that assistive technology reads after the label.
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> some ChartContent { accessibilityValue(Text(value)) }

    /// Sets an identifier for each mark, with which tests find it.
    ///
    /// - Parameter identifier: The identifier, for tests.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        setting(\.accessibility.identifier, identifier)
    }

    /// Hides the marks from assistive technology.
    ///
    /// - Parameter hidden: True to hide the view and all inside.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        setting(\.accessibility.isHidden, hidden)
    }
}
