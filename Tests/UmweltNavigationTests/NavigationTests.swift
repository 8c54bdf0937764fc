// One file: the tests push views of the same private library of books.

import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct Book: Hashable, Codable {
    let title: String
}

private struct Detail: View {
    let book: Book
    @State private var marks = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.level) private var level

    var body: some View {
        Text("\(book.title) \(marks) \(level) \(isPresented)")
        Button("Mark") { marks += 1 }
        NavigationLink("Next", value: Book(title: book.title + "!"))
        Button("Close") { dismiss() }
            .navigationTitle(book.title)
    }
}

private struct Library: View {
    @State private var count = 0
    @State private var shown: Book?
    @State private var isShown = false

    var body: some View {
        VStack {
            Text("Count \(count)")
            Button("Add") { count += 1 }
            NavigationLink("Emma", value: Book(title: "Emma"))
            NavigationLink("About") { Text("About \(count)").navigationTitle("About the library") }
            NavigationLink("Nowhere", value: nil as Book?)
            Button("Show") { isShown = true }
            Button("Pick") { shown = Book(title: "Persuasion") }
        }
        .navigationDestination(for: Book.self) { Detail(book: $0) }
        .navigationDestination(isPresented: $isShown) { Button("Hide") { isShown = false } }
        .navigationDestination(item: $shown) { book in
            Text("Picked \(book.title)")
            Button("Other") { shown = Book(title: "Sanditon") }
        }
        .navigationTitle("Library")
    }
}

@MainActor @Suite("Navigation") struct NavigationTests {
    @Test("A stack in another color scheme than the window's has a background of its own")
    func background() {
        func fills(_ scheme: ColorScheme, window: ColorScheme) -> Int {
            let host = TestHost { NavigationStack { Text("Hello") }.environment(\.colorScheme, scheme) }
            host.traits.colorScheme = window
            return host.displayList.fillColors.count
        }
        #expect(fills(.light, window: .light) == 0 && fills(.dark, window: .dark) == 0)
        #expect(fills(.dark, window: .light) == 1 && fills(.light, window: .dark) == 1)
    }

    private let root = ["Count 0", "Add", "Emma", "About", "Nowhere", "Show", "Pick", "Library"]

