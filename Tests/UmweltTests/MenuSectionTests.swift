import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Sections of menus")
struct MenuSectionTests {
    /// Opens a menu in a tall window.
    private func open(
        at alignment: Alignment = .top, @ViewBuilder _ content: () -> some View
    ) -> TestHost {
        let menu = Menu("Open", content: content)
        let host = show(300, 800) { menu.frame(maxHeight: .infinity, alignment: alignment) }
        host.tap("Open")
        return host
    }

    /// Returns the distance between two items of which one is below the other.
    private func gap(_ host: TestHost, _ upper: String, _ lower: String) throws -> CGFloat {
        try #require(host.frame(of: lower)).minY - #require(host.frame(of: upper)).maxY
    }

    private let line: ClosedRange<CGFloat> = 0...1

    @Test("A band is between sections and what is around them, a line between the items of one")
    func bands() throws {
        let host = open {
            Button("New") {}
            Section {
                Button("Cut") {}
                Button("Copy") {}
            }
            Section("Danger") { Button("Delete", role: .destructive) {} }
        }
        #expect(try gap(host, "New", "Cut") == 8)
        #expect(line.contains(try gap(host, "Cut", "Copy")))
        #expect(try gap(host, "Copy", "Danger") >= 8)
        #expect(line.contains(try gap(host, "Danger", "Delete") - 8), "The heading has insets of its own")
    }

    @Test("The options of a picker and the controls of a group are sections")
    func pickers() throws {
        let host = open {
            Button("New") {}
            Picker("Order", selection: .constant(1)) {
                Text("Name").tag(1)
                Text("Date").tag(2)
            }
            Toggle("Folders", isOn: .constant(true))
            ControlGroup {
                Button("Cut", systemImage: "scissors") {}
                Button("Copy", systemImage: "doc.on.doc") {}
            }
        }
        #expect(try gap(host, "New", "Name") == 8)
        #expect(line.contains(try gap(host, "Name", "Date")))
        #expect(try gap(host, "Date", "Folders") == 8)
        #expect(try gap(host, "Folders", "Cut") >= 8)
    }

    @Test("A divider beside a section is one band with it")
    func dividers() throws {
        let host = open {
            Section { Button("Cut") {} }
            Divider()
            Section { Button("Copy") {} }
        }
        #expect(try gap(host, "Cut", "Copy") == 8)
    }

    @Test("A menu above its button has its sections in reverse order, with bands between them")
    func above() throws {
        let host = open(at: .bottom) {
            Section {
                Button("Cut") {}
                Button("Copy") {}
            }
            Button("New") {}
        }
        #expect(try gap(host, "New", "Copy") == 8)
        #expect(line.contains(try gap(host, "Copy", "Cut")))
    }
}
