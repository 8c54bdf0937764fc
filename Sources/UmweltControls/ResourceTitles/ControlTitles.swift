import Foundation
import Umwelt

extension Button where Label == Text {
    /// Makes a button with a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleResource) }
    }
}

extension Button where Label == Text {
    /// Makes a button of a kind, with a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == UmweltControls.Label<Text, Image> {
    /// Makes a button with a symbol, and a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { UmweltControls.Label(titleResource, systemImage: systemImage) }
    }
}

extension Button where Label == UmweltControls.Label<Text, Image> {
    /// Makes a button of a kind with a symbol, and a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { UmweltControls.Label(titleResource, systemImage: systemImage) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Makes a label of a symbol and a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Makes a label of an image and a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(name)
        }
    }
}

extension Toggle where Label == Text {
    /// Makes a toggle with a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension Toggle where Label == UmweltControls.Label<Text, Image> {
    /// Makes a toggle with a symbol, and a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { UmweltControls.Label(titleResource, systemImage: systemImage) }
    }
}

extension Picker where Label == Text {
    /// Makes a picker with a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleResource) }
    }
}

extension Menu where Label == Text {
    /// Makes a menu with a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension Menu where Label == UmweltControls.Label<Text, Image> {
    /// Makes a menu with a symbol, and a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { UmweltControls.Label(titleResource, systemImage: systemImage) }
    }
}

extension TextField where Label == Text {
    /// Makes a text field with a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }
}

extension TextField where Label == Text {
    /// Makes a text field with a title that is looked up by a resource, and a prompt.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}

extension SecureField where Label == Text {
    /// Makes a field for a secret, with a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }
}

extension DatePicker where Label == Text {
    /// Makes a date picker with a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) }
    }
}

extension Stepper where Label == Text {
    /// Makes a stepper for a value, with a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// Makes a stepper for a value within bounds, with a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }
}

extension Link where Label == Text {
    /// Makes a link with a title that is looked up by a resource.
    @_disfavoredOverload
    @MainActor @preconcurrency public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}
