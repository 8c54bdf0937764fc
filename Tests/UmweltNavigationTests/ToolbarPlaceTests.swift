import SwiftUI
import TestSupport
import Testing
@testable import UmweltTesting

/// An app whose window has a toolbar with labels in the style that it chooses.
private struct LabelledApp: App {
    @State private var style = ToolbarLabelStyle.iconOnly

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                VStack {
                    Button("Use titles") { style = .titleOnly }
                    Button("Use both") { style = .titleAndIcon }
                    StyleReader()
                }
                .toolbar { Button("Filter", systemImage: "circle") {} }
            }
        }
        .windowToolbarLabelStyle($style)
    }
}

private struct FixedApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                Text("Page").toolbar {
                    Button("Filter", systemImage: "circle") {}
                    Button("Sort", systemImage: "circle") {}.labelStyle(.iconOnly)
                }
            }
        }
        .windowToolbarLabelStyle(fixed: .titleOnly)
    }
}

private struct StyleReader: View {
    @Environment(\.toolbarLabelStyle) private var style

    var body: some View {
        Text(style == .titleOnly ? "titles" : style == .titleAndIcon ? "both" : style == .iconOnly ? "icons" : "none")
    }
}

@MainActor @Suite("Items at titles, and items of the system")
struct ToolbarPlaceTests {
    private func host(_ placement: ToolbarItemPlacement, isLarge: Bool) -> TestHost {
        show(400, 300) {
            NavigationStack {
                Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(isLarge ? .large : .inline)
                    .toolbar { ToolbarItem(placement: placement) { Text("Item") } }
            }
        }
    }

    @Test("An item takes the place of the title, or of the large one")
    func title() {
        #expect(!host(.title, isLarge: false).texts.contains("Title"))
        let large = host(.largeTitle, isLarge: true)
        #expect(large.texts.contains("Item") && !large.texts.contains("Title"))
        #expect((large.frame(of: "Item")?.minX ?? 99) == 16)
        #expect(!host(.largeTitle, isLarge: false).texts.contains("Item"), "There is no large title")
    }

    @Test("The scene of a window sets the style of labels in its toolbars, also while it is open")
    func labelStyle() throws {
        let host = try #require(TestHost(app: LabelledApp(), typeSetter: FixedMetrics()))
        func texts() -> [String] {
            host.displayList.textLines.filter { ["Filter", "titles", "both", "icons"].contains($0) }
        }
        #expect(texts() == ["icons"])
        host.tap("Use titles")
        #expect(Set(texts()) == ["titles", "Filter"])
        let narrow = host.frame(of: "Filter")
        host.tap("Use both")
        #expect(Set(texts()) == ["both", "Filter"])
        #expect((host.frame(of: "Filter")?.width ?? 0) > (narrow?.width ?? 0), "The icon beside the title")
        let fixed = try #require(TestHost(app: FixedApp(), typeSetter: FixedMetrics()))
        #expect(fixed.displayList.textLines.contains("Filter") && !fixed.displayList.textLines.contains("Sort"))
        #expect(EnvironmentValues().toolbarLabelStyle == nil)
    }

    @Test("An item is below the title, or below the large one")
    func subtitle() {
        let small = host(.subtitle, isLarge: false)
        #expect((small.frame(of: "Title")?.maxY ?? 99) <= (small.frame(of: "Item")?.minY ?? 0))
        let large = host(.largeSubtitle, isLarge: true)
        #expect((large.frame(of: "Title")?.maxY ?? 99) <= (large.frame(of: "Item")?.minY ?? 0))
        #expect(large.frame(of: "Title")?.minX == large.frame(of: "Item")?.minX)
    }

    @Test("Symbols of items are large, but not those in place of the title, and labels have no titles")
    func look() throws {
        let host = show(400, 300) {
            NavigationStack {
                Text("Page").toolbar {
                    ToolbarItem { Button("Filter", systemImage: "circle") {} }
                    ToolbarItem(placement: .principal) { Label("Name", systemImage: "circle") }
                }
            }
        }
        let plain = show { Image(systemName: "circle").accessibilityLabel("plain") }
        let usual = try #require(plain.frame(of: "plain"))
        #expect(try #require(host.frame(of: "Filter")).height > usual.height * 1.2)
        #expect(!host.texts.contains("Filter") && host.texts.contains("Name"))
    }

    @Test(
        "What an item presents does not have the look of bars: labels have titles, and texts grow with the user's size")
    func presented() throws {
        struct Page: View {
            @State private var isShown = true
            var body: some View {
                NavigationStack {
                    Text("Page").toolbar {
                        Button("Add", systemImage: "plus") {}.sheet(isPresented: $isShown) {
                            Label("Title", systemImage: "circle")
                            Text("Large")
                            Image(systemName: "circle").accessibilityLabel("Circle")
                        }
                    }
                }
            }
        }
        func host(_ size: DynamicTypeSize) -> TestHost {
            var traits = HostTraits.testing
            traits.dynamicTypeSize = size
            return TestHost(traits: traits) { Page() }
        }
        let (usual, large) = (host(.large), host(.accessibility3))
        #expect(usual.texts.contains("Title") && large.texts.contains("Title"))
        #expect(try #require(large.frame(of: "Large")).height > #require(usual.frame(of: "Large")).height * 1.5)
        let circle = TestHost { Image(systemName: "circle").accessibilityLabel("Circle") }
        #expect(usual.frame(of: "Circle")?.size == circle.frame(of: "Circle")?.size)
    }

