import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@Observable private final class Shelf {
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

private struct BookRow: View {
    let name: String
    var body: some View { Text(name) }
}

private struct ShelfView: View {
    @Bindable var shelf: Shelf
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
    private func show<Content: View>(
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
        let shelf = Shelf()
        let host = show { ShelfView(shelf: shelf) }
        #expect(host.updates { shelf.books.append("E") } == ["ShelfView", "BookRow"])
        #expect(host.updates { shelf.books.removeFirst() } == ["ShelfView"])
        #expect(host.rows == ["B", "C", "D", "E"])
    }

    // MARK: Editing

    @Test("Rows can be deleted and moved by what their ForEach says")
    func deleteAndMove() {
        let shelf = Shelf()
        let host = show { ShelfView(shelf: shelf) }
        #expect(host.delete("B"))
        #expect(shelf.books == ["A", "C", "D"])
        #expect(host.move("A", by: 1))
        #expect(shelf.books == ["C", "A", "D"])
        #expect(host.move("D", by: -2))
        #expect(host.rows == ["D", "C", "A"])
        #expect(!host.move("D", by: -1))
        #expect(!host.delete("X"))
    }

    @Test("In edit mode rows show buttons to delete and grips to move them")
    func editMode() {
        let shelf = Shelf()
        let host = show { ShelfView(shelf: shelf) }
        #expect(!host.tap("Delete A"))
        let place = host.frame(of: "A")?.minX
        #expect(host.tap("Edit"))
        #expect(host.frame(of: "A")?.minX == place.map { $0 + 38 })
        #expect(host.frame(of: "Move C") != nil)
        #expect(host.tap("Delete A"))
        #expect(shelf.books == ["B", "C", "D"])
        #expect(host.tap("Done"))
        #expect(host.frame(of: "B")?.minX == place)
    }

    @Test("Each window has an edit mode, and a view may have its own")
    func ownEditMode() {
        struct Own: View {
            @State private var mode = EditMode.inactive
            var body: some View {
                List { ForEach(["A"], id: \.self) { Text($0) }.onDelete { _ in } }.environment(\.editMode, $mode)
                Button("Mine") { mode = .active }
            }
        }
        let host = show {
            VStack {
                EditButton()
                Own()
            }
        }
        host.tap("Edit")
        #expect(host.frame(of: "Delete A") == nil)
        host.tap("Mine")
        #expect(host.frame(of: "Delete A") != nil)
    }

    @Test("Rows may be kept from being deleted or moved")
    func disabled() {
        struct Kept: View {
            @State private var names = ["A", "B"]
            var body: some View {
                List {
                    ForEach(names, id: \.self) { Text($0).deleteDisabled($0 == "A").moveDisabled($0 == "B") }
                        .onDelete { names.remove(atOffsets: $0) }
                        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
        let host = show { Kept() }
        #expect(!host.delete("A"))
        #expect(!host.move("B", by: -1))
        #expect(host.move("A", by: 1))
        #expect(host.delete("B"))
        #expect(host.rows == ["A"])
    }

    @Test("Of nested ForEach the inner one's rows are deleted by the inner one")
    func nested() {
        struct Nested: View {
            @State private var groups = [["a", "b"], ["c", "d"]]
            var body: some View {
                List {
                    ForEach(groups.indices, id: \.self) { index in
                        Section("\(index)") {
                            ForEach(groups[index], id: \.self) { Text($0) }
                                .onDelete { groups[index].remove(atOffsets: $0) }
                        }
                    }
                }
            }
        }
        let host = show { Nested() }
        #expect(host.delete("c"))
        #expect(host.rows == ["a", "b", "d"])
    }

    @Test("A swipe shows what else can be done with a row, for one row at a time")
    func swipeActions() {
        struct Swiped: View {
            @State private var names = ["A", "B"]
            @State private var flagged = ""
            var body: some View {
                List {
                    ForEach(names, id: \.self) { name in
                        Text(name).swipeActions(edge: .leading) { Button("Flag") { flagged = name } }
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                }
                Text("flagged \(flagged)")
            }
        }
        let host = show { Swiped() }
        let place = host.frame(of: "A")?.minX ?? 0
        #expect(host.swipe("A", toLeft: true))
        #expect(host.frame(of: "Delete") != nil)
        #expect((host.frame(of: "A")?.minX ?? 0) < place)
        #expect(host.swipe("B", toLeft: false))
        #expect(host.frame(of: "Delete") == nil)
        #expect(host.frame(of: "A")?.minX == place)
        #expect(host.tap("Flag"))
        #expect(host.texts.last == "flagged B")
        #expect(host.frame(of: "Flag") == nil)
        #expect(host.swipe("A", toLeft: true, isFull: true))
        #expect(host.rows == ["B"])
    }

    @Test(
        "A swipe in the other direction, or a press, hides the buttons; a full one presses none if that is not allowed")
    func endOfSwipe() {
        struct Swiped: View {
            @State private var presses = 0
            var body: some View {
                List {
                    Text("A").swipeActions(allowsFullSwipe: false) { Button("Add") { presses += 1 } }
                    Text("pressed \(presses)")
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let host = show { Swiped() }
        #expect(!host.swipe("A", toLeft: true))
        #expect(host.swipe("A", toLeft: false, isFull: true))
        #expect(host.rows.last == "pressed 0")
        #expect(host.frame(of: "Add")?.minX == 16)
        #expect(host.swipe("A Add", toLeft: true))
        #expect(host.frame(of: "Add") == nil)
        host.swipe("A", toLeft: false)
        #expect(host.select("A Add"))
        #expect(host.frame(of: "Add") == nil)
    }

    @Test("The first swipe action is at the edge of the row")
    func swipeOrder() {
        let host = show {
            List {
                Text("A")
                    .swipeActions(edge: .leading) {
                        Button("One") {}
                        Button("Two") {}
                    }
                    .swipeActions {
                        Button("Three") {}
                        Button("Four") {}
                    }
            }
        }
        func x(_ name: String) -> CGFloat { host.frame(of: name)?.minX ?? -1 }
        host.swipe("A", toLeft: false)
        #expect(x("One") < x("Two"))
        #expect(host.swipe("A One Two", toLeft: true))
        #expect(host.swipe("A", toLeft: true))
        #expect(x("Three") > x("Four") && x("Four") > 0)
    }

    @Test("A link is as long as its row, in the colour of text; what it leads to is in no list")
    func links() {
        let host = show {
            NavigationStack {
                List {
                    NavigationLink("Go") {
                        VStack {
                            Section("Plain header") { Text("There") }
                            NavigationLink("On") { Text("End") }
                        }
                    }
                }
            }
        }
        #expect(host.select("Go"))
        #expect(host.texts.contains("Plain header"))
        #expect(host.frame(of: "On")?.width == 17)
    }

    @Test("A link has an arrow at its end unless that is hidden, and is as long as its row in any case")
    func linkArrows() {
        func link(_ visibility: Visibility?) -> (width: CGFloat?, arrows: Int) {
            let rows = Section { NavigationLink("Go") { Text("There") } }
            let host = show {
                NavigationStack {
                    List {
                        if let visibility { rows.navigationLinkIndicatorVisibility(visibility) } else { rows }
                    }
                }
            }
            let faint = Paint.color(Color(uiColor: .tertiaryLabel).resolve(in: EnvironmentValues()))
            let arrows = host.displayList.leaves.filter {
                if case .stroke(_, let paint, _, _) = $0 { paint == faint } else { false }
            }
            #expect(host.select("Go"))
            return (host.frame(of: "There")?.width, arrows.count)
        }
        #expect(link(nil) == link(.automatic) && link(.visible) == link(nil))
        #expect(link(nil).arrows == 1 && link(.hidden).arrows == 0)
        #expect(link(.hidden).width == link(nil).width)
    }

    @Test("Views read whether links have arrows; usually nobody says so")
    func linkArrowValue() {
        struct Reader: View {
            @Environment(\.navigationLinkIndicatorVisibility) private var visibility
            var body: some View { Text("\(visibility)") }
        }
        let host = TestHost {
            Reader()
            Reader().navigationLinkIndicatorVisibility(.hidden)
        }
        #expect(host.texts == ["automatic", "hidden"])
    }

    // MARK: Selection

    @Test("One row is selected at a time")
    func single() {
        struct Single: View {
            @State private var selection: String?
            var body: some View {
                List(["A", "B"], id: \.self, selection: $selection) { Text($0) }
                Text(selection ?? "none")
            }
        }
        let host = show { Single() }
        #expect(host.selectedRows == [])
        #expect(host.select("B"))
        #expect(host.selectedRows == ["B"])
        #expect(host.texts.last == "B")
        #expect(host.select("A"))
        #expect(host.selectedRows == ["A"])
    }

    @Test("While it is edited several rows can be selected, else one after the other")
    func many() {
        struct Many: View {
            @State private var selection: Set<String> = []
            var body: some View {
                VStack {
                    EditButton()
                    List(["A", "B", "C"], id: \.self, selection: $selection) { Text($0) }
                    Text(selection.sorted().joined())
                }
            }
        }
        let host = show { Many() }
        host.select("A")
        host.select("B")
        #expect(host.texts.last == "B")
        host.tap("Edit")
        host.select("C")
        #expect(host.selectedRows == ["B", "C"])
        host.select("B")
        #expect(host.texts.last == "C")
    }

    @Test("With Control a row is added to the selection or taken from it, with Shift all are selected up to it")
    func heldKeys() {
        struct Many: View {
            @State private var selection: Set<String> = []
            var body: some View {
                List(["A", "B", "C", "D", "E"], id: \.self, selection: $selection) { Text($0) }
            }
        }
        let host = show { Many() }
        host.select("D")
        host.setModifiers(.shift)
        host.select("B")
        #expect(host.selectedRows == ["B", "C", "D"])
        host.select("E")
        #expect(host.selectedRows == ["D", "E"], "From the row that was pressed without the key")
        host.setModifiers(.control)
        host.select("A")
        host.select("E")
        #expect(host.selectedRows == ["A", "D"])
        host.setModifiers([])
        host.select("C")
        #expect(host.selectedRows == ["C"])
    }

    @Test("Pressing a row presses the one button in it")
    func button() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { List { Button("Count \(count)") { count += 1 } } }
        }
        let host = show { Counter() }
        #expect(host.select("Count 0"))
        #expect(host.rows == ["Count 1"])
    }

    @Test("A row is pressed with its one button unless a style was asked for; then it is its own to be used")
    func styledButton() {
        struct Sample: View {
            @State private var choice: Int?
            @State private var log = ""
            var body: some View {
                List(selection: $choice) {
                    HStack {
                        Text("Row")
                        Button("Own") { log += "own " }.buttonStyle(.borderless)
                    }
                    .tag(1)
                    HStack {
                        Text("Other")
                        Button("Whole") { log += "whole " }
                    }
                    .tag(2)
                    NavigationLink("Link") { Text("There") }.buttonStyle(.plain)
                    Text("choice \(choice ?? 0) \(log)")
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400), typeSetter: FixedMetrics()) {
            NavigationStack { Sample() }
        }
        #expect(host.select("Row Own"))
        #expect(host.texts.last == "choice 1 ")
        host.tap("Own")
        #expect(host.texts.last == "choice 1 own ")
        #expect(host.select("Other Whole"))
        #expect(host.texts.last == "choice 1 own whole ")
        #expect(host.select("Link"))
        #expect(host.texts.contains("There"))
    }

    @Test("A list of a binding's elements writes through them")
    func bindings() {
        struct Names: View {
            @State private var names = [Name(id: 1, text: "a"), Name(id: 2, text: "b")]
            struct Name: Identifiable {
                let id: Int
                var text: String
            }
            var body: some View { List($names) { $name in Button(name.text) { name.text += "!" } } }
        }
        let host = show { Names() }
        host.tap("b")
        #expect(host.rows == ["a", "b!"])
    }

    // MARK: Many rows

    @Test("Of 10,000 rows those are made that are near")
    func lazy() {
        let host = show { List(0..<10_000) { BookRow(name: "\($0)") } }
        #expect(host.rows.count < 25)
        let made = host.updates { host.scroll(to: CGPoint(x: 0, y: 200_000)) }
        #expect(made.count < 40)
        host.scroll(to: CGPoint(x: 0, y: 1e9))
        #expect(host.rows.last == "9999")
        let middle: CGFloat = 400 - 20 - 22
        #expect(host.frame(of: "9999")?.midY == middle)
    }

    @Test("Sections made from data have rows that are made late too")
    func lazySections() {
        let host = show {
            List {
                ForEach(0..<20, id: \.self) { section in
                    Section("Section \(section)") {
                        ForEach(0..<500, id: \.self) { Text("\(section).\($0)") }
                    }
                }
            }
        }
        #expect(host.rows.count < 25)
        #expect(host.texts.contains("SECTION 19"))
    }

    @Test("A form is a list of its controls")
    func form() {
        let host = show {
            Form {
                Section("Look") { Text("Dark") }
            }
        }
        #expect(host.texts == ["LOOK", "Dark"])
        #expect(host.rows == ["Dark"])
    }

    @Test("Elements are removed and moved by offsets")
    func offsets() {
        var letters = Array("abcdef")
        letters.remove(atOffsets: [0, 2])
        #expect(String(letters) == "bdef")
        letters.move(fromOffsets: [0, 1], toOffset: 4)
        #expect(String(letters) == "efbd")
        letters.move(fromOffsets: [3], toOffset: 0)
        #expect(String(letters) == "defb")
        letters.move(fromOffsets: [1], toOffset: 1)
        #expect(String(letters) == "defb")
    }
}
