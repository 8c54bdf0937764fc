import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private enum Page: Hashable { case books, settings, about }

private struct Counter: View {
    let name: String
    let log: (String) -> Void
    @State private var count = 0

    init(_ name: String, log: @escaping (String) -> Void = { _ in }) {
        self.name = name
        self.log = log
    }

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
            .onAppear { log(name) }
            .onDisappear { log("\(name) gone") }
    }
}

private struct Tabs: View {
    @Bindable var model: Model
    let log: (String) -> Void

    @Observable final class Model {
        var page = Page.books
        var hasAbout = false
        var unread = 0
    }

    var body: some View {
        TabView(selection: $model.page) {
            Counter("Books", log: log).tabItem { Text("B") }.tag(Page.books)
            Counter("Settings", log: log).padding().tag(Page.settings).tabItem { Text("S") }.badge(model.unread)
            if model.hasAbout { Counter("About", log: log).tabItem { Text("A") }.tag(Page.about) }
        }
    }
}

/// Tabs of their own, with a property that a view would have.
private struct LibraryTabs: TabContent {
    @Environment(\.locale) private var locale

    var body: some TabContent<Page> {
        Tab(value: Page.books) {
            Counter("Books")
        } label: {
            Text(locale.identifier)
        }
        .badge("new")
        Tab(value: Page.about) {
            Counter("About")
        } label: {
            Text("About")
        }.disabled(true)
    }
}