    private func line(of host: TestHost) -> CGRect? {
        func lines(_ items: [DisplayItem], _ offset: CGPoint) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                switch item {
                case .group(let group):
                    return lines(
                        group.items, CGPoint(x: offset.x + group.offset.x, y: offset.y + group.offset.y))
                case .fill(let path, _, _, _):
                    return [path.boundingRect.offsetBy(dx: offset.x, dy: offset.y)]
                default: return []
                }
            }
        }
        return lines(host.displayList.items, .zero).first { $0.height == 1 && $0.width == 300 }
    }

    @Test("The bar has a line only while content is scrolled beneath it")
    func barLine() {
        struct Page: View {
            @State private var scrolls = true
            var body: some View {
                NavigationStack {
                    VStack(spacing: 0) {
                        if scrolls {
                            ScrollView {
                                Button("Away") { scrolls = false }
                                Color.clear.frame(height: 1000)
                            }
                        } else {
                            Color.clear
                        }
                    }
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                }
            }
        }
        let host = show(300, 300, traits: .testing) { Page() }
        #expect(line(of: host) == nil)
        host.scroll(to: CGPoint(x: 0, y: 10))
        #expect(line(of: host)?.maxY == 44)
        host.scroll(to: .zero)
        #expect(line(of: host) == nil)
        host.scroll(to: CGPoint(x: 0, y: 10))
        host.tap("Away")
        #expect(line(of: host) == nil)
    }

    @Test("Titles and items of the bar keep their size where type is large; large titles grow")
    func barType() {
        func height(_ text: String, _ mode: NavigationBarItem.TitleDisplayMode, _ size: DynamicTypeSize) -> CGFloat? {
            show(300, 600) {
                NavigationStack {
                    Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(mode)
                        .toolbar { Button("Save") {} }
                }
                .dynamicTypeSize(size)
            }.frame(of: text)?.height
        }
        #expect(height("Title", .inline, .accessibility5) == height("Title", .inline, .large))
        #expect(height("Save", .inline, .accessibility5) == height("Save", .inline, .large))
        #expect((height("Title", .large, .accessibility5) ?? 0) > height("Title", .large, .large) ?? 0)
        #expect((height("Content", .inline, .accessibility5) ?? 0) > height("Content", .inline, .large) ?? 0)
    }

    @Test("What is scrolled elsewhere draws no line below the bar")
    func otherScrolling() {
        let host = show(300, 300) {
            NavigationStack {
                VStack(spacing: 0) {
                    Text("Above")
                    ScrollView { Color.clear.frame(height: 1000) }
                }
                .navigationTitle("Title")
            }
        }
        host.scroll(to: CGPoint(x: 0, y: 10))
        #expect(line(of: host) == nil)
    }

    @Test("A subtitle stands below the title, and may stand alone")
    func subtitle() {
        let host = TestHost {
            NavigationStack { Text("Books").navigationTitle("Library").navigationSubtitle("12 books") }
        }
        #expect(host.texts == ["Library", "12 books", "Books"])
        let title = host.frame(of: "Library") ?? .zero
        let subtitle = host.frame(of: "12 books") ?? .zero
        #expect(subtitle.minY >= title.maxY - 1 && subtitle.minX == title.minX)
        #expect(
            TestHost { NavigationStack { Text("Books").navigationSubtitle("12 books") } }.texts == [
                "12 books", "Books",
            ])
    }

    private func host<V: View>(_ view: V) -> TestHost {
        TestHost(typeSetter: FixedMetrics()) { view }
    }

    /// The texts but for those of the bar.
    private func content(_ host: TestHost) -> [String] { host.texts }

    @Test("A link to a value shows what the stack has for values of its type")
    func values() {
        let host = host(NavigationStack { Library() })
        #expect(Set(host.texts) == Set(root))
        #expect(host.title == "Library")
        #expect(host.updates { host.tap("Emma") } == ["Detail"])
        #expect(host.texts == ["Library", "Emma", "Emma 0 0 true", "Mark", "Next", "Close"])
        #expect(host.title == "Emma")
        #expect(host.navigationDepth == 1)
        host.tap("Mark")
        #expect(host.updates { host.tap("Next") } == ["Detail"])
        #expect(host.texts.contains("Emma! 0 0 true"))
        #expect(host.navigationDepth == 2)
    }

    @Test(
        "dismiss, the way back in the bar and the host's back button all go back, and covered levels keep their state")
    func back() {
        let host = host(NavigationStack { Library() })
        host.tap("Add")
        host.tap("Emma")
        host.tap("Mark")
        host.tap("Next")
        #expect(host.texts.first == "Emma")
        #expect(host.updates { host.tap("Emma") } == [])
        #expect(host.texts.contains("Emma 1 0 true"))
        host.tap("Next")
        host.tap("Close")
        #expect(host.texts.contains("Emma 1 0 true"))
        #expect(host.navigateBack())
        #expect(host.texts.contains("Count 1"))
        #expect(!host.navigateBack())
        #expect(host.title == "Library")
        // A level that is pushed again is a new one.
        host.tap("Emma")
        #expect(host.texts.contains("Emma 0 0 true"))
    }

    @Test("A value that nothing is shown for has a sign in its place, until something is")
    func missingDestination() {
        struct Sample: View {
            @State private var path = [1]
            @State private var isKnown = false
            var body: some View {
                Toggle("Known", isOn: $isKnown)
                NavigationStack(path: $path) {
                    if isKnown {
                        Text("Root").navigationDestination(for: Int.self) { Text(verbatim: "Number \($0)") }
                    } else {
                        Text("Root")
                    }
                }
            }
        }
        let host = host(Sample())
        #expect(host.texts.contains("⚠"))
        host.toggle("Known")
        #expect(host.texts.contains("Number 1"))
        host.toggle("Known")
        #expect(host.texts.contains("⚠"))
    }

    @Test("SEMANTICS 15: destinations see the stack's environment, and not what the root sets for its own content")
    func environment() {
        struct Sample: View {
            var body: some View {
                NavigationStack {
                    VStack {
                        Library()
                        NavigationLink("Inner") { LevelReader() }.environment(\.level, 9)
                    }
                    .environment(\.level, 8)
                }
                .environment(\.level, 4)
            }
        }
        let host = host(Sample())
        host.tap("Emma")
        #expect(host.texts.contains("Emma 0 4 true"))
        host.navigateBack()
        host.tap("Inner")
        #expect(host.texts.last == "4")
    }

    @Test("What a link leads to is kept up to date")
    func links() {
        let host = host(NavigationStack { Library() })
        host.tap("About")
        #expect(host.texts == ["Library", "About the library", "About 0"])
        #expect(host.title == "About the library")
        host.navigateBack()
        host.tap("Add")
        host.tap("About")
        #expect(host.texts.contains("About 1"))
        #expect(!host.tap("Nowhere"))
    }

    @Test("Bindings navigate, and are told when somebody goes back")
    func bindings() {
        let host = host(NavigationStack { Library() })
        host.tap("Show")
        #expect(host.texts.contains("Hide"))
        host.tap("Hide")
        #expect(host.texts.contains("Count 0"))
        host.tap("Show")
        host.navigateBack()
        host.tap("Show")
        #expect(host.texts.contains("Hide"))
        host.navigateBack()
        host.tap("Pick")
        #expect(host.texts.contains("Picked Persuasion"))
        host.tap("Other")
        #expect(host.texts.contains("Picked Sanditon"))
        #expect(host.navigationDepth == 1)
        host.navigateBack()
        #expect(host.texts.contains("Count 0"))
        host.tap("Pick")
        #expect(host.texts.contains("Picked Persuasion"))
    }

    @Test("A path of one type is the app's to read and to write")
    func typedPath() {
        let model = PathModel()
        let host = host(TypedStack(model: model))
        host.tap("Emma")
        #expect(model.books == [Book(title: "Emma")])
        host.tap("Next")
        #expect(model.books.map(\.title) == ["Emma", "Emma!"])
        host.tap("Mark")
        model.books.append(Book(title: "Third"))
        #expect(host.texts.contains("Third 0 0 true"))
        model.books.removeLast()
        #expect(host.texts.contains("Emma! 1 0 true"))
        model.books = [Book(title: "Emma")]
        #expect(host.texts.contains("Emma 0 0 true"))
        model.books = []
        #expect(host.texts.contains("Count 0"))
        model.books = [Book(title: "A"), Book(title: "B")]
        #expect(host.texts.contains("B 0 0 true"))
        #expect(host.texts.first == "A")
        host.navigateBack()
        #expect(model.books.map(\.title) == ["A"])
    }

    @Test("A path of any types can be stored and read again")
    func codablePath() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        path.append(Book(title: "Emma"))
        #expect(path.count == 4)
        path.removeLast()
        let data = try JSONEncoder().encode(try #require(path.codable))
        let again = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(again == path)
        path.removeLast(3)
        #expect(path.isEmpty)
        path.append(Unstorable())
        #expect(path.codable == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["Nothing","{}"]"#.utf8))
        }
    }

    @Test("A path that is there from the start shows its last level, and the way back")
    func initialPath() {
        let model = PathModel()
        model.books = [Book(title: "A"), Book(title: "B")]
        let host = host(TypedStack(model: model))
        #expect(host.texts.first == "A")
        #expect(host.texts.contains("B 0 0 true"))
        #expect(host.title == "B")
    }

    @Test("Levels appear and disappear as they are covered and uncovered")
    func appearance() {
        struct Sample: View {
            let log: (String) -> Void
            var body: some View {
                NavigationStack {
                    NavigationLink("On", value: 1)
                        .onAppear { log("root") }
                        .onDisappear { log("root gone") }
                        .navigationDestination(for: Int.self) { number in
                            NavigationLink("On", value: number + 1)
                                .onAppear { log("\(number)") }
                                .onDisappear { log("\(number) gone") }
                        }
                }
            }
        }
        var log: [String] = []
        let host = host(Sample { log.append($0) })
        #expect(log == ["root"])
        host.tap("On")
        #expect(log.dropFirst(1).sorted() == ["1", "root gone"])
        host.tap("On")
        #expect(log.dropFirst(3).sorted() == ["1 gone", "2"])
        host.navigateBack()
        host.navigateBack()
        #expect(log.dropFirst(5).sorted() == ["1", "1 gone", "2 gone", "root"])
    }

    @Test("Labels in bars are their icons, called by their titles, but for the one in place of the title")
    func toolbarLabels() {
        var presses = 0
        let host = TestHost(size: CGSize(width: 390, height: 400), typeSetter: FixedMetrics()) {
            NavigationStack {
                Text("Content").toolbar {
                    ToolbarItem { Button("New folder", systemImage: "folder") { presses += 1 } }
                    ToolbarItem(placement: .principal) { Label("Home", systemImage: "house") }
                    ToolbarItem(placement: .bottomBar) {
                        Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
                    }
                }
            }
        }
        #expect(host.texts.contains("Home") && host.texts.contains("Both") && !host.texts.contains("New folder"))
        host.tap("New folder")
        #expect(presses == 1)
    }

    @Test("Things go into the bars, with the environment of the view that they are for")
    func toolbar() {
        struct Items: ToolbarContent {
            let isEditing: Bool
            @Environment(\.level) private var level
            var body: some ToolbarContent {
                ToolbarItem(placement: .cancellationAction) { Text("Leading \(level)") }
                if isEditing { ToolbarItem(placement: .confirmationAction) { Text("Done") } }
            }
        }
        struct Sample: View {
            @State private var isEditing = false
            @State private var isHidden = false
            var body: some View {
                NavigationStack {
                    VStack {
                        Text("Content")
                        Button("Hide") { isHidden.toggle() }
                    }
                    .toolbar {
                        Items(isEditing: isEditing)
                        ToolbarItem { Button("Edit") { isEditing.toggle() } }
                        ToolbarItemGroup(placement: .bottomBar) { Text("Below") }
                    }
                    .toolbar(isHidden ? .hidden : .visible)
                    .environment(\.level, 3)
                    .navigationTitle("Title")
                    .navigationBarTitleDisplayMode(.inline)
                }
            }
        }
        let host = host(Sample())
        #expect(host.texts == ["Leading 3", "Title", "Edit", "Content", "Hide", "Below"])
        #expect(host.updates { host.tap("Edit") } == ["Sample", "Items"])
        #expect(host.texts == ["Leading 3", "Title", "Done", "Edit", "Content", "Hide", "Below"])
        host.tap("Edit")
        #expect(host.texts == ["Leading 3", "Title", "Edit", "Content", "Hide", "Below"])
        host.tap("Hide")
        #expect(host.texts == ["Content", "Hide", "Below"])
        host.tap("Hide")
        #expect(host.texts.first == "Leading 3")
    }

    @Test("What a view of a stack presents is not in the stack, and keeps its own way back")
    func presentation() {
        struct Sample: View {
            @State private var isPresented = false
            var body: some View {
                NavigationStack {
                    Button("Present") { isPresented = true }
                        .navigationTitle("Window")
                        .sheet(isPresented: $isPresented) {
                            NavigationLink("Outside", value: 1)
                            NavigationStack {
                                NavigationLink("Inside", value: 1)
                                    .navigationTitle("Sheet")
                                    .navigationDestination(for: Int.self) { _ in Text("Level") }
                            }
                        }
                }
            }
        }
        let host = host(Sample())
        host.tap("Present")
        #expect(!host.tap("Outside"))
        host.tap("Inside")
        #expect(host.texts.contains("Level"))
        #expect(host.title == "Window")
        #expect(host.navigateBack())
        #expect(host.texts.contains("Inside"))
        // The next one closes the sheet, as the window is narrow.
        #expect(host.navigateBack())
        #expect(!host.texts.contains("Inside"))
        #expect(!host.navigateBack())
    }

    @Test("What has been popped leaves nothing in memory")
    func memory() {
        let box = ProbeBox()
        let host = host(
            NavigationStack {
                NavigationLink("On", value: 1).navigationDestination(for: Int.self) { _ in ProbeView(box: box) }
            })
        for _ in 0..<100 {
            host.tap("On")
            #expect(box.last != nil)
            host.navigateBack()
        }
        host.update()
        #expect(box.last == nil)
    }

    @Test("Two views of a navigation view are columns in a wide window; as a stack the first one shows alone")
    @available(*, deprecated)
    func columns() {
        struct Sample: View {
            var body: some View {
                NavigationView {
                    NavigationLink("To page", destination: Text("Page")).navigationTitle("Side")
                    Text("Nothing yet")
                }
            }
        }
        let wide = TestHost(size: CGSize(width: 1000, height: 700)) { Sample() }
        #expect(wide.texts.contains("To page") && wide.texts.contains("Nothing yet"))
        wide.tap("To page")
        #expect(wide.texts.contains("To page") && wide.texts.contains("Page") && !wide.texts.contains("Nothing yet"))
        let stack = TestHost(size: CGSize(width: 1000, height: 700)) { Sample().navigationViewStyle(.stack) }
        #expect(stack.texts.contains("To page") && !stack.texts.contains("Nothing yet"))
        let narrow = TestHost { Sample() }
        #expect(narrow.texts.contains("To page") && !narrow.texts.contains("Nothing yet"))
    }

    @Test("Items with names show in bars by default, with room between them, unless they say no")
    func namedItems() {
        let host = TestHost {
            NavigationStack {
                Text("content").toolbar(id: "main") {
                    ToolbarItem(id: "add", placement: .primaryAction) { Button("Add") {} }
                    ToolbarSpacer(.fixed)
                    ToolbarItem(id: "sort", placement: .primaryAction) { Button("Sort") {} }
                    ToolbarItem(id: "more") { Button("More") {} }.defaultCustomization(.hidden)
                }
            }
        }
        #expect(host.texts == ["Add", "Sort", "content"])
    }

    @Test("The older ways to navigate still do")
    @available(*, deprecated)
    func older() {
        struct Sample: View {
            @State private var isActive = false
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink(destination: Text("Old")) { Text("To old") }
                        NavigationLink(destination: Text("Active"), isActive: $isActive) { Text("To active") }
                        Text("\(isActive)")
                    }
                    .navigationBarTitle("Old title", displayMode: .inline)
                    .navigationBarItems(trailing: Text("Item"))
                }
            }
        }
        let host = host(Sample())
        #expect(host.texts == ["Old title", "Item", "To old", "To active", "false"])
        host.tap("To old")
        #expect(host.texts == ["Old title", "Old"])
        host.navigateBack()
        host.tap("To active")
        #expect(host.texts == ["Old title", "Active"])
        host.navigateBack()
        #expect(host.texts.last == "false")
    }
}

private struct Unstorable: Hashable {}

@Observable private final class PathModel {
    var books: [Book] = []
}

private struct TypedStack: View {
    @Bindable var model: PathModel
    var body: some View { NavigationStack(path: $model.books) { Library() } }
}

private final class Probe {}

@MainActor private final class ProbeBox {
    weak var last: Probe?
}

private struct ProbeView: View {
    let box: ProbeBox
    @State private var probe = Probe()
    var body: some View {
        box.last = probe
        return Text("Probe")
    }
}
