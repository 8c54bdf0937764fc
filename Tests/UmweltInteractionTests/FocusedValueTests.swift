import Combine
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct BookKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
    fileprivate var book: String? {
        get { self[BookKey.self] }
        set { self[BookKey.self] = newValue }
    }

    @Entry fileprivate var page: Binding<Int>?
}

@Observable private final class Shelf { var name = "shelf" }

@MainActor private final class Tape: ObservableObject { @Published var title = "tape" }

@MainActor @Suite("Values of the focused view, and commands") struct FocusedValueTests {
    private struct Status: View {
        @FocusedValue(\.book) private var book
        @FocusedBinding(\.page) private var page
        var body: some View {
            Text("Book \(book ?? "none"), page \(page ?? 0)")
            Button("Turn") { page? += 1 }
        }
    }

    private struct Fields: View {
        @State private var text = ""
        @State private var pages = [1, 10]
        @State private var isSet = true

        var body: some View {
            VStack {
                Status()
                TextField("First", text: $text).focusedValue(\.book, "Emma").focusedValue(\.page, $pages[0])
                VStack {
                    TextField("Second", text: $text).focusedValue(\.book, isSet ? "Persuasion" : nil)
                    TextField("Third", text: $text)
                }
                .focusedValue(\.book, "outer").focusedValue(\.page, $pages[1])
                Button("Unset") { isSet = false }
            }
        }
    }

    @Test("A value is read while the focus is in its view; of several the innermost counts")
    func focusedValue() {
        let host = show(300, 400) { Fields() }
        #expect(host.texts.contains("Book none, page 0"))
        host.focus("First")
        #expect(host.texts.contains("Book Emma, page 1"))
        host.focus("Second")
        #expect(host.texts.contains("Book Persuasion, page 10"))
        host.focus("Third")
        #expect(host.texts.contains("Book outer, page 10"))
        host.blur()
        #expect(host.texts.contains("Book none, page 0"))
    }

    @Test("A binding of the focused view is written through, and a value that goes is gone")
    func focusedBinding() {
        let host = show(300, 400) { Fields() }
        host.focus("Second")
        host.tap("Turn")
        #expect(host.texts.contains("Book Persuasion, page 11"))
        host.tap("Unset")
        #expect(host.texts.contains("Book outer, page 11"))
    }

    @Test("A reader runs again if the value that it reads has changed, and only then")
    func readers() {
        struct BookReader: View {
            @FocusedValue(\.book) private var book
            var body: some View { Text("Book \(book ?? "none")") }
        }
        struct PageReader: View {
            @FocusedBinding(\.page) private var page
            var body: some View { Text("Page \(page ?? 0)") }
        }
        struct Page: View {
            let onRun: () -> Void
            @FocusedValue(\.book) private var book
            var body: some View {
                let _ = onRun()
                VStack {
                    BookReader()
                    PageReader()
                    TextField("First", text: .constant("")).focusedValue(\.book, "Emma")
                    TextField("Second", text: .constant("")).focusedValue(\.book, "Emma")
                    TextField("Third", text: .constant("")).focusedValue(\.page, .constant(3))
                }
            }
        }
        var runs = 0
        let host = show(300, 400) { Page { runs += 1 } }
        #expect(host.texts.contains("Book none"))
        #expect(runs == 1)
        let first = host.updates { host.focus("First") }
        #expect(first.contains("BookReader") && !first.contains("PageReader"))
        #expect(host.texts.contains("Book Emma") && runs == 2)
        let second = host.updates { host.focus("Second") }
        #expect(!second.contains("BookReader") && !second.contains("PageReader") && runs == 2)
        host.focus("Third")
        #expect(host.texts.contains("Book none") && host.texts.contains("Page 3") && runs == 3)
    }

    @Test("Values for the window count wherever the focus is, and so do objects, which are followed")
    func sceneValues() {
        struct Reader: View {
            @FocusedValue(\.book) private var book
            @FocusedValue(Shelf.self) private var shelf
            @FocusedObject private var tape: Tape?
            var body: some View { Text("\(book ?? "-") \(shelf?.name ?? "-") \(tape?.title ?? "-")") }
        }
        let (shelf, tape) = (Shelf(), Tape())
        struct Page: View {
            let shelf: Shelf
            let tape: Tape
            @State private var isSet = false
            var body: some View {
                VStack {
                    Reader()
                    Button("Set") { isSet = true }
                    if isSet {
                        Color.blue.focusedSceneValue(\.book, "Emma").focusedSceneValue(shelf).focusedSceneObject(tape)
                    }
                }
            }
        }
        let host = show(300, 300) { Page(shelf: shelf, tape: tape) }
        #expect(host.texts.contains("- - -"))
        host.tap("Set")
        #expect(host.texts.contains("Emma shelf tape"))
        shelf.name = "board"
        tape.title = "film"
        #expect(host.texts.contains("Emma board film"))
    }

