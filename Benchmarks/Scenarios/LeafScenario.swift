import Foundation
import SwiftUI
import UmweltTesting

extension EnvironmentValues {
    @Entry var theme: Int = 0
    @Entry var other0: Int = 0
    @Entry var other1: Int = 0
    @Entry var other2: Int = 0
    @Entry var other3: Int = 0
    @Entry var other4: Int = 0
    @Entry var other5: Int = 0
    @Entry var other6: Int = 0
    @Entry var other7: Int = 0
    @Entry var other8: Int = 0
    @Entry var other9: Int = 0
}

/// Lets the benchmark reach the state inside of the views.
@MainActor
private final class Controls {
    var setTheme: (Int) -> Void = { _ in }
    var count: () -> Void = {}
}

private struct Root: View {
    let count: Int
    let controls: Controls
    @State private var theme = 0

    var body: some View {
        let _ = (controls.setTheme = { theme = $0 })
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in Leaf(index: index, controls: controls) }
        }
        .environment(\.theme, theme)
        .environment(\.other0, 1).environment(\.other1, 1).environment(\.other2, 1).environment(\.other3, 1)
        .environment(\.other4, 1).environment(\.other5, 1).environment(\.other6, 1).environment(\.other7, 1)
        .environment(\.other8, 1).environment(\.other9, 1)
    }
}

/// Ten leaves read the theme, one has state, the others show a text. A text that changes keeps its size: its letters
/// change places.
private struct Leaf: View {
    let index: Int
    let controls: Controls

    var body: some View {
        if index % 100 == 0 && index < 1_000 {
            ThemeReader()
        } else if index == 1 {
            Counter(controls: controls)
        } else {
            Text("Leaf")
        }
    }
}

private struct ThemeReader: View {
    @Environment(\.theme) private var theme
    var body: some View { Text(theme.isMultiple(of: 2) ? "nunu" : "unun") }
}

private struct Counter: View {
    let controls: Controls
    @State private var count = 0

    var body: some View {
        let _ = (controls.count = { count += 1 })
        Text(count.isMultiple(of: 2) ? "mumu" : "umum")
    }
}

/// The update scenario: a theme below ten other environment modifiers, over a stack of many leaves, with layout.
@MainActor
package struct LeafScenario {
    package let host: TestHost
    private let controls: Controls
    private var theme = 0

    package init(_ count: Int, typeSetter: any TypeSetter = FixedMetrics()) {
        let controls = Controls()
        self.controls = controls
        host = TestHost(typeSetter: typeSetter) { Root(count: count, controls: controls) }
    }

    /// Changes the value that ten leaves read, and updates.
    package mutating func changeTheme() {
        theme += 1
        controls.setTheme(theme)
        host.update()
    }

    /// Changes the state of one leaf, and updates.
    package mutating func changeState() {
        controls.count()
        host.update()
    }
}

/// The memory in bytes that the process has in use, by Linux's own account.
package func residentBytes() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")[1]
    return (pages.flatMap { Int($0) } ?? 0) * 4096
}
