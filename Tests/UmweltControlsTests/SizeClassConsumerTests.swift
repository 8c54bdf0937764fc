import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// The layouts of iOS by the size classes: on a phone upright, and on a tablet.
@MainActor @Suite("Consumers of size classes") struct SizeClassConsumerTests {
    private static let phone = CGSize(width: 390, height: 844)
    private static let tablet = CGSize(width: 1024, height: 768)

    private func host<Content: View>(_ size: CGSize, @ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(size: size, typeSetter: FixedMetrics()) { content() }
    }

    private func card(_ host: TestHost) -> CGRect? {
        host.semantics.lazy.compactMap { node in
            if case .dialog(let dialog) = node.role { dialog.card } else { nil }
        }.first
    }

    private struct Filter: View {
        var adaptation: PresentationAdaptation?
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("Filter") { isShown = true }
                    .popover(isPresented: $isShown) {
                        let content = Button("Done") { isShown = false }.presentationDetents([.height(200), .large])
                        if let adaptation { content.presentationCompactAdaptation(adaptation) } else { content }
                    }
            }
        }
    }

    @Test("A popover is a sheet on a phone, with its heights and handle, and a bubble on a tablet")
    func popover() throws {
        let phone = host(Self.phone) { Filter() }
        phone.tap("Filter")
        #expect(card(phone) == CGRect(x: 0, y: 644, width: 390, height: 200))
        #expect(phone.tap("Sheet Grabber"))
        #expect(card(phone) == CGRect(x: 0, y: 40, width: 390, height: 804))
        #expect(phone.tap("Done") && card(phone) == nil)
        let tablet = host(Self.tablet) { Filter() }
        tablet.tap("Filter")
        let bubble = try #require(card(tablet))
        #expect(bubble.width < 200 && bubble.height < 100)
        #expect(!tablet.tap("Sheet Grabber"))
    }

    @Test("A popover stays one on a phone if its content says so, and by the size class that it has, not by the window")
    func kept() throws {
        for adaptation in [PresentationAdaptation.none, .popover] {
            let phone = host(Self.phone) { Filter(adaptation: adaptation) }
            phone.tap("Filter")
            #expect(try #require(card(phone)).width < 200)
        }
        let narrow = host(Self.phone) { Filter().environment(\.horizontalSizeClass, .regular) }
        narrow.tap("Filter")
        #expect(try #require(card(narrow)).width < 200)
    }

    @Test("A popover becomes a sheet when its window gets narrow, and keeps its state")
    func resized() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        let host = host(Self.tablet) { Text("Window").popover(isPresented: .constant(true)) { Counter() } }
        host.tap("Count 0")
        #expect(try #require(card(host)).width < 200)
        host.size = Self.phone
        #expect(card(host) == CGRect(x: 0, y: 40, width: 390, height: 804))
        #expect(host.texts.contains("Count 1"))
    }

    @Test("A split view shows one column on a phone, and two on a tablet")
    func splitView() {
        struct Split: View {
            @State private var chosen: Int?
            var body: some View {
                NavigationSplitView {
                    List([1, 2], id: \.self, selection: $chosen) { Text("Row \($0)") }
                } detail: {
                    Text(chosen.map { "Detail \($0)" } ?? "Nothing chosen")
                }
            }
        }
        let phone = host(Self.phone) { Split() }
        #expect(phone.frame(of: "Row 1") != nil && phone.frame(of: "Nothing chosen") == nil)
        phone.select("Row 2")
        #expect(phone.frame(of: "Detail 2") != nil && phone.frame(of: "Row 1") == nil)
        let tablet = host(Self.tablet) { Split() }
        #expect(tablet.frame(of: "Row 1") != nil && tablet.frame(of: "Nothing chosen") != nil)
        tablet.select("Row 2")
        #expect(tablet.frame(of: "Detail 2") != nil && tablet.frame(of: "Row 1") != nil)
    }

    @Test("A tab's title is below its symbol on a phone; on a tablet it is alone, in a bar above the page")
    func tabs() throws {
        struct Page: View {
            @Environment(\.tabBarPlacement) private var placement
            var body: some View {
                Color.red.accessibilityElement()
                    .accessibilityLabel(placement == .topBar ? "top" : placement == .bottomBar ? "bottom" : "?")
            }
        }
        struct Tabs: View {
            @State private var tab = 0
            var body: some View {
                TabView(selection: $tab) {
                    ForEach(0..<2) { number in
                        Page().tag(number).badge(number).tabItem {
                            Label {
                                Text("Shelf \(number)")
                            } icon: {
                                Text("icon \(number)")
                            }
                        }
                    }
                }
            }
        }
        let host = host(Self.phone) { Tabs() }
        #expect(try #require(host.frame(of: "Shelf 0")).minY >= #require(host.frame(of: "icon 0")).maxY)
        #expect(host.frame(of: "bottom") == CGRect(x: 0, y: 0, width: 390, height: 844 - 49))
        host.size = Self.tablet
        #expect(host.frame(of: "icon 0") == nil)
        #expect(host.frame(of: "top") == CGRect(x: 0, y: 50, width: 1024, height: 768 - 50))
        let (first, second) = (try #require(host.frame(of: "Shelf 0")), try #require(host.frame(of: "Shelf 1")))
        #expect(first.minY >= 0 && first.maxY <= 50 && first.midY == second.midY && first.maxX <= second.minX)
        #expect(abs(first.minX + second.maxX - 1024) < 1)
        #expect(try #require(host.control("Shelf 1") { $0.value == "1" }).frame == second)
        #expect(host.tap("Shelf 1") && host.frame(of: "top") != nil)
        host.size = Self.phone
        #expect(host.frame(of: "icon 1") != nil && host.frame(of: "bottom") != nil)
    }

    @Test("A bar of tabs above the page has a navigation bar in its row, is as narrow as the window, and may be hidden")
    func topBar() throws {
        func host(_ title: String, hides: Bool = false) -> TestHost {
            self.host(CGSize(width: 700, height: 700)) {
                TabView {
                    ForEach(0..<6) { number in
                        NavigationStack {
                            Color.red.accessibilityElement().accessibilityLabel("content")
                                .navigationTitle("Books").navigationBarTitleDisplayMode(.inline)
                                .toolbar(hides ? .hidden : .automatic, for: .tabBar)
                        }
                        .tabItem { Text("\(title) \(number)") }
                    }
                }
            }
        }
        let short = host("A")
        #expect(short.frame(of: "content") == CGRect(x: 0, y: 50, width: 700, height: 650))
        #expect(try #require(short.frame(of: "Books")).midY < 50)
        let long = host("The title of a tab")
        let tabs = (0..<6).compactMap { number in
            long.control("The title of a tab \(number)") { if case .tab = $0.role { true } else { false } }?.frame
        }
        #expect(tabs.count == 6 && tabs[0].minX >= 0 && tabs[5].maxX <= 700)
        #expect(host("A", hides: true).frame(of: "content") == CGRect(x: 0, y: 50, width: 700, height: 650))
    }

    @Test("On a phone that lies on its side bars are low, titles are in them, and those of tabs beside their symbols")
    func landscape() throws {
        struct Page: View {
            var body: some View {
                TabView {
                    NavigationStack {
                        Color.red.accessibilityElement().accessibilityLabel("content").navigationTitle("Books")
                    }
                    .tabItem { Label("Shelf", systemImage: "book") }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 844, height: 390)) { Page() }
        #expect(host.frame(of: "content") == CGRect(x: 0, y: 32, width: 844, height: 390 - 64))
        #expect(try #require(host.frame(of: "Books")).maxY < 32)
        host.size = Self.phone
        #expect(host.frame(of: "content") == CGRect(x: 0, y: 96, width: 390, height: 844 - 96 - 49))
    }

    @Test("The columns of a form are aligned on a phone and on a tablet, and take the width that there is")
    func formColumns() throws {
        for size in [Self.phone, Self.tablet] {
            let host = host(size) {
                Form {
                    LabeledContent("Name") { Text("Ishmael") }
                    LabeledContent("Occupation") { Text("Sailor") }
                }
                .formStyle(.columns)
            }
            let (first, second) = (
                try #require(host.frame(of: "Ishmael")), try #require(host.frame(of: "Sailor"))
            )
            #expect(first.minX == second.minX && second.minY >= first.maxY)
        }
    }
}
