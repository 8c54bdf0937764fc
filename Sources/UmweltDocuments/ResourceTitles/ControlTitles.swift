import Foundation
import Umwelt

extension Menu where Label == UmweltControls.Label<Text, Image> {
    /// Makes a menu with a symbol, and a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { UmweltControls.Label(titleResource, systemImage: systemImage) }
    }
}

extension SecureField where Label == Text {
    /// Makes a field for a secret, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - text: The text that the user types.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }

    /// Makes a field for a secret, with a prompt, and a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - text: The text that the user types.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}

extension DatePicker where Label == Text {
    /// Makes a date picker with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - selection: The tag of the selected option.
    ///   - displayedComponents: The components to choose: the date, the time of day, or both.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) }
    }
}

extension Stepper where Label == Text {
    /// Makes a stepper for a value, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - value: The value, which the user changes.
    ///   - step: The distance between two values.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// Makes a stepper for a value within bounds, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - value: The value, which the user changes.
    ///   - bounds: The smallest and the largest value.
    ///   - step: The distance between two values.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// Makes a stepper that runs actions, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - onIncrement: The action of the button that increases; nil disables the button.
    ///   - onDecrement: The action of the button that decreases; nil disables the button.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value that it shows in a format, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - value: The value, which the user changes.
    ///   - step: The distance between two values.
    ///   - format: The format of the value.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(titleResource) },
            onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value within bounds that it shows in a format, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - value: The value, which the user changes.
    ///   - bounds: The smallest and the largest value.
    ///   - step: The distance between two values.
    ///   - format: The format of the value.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(titleResource) },
            onEditingChanged: onEditingChanged)
    }
}

extension Link where Label == Text {
    /// Makes a link with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - destination: The URL.
    @_disfavoredOverload
    @MainActor @preconcurrency public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension View {
    /// Adds a badge with a text from a resource to a row of a list or to a tab; nil for none.
    ///
    /// - Parameter resource: The badge, looked up in the resource's table and bundle; nil for none.
    @_disfavoredOverload
    nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View {
        badge(resource.map { Text($0) })
    }
}
