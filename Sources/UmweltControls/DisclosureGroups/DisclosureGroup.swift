@_spi(Kernel) import Umwelt

/// A label with content that the user shows and hides.
///
/// ```swift
/// DisclosureGroup("Advanced") {
///     Toggle("Log everything", isOn: $logs)
/// }
/// ```
///
/// In a list the label and each view of the content are rows.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View, SystemView {
    private let expansion: Binding<Bool>?
    private let content: () -> Content
    private let label: Label

    @State private var isOpen = false
    @Environment(\.disclosureGroupStyle) private var style

    nonisolated private init(expansion: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
        self.expansion = expansion
        self.content = content
        self.label = label
    }

    /// Makes a group that stores its expansion state itself, initially collapsed.
    ///
    /// - Parameters:
    ///   - content: The views that show while the group is expanded.
    ///   - label: The label beside the chevron.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(expansion: nil, content: content, label: label())
    }

    /// Makes a group that shows its content while a binding is true.
    ///
    /// - Parameters:
    ///   - isExpanded: True while the group is expanded.
    ///   - content: Makes the content.
    ///   - label: Makes the label.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(expansion: isExpanded, content: content, label: label())
    }

    /// The group in the environment's style.
    @MainActor public var body: some View {
        style.makeView(
            DisclosureGroupStyleConfiguration(
                label: .init(label), content: .init(DisclosedContent(content: content)),
                isExpanded: expansion ?? $isOpen))
    }
}

extension DisclosureGroup where Label == Text {
    /// Makes a group with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - content: Makes the content.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(expansion: nil, content: content, label: Text(titleKey))
    }

    /// Makes a group with a localized text, which shows its content while a binding is true.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - isExpanded: True while the group is expanded.
    ///   - content: Makes the content.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(expansion: isExpanded, content: content, label: Text(titleKey))
    }

    /// Makes a group with a string.
    ///
    /// - Parameters:
    ///   - label: The label, which is not localized.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(expansion: nil, content: content, label: Text(label))
    }

    /// Makes a group with a string, which shows its content while a binding is true.
    ///
    /// - Parameters:
    ///   - label: The label, which is not localized.
    ///   - isExpanded: True while the group is expanded.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(expansion: isExpanded, content: content, label: Text(label))
    }
}

/// The content of a group, whose views are created only while it is expanded.
private nonisolated struct DisclosedContent<Content: View>: View, SystemView {
    let content: () -> Content

    @MainActor var body: some View { content() }
}
