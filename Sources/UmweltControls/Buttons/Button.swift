@_spi(Kernel) import Umwelt

/// A control that runs an action when it is pressed.
///
/// ```swift
/// Button("Sign in", action: signIn)
/// Button("Delete", systemImage: "trash", role: .destructive) { delete(book) }
/// ```
///
/// The modifier `buttonStyle` sets its appearance.
public nonisolated struct Button<Label: View>: View, SystemView {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    /// True if the whole row of a list that contains the button presses it, whatever the style.
    private var takesRow = false

    /// True if the button only shows its label: it belongs to a row that is being edited.
    private var isResting = false

    @Environment(\.buttonStyle) private var style

    /// Makes a button with an action and a label.
    ///
    /// - Parameters:
    ///   - action: The action, which runs on the main actor.
    ///   - label: Makes the label.
    @preconcurrency
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label())
    }

    /// Makes a button with a role.
    ///
    /// - Parameters:
    ///   - role: The purpose, such as `.destructive` or `.cancel`, which determines the appearance; nil for none.
    ///   - action: The action, which runs on the main actor.
    ///   - label: Makes the label.
    @preconcurrency
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, action: action, label: label())
    }

    nonisolated private init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
        self.role = role
        self.action = action
        self.label = label
    }

    /// The label in the environment's button style.
    @MainActor public var body: some View {
        var configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: .init(ofButton: label), action: action)
        configuration.takesRow = takesRow
        configuration.isResting = isResting
        return style.makeView(configuration)
    }

    /// Returns the button as one that is pressed with its whole list row.
    ///
    /// - Parameter isResting: If true, the button only shows its label, and presses go to the row.
    package nonisolated func takingRow(isResting: Bool) -> Button {
        var copy = self
        copy.takesRow = true
        copy.isResting = isResting
        return copy
    }
}

extension Button where Label == Text {
    /// Makes a button with a localized text.
    ///
    /// ```swift
    /// Button("Sign in") { signIn() }
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - action: The action, which runs on the main actor.
    @preconcurrency
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, label: Text(titleKey))
    }

    /// Makes a button with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - action: The action, which runs on the main actor.
    @preconcurrency @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, label: Text(title))
    }

    /// Makes a button with a localized text, and a role.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - role: The purpose, such as `.destructive` or `.cancel`, which determines the appearance; nil for none.
    ///   - action: The action, which runs on the main actor.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: Text(titleKey))
    }

    /// Makes a button with a string and a role.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - role: The purpose, such as `.destructive` or `.cancel`, which determines the appearance; nil for none.
    ///   - action: The action, which runs on the main actor.
    @preconcurrency @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: Text(title))
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Makes a button from the configuration of a style, for styles that add to the next outer style.
    ///
    /// - Parameter configuration: The configuration that the style was passed.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action, label: configuration.label)
        takesRow = configuration.takesRow
        isResting = configuration.isResting
    }
}
