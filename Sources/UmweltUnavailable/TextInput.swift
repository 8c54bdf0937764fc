import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt has no writing tools: leave this out.")
extension EnvironmentValues {
    public var writingToolsBehavior: WritingToolsBehavior? { nil }
}

@available(*, unavailable, message: "Umwelt has no suggestions below text fields yet: show a list, or use searchable.")
extension View {
    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View { self }

    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable { self }

    nonisolated public func textInputCompletion(_ completion: String) -> some View { self }
}

@available(*, unavailable, message: "Umwelt's text fields have no controls for formatting: leave this out.")
public struct TextInputFormattingControlPlacement: Sendable {
    public struct Set: OptionSet, Sendable {
        public var rawValue: UInt { 0 }

        public init(rawValue: UInt) {}

        public static var accessoryBar: Set { Set(rawValue: 1) }

        public static var contextMenu: Set { Set(rawValue: 1) }

        public static var inputAssistant: Set { Set(rawValue: 1) }

        public static var fontPanel: Set { Set(rawValue: 1) }

        public static var all: Set { Set(rawValue: 1) }

        public static var `default`: Set { Set(rawValue: 1) }
    }
}

@available(*, unavailable, message: "Umwelt's text fields have no controls for formatting: leave this out.")
extension View {
    nonisolated public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { self }
}

@available(*, unavailable, message: "Umwelt has no dictation: leave this out.")
public struct TextInputDictationBehavior: Equatable, Sendable {
    public static var automatic: TextInputDictationBehavior { TextInputDictationBehavior() }

    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior()
    }

    public static var preventDictation: TextInputDictationBehavior { TextInputDictationBehavior() }
}

@available(*, unavailable, message: "Umwelt has no dictation: leave this out.")
public struct TextInputDictationActivation: Equatable, Sendable {
    public static var onSelect: TextInputDictationActivation { TextInputDictationActivation() }

    public static var onLook: TextInputDictationActivation { TextInputDictationActivation() }
}

@available(*, unavailable, message: "Umwelt has no dictation: leave this out.")
extension View {
    nonisolated public func searchDictationBehavior(
        _ dictationBehavior: TextInputDictationBehavior
    ) -> some View { self }
}

@available(*, unavailable, message: "Umwelt has no field that asks for text on another screen: use TextField.")
public struct TextFieldLink<Label: View>: View {
    nonisolated public init(
        prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void
    ) {}

    nonisolated public init(
        _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
    ) where Label == Text {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
    ) where Label == Text {}

    public var body: some View { EmptyView() }
}