    // MARK: Commands

    private struct BookCommands: Commands {
        @FocusedValue(\.book) private var book
        @FocusedBinding(\.page) private var page

        var body: some Commands {
            CommandMenu("Book") {
                Button("Close \(book ?? "nothing")") { page = 0 }.keyboardShortcut("w").disabled(book == nil)
                Menu("More") { Button("Turn") { page? += 1 }.keyboardShortcut("t") }
            }
        }
    }

    private struct Reading: App {
        var body: some Scene {
            WindowGroup { Page() }
                .commands {
                    BookCommands()
                    CommandGroup(replacing: .newItem) {}
                    CommandGroup(after: .sidebar) { Button("Zoom") {} }
                    SidebarCommands()
                }
        }

        struct Page: View {
            @State private var page = 5
            var body: some View {
                NavigationSplitView {
                    Text("Side")
                } detail: {
                    Text("Page \(page)")
                }
                .environment(\.horizontalSizeClass, .regular)
                .focusedSceneValue(\.book, "Emma").focusedSceneValue(\.page, $page)
            }
        }
    }

    @Test("Shortcuts of commands work in the window, in nested menus too, on its focused values")
    func shortcuts() throws {
        let host = try #require(TestHost(app: Reading(), size: CGSize(width: 900, height: 400)))
        #expect(host.press("t", modifiers: .command))
        #expect(host.texts.contains("Page 6"))
        #expect(host.press("w", modifiers: .command))
        #expect(host.texts.contains("Page 0"))
    }

    @Test("The command for the sidebar hides it, and says so")
    func sidebarCommands() throws {
        let host = try #require(TestHost(app: Reading(), size: CGSize(width: 900, height: 400)))
        #expect(host.texts.contains("Side"))
        #expect(host.node("Show Sidebar") == nil)
        #expect(host.press("s", modifiers: [.control, .command]))
        #expect(!host.texts.contains("Side"))
        #expect(host.node("Hide Sidebar") == nil)
    }

    @Test("The command for the inspector shows it and hides it, where the window has one")
    func inspectorCommands() throws {
        struct Drawing: App {
            var hasInspector = true
            var body: some Scene { WindowGroup { Board(hasInspector: hasInspector) }.commands { InspectorCommands() } }
        }
        struct Board: View {
            let hasInspector: Bool
            @State private var isShown = false
            var body: some View {
                if hasInspector {
                    Text(isShown ? "shown" : "hidden").inspector(isPresented: $isShown) { Text("details") }
                        .environment(\.horizontalSizeClass, .regular)
                } else {
                    Text("plain")
                }
            }
        }
        let host = try #require(TestHost(app: Drawing(), size: CGSize(width: 900, height: 400)))
        #expect(host.node("Show Inspector") != nil)
        #expect(host.press("i", modifiers: [.control, .command]))
        #expect(host.texts.contains("shown") && host.texts.contains("details"))
        #expect(host.node("Hide Inspector") != nil)
        #expect(host.press("i", modifiers: [.control, .command]))
        #expect(host.texts.contains("hidden") && !host.texts.contains("details"))
        let plain = try #require(TestHost(app: Drawing(hasInspector: false), size: CGSize(width: 900, height: 400)))
        #expect(!plain.press("i", modifiers: [.control, .command]))
    }

    @Test("Commands that are removed have no shortcuts")
    func removed() throws {
        struct Bare: App {
            var body: some Scene {
                WindowGroup { Text("x") }
                    .commands {
                        CommandMenu("Book") { Button("Turn") {}.keyboardShortcut("t") }
                    }
                    .commandsRemoved()
            }
        }
        let host = try #require(TestHost(app: Bare(), size: CGSize(width: 400, height: 400)))
        #expect(host.texts == ["x"])
        #expect(!host.press("t", modifiers: .command))
    }

    @Test("SEMANTICS 73: of several values for the window the last one in view order counts, whenever it was inserted")
    func sceneValueOrder() {
        struct Reader: View {
            @FocusedValue(\.book) private var book
            var body: some View { Text("Book \(book ?? "none")") }
        }
        struct Page: View {
            @State private var showsFirst = false
            @State private var names = ["a", "b"]
            var body: some View {
                VStack {
                    Reader()
                    if showsFirst { Text("1").focusedSceneValue(\.book, "first") }
                    ForEach(names, id: \.self) { name in Text(name).focusedSceneValue(\.book, name) }
                    Button("Insert") { showsFirst = true }
                    Button("Turn") { names.reverse() }
                    Button("Remove") { names = [] }
                }
            }
        }
        let host = show(300, 400) { Page() }
        #expect(host.texts.contains("Book b"))
        host.tap("Insert")
        #expect(host.texts.contains("Book b"))
        host.tap("Turn")
        #expect(host.texts.contains("Book a"))
        host.tap("Remove")
        #expect(host.texts.contains("Book first"))
    }
}
