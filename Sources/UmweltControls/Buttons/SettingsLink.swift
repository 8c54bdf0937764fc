@_spi(Kernel) import Umwelt

/// A button that opens the window of the app's settings.
public nonisolated struct SettingsLink<Label: View>: View, SystemView {
    private let label: Label

    @Environment(\.openSettings) private var openSettings

    /// Makes the button, with the system's label.
    nonisolated public init() where Label == DefaultSettingsLinkLabel { label = DefaultSettingsLinkLabel() }

    /// Makes the button with a label.
    ///
    /// - Parameter label: The label of the button.
    nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }

    /// The button in the environment's style.
    @MainActor public var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}

/// The system's label of a button that opens settings.
public nonisolated struct DefaultSettingsLinkLabel: View, SystemView {
    nonisolated init() {}

    /// A title and a symbol.
    @MainActor public var body: some View { Label(SystemWord.settings, systemImage: "gear") }
}
