@_spi(Kernel) import Umwelt

extension TextField where Label == Text {
    /// Makes a field for a text, with a resource as its label, which is localized.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - text: The text that the user types.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }

    /// Makes a field for a text, with a resource as its label, which is localized, and a prompt.
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
