import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Menus and links")
struct MenuTests {
    @Test("A menu shows its items beside its button, and ends with a choice")
    func choosing() {
        let host = TestHost { SortMenu() }
        #expect(host.texts == ["Sort", "none"])
        #expect(host.tap("Sort"))
        #expect(host.menuItems == ["By name", "By date"])
        #expect(host.updates { host.tap("By date") } == ["Outcome"])
        #expect(host.texts == ["Sort", "date"])
        #expect(host.choose("By name", from: "Sort"))
        #expect(host.texts == ["Sort", "name"])
    }

    @Test("A menu's button says whether its list is open, and does not open while it is disabled")
    func state() {
        let host = TestHost { SortMenu() }
        #expect(host.control("Sort") { $0.role == .menuButton(isExpanded: false) } != nil)
        let disabled = TestHost { SortMenu().disabled(true) }
        #expect(!disabled.tap("Sort"))
        #expect(disabled.menuItems == [])
    }

    @Test("A menu stays open after a press where it is told to")
    func staying() {
        let host = TestHost { SortMenu().menuActionDismissBehavior(.disabled) }
        host.tap("Sort")
        host.tap("By name")
        #expect(host.menuItems == ["By name", "By date"])
        #expect(host.texts.contains("name"))
        host.dismissPresentation()
        #expect(host.menuItems == [])
    }

