import SwiftUI
import Testing
import UmweltTesting

extension EnvironmentValues {
    @Entry var theme: String = "plain"
}

struct Root: View {
    @State var theme = "light"
    let count = 20
    var body: some View {
        VStack {
            Button("Switch") { theme = "dark" }
            ForEach(0..<20) { i in
                Leaf(i: i)
            }
        }
        .environment(\.theme, theme)
    }
}
struct Leaf: View {
    let i: Int
    var body: some View {
        if i < 3 { Reader() } else { Text("Leaf \(i)") }
    }
}
struct Reader: View {
    @Environment(\.theme) var theme
    var body: some View { Text(theme) }
}

@MainActor @Suite struct FirstTests {
    @Test func themeReachesReaders() {
        let host = TestHost { Root() }
        #expect(host.texts.prefix(4) == ["Switch", "light", "light", "light"])
        #expect(host.updates { host.tap("Switch") } == ["Root", "Reader", "Reader", "Reader"])
        #expect(host.texts.prefix(4) == ["Switch", "dark", "dark", "dark"])
        print(host.cost)
    }
}
