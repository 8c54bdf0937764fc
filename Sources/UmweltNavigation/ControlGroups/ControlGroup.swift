@_spi(Kernel) import Umwelt

/// A group of related controls, such as those for text alignment.
///
/// ```swift
/// ControlGroup("Zoom", systemImage: "plus.magnifyingglass") {
///     Button("Smaller", systemImage: "minus") { zoom /= 2 }
///     Button("Larger", systemImage: "plus") { zoom *= 2 }
/// }
/// ```
public nonisolated struct ControlGroup<Content: View>: View, SystemView {
    private let configuration: ControlGroupStyleConfiguration

    @Environment(\.controlGroupStyle) private var style

    /// Makes a group without a label.
    ///
    /// - Parameter content: The controls, usually buttons, toggles and pickers.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        configuration = ControlGroupStyleConfiguration(content: .init(content()), label: .init(EmptyView()))
    }

    nonisolated private init(of configuration: ControlGroupStyleConfiguration) { self.configuration = configuration }

    /// The controls in the environment's style.
    @MainActor public var body: some View { style.makeView(configuration) }
}

/// The controls of a group that has a label.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View, SystemView {
    fileprivate let content: Content
    fileprivate let label: Label

    /// The controls.
    @MainActor public var body: some View { content }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Makes the group from a style's configuration, for a style that modifies the next outer style.
    ///
    /// - Parameter configuration: The configuration that the style was passed.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(of: configuration)
    }
}

extension ControlGroup {
    /// Makes a group with a label.
    ///
    /// - Parameters:
    ///   - content: The controls.
    ///   - label: The label, which styles in menus and toolbars show.
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let labeled = LabeledControlGroupContent(content: content(), label: label())
        var configuration = ControlGroupStyleConfiguration(
            content: .init(labeled.content), label: .init(labeled.label))
        configuration.hasLabel = true
        self.init(of: configuration)
    }

    /// Makes a group with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - content: Makes the content.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// Makes a group with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// Makes a group with a localized text, and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - content: Makes the content.
    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Makes a group with a string and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}
