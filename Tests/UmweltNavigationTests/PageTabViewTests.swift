import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltNavigation

@MainActor @Suite("Pages")
struct PageTabViewTests {
    private struct Pages: View {
        @State private var page = 0
        var count = 3
        var mode = PageTabViewStyle.IndexDisplayMode.automatic

        var body: some View {
            VStack {
                TabView(selection: $page) {
                    ForEach(0..<count, id: \.self) { number in
                        Color.red.accessibilityLabel("view \(number)").tag(number)
                    }
                }
                .tabViewStyle(.page(indexDisplayMode: mode))
                Text("at \(page)")
            }
        }
    }

    private func show(_ view: some View) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 400), typeSetter: FixedMetrics()) { view }
    }

    @Test("A swipe turns to the next page or back, and at the ends to none")
    func swipe() {
        let host = show(Pages())
        #expect(host.texts == ["at 0"])
        #expect(!host.swipePage(toLeft: false))
        #expect(host.swipePage(toLeft: true))
        #expect(host.texts == ["at 1"])
        host.swipePage(toLeft: true)
        #expect(!host.swipePage(toLeft: true))
        #expect(host.texts == ["at 2"])
        host.swipePage(toLeft: false)
        #expect(host.texts == ["at 1"])
    }

    @Test("Where text runs from the right, the next page comes from the left")
    func mirrored() {
        let host = show(Pages().environment(\.layoutDirection, .rightToLeft))
        #expect(!host.swipePage(toLeft: true))
        #expect(host.swipePage(toLeft: false))
        #expect(host.texts == ["at 1"])
    }

    @Test("Dots lead to the pages, and are shown as wanted")
    func dots() {
        let host = show(Pages())
        #expect(host.tabs == ["Page 1 of 3", "Page 2 of 3", "Page 3 of 3"])
        #expect(host.chosenTab == "Page 1 of 3")
        host.chooseTab("Page 3 of 3")
        #expect(host.texts == ["at 2"])
        #expect(show(Pages(count: 1)).tabs == [])
        #expect(show(Pages(count: 1, mode: .always)).tabs.count == 1)
        #expect(show(Pages(mode: .never)).tabs == [])
    }

    @Test("A page has all of the room; its dots are over it")
    func room() {
        let host = TestHost(size: CGSize(width: 300, height: 400), typeSetter: FixedMetrics()) {
            TabView {
                Color.red.accessibilityLabel("one")
                Color.blue
            }
            .tabViewStyle(.page)
        }
        #expect(host.frame(of: "one") == CGRect(x: 0, y: 0, width: 300, height: 400))
        let dot = host.frame(of: "Page 1 of 2") ?? .zero
        #expect(dot.maxY <= 400 && dot.midX == 150 - 9)
    }

    @Test("With a bar there is nothing to swipe")
    func bar() {
        let host = TestHost {
            TabView {
                Text("a").tabItem { Text("A") }; Text("b").tabItem { Text("B") }
            }
        }
        #expect(!host.swipePage(toLeft: true))
        #expect(host.tabs == ["A", "B"])
    }
}
