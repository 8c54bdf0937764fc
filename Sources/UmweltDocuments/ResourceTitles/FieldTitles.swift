import Foundation
import Umwelt

extension TextField where Label == Text {
    /// Makes a field for a value, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - value: The value, which the user changes.
    ///   - format: The format of the value.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
    }

    /// Makes a field for an optional value, with a title from a resource; an empty text is nil.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - value: The value, which the user changes.
    ///   - format: The format of the value.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
    }

    /// Makes a field for a value that a formatter converts, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - value: The value, which the user changes.
    ///   - formatter: The formatter of the value.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    @_disfavoredOverload
    nonisolated public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
    }

    /// Makes a field for a value that a formatter converts, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - value: The value, which the user changes.
    ///   - formatter: The formatter of the value.
    @_disfavoredOverload
    nonisolated public init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter) {
        self.init(value: value, formatter: formatter) { Text(titleResource) }
    }
}
