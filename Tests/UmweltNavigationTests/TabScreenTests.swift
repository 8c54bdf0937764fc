import SwiftUI
import Testing
import UmweltTesting

private struct Widths: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct TwoTabs<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            Tab("First", systemImage: "star", value: 0) { content() }
            Tab("Second", systemImage: "heart", value: 1) { Text("other") }
        }
    }
}

@MainActor @Suite("The content of tabs") struct TabScreenTests {
    private func host<Content: View>(@ViewBuilder content: @escaping () -> Content) -> TestHost {
        TestHost(typeSetter: FixedMetrics(), verifying: true) { TwoTabs(content: content) }
    }

    @Test("Several views are one tab, one below the other")
    func severalViews() throws {
        let host = host {
            Text("upper")
            ForEach(0..<2) { Text("row \($0)") }
        }
        #expect(host.tabs == ["First", "Second"])
        #expect(Array(host.texts.prefix(3)) == ["upper", "row 0", "row 1"])
        let heights = try ["upper", "row 0", "row 1"].map { try #require(host.frame(of: $0)).minY }
        #expect(heights == heights.sorted() && Set(heights).count == 3)
        host.tap("Second")
        #expect(host.texts.first == "other")
    }

    @Test("A tab whose content is empty for now is in the bar, and keeps its place when the content comes and goes")
    func emptyContent() {
        struct Loading: View {
            @Binding var isLoaded: Bool
            @State private var visits = 0

            var body: some View {
                if isLoaded {
                    Button("Visit \(visits)") { visits += 1 }
                    Button("Unload") { isLoaded = false }
                }
            }
        }
        struct Tabs: View {
            @State private var isLoaded = false
            var body: some View {
                TabView {
                    Tab("Loading", systemImage: "star") { Loading(isLoaded: $isLoaded) }
                    Tab("Load", systemImage: "heart") { Button("Go") { isLoaded = true } }
                }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics(), verifying: true) { Tabs() }
        #expect(host.tabs == ["Loading", "Load"])
        host.tap("Load")
        host.tap("Go")
        host.tap("Loading")
        host.tap("Visit 0")
        #expect(host.texts.contains("Visit 1"))
        host.tap("Unload")
        #expect(host.tabs == ["Loading", "Load"])
        #expect(!host.texts.contains("Unload"))
    }

    @Test("An anchor of several views in a tab is right again when the tab is shown again")
    func anchors() {
        let host = host {
            ForEach(1..<3) { Color.red.frame(width: CGFloat($0) * 40, height: 20) }
                .anchorPreference(key: Widths.self, value: .bounds) { [$0] }
                .overlayPreferenceValue(Widths.self) { anchors in
                    GeometryReader { room in Text("\(anchors.map { Int(room[$0].width) })") }
                }
        }
        #expect(host.texts.contains("[40]"))
        host.tap("Second")
        #expect(host.texts.first == "other")
        host.tap("First")
        #expect(host.texts.contains("[40]"))
    }
}
