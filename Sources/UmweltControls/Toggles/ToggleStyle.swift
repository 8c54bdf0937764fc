@_spi(Kernel) import Umwelt

/// How switches look and what makes them change.
///
/// ```swift
/// struct Marker: ToggleStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button(configuration.isOn ? "★" : "☆") { configuration.isOn.toggle() }
///     }
/// }
/// ```
///
/// A switch within a style looks as the style outside of it says.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the switch's looks.
    associatedtype Body: View

    /// What a style is given.
    typealias Configuration = ToggleStyleConfiguration

    /// Makes a switch.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``ToggleStyle`` is given.
public struct ToggleStyleConfiguration {
    /// The switch's label.
    public nonisolated struct Label: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
    }

    /// The label.
    public let label: Label

    /// Whether the switch is on.
    @Binding public var isOn: Bool

    /// Whether the switch stands for several things of which only some are on.
    public var isMixed: Bool

    nonisolated init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }

    /// All that is switched.
    nonisolated var sources: [Binding<Bool>] { (_isOn.location as? ManySwitchesLocation)?.switches ?? [_isOn] }

    /// Whether the switch is on; nil if it is mixed.
    nonisolated var state: Bool? { isMixed ? nil : isOn }

    /// What the switch is to its user.
    nonisolated var role: Semantics.Role { .toggle(isOn: state) }

    /// The switch as a button, to be pressed to change it.
    nonisolated var button: PrimitiveButtonStyleConfiguration {
        PrimitiveButtonStyleConfiguration(role: nil, label: .init(AnyView(label))) { [binding = $isOn] in
            binding.wrappedValue.toggle()
        }
    }
}

extension View {
    /// Sets how switches in this view look and what makes them change.
    nonisolated public func toggleStyle<S: ToggleStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(\.toggleStyle, transform: { $0.push(style) }, fileID: fileID, line: line)
    }
}

struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ToggleStyle> { StyleStack() }
}

extension EnvironmentValues {
    /// How switches look and what makes them change.
    var toggleStyle: StyleStack<any ToggleStyle> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension StyleStack<any ToggleStyle> {
    /// A switch in the innermost style.
    @MainActor
    func makeView(_ configuration: ToggleStyleConfiguration) -> AnyView {
        func open<S: ToggleStyle>(_ style: S) -> AnyView {
            if style is any SystemStyle { return AnyView(StyledToggle(style: style, configuration: configuration)) }
            return AnyView(
                OwnStyleToggle(style: style, configuration: configuration).environment(\.toggleStyle, outside))
        }
        if let style { return open(style) }
        return open(DefaultToggleStyle())
    }
}

/// A switch in a style of the app's. If its looks hold nothing to use, it is for those who cannot see them a switch
/// like others.
private nonisolated struct OwnStyleToggle<S: ToggleStyle>: View, SystemView {
    let style: S
    let configuration: ToggleStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        StyledToggle(style: style, configuration: configuration)
            .modifier(
                StandInModifier(Semantics(role: configuration.role, isEnabled: isEnabled)) { [configuration] event in
                    guard case .press = event else { return false }
                    configuration.isOn.toggle()
                    return true
                })
    }
}

/// What a style makes of a switch, its properties installed.
private nonisolated struct StyledToggle<S: ToggleStyle>: View, PropertyContainer, SystemView {
    let style: S
    let configuration: ToggleStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }

    nonisolated static var reportedType: Any.Type { S.self }
}