    @Test("A second text in an item is its subtitle: below the title, smaller and fainter. An image stays beside")
    func subtitles() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600), typeSetter: FixedMetrics()) {
            Menu("More") {
                Button {
                } label: {
                    Text("Copy")
                    Text("As a link")
                }
                Button {
                } label: {
                    Text("Cut")
                    Image(systemName: "scissors")
                }
                Button("Paste") {}
            }
            .font(.largeTitle)
        }
        host.tap("More")
        let items = host.menuItems
        try #require(items.count == 3)
        let heights = try items.map { try #require(host.frame(of: $0), "\($0)").height }
        #expect(heights[0] > heights[1] && heights[0] > heights[2])
        let runs = host.displayList.textRuns
        let title = try #require(runs.first { $0.text == "Copy" })
        let subtitle = try #require(runs.first { $0.text == "As a link" })
        let other = try #require(runs.first { $0.text == "Paste" })
        #expect(subtitle.font.size < title.font.size && subtitle.color != title.color)
        // Letters are spaced for the word that they are in.
        #expect(title.font.size == other.font.size && title.font.weight == other.font.weight)
        #expect(title.color == other.color)
    }

    @Test("An image in an item stands at its end, whether it comes before its texts or after them")
    func images() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600), typeSetter: FixedMetrics()) {
            Menu("More") {
                Button {
                } label: {
                    Text("Copy")
                    Text("As a link")
                    Image(systemName: "link").accessibilityLabel("link")
                }
                Button {
                } label: {
                    Image(systemName: "scissors").accessibilityLabel("scissors")
                    Text("Cut")
                }
                Button {
                } label: {
                    Label("Paste", systemImage: "clipboard")
                }
                Button("A title that is longer than the others") {}
            }
        }
        host.tap("More")
        let title = try #require(host.frame(of: "Copy"))
        let subtitle = try #require(host.frame(of: "As a link"))
        let cut = try #require(host.frame(of: "Cut"))
        #expect(subtitle.minY > title.minY && subtitle.minX == title.minX && cut.minX == title.minX)
        let link = try #require(host.frame(of: "link"))
        let scissors = try #require(host.frame(of: "scissors"))
        #expect(link.maxX == scissors.maxX && link.minX > subtitle.maxX + 20)
        #expect(scissors.minX > cut.maxX + 20)
    }

    @Test("Toggles, pickers, links and menus in a menu are items of it")
    func kinds() {
        let host = TestHost { ManyItems() }
        host.tap("More")
        #expect(host.menuItems == ["Bold", "Red", "Green", "Help", "Share"])
        #expect(host.isOn("Bold") == false)
        host.tap("Share")
        #expect(host.menuItems == ["Bold", "Red", "Green", "Help", "Share", "Mail"])
        host.tap("Green")
        #expect(host.menuItems == [])
        host.tap("More")
        #expect(host.control("Green") { $0.role == .option(isSelected: true) } != nil)
        host.toggle("Bold")
        host.tap("More")
        #expect(host.isOn("Bold") == true)
        host.tap("Share")
        host.tap("Mail")
        #expect(host.texts.last == "mailed")
    }

    @Test("Items look as items do, whatever is set around the menu's button")
    func appearance() throws {
        let host = TestHost(typeSetter: FixedMetrics()) {
            SortMenu().buttonStyle(.borderedProminent).font(.largeTitle).labelsHidden()
        }
        let plain = TestHost(typeSetter: FixedMetrics()) { SortMenu() }
        host.tap("Sort")
        plain.tap("Sort")
        let frame = try #require(host.control("By date") { $0.role == .button }?.frame)
        #expect(frame.size == plain.control("By date") { $0.role == .button }?.frame.size)
        #expect(frame.width == 250)
    }

    @Test("With an action of its own the button runs that, and one beside it shows the menu")
    func primaryAction() {
        let host = TestHost { AddMenu() }
        #expect(host.tap("Add"))
        #expect(host.texts.contains("added"))
        #expect(host.menuItems == [])
        #expect(host.choose("Folder", from: "Add"))
        #expect(host.texts.contains("folder"))
    }

    @Test("A style of the app's may put something around the menu")
    func ownStyle() {
        let host = TestHost { SortMenu().menuStyle(Arrowed()) }
        #expect(host.texts == ["Sort", "→", "none"])
        host.choose("By date", from: "Sort")
        #expect(host.texts == ["Sort", "→", "date"])
    }

    @Test("A mark that there is a menu is shown where it is wanted")
    func indicator() throws {
        func width(_ visibility: Visibility) -> CGFloat? {
            TestHost(typeSetter: FixedMetrics()) { SortMenu().menuIndicator(visibility) }
                .control("Sort") { $0.role == .menuButton(isExpanded: false) }?.frame.width
        }
        #expect(try #require(width(.visible)) > (try #require(width(.automatic))))
        #expect(width(.hidden) == width(.automatic))
        let host = TestHost(typeSetter: FixedMetrics()) {
            SortMenu().environment(\.menuIndicatorVisibility, .visible)
        }
        #expect(host.control("Sort") { $0.role == .menuButton(isExpanded: false) }?.frame.width == width(.visible))
    }

    @Test("A link opens its destination by the environment's action, and says where it leads")
    func link() throws {
        let url = try #require(URL(string: "https://example.com/terms"))
        var opened: [URL] = []
        let host = TestHost {
            Link("Terms", destination: url)
                .environment(
                    \.openURL,
                    OpenURLAction {
                        opened.append($0); return .handled
                    })
            Link(destination: url) { Text("Again") }
            Link("Never", destination: url).disabled(true)
        }
        #expect(host.control("Terms") { $0.role == .link(url) } != nil)
        #expect(host.tap("Terms"))
        #expect(opened == [url])
        var system: [URL] = []
        host.onOpenURL = {
            system.append($0); return true
        }
        #expect(host.tap("Again"))
        #expect(!host.tap("Never"))
        #expect(opened == [url] && system == [url])
    }
}

private struct Outcome: View {
    @Binding var text: String
    var body: some View { Text(text) }
}

private struct SortMenu: View {
    @State private var order = "none"

    var body: some View {
        Menu("Sort") {
            Button("By name") { order = "name" }
            Button("By date") { order = "date" }
        }
        Outcome(text: $order)
    }
}

private struct ManyItems: View {
    @State private var isBold = false
    @State private var color = "red"
    @State private var outcome = "none"

    var body: some View {
        Menu("More") {
            Text("Heading")
            Toggle("Bold", isOn: $isBold)
            Divider()
            Picker("Colour", selection: $color) {
                Text("Red").tag("red")
                Text("Green").tag("green")
            }
            Link("Help", destination: URL(filePath: "/help"))
            Menu("Share") { Button("Mail") { outcome = "mailed" } }
        }
        Text(outcome)
    }
}

private struct AddMenu: View {
    @State private var outcome = "none"

    var body: some View {
        Menu("Add") {
            Button("Folder") { outcome = "folder" }
        } primaryAction: {
            outcome = "added"
        }
        Text(outcome)
    }
}

private struct Arrowed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Menu(configuration)
            Text("→")
        }
    }
}
