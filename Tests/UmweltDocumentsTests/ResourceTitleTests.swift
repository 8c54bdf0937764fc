import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Titles by resource") struct ResourceTitleTests {
    private enum Genre: String, CaseIterable {
        case novel
        var title: LocalizedStringResource { "A \(rawValue)" }
    }

    @Test("A resource is the title of texts, controls and pages")
    func titles() {
        let title = Genre.novel.title
        let host = TestHost {
            NavigationStack {
                VStack {
                    Text(title)
                    Button(title) {}
                    Label(title, systemImage: "book")
                    Toggle(title, isOn: .constant(true))
                    Text("Literals are keys")
                }
                .navigationTitle(title)
            }
        }
        #expect(host.texts.filter { $0 == "A novel" }.count >= 4)
        #expect(host.texts.contains("Literals are keys"))
    }

    @Test("A resource is what assistive technology says of a view")
    func accessibility() throws {
        let title = Genre.novel.title
        let host = TestHost {
            Text("book").accessibilityLabel(title).accessibilityValue(title).accessibilityHint(title)
                .accessibilityAction(named: title) {}
            Text("page").accessibilityLabel(title, isEnabled: false).help(title)
        }
        let book = try #require(host.node("A novel"))
        #expect(book.semantics.value == "A novel" && book.semantics.hint == "A novel")
        #expect(book.semantics.actions.contains(.named(name: "A novel")))
        #expect(try #require(host.node("page")).semantics.help == "A novel")
    }

    @Test("A section with a resource as its header shows its content while its binding is true")
    func section() {
        let title = Genre.novel.title
        let host = TestHost {
            List {
                Section(title, isExpanded: .constant(true)) { Text("open") }
                Section(title, isExpanded: .constant(false)) { Text("closed") }
            }
            .listStyle(.sidebar)
        }
        #expect(host.texts.contains("open") && !host.texts.contains("closed"))
    }

    @Test("A resource is the prompt of a search field and the text of a badge")
    func searchAndBadge() {
        let (title, prompt) = (Genre.novel.title, LocalizedStringResource("Find"))
        let host = TestHost {
            NavigationStack {
                List { Text("row").badge(title) }
                    .searchable(text: .constant(""), prompt: prompt)
            }
        }
        #expect(host.texts.contains("A novel"))
        func prompts(in nodes: [SemanticsNode]) -> [String] {
            nodes.flatMap { node in
                if case .field(let input) = node.role { [input.prompt.text] } else { prompts(in: node.children) }
            }
        }
        #expect(prompts(in: host.semantics) == ["Find"])
    }

    @Test("A resource is the title of a button that shares")
    func shareLink() throws {
        let title = Genre.novel.title
        let url = try #require(URL(string: "https://example.org"))
        let host = TestHost {
            ShareLink(title, item: url)
            ShareLink(title, item: "Call me Ishmael.")
            ShareLink(title, items: [url])
            ShareLink(title, items: ["Call me Ishmael."])
        }
        #expect(host.texts.filter { $0 == "A novel" }.count == 4)
    }

    @Test("A resource is the title of tabs, pickers, dates, columns and fields of values")
    func choices() {
        struct Shelf: Identifiable {
            var id = 0
            var name = "Whales"
        }
        let title = Genre.novel.title
        let tabs = TestHost { TabView { Tab(title, systemImage: "book") { Text("page") } } }
        #expect(tabs.texts.contains("A novel"))
        let picker = TestHost {
            Picker(title, systemImage: "book", selection: .constant("a")) { Text("a").tag("a") }
        }
        #expect(picker.node("A novel") != nil)
        #expect(TestHost { DatePicker(title, selection: .constant(Date()), in: ...Date()) }.texts.contains("A novel"))
        let table = TestHost(size: CGSize(width: 800, height: 400)) {
            Table([Shelf()]) {
                TableColumn(title, value: \.name)
                TableColumn(title) { Text($0.name) }
            }
        }
        #expect(table.texts.filter { $0 == "A novel" }.count == 2)
        let sections = TestHost(size: CGSize(width: 800, height: 400)) {
            Table(of: Shelf.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                Section(title) { TableRow(Shelf()) }
                Section(title, isExpanded: .constant(true)) { TableRow(Shelf(id: 1)) }
            }
        }
        #expect(sections.texts.filter { $0 == "A novel" }.count == 2)
        let field = TestHost { TextField(title, value: .constant(3), format: .number) }
        #expect(field.type("4", into: "A novel"))
    }

    @Test("A resource is the title of steppers, colours, secrets, progress, groups and labelled values")
    func controls() {
        let title = Genre.novel.title
        let steppers = TestHost {
            Stepper(title, onIncrement: {}, onDecrement: {})
            Stepper(title, value: .constant(1.5), step: 0.5, format: .number)
            Stepper(title, value: .constant(1.5), in: 0...2, format: .number)
        }
        #expect(steppers.texts.filter { $0 == "A novel" }.count == 3)
        let values = TestHost {
            ProgressView(title, value: 1, total: 2)
            LabeledContent(title, value: 3, format: .number)
            ColorPicker(title, selection: .constant(.red))
            ContentUnavailableView(title, image: "book")
        }
        #expect(values.texts.filter { $0 == "A novel" }.count == 4)
        let secret = TestHost { SecureField(title, text: .constant(""), prompt: Text("Secret")) }
        #expect(secret.type("x", into: "A novel"))
        let group = TestHost {
            ControlGroup(title) { Button("Turn") {} }.controlGroupStyle(.menu)
            ControlGroup(title, systemImage: "book") { Button("Turn") {} }.controlGroupStyle(.menu)
        }
        #expect(group.texts.filter { $0 == "A novel" }.count == 2)
    }

    @Test("A resource is the title of dialogs about a value, and the label of their toggle")
    func dialogs() {
        let (title, shown) = (Genre.novel.title, Binding.constant(true))
        let host = TestHost {
            Text("page")
                .confirmationDialog(title, isPresented: shown, titleVisibility: .visible, presenting: "Moby") {
                    Button("Delete \($0)") {}
                } message: {
                    Text("\($0) has pages.")
                }
                .dialogSuppressionToggle(title, isSuppressed: .constant(false))
        }
        #expect(host.texts.contains("A novel") && host.texts.contains("Moby has pages."))
        #expect(host.isOn("A novel") == false)
    }

    @Test("A resource is the title of windows")
    func windows() throws {
        struct Library: App {
            var body: some Scene { WindowGroup(Genre.novel.title, id: "books") { Text("page") } }
        }
        struct Statistics: App {
            var body: some Scene { Window(Genre.novel.title, id: "statistics") { Text("page") } }
        }
        struct Tray: App {
            var body: some Scene { MenuBarExtra(Genre.novel.title, systemImage: "book") { Button("Turn") {} } }
        }
        #expect(try #require(TestHost(app: Library())).title == "A novel")
        #expect(try #require(TestHost(app: Tray())).title == "A novel")
        #expect(try #require(TestHost(app: Statistics())).title == "A novel")
    }
}
