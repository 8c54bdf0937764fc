import SwiftUI

// Keys and views that several test files use.

extension EnvironmentValues {
    @Entry var theme: String = "plain"
    @Entry var level: Int = 0
    @Entry var nickname: String?

    /// Derived from two others.
    var badge: String { "\(theme) \(level / 10)" }
}

/// Shows ``EnvironmentValues/theme``.
struct ThemeReader: View {
    @Environment(\.theme) private var theme
    var body: some View { Text(theme) }
}

/// Shows ``EnvironmentValues/level``.
struct LevelReader: View {
    @Environment(\.level) private var level
    var body: some View { Text(verbatim: "\(level)") }
}

/// Reads nothing.
struct Bystander: View {
    var body: some View { Text("bystander") }
}

/// Has a state, so that a tap on "Go" runs this body and those below that are concerned.
struct Switcher<Content: View>: View {
    @State private var step = 0
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
        Button("Go") { step += 1 }
        content(step)
    }
}

extension String {
    /// The type name that ``Switcher`` runs under, whatever it holds.
    var isSwitcher: Bool { hasPrefix("Switcher<") }
}
