import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Split views") struct SplitViewNavigationTests {
    private struct Library: View {
        @State var book: String?
        @State private var count = 0

        var body: some View {
            NavigationSplitView {
                List(["Emma", "Persuasion"], id: \.self, selection: $book) { Text($0) }
                    .navigationTitle("Library")
                    .toolbar { Button("Add \(count)") { count += 1 } }
            } detail: {
                Text(book.map { "Reading \($0)" } ?? "Choose a book")
            }
        }
    }

    private func host<Content: View>(
        _ width: CGFloat, _ sizeClass: UserInterfaceSizeClass, @ViewBuilder _ content: @escaping () -> Content
    ) -> TestHost {
        show(width, 400) { content().environment(\.horizontalSizeClass, sizeClass) }
    }

    @Test("In a wide window the columns are beside each other, and the detail shows what is selected")
    func wide() throws {
        let host = host(900, .regular) { Library() }
        #expect(host.texts.contains("Emma") && host.texts.contains("Choose a book"))
        let (emma, detail) = (try #require(host.frame(of: "Emma")), try #require(host.frame(of: "Choose a book")))
        #expect(emma.maxX <= 320 && detail.minX > 320 && detail.midX > 600 && detail.midX < 620)
        host.select("Emma")
        #expect(host.texts.contains("Reading Emma") && host.texts.contains("Persuasion"))
    }

    @Test("In a narrow window one column shows; a choice leads on, and back is where the list has nothing selected")
    func narrow() {
        let host = host(350, .compact) { Library() }
        #expect(host.texts.contains("Emma") && !host.texts.contains("Choose a book"))
        host.select("Emma")
        #expect(host.texts.contains("Reading Emma") && !host.texts.contains("Persuasion"))
        #expect(host.tap("Library"))
        #expect(host.texts.contains("Persuasion") && !host.texts.contains("Reading Emma"))
        host.select("Emma")
        #expect(host.texts.contains("Reading Emma"))
        host.navigateBack()
        #expect(host.texts.contains("Persuasion"))
    }

    @Test("Links that select for the column beside have no arrow, unless the app wants it; those that lead on have one")
    func arrows() {
        struct Linked: View {
            let arrow: Visibility
            @State private var book: String?
            var body: some View {
                NavigationSplitView {
                    List(selection: $book) { NavigationLink("Emma", value: "Emma") }
                } detail: {
                    Text("Choose")
                }
                .navigationLinkIndicatorVisibility(arrow)
            }
        }
        func picture(_ width: CGFloat, _ sizeClass: UserInterfaceSizeClass, _ arrow: Visibility) -> DisplayList {
            host(width, sizeClass) { Linked(arrow: arrow) }.displayList
        }
        #expect(picture(900, .regular, .automatic) == picture(900, .regular, .hidden))
        #expect(picture(900, .regular, .automatic) != picture(900, .regular, .visible))
        #expect(picture(350, .compact, .automatic) == picture(350, .compact, .visible))
        #expect(picture(350, .compact, .automatic) != picture(350, .compact, .hidden))
    }

    @Test("A selection that is there from the beginning shows its detail in a narrow window too")
    func initialSelection() {
        #expect(host(350, .compact) { Library(book: "Emma") }.texts.contains("Reading Emma"))
    }

    @Observable final class Shelf {
        var isNarrow = false
        var genre: String?
        var book: String?
    }

    private struct Shelves: View {
        @Bindable var shelf: Shelf

        var body: some View {
            NavigationSplitView {
                List(["Novels", "Plays"], id: \.self, selection: $shelf.genre) { Text($0) }
            } content: {
                if let genre = shelf.genre {
                    List(["First", "Second"], id: \.self, selection: $shelf.book) { Text("\($0) of \(genre)") }
                }
            } detail: {
                Text(shelf.book.map { "Reading \($0)" } ?? "Nothing")
            }
            .environment(\.horizontalSizeClass, shelf.isNarrow ? .compact : .regular)
        }
    }

    @Test("A window that becomes narrow shows the last column that what was chosen in the wide one led to")
    func narrowing() {
        let shelf = Shelf()
        let host = show(900, 400) { Shelves(shelf: shelf) }
        func narrowTexts() -> [String] {
            shelf.isNarrow = true
            let texts = host.texts
            shelf.isNarrow = false
            _ = host.texts
            return texts
        }
        let first = narrowTexts()
        #expect(first.contains("Novels") && !first.contains("Nothing"))
        host.select("Novels")
        let second = narrowTexts()
        #expect(second.contains("First of Novels") && !second.contains("Novels") && !second.contains("Nothing"))
        host.select("First of Novels")
        let third = narrowTexts()
        #expect(third.contains("Reading First") && !third.contains("First of Novels"))
        shelf.book = nil
        #expect(host.texts.contains("Nothing"))
        let fourth = narrowTexts()
        #expect(fourth.contains("First of Novels") && !fourth.contains("Nothing"))
    }

    @Test("In a narrow window, a selection that the program takes back leads back to its list")
    func clearing() {
        let shelf = Shelf()
        shelf.isNarrow = true
        let host = show(350, 400) { Shelves(shelf: shelf) }
        host.select("Plays")
        host.select("Second of Plays")
        #expect(host.texts.contains("Reading Second"))
        shelf.book = nil
        #expect(host.texts.contains("Second of Plays") && !host.texts.contains("Nothing"))
        shelf.genre = nil
        #expect(host.texts.contains("Plays") && !host.texts.contains("Second of Plays"))
    }

    @Test("The button in the bar hides the first column and shows it again, with its state")
    func toggle() {
        let host = host(900, .regular) { Library() }
        host.tap("Add 0")
        #expect(host.tap("Hide Sidebar"))
        #expect(!host.texts.contains("Emma") && host.texts.contains("Choose a book"))
        #expect((host.frame(of: "Choose a book")?.midX ?? 0) == 450)
        #expect(host.tap("Show Sidebar"))
        #expect(host.texts.contains("Emma") && host.texts.contains("Add 1"))
    }

    @Test("A link in a column shows its destination in the next one, in place of what was there")
    func links() {
        @ViewBuilder func content() -> some View {
            NavigationSplitView {
                VStack {
                    NavigationLink("First") { Text("Page one").navigationTitle("One") }
                    NavigationLink("Second") { Text("Page two") }
                    NavigationLink("Value", value: 3)
                }
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { Text("Number \($0)") }
            } detail: {
                Text("Nothing")
            }
        }
        let wide = host(900, .regular) { content() }
        wide.tap("First")
        #expect(wide.texts.contains("Page one") && !wide.texts.contains("Nothing") && wide.texts.contains("Second"))
        wide.tap("Second")
        #expect(wide.texts.contains("Page two") && !wide.texts.contains("Page one"))
        wide.tap("Value")
        #expect(wide.texts.contains("Number 3") && !wide.texts.contains("Page two"))
        let narrow = host(350, .compact) { content() }
        narrow.tap("First")
        #expect(narrow.texts.contains("Page one") && !narrow.texts.contains("Second"))
        #expect(narrow.tap("Start"))
        #expect(narrow.texts.contains("Second") && !narrow.texts.contains("Page one"))
        narrow.tap("Value")
        #expect(narrow.texts.contains("Number 3"))
    }

    @Test("A link to a value selects its row where the list is about such values")
    func linksInList() {
        struct Page: View {
            @State private var number: Int?
            var body: some View {
                NavigationSplitView {
                    List(0..<3, id: \.self, selection: $number) { NavigationLink("Row \($0)", value: $0) }
                } detail: {
                    Text(number.map { "Detail \($0)" } ?? "None")
                }
            }
        }
        for sizeClass in [UserInterfaceSizeClass.regular, .compact] {
            let host = host(700, sizeClass) { Page() }
            host.tap("Row 1")
            #expect(host.texts.contains("Detail 1"))
        }
    }

    @Test("A row is selected by the value of the link that it is where its identity is of another type")
    func linkValues() {
        struct Box: Identifiable, Hashable { let id: String }
        struct Page: View {
            @State private var box: Box? = Box(id: "In")
            var body: some View {
                NavigationSplitView {
                    List([Box(id: "In"), Box(id: "Out")], selection: $box) { box in
                        NavigationLink(value: box) { Text(box.id) }.contextMenu { Button("Empty") {} }
                    }
                } detail: {
                    Text(box.map { "Detail \($0.id)" } ?? "None")
                }
            }
        }
        let host = host(900, .regular) { Page() }
        #expect(host.selectedRows == ["In"])
        host.tap("Out")
        #expect(host.selectedRows == ["Out"])
        #expect(host.texts.contains("Detail Out"))
    }

    @Test("A stack in the detail has the bar, and in a narrow window the button back to the list")
    func stackInDetail() {
        @ViewBuilder func content() -> some View {
            NavigationSplitView {
                List { NavigationLink("Open") { Text("x") } }.navigationTitle("Menu")
            } detail: {
                NavigationStack {
                    NavigationLink("Deeper") { Text("Deep") }.navigationTitle("Inner")
                }
            }
        }
        let wide = host(900, .regular) { content() }
        #expect(wide.texts.count { $0 == "Inner" } == 1)
        wide.tap("Deeper")
        #expect(wide.texts.contains("Deep") && wide.texts.contains("Open"))
        struct Narrow: View {
            @State private var column = NavigationSplitViewColumn.detail
            var body: some View {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Text("Side").navigationTitle("Menu")
                } detail: {
                    NavigationStack { NavigationLink("Deeper") { Text("Deep") }.navigationTitle("Inner") }
                }
            }
        }
        let narrow = host(350, .compact) { Narrow() }
        #expect(narrow.texts.count { $0 == "Inner" } == 1)
        narrow.tap("Deeper")
        #expect(narrow.texts.contains("Deep"))
        narrow.navigateBack()
        #expect(narrow.tap("Menu"))
        #expect(narrow.texts.contains("Side"))
    }

    @Test("Three columns: widths that the content asks for, and those that a binding shows")
    func threeColumns() {
        struct Page: View {
            @State private var visibility = NavigationSplitViewVisibility.all
            var body: some View {
                NavigationSplitView(columnVisibility: $visibility) {
                    Filling("a").navigationSplitViewColumnWidth(150)
                } content: {
                    Filling("b").navigationSplitViewColumnWidth(min: 100, ideal: 250)
                } detail: {
                    VStack {
                        Filling("c")
                        Button("Alone") { visibility = .detailOnly }
                        Button("Two") { visibility = .doubleColumn }
                    }
                    .toolbar(removing: .sidebarToggle)
                }
            }
        }
        let host = host(900, .regular) { Page() }
        #expect(host.room(of: "a")?.width == 150 && host.room(of: "b")?.width == 250)
        #expect(host.room(of: "c")?.minX == 400 && host.room(of: "c")?.width == 500)
        host.tap("Two")
        #expect(host.room(of: "a") == nil && host.room(of: "b")?.minX == 0 && host.room(of: "c")?.width == 650)
        host.tap("Alone")
        #expect(host.room(of: "b") == nil && host.room(of: "c")?.width == 900)
        #expect(host.frame(of: "Show Sidebar") == nil)
    }

    @Test("With a prominent detail the other columns are in front of it")
    func prominentDetail() {
        let host = host(900, .regular) {
            NavigationSplitView {
                Filling("a")
            } detail: {
                Filling("b")
            }.navigationSplitViewStyle(.prominentDetail)
        }
        #expect(host.room(of: "b")?.width == 900 && host.room(of: "a")?.width == 320)
    }
}
