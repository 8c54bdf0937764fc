import SwiftUI

// Keys and views that several test files use.

extension EnvironmentValues {
    @Entry package var theme: String = "plain"
    @Entry package var level: Int = 0
    @Entry package var nickname: String?

    /// Derived from two others.
    package var badge: String { "\(theme) \(level / 10)" }
}

/// Shows ``EnvironmentValues/theme``.
package struct ThemeReader: View {
    @Environment(\.theme) private var theme

    package init() {}

    package var body: some View { Text(theme) }
}

/// Shows ``EnvironmentValues/level``.
package struct LevelReader: View {
    @Environment(\.level) private var level

    package init() {}

    package var body: some View { Text(verbatim: "\(level)") }
}

/// Reads nothing.
package struct Bystander: View {
    package init() {}

    package var body: some View { Text("bystander") }
}

/// Has a state, so that a tap on "Go" runs this body and those below that are concerned.
package struct Switcher<Content: View>: View {
    @State private var step = 0
    private let content: (Int) -> Content

    package init(@ViewBuilder content: @escaping (Int) -> Content) { self.content = content }

    package var body: some View {
        Button("Go") { step += 1 }
        content(step)
    }
}

extension String {
    /// The type name that ``Switcher`` runs under, whatever it holds.
    package var isSwitcher: Bool { hasPrefix("Switcher<") }
}
