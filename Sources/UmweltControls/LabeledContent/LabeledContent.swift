import Foundation
@_spi(Kernel) import Umwelt

/// Content with a label before it, such as a value in a form.
///
/// ```swift
/// LabeledContent("Version", value: "1.2")
/// ```
public nonisolated struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content

    @Environment(\.labeledContentStyle) private var style

    nonisolated private init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }
}

extension LabeledContent: View where Label: View, Content: View {
    /// Makes content with a label.
    ///
    /// - Parameters:
    ///   - content: The value, at the trailing side.
    ///   - label: The label, at the leading side.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    /// Label and content in the environment's style.
    @MainActor public var body: some View {
        style.makeView(
            LabeledContentStyleConfiguration(label: .init(label), content: .init(content)))
    }
}

extension LabeledContent: SystemView where Label: View, Content: View {}

extension LabeledContent where Label == Text, Content: View {
    /// Makes content with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - content: Makes the content.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    /// Makes content with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Makes content that shows a string, with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The text of the value, which is not localized.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    /// Makes content that shows a string, with a string as its label.
    ///
    /// - Parameters:
    ///   - title: The label, which is not localized.
    ///   - value: The text of the value, which is not localized.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    /// Makes content that shows a value in a format, with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The value.
    ///   - format: The format of the value.
    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    /// Makes content that shows a value in a format, with a string as its label.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The value.
    ///   - format: The format of the value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Makes labelled content from the configuration of a style, for styles that add to the next outer style.
    ///
    /// - Parameter configuration: The configuration that the style was passed.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}
