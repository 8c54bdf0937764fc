import SwiftUI
import TestSupport
import Testing
import UmweltTesting

extension ListTests {
    // MARK: Editing

    @Test("Rows can be deleted and moved by what their ForEach says")
    func deleteAndMove() {
        let shelf = BookShelf()
        let host = show { BookShelfView(shelf: shelf) }
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
        let shelf = BookShelf()
        let host = show { BookShelfView(shelf: shelf) }
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
}