@MainActor @Suite("Tabs") struct TabViewTests {
    @Test("An image and a text beside it in a tab look like a label, filled")
    func appearance() throws {
        func bar<Item: View>(_ item: Item) throws -> Data {
            try TestHost(size: CGSize(width: 200, height: 100)) { TabView { Color.white.tabItem { item } } }.pngData()
        }
        let label = try bar(Label("Home", systemImage: "house"))
        #expect(
            try bar(
                Group {
                    Image(systemName: "house"); Text("Home")
                }) == label)
        #expect(
            try bar(
                VStack(spacing: 3) {
                    Image(systemName: "house"); Text("Home")
                }) == label)
        #expect(try bar(Label("Home", systemImage: "house.fill")) == label)
        #expect(try bar(Label("Home", systemImage: "star")) != label)
    }

    @Test("Tabs are made with a title and an image too, with a value or without")
    func images() {
        let host = TestHost {
            TabView(selection: .constant(Page.settings)) {
                Tab("Library", systemImage: "book", value: .books) { Text("books") }
                Tab("Settings", systemImage: "gear", value: .settings) { Text("settings") }
            }
        }
        #expect(host.tabs == ["Library", "Settings"])
        #expect(host.texts.contains("settings"))
        let places = TestHost {
            TabView {
                Tab("Library", systemImage: "book") { Text("books") }
                Tab(String("Settings"), image: "none") { Text("settings") }
            }
        }
        #expect(places.tabs == ["Library", "Settings"])
        let optional = TestHost {
            TabView(selection: .constant(Page?.some(.books))) {
                Tab("Library", systemImage: "book", value: Page.books) { Text("books") }
            }
        }
        #expect(optional.texts.contains("books"))
    }

    @Test("A badge is as long as its text, though the tab's label is short")
    func longBadge() {
        let host = host(
            TabView {
                Text("1").tabItem { Text("A") }.badge("Important")
                Text("2").tabItem { Text("B") }
            })
        let widest = host.displayList.leaves.compactMap { item -> CGFloat? in
            if case .text(let layout, _) = item { layout.size.width } else { nil }
        }.max()
        #expect((widest ?? 0) >= CGFloat(9) * 11 * FixedMetrics.widthRatio)
    }

    private func host<V: View>(_ view: V) -> TestHost { TestHost(typeSetter: FixedMetrics()) { view } }

    private func tab(_ label: String, in host: TestHost) -> SemanticsNode? {
        host.control(label) { if case .tab = $0.role { true } else { false } }
    }

    @Test("The tab with the tag that is chosen shows; the others keep their state")
    func selection() {
        let model = Tabs.Model()
        var log: [String] = []
        let host = host(Tabs(model: model) { log.append($0) })
        #expect(host.texts == ["Books 0", "B", "S"])
        #expect(host.chosenTab == "B")
        #expect(log == ["Books"])
        host.tap("Books 0")
        #expect(host.updates { host.chooseTab("S") } == [])
        #expect(model.page == .settings)
        #expect(host.texts == ["Settings 0", "B", "S"])
        #expect(log.dropFirst().sorted() == ["Books gone", "Settings"])
        model.page = .books
        #expect(host.texts == ["Books 1", "B", "S"])
        #expect(!host.chooseTab("A"))
    }

    @Test("Tabs come and go")
    func changes() {
        let model = Tabs.Model()
        let host = host(Tabs(model: model) { _ in })
        model.hasAbout = true
        #expect(host.tabs == ["B", "S", "A"])
        host.chooseTab("A")
        #expect(host.texts == ["About 0", "B", "S", "A"])
        // The selected tab is gone: the first one is shown.
        model.hasAbout = false
        #expect(host.texts == ["Books 0", "B", "S"])
    }

    @Test("A tab says what is to be noticed about it")
    func badges() throws {
        let model = Tabs.Model()
        let host = host(Tabs(model: model) { _ in })
        func value() -> String? { tab("S", in: host)?.semantics.value }
        #expect(value() == nil)
        model.unread = 3
        #expect(value() == "3")
        model.unread = 0
        #expect(value() == nil)
    }

    @Test("A badge stands at the end of a list's row")
    func listBadges() throws {
        let host = host(List { Text("Inbox").badge(12) })
        let row = try #require(host.frame(of: "Inbox"))
        let badge = try #require(host.frame(of: "12"))
        #expect(badge.minX > row.maxX)
    }

    @Test("Without a binding the view keeps itself which tab is chosen")
    func ownSelection() {
        let host = host(
            TabView {
                ForEach(["One", "Two", "Three"], id: \.self) { name in Counter(name).tabItem { Text(name) } }
            })
        #expect(host.texts == ["One 0", "One", "Two", "Three"])
        host.chooseTab("Three")
        host.tap("Three 0")
        host.chooseTab("One")
        host.chooseTab("Three")
        #expect(host.texts == ["Three 1", "One", "Two", "Three"])
    }

    @Test("Data is its own tag")
    func dataSelection() {
        struct Sample: View {
            @State private var chosen = "Two"
            var body: some View {
                TabView(selection: $chosen) {
                    ForEach(["One", "Two"], id: \.self) { name in Text(name + " of \(chosen)").tabItem { Text(name) } }
                }
            }
        }
        let host = host(Sample())
        #expect(host.texts.first == "Two of Two")
        host.chooseTab("One")
        #expect(host.texts.first == "One of One")
    }

    @Test("Tabs by value: in bodies of their own, in conditions, in groups and from data")
    func tabContent() {
        struct Sample: View {
            @State private var page = Page.settings
            let isLong: Bool
            var body: some View {
                TabView(selection: $page) {
                    LibraryTabs()
                    Group {
                        if isLong {
                            Tab(value: Page.settings) {
                                Counter("Settings")
                            } label: {
                                Text("Settings")
                            }
                        } else {
                            Tab(value: Page.settings) {
                                Counter("Short")
                            } label: {
                                Text("Short")
                            }
                        }
                    }
                }
            }
        }
        let host = host(Sample(isLong: true).environment(\.locale, Locale(identifier: "de")))
        #expect(host.tabs == ["de", "About", "Settings"])
        #expect(host.chosenTab == "Settings")
        #expect(tab("de", in: host)?.semantics.value == "new")
        #expect(!host.chooseTab("About"))
        #expect(host.chooseTab("de"))
        #expect(host.texts.first == "Books 0")
        #expect(self.host(Sample(isLong: false)).chosenTab == "Short")
    }

    @Test("Tabs without values are chosen by their places, and may be hidden")
    func valuelessTabs() {
        let host = host(
            TabView {
                Tab {
                    Text("First")
                } label: {
                    Text("1")
                }
                ForEach(2..<4) { number in
                    Tab {
                        Text("Page \(number)")
                    } label: {
                        Text("\(number)")
                    }
                }
                Tab {
                    Text("Last")
                } label: {
                    Text("9")
                }.hidden()
            })
        #expect(host.tabs == ["1", "2", "3"])
        host.chooseTab("3")
        #expect(host.texts.first == "Page 3")
    }

    @Test("A selection that may be nothing takes values that are something")
    func optionalSelection() {
        struct Sample: View {
            @State private var page: Page?
            var body: some View {
                TabView(selection: $page) {
                    Tab(value: Page.books) {
                        Text("Books \(page == nil ? "unasked" : "chosen")")
                    } label: {
                        Text("B")
                    }
                    Tab(value: Page.about) {
                        Text("About")
                    } label: {
                        Text("A")
                    }
                }
            }
        }
        let host = host(Sample())
        #expect(host.texts.first == "Books unasked")
        host.chooseTab("A")
        #expect(host.texts.first == "About")
        host.chooseTab("B")
        #expect(host.texts.first == "Books chosen")
    }

    @Test("The chosen tab's stack is the one to go back in, its title the window's, and it may hide the bar")
    func stacks() {
        let host = host(
            TabView {
                NavigationStack {
                    NavigationLink("On") { Text("Level").navigationTitle("Second").toolbar(.hidden, for: .tabBar) }
                        .navigationTitle("First")
                }
                .tabItem { Text("1") }
                Text("Plain").navigationTitle("Other").tabItem { Text("2") }
            })
        #expect(host.title == "First")
        host.chooseTab("2")
        #expect(host.title == "Other")
        #expect(host.navigationDepth == 0)
        host.chooseTab("1")
        host.tap("On")
        #expect(host.title == "Second")
        #expect(host.navigationDepth == 1)
        #expect(host.tabs == [])
        host.navigateBack()
        #expect(host.tabs == ["1", "2"])
    }

    @Test("What is written into a field of a tab that goes ends there: the keyboard is directed to nothing")
    func focus() {
        struct Sample: View {
            @State private var page = 0
            @State private var name = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                TabView(selection: $page) {
                    TextField("Name", text: $name).focused($isFocused).tabItem { Text("A") }.tag(0)
                    Text(isFocused ? "still" : "not any more").tabItem { Text("B") }.tag(1)
                }
            }
        }
        let host = host(Sample())
        host.type("Ada", into: "Name")
        host.chooseTab("B")
        #expect(host.texts.first == "not any more")
        #expect(host.focusedLabel == nil)
        host.chooseTab("A")
        #expect(host.text(in: "Name") == "Ada")
    }

    @Test("A page that is larger than its room is cut off at the edges")
    func cutOff() throws {
        func picture<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> Data {
            try TestHost(size: CGSize(width: 20, height: 20), typeSetter: FixedMetrics()) {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 10)
                    content().frame(height: 6)
                }
            }.pngData()
        }
        let cut = try picture {
            TabView { Color.red.frame(width: 20, height: 60) }.tabViewStyle(.page(indexDisplayMode: .never))
        }
        #expect(try picture { Color.red } == cut)
    }

    @Test("The bar is at the bottom, its tabs have equal shares, from the right where that is the leading side")
    func layout() throws {
        let tabs = TabView {
            Color.red.tabItem { Text("A") }
            Color.blue.tabItem { Text("B") }
        }
        let size = CGSize(width: 200, height: 300)
        let host = TestHost(size: size, typeSetter: FixedMetrics()) { tabs }
        #expect(tab("A", in: host)?.frame == CGRect(x: 2, y: 252, width: 96, height: 48))
        #expect(tab("B", in: host)?.frame == CGRect(x: 102, y: 252, width: 96, height: 48))
        let mirrored = TestHost(size: size, typeSetter: FixedMetrics()) {
            tabs.environment(\.layoutDirection, .rightToLeft)
        }
        #expect(tab("A", in: mirrored)?.frame == CGRect(x: 102, y: 252, width: 96, height: 48))
    }

    @Test("Titles in the bar keep their size whatever the size of type")
    func typeSize() throws {
        func sizes(_ typeSize: DynamicTypeSize) -> [CGFloat] {
            let host = TestHost(size: CGSize(width: 200, height: 300), typeSetter: FixedMetrics()) {
                TabView { Text("page").tabItem { Text("A") } }.dynamicTypeSize(typeSize)
            }
            return host.displayList.textRuns.map(\.font.size)
        }
        #expect(sizes(.accessibility5).first != sizes(.large).first)
        #expect(sizes(.accessibility5).last == sizes(.large).last && sizes(.large).count == 2)
    }
}
