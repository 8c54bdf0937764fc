@_spi(Kernel) import Umwelt

/// A group of views with a label and a background.
///
/// ```swift
/// GroupBox("Terms") { Text(terms) }
/// ```
public nonisolated struct GroupBox<Label: View, Content: View>: View, SystemView {
    private let label: Label
    private let content: Content

    @Environment(\.groupBoxStyle) private var style

    /// Makes a box with a label.
    ///
    /// - Parameters:
    ///   - content: The views in the box.
    ///   - label: The title above the content.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The box in the environment's style.
    @MainActor public var body: some View {
        LabelScope(label) { label in
            // One group for assistive technology, however many views the style makes.
            VStack {
                style.makeView(GroupBoxStyleConfiguration(label: .init(label), content: .init(content)))
            }
            .accessibilityElement(children: .contain)
            .labeled(by: label)
        }
    }
}

extension GroupBox where Label == EmptyView {
    /// Makes a box without a label.
    ///
    /// - Parameter content: The views in the box.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, label: { EmptyView() })
    }
}

extension GroupBox where Label == Text {
    /// Makes a box with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - content: Makes the content.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// Makes a box with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Makes a box from the configuration of a style, for styles that add to the next outer style.
    ///
    /// - Parameter configuration: The configuration that the style was passed.
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

extension GroupBox {
    /// Makes a box with a label.
    ///
    /// - Parameters:
    ///   - label: The title above the content.
    ///   - content: The views in the box.
    @available(*, deprecated, renamed: "GroupBox(content:label:)")
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { label })
    }
}
