@_spi(Kernel) import Umwelt

/// The command that shows and hides the inspector of a window.
///
/// ```swift
/// WindowGroup { Editor() }.commands { InspectorCommands() }
/// ```
///
/// Its keys are Control-Command-I.
public nonisolated struct InspectorCommands: PrimitiveCommands {
    /// Makes the commands.
    nonisolated public init() {}

    package nonisolated var shown: some View {
        PlacedCommands(place: CommandGroupPlacement.sidebar.place(on: .after), content: InspectorCommand())
    }
}

private nonisolated struct InspectorCommand: View, SystemView {
    @FocusedValue(\.inspector) private var inspector

    nonisolated init() {}

    @MainActor var body: some View {
        Button {
            withAnimation { inspector?.wrappedValue.toggle() }
        } label: {
            (inspector?.wrappedValue == true ? SystemWord.hideInspector : SystemWord.showInspector).text
        }
        .keyboardShortcut("i", modifiers: [.control, .command])
        .disabled(inspector == nil)
    }
}
