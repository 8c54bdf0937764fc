@_spi(Kernel) import Umwelt

extension TextField where Label == Text {
    /// Makes a field for a text, with a resource as its label, which is looked up in the language of the environment.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }

    /// Makes a field for a text, with a resource as its label, which is looked up in the language of the environment,
    /// and a prompt.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}
