import Foundation

/// What a button does, where that matters for its looks.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    private init(name: String) { self.name = name }

    /// Deletes something.
    public static let destructive = ButtonRole(name: "destructive")

    /// Leaves everything as it is.
    public static let cancel = ButtonRole(name: "cancel")
}

/// Something to press.
///
/// ```swift
/// Button("Sign in", action: signIn)
/// ```
public nonisolated struct Button<Label: View>: View, SystemView {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonStyle) private var style

    /// Makes a button with an action and a label.
    @preconcurrency
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label())
    }

    /// Makes a button with a role.
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
        AnyView(
            style.makeView(ButtonStyleConfiguration(role: role, label: .init(AnyView(label)), isPressed: false))
        )
        .modifier(ControlModifier(.button, isEnabled: isEnabled, press: action))
    }
}

extension Button where Label == Text {
    /// Makes a button with a text that is looked up in the language of the environment.
    @preconcurrency
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, label: Text(titleKey))
    }

    /// Makes a button with a string.
    @preconcurrency @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, label: Text(title))
    }

    /// Makes a button with a text that is looked up in the language of the environment, and a role.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: Text(titleKey))
    }

    /// Makes a button with a string and a role.
    @preconcurrency @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: Text(title))
    }
}
