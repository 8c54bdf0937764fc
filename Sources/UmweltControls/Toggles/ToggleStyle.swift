@_spi(Kernel) import Umwelt

/// A type that defines the appearance of switches and when they change.
///
/// ```swift
/// struct Marker: ToggleStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button(configuration.isOn ? "★" : "☆") { configuration.isOn.toggle() }
///     }
/// }
/// ```
///
/// A switch inside the view that a style makes has the next outer style.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// The configuration that the style receives.
    typealias Configuration = ToggleStyleConfiguration

    /// Returns the view for a switch.
    ///
    /// - Parameter configuration: The properties of the control to draw.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The configuration that a ``ToggleStyle`` receives.
public struct ToggleStyleConfiguration {
    /// The switch's label.
    public nonisolated struct Label: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
    }

    /// The label.
    public let label: Label

    /// True if the switch is on.
    @Binding public var isOn: Bool

    /// True if the switch combines several values and only some are on.
    public var isMixed: Bool

    nonisolated init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }

    /// The bindings that the switch sets.
    nonisolated var sources: [Binding<Bool>] { (_isOn.location as? CombinedToggleLocation)?.switches ?? [_isOn] }

    /// True if the switch is on; nil if it is mixed.
    package nonisolated var state: Bool? { isMixed ? nil : isOn }

    /// The configuration of a button that changes the switch.
    package nonisolated var button: PrimitiveButtonStyleConfiguration {
        PrimitiveButtonStyleConfiguration(role: nil, label: .init(label)) { [binding = $isOn] in
            withTransaction(\.isFromControl, true) { binding.wrappedValue.toggle() }
        }
    }
}

extension View {
    /// Sets the style of toggles in this view.
    ///
    /// ```swift
    /// Toggle("Bold", isOn: $isBold).toggleStyle(.button)
    /// ```
    ///
    /// - Parameters:
    ///   - style: `.switch`, `.button`, `.checkbox`, `.automatic`, or one of the app's own.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func toggleStyle<S: ToggleStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledToggle<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// The stack of toggle styles.
    var toggleStyle: StyleStack<ToggleStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension ToggleStyleConfiguration: ControlStyleConfiguration {
    package nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.toggleStyle }

    package nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(DefaultToggleStyle(), as: StyledToggle.self)
    }

    package nonisolated var semanticRole: Semantics.Role { .toggle(isOn: state) }

    @MainActor package func press() { withTransaction(\.isFromControl, true) { isOn.toggle() } }
}

/// The view that shows a switch in a style.
private nonisolated struct StyledToggle<Style: ToggleStyle>: StyledView {
    let style: Style
    let configuration: ToggleStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
