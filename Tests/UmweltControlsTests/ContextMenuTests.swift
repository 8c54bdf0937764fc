import SwiftUI
import Testing
import UmweltTesting

import Umwelt
import UmweltControls
import UmweltLists

@MainActor @Suite("Context menus")
struct ContextMenuTests {
    private struct Row: View {
        @State private var said = "nothing"
        var isDisabled = false

        var body: some View {
            VStack {
                Text("Book").contextMenu {
                    Button("Share") { said = "shared" }
                    Button("Delete", role: .destructive) { said = "deleted" }
                }
                .disabled(isDisabled)
                Text(said)
            }
        }
    }

    @Test("A menu opens when somebody asks for it, and closes when something in it was pressed")
    func open() {
        let host = TestHost { Row() }
        #expect(host.texts == ["Book", "nothing"])
        #expect(host.openContextMenu("Book"))
        #expect(host.texts == ["Book", "nothing", "Share", "Delete"])
        host.tap("Share")
        #expect(host.texts == ["Book", "shared"])
    }

    @Test("What is disabled has no menu")
    func disabled() {
        let host = TestHost { Row(isDisabled: true) }
        #expect(!host.openContextMenu("Book"))
        #expect(host.texts == ["Book", "nothing"])
    }

    @Test("It stands at the point where it was asked for, else beside the view")
    func place() throws {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Color.red.accessibilityLabel("Area").frame(width: 300, height: 600).contextMenu {
                Button("Share") {}
                Button("Delete") {}
            }
        }
        let area = try #require(host.control("Area") { $0.actions.contains(.showMenu) })
        #expect(area.send(.showMenu(x: 20, y: 30)))
        let menu = try #require(host.frame(of: "Share"))
        #expect(menu.minY > area.frame.minY + 30)
        #expect(menu.minY < area.frame.minY + 80)
    }

    @Test("Of menus within each other the innermost opens")
    func nested() {
        let host = TestHost {
            VStack {
                Text("Inner").contextMenu { Button("inner item") {} }
                Text("Outer")
            }
            .contextMenu { Button("outer item") {} }
        }
        host.openContextMenu("Inner")
        #expect(host.texts.contains("inner item"))
        host.tap("inner item")
        host.openContextMenu("Outer")
        #expect(host.texts.contains("outer item"))
    }

    @Test("A preview stands above the items")
    func preview() {
        let host = TestHost {
            Text("Book").contextMenu {
                Button("Share") {}
            } preview: {
                Text("The whole book")
            }
        }
        host.openContextMenu("Book")
        #expect(host.texts == ["Book", "The whole book", "Share"])
    }
}

extension ContextMenuTests {
    @Test("A menu for a list's selection is for the row under the pointer, or for all that are selected with it")
    func selectionMenus() throws {
        var deleted: [Set<String>] = []
        let host = TestHost {
            List(["Ahab", "Ishmael", "Queequeg"], id: \.self, selection: .constant(Set(["Ahab", "Ishmael"]))) {
                Text($0)
            }
            .contextMenu(forSelectionType: String.self) { names in Button("Delete") { deleted.append(names) } }
        }
        for name in ["Ahab", "Queequeg"] {
            let row = try #require(host.frame(of: name))
            let list = try #require(withMenu(in: host.semantics))
            let event = NodeEvent.showMenu(x: row.midX - list.frame.minX, y: row.midY - list.frame.minY)
            #expect(list.send(event))
            host.tap("Delete")
        }
        #expect(deleted == [["Ahab", "Ishmael"], ["Queequeg"]])
    }

    private func withMenu(in nodes: [SemanticsNode]) -> SemanticsNode? {
        for node in nodes {
            if node.semantics.actions.contains(.showMenu) { return node }
            if let inner = withMenu(in: node.children) { return inner }
        }
        return nil
    }
}
