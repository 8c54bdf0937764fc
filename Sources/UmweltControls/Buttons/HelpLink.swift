import Foundation
@_spi(Kernel) import Umwelt

/// A round button with a question mark, which leads to help.
public nonisolated struct HelpLink: View, SystemView {
    private let destination: URL?
    private let action: () -> Void

    /// Makes a button that runs an action.
    ///
    /// - Parameter action: The action, which runs on the main actor.
    nonisolated public init(action: @escaping () -> Void) {
        destination = nil
        self.action = action
    }

    /// Makes a button that opens a URL.
    ///
    /// - Parameter destination: The URL.
    nonisolated public init(destination: URL) {
        self.destination = destination
        action = {}
    }

    /// The button.
    @MainActor public var body: some View { HelpButton(destination: destination, action: action) }
}

private struct HelpButton: View, SystemView {
    let destination: URL?
    let action: () -> Void

    @Environment(\.openURL) private var openURL

    var body: some View {
        Button {
            if let destination { openURL(destination) } else { action() }
        } label: {
            Image(systemName: "questionmark")
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.circle)
        .accessibilityLabel(SystemWord.help.text)
    }
}
