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
    public nonisolated struct Label: ErasedContent {
        let content: AnyView
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
    nonisolated var sources: [Binding<Bool>] { (_isOn.location as? CombinedToggleLocation)?.switches ?? [_isOn] }

    /// Whether the switch is on; nil if it is mixed.
    nonisolated var state: Bool? { isMixed ? nil : isOn }

    /// The switch as a button, to be pressed to change it.
    nonisolated var button: PrimitiveButtonStyleConfiguration {
        PrimitiveButtonStyleConfiguration(role: nil, label: .init(label)) { [binding = $isOn] in
            binding.wrappedValue.toggle()
        }
    }
}

extension View {
    /// Sets how switches in this view look and what makes them change.
    nonisolated public func toggleStyle<S: ToggleStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledToggle<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// How switches look and what makes them change.
    var toggleStyle: StyleStack<ToggleStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension ToggleStyleConfiguration: ControlStyleConfiguration {
    nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.toggleStyle }

    nonisolated static var systemStyle: StyleStack<Self> { StyleStack(DefaultToggleStyle(), as: StyledToggle.self) }

    nonisolated var semanticRole: Semantics.Role { .toggle(isOn: state) }

    @MainActor func press() { isOn.toggle() }
}

/// What a style makes of a switch.
private nonisolated struct StyledToggle<Style: ToggleStyle>: StyledView {
    let style: Style
    let configuration: ToggleStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