    @Test("A status is in the middle of the bar below, and other items are beside it in their order")
    func status() throws {
        let host = show(400, 300) {
            NavigationStack {
                Text("Page").toolbar {
                    ToolbarItem(placement: .bottomBar) { Text("A") }
                    ToolbarItem(placement: .status) { Text("Updated") }
                    ToolbarItem(placement: .bottomBar) { Text("Compose") }
                }
            }
        }
        #expect(abs(try #require(host.frame(of: "Updated")).midX - 200) <= 0.5)
        #expect(host.frame(of: "A")?.minX == 16)
        #expect(abs(try #require(host.frame(of: "Compose")).maxX - 384) <= 0.5)
        let first = show(400, 300) {
            NavigationStack {
                Text("Page").toolbar {
                    ToolbarItem(placement: .status) { Text("Updated") }
                    ToolbarItem(placement: .bottomBar) { Text("Compose") }
                }
            }
        }
        #expect(abs(try #require(first.frame(of: "Updated")).midX - 200) <= 0.5)
        #expect(abs(try #require(first.frame(of: "Compose")).maxX - 384) <= 0.5)
    }

    @Test("A toggle in a bar is a button, unless the app says otherwise, and a switch in what an item presents")
    func toggles() throws {
        struct Page: View {
            @State private var isPinned = false
            @State private var isShown: Bool
            private let isSwitch: Bool
            init(isSwitch: Bool = false, presents: Bool = false) {
                self.isSwitch = isSwitch
                _isShown = State(initialValue: presents)
            }
            var body: some View {
                NavigationStack {
                    Text("Page").toolbar {
                        ToolbarItem {
                            if isSwitch {
                                Toggle("Pin", systemImage: "pin", isOn: $isPinned).toggleStyle(.switch)
                            } else {
                                Toggle("Pin", systemImage: "pin", isOn: $isPinned)
                            }
                        }
                        ToolbarItem(placement: .bottomBar) {
                            Button("More") {}.sheet(isPresented: $isShown) { Toggle("Inner", isOn: $isPinned) }
                        }
                    }
                }
            }
        }
        let host = show(400, 300) { Page() }
        let button = try #require(host.frame(of: "Pin"))
        let row = try #require(show(400, 300) { Page(isSwitch: true) }.frame(of: "Pin"))
        #expect(button.width < 60 && row.width > button.width + 30)
        #expect(host.isOn("Pin") == false)
        host.toggle("Pin")
        #expect(host.isOn("Pin") == true)
        let presenting = show(400, 300) { Page(presents: true) }
        #expect(try #require(presenting.frame(of: "Inner")).width > 100)
    }

    @Test("A background that the app gives a bar keeps presses from what is beneath, between items too")
    func barriers() {
        func count(_ view: some View) -> Int {
            TestHost(design: .iOS26) { view }.host.nextFrame().changed.count { $0.pointerInterest?.isBarrier == true }
        }
        func tabs(_ visibility: Visibility) -> some View {
            TabView {
                Tab("Home", systemImage: "house") { Text("Page").toolbarBackground(visibility, for: .tabBar) }
            }
        }
        func toolbar(_ visibility: Visibility) -> some View {
            NavigationStack {
                Text("Page").toolbar { ToolbarItem(placement: .bottomBar) { Button("One") {} } }
                    .toolbarBackground(visibility, for: .bottomBar)
            }
        }
        #expect(count(tabs(.visible)) == count(tabs(.automatic)) + 1)
        #expect(count(toolbar(.visible)) == count(toolbar(.automatic)) + 1)
    }

    @Test("Items can be hidden, by themselves or until people choose them, which they cannot")
    func hidden() {
        let host = show(400, 300) {
            NavigationStack {
                Text("Page").toolbar {
                    ToolbarItem { Text("Shown") }.hidden(false).sharedBackgroundVisibility(.hidden)
                        .contentMarginsRemoved()
                    ToolbarItem { Text("Hidden") }.hidden()
                }
                .toolbar(id: "own") {
                    ToolbarItem(id: "a", showsByDefault: false) { Text("Chosen") }
                    ToolbarItem(id: "b") { Text("Usual") }.customizationBehavior(.disabled).contentMarginsRemoved()
                }
                .toolbarVisibility(.hidden, for: .statusBar)
                .toolbarColorScheme(.dark, for: .statusBar)
            }
        }
        #expect(host.texts.contains("Shown") && host.texts.contains("Usual"))
        #expect(!host.texts.contains("Hidden") && !host.texts.contains("Chosen"))
    }

    @Test("A button without a label has the symbol of its role in a bar, and its word elsewhere")
    func roles() {
        var closed = 0
        let host = show(400, 300) {
            NavigationStack {
                Text("Page").toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button(role: .close) { closed += 1 } }
                    DefaultToolbarItem(kind: .search, placement: .bottomBar)
                }
            }
        }
        #expect(!host.texts.contains("Close"))
        #expect(host.tap("Close") && closed == 1)
        #expect(show(400, 300) { Button(role: .confirm) {} }.texts == ["OK"])
        #expect(
            show(400, 300) {
                Text("Page").alert("Delete?", isPresented: .constant(true)) {
                    Button(role: .destructive) {}
                    Button(role: .cancel) {}
                }
            }
            .texts.suffix(2) == ["Delete", "Cancel"])
    }

    @Test
    func `A destructive button is red in content, and has the tint in a toolbar, as iOS 18.2 draws it`() throws {
        let host = show(400, 300) {
            NavigationStack {
                Button("Erase", role: .destructive) {}
                    .toolbar {
                        Button("Save") {}
                        Button("Delete", role: .destructive) {}
                    }
            }
            .tint(.green)
        }
        func colors(_ label: String) throws -> some Equatable { try #require(host.presentation(of: label)).colors }
        #expect(try colors("Delete") == colors("Save"))
        #expect(try colors("Erase") != colors("Save"))
    }
}
