/// How buttons look.
///
/// ```swift
/// struct Capped: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.padding().background(Capsule().fill(.blue))
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the button's looks.
    associatedtype Body: View

    /// What a style is given.
    typealias Configuration = ButtonStyleConfiguration

    /// Makes a button's looks.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ButtonStyle`` is given.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public nonisolated struct Label: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// What the label shows.
        @MainActor public var body: some View { content }
    }

    /// What the button does, where that matters.
    public let role: ButtonRole?

    /// The label.
    public let label: Label

    /// Whether the button is being pressed.
    public let isPressed: Bool

    nonisolated init(role: ButtonRole?, label: Label, isPressed: Bool) {
        self.role = role
        self.label = label
        self.isPressed = isPressed
    }
}

extension View {
    /// Sets how buttons in this view look.
    nonisolated public func buttonStyle<S: ButtonStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style), fileID: fileID, line: line)
    }
}

/// The usual looks: a label in the accent colour, fainter when the button cannot be used.
public nonisolated struct DefaultButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    /// Makes the style.
    nonisolated public init() {}

    /// What the button looks like.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
            .opacity(isEnabled ? 1 : 0.4)
    }
}

/// Looks that are the label's own.
public nonisolated struct PlainButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    /// Makes the style.
    nonisolated public init() {}

    /// What the button looks like.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(isEnabled ? 1 : 0.4)
    }
}

extension ButtonStyle where Self == DefaultButtonStyle {
    /// The usual looks.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
    /// Looks that are the label's own.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { AnyButtonStyle(DefaultButtonStyle()) }
}

extension EnvironmentValues {
    /// How buttons look.
    var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

/// A style whose type does not show.
struct AnyButtonStyle {
    private let style: any ButtonStyle

    nonisolated init<S: ButtonStyle>(_ style: S) { self.style = style }

    /// The looks of a button, as a view that installs the style's properties.
    @MainActor
    func makeView(_ configuration: ButtonStyleConfiguration) -> any View {
        func open<S: ButtonStyle>(_ style: S) -> any View { StyledButton(style: style, configuration: configuration) }
        return open(style)
    }
}

private nonisolated struct StyledButton<S: ButtonStyle>: View, PropertyContainer, SystemView {
    let style: S
    let configuration: ButtonStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }

    nonisolated static var reportedType: Any.Type { S.self }
}
