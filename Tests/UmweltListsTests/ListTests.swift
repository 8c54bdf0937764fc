import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@Observable final class BookShelf {
    var books = ["A", "B", "C", "D"]
    var title = "Books"
}

@Observable private final class Item: Identifiable {
    var name: String
    init(_ name: String) { self.name = name }
}

@Observable private final class Open {
    var isOpen = false
}

private struct Folder: Identifiable {
    let name: String
    let folders: [Folder]?
    var id: String { name }

    init(_ name: String, _ folders: [Folder]? = nil) {
        self.name = name
        self.folders = folders
    }
}

struct BookRow: View {
    let name: String
    var body: some View { Text(name) }
}

struct BookShelfView: View {
    @Bindable var shelf: BookShelf
    var body: some View {
        VStack {
            EditButton()
            List {
                ForEach(shelf.books, id: \.self) { BookRow(name: $0) }
                    .onDelete { shelf.books.remove(atOffsets: $0) }
                    .onMove { shelf.books.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }
}

@MainActor @Suite("List") struct ListTests {
    func show<Content: View>(
        _ width: CGFloat = 200, _ height: CGFloat = 400, @ViewBuilder _ content: @escaping () -> Content
    ) -> TestHost {
        TestHost(
            size: CGSize(width: width, height: height), traits: .finePixels, typeSetter: FixedMetrics(),
            content: content)
    }

    @Test("Each view is a row, in groups, conditions and ForEach too")
    func rows() {
        let isShown = true
        let host = show {
            List {
                Text("one")
                Group {
                    Text("two")
                    Text("three")
                }
                if isShown { Text("four") }
                ForEach(["five", "six"], id: \.self) { name in
                    Text(name)
                    Text("\(name) too")
                }
            }
        }
        #expect(host.rows == ["one", "two", "three", "four", "five", "five too", "six", "six too"])
    }

    @Test("Rows are cards of the usual height, with room at the sides")
    func metrics() throws {
        let host = show { List { ForEach(0..<3) { Text("row \($0)") } } }
        let frames = (0..<3).compactMap { host.frame(of: "row \($0)") }
        let (lefts, middles): ([CGFloat], [CGFloat]) = ([32, 32, 32], [57, 101, 145])
        #expect(frames.map(\.minX) == lefts)
        #expect(frames.map { $0.midY.rounded() } == middles)
    }

    @Test("A row is as high as its content wants it, but not lower than the environment says")
    func heights() {
        let host = show {
            List {
                Color.red.frame(height: 60)
                Text("after")
            }
            .environment(\.defaultMinListRowHeight, 50)
        }
        let middle: CGFloat = 35 + 82 + 25
        #expect(host.frame(of: "after")?.midY == middle)
    }

    @Test("Row insets take the place of the usual ones")
    func insets() {
        let host = show {
            List { Text("row").listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)) }
        }
        #expect(host.frame(of: "row")?.minX == 21)
    }

    @Test("Single insets take the place of the usual ones, or of all those further out")
    func edgeInsets() {
        func start(_ row: some View) -> CGFloat? { show { List { row } }.frame(of: "row")?.minX }
        let row = Text("row")
        #expect(start(row.listRowInsets(.leading, 5)) == 21)
        #expect(start(row.listRowInsets(.top, 5)) == 32)
        #expect(start(row.listRowInsets(.leading, nil).listRowInsets(EdgeInsets())) == 32)
        #expect(start(row.listRowInsets(.horizontal, 5).listRowInsets(.leading, 9)) == 21)
        #expect(start(row.listRowInsets(EdgeInsets()).listRowInsets(.leading, 9)) == 16)
    }

    @Test("Headers are small and in capitals, and say what is below; footers follow")
    func sections() {
        let host = show {
            List {
                Section("First") { Text("a") }
                Section {
                    Text("b")
                } footer: {
                    Text("End")
                }
            }
        }
        #expect(host.texts == ["FIRST", "a", "b", "End"])
        #expect(host.frame(of: "FIRST")?.height == CGFloat(13) * 1.2 + 6)
        #expect(host.frame(of: "End")?.height == CGFloat(13) * 1.2)
    }

    @Test("Prominent headers are as written, in larger letters; plain lists have them too")
    func prominence() {
        let host = show { List { Section("First") { Text("a") } }.headerProminence(.increased) }
        #expect(host.frame(of: "First")?.height == CGFloat(20) * 1.2 + 6)
        #expect(show { List { Section("First") { Text("a") } }.listStyle(.plain) }.texts == ["First", "a"])
    }

    @Test("Outside of lists a section's views follow each other as they are")
    func sectionElsewhere() {
        let host = show { VStack { Section("First") { Text("a") } } }
        #expect(host.texts == ["First", "a"])
    }

    @Test("A section shows its content while it is open; in a sidebar its header opens and closes it")
    func folding() {
        let model = Open()
        let sidebar = show {
            List { Section("First", isExpanded: Bindable(model).isOpen) { BookRow(name: "a") } }.listStyle(.sidebar)
        }
        #expect(sidebar.texts == ["First"])
        #expect(sidebar.isExpanded("First") == false)
        #expect(sidebar.updates { sidebar.tap("First") } == ["BookRow"])
        #expect(sidebar.texts == ["First", "a"] && model.isOpen)
        #expect(sidebar.isExpanded("First") == true)
        model.isOpen = false
        #expect(sidebar.texts == ["First"])
        let other = show {
            List {
                Section(isExpanded: Bindable(model).isOpen) {
                    Text("a")
                } header: {
                    Text("First")
                }
            }
        }
        #expect(other.texts == ["FIRST"] && !other.tap("First"))
        model.isOpen = true
        #expect(other.texts == ["FIRST", "a"])
    }

    @Test("A tree of data opens level by level; leaves do not open")
    func outline() {
        let apple = Folder("Apple"), citrus = Folder("Citrus", [Folder("Lemon"), Folder("Lime", [])])
        let tree = [Folder("Fruit", [apple, citrus]), Folder("Bread")]
        func check(_ host: TestHost) {
            #expect(host.texts == ["Fruit", "Bread"])
            #expect(host.isExpanded("Fruit") == false && !host.tap("Bread"))
            #expect(host.tap("Fruit"))
            #expect(host.texts == ["Fruit", "Apple", "Citrus", "Bread"])
            #expect(host.tap("Citrus") && host.tap("Lime"))
            #expect(host.texts == ["Fruit", "Apple", "Citrus", "Lemon", "Lime", "Bread"])
            host.tap("Fruit")
            #expect(host.texts == ["Fruit", "Bread"])
        }
        check(show { List(tree, children: \.folders) { Text($0.name) } })
        check(show { List(tree, id: \.name, children: \.folders) { Text($0.name) } })
        check(show { VStack { OutlineGroup(tree, children: \.folders) { Text($0.name) } } })
        let one = show { OutlineGroup(tree[0], children: \.folders) { Text($0.name) } }
        #expect(one.texts == ["Fruit"] && one.tap("Fruit") && one.texts == ["Fruit", "Apple", "Citrus"])
    }

    @Test("The header's least height comes from the environment")
    func headerHeight() {
        func top(_ height: CGFloat?) -> CGFloat {
            show {
                List { Section("First") { Text("a") } }.environment(\.defaultMinListHeaderHeight, height)
            }.frame(of: "a")?.minY ?? 0
        }
        let usual: CGFloat = 13 * 1.2 + 6
        #expect(abs(top(100) - top(nil) - 100 + usual) < 1e-6)
    }

    @Test("Spacing of rows and sections")
    func spacing() {
        func distance(_ style: some ListStyle, rows: CGFloat? = nil, sections: ListSectionSpacing = .default) -> CGFloat
        {
            let host = show {
                List {
                    Section { Text("a") }
                    Section {
                        Text("b")
                        Text("c")
                    }
                }
                .listStyle(style).listRowSpacing(rows).listSectionSpacing(sections)
            }
            let (a, b, c) = (host.frame(of: "a"), host.frame(of: "b"), host.frame(of: "c"))
            let places: [CGFloat] = [a, b, c].map { $0?.midY ?? 0 }
            let pitch: CGFloat = 44 + (rows ?? 0)
            #expect(abs(places[2] - places[1] - pitch) < 1e-6)
            return (places[1] - places[0] - 44).rounded()
        }
        #expect(distance(.insetGrouped) == 35)
        #expect(distance(.insetGrouped, rows: 10) == 35)
        #expect(distance(.insetGrouped, sections: .compact) == 16)
        #expect(distance(.insetGrouped, sections: .custom(5)) == 5)
        #expect(distance(.plain) == 0)
    }

    @Test("One row changes: one body runs")
    func oneRow() {
        struct ItemRow: View {
            let item: Item
            var body: some View { Text(item.name) }
        }
        let items = ["a", "b", "c"].map(Item.init)
        let host = show { List(items) { ItemRow(item: $0) } }
        #expect(host.updates { items[1].name = "x" } == ["ItemRow"])
        #expect(host.rows == ["a", "x", "c"])
    }

    @Test("Only inserted rows run their bodies, not removed ones")
    func insertAndRemove() {
        let shelf = BookShelf()
        let host = show { BookShelfView(shelf: shelf) }
        #expect(host.updates { shelf.books.append("E") } == ["BookShelfView", "BookRow"])
        #expect(host.updates { shelf.books.removeFirst() } == ["BookShelfView"])
        #expect(host.rows == ["B", "C", "D", "E"])
    }
}
