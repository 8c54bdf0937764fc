import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Sections of menus")
struct MenuSectionTests {
    /// Opens a menu in a tall window.
    private func open(
        at alignment: Alignment = .top, @ViewBuilder _ content: @escaping () -> some View
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
        // The heading is between them, too.
        #expect(try gap(host, "Copy", "Delete") > 16)
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

    @Test("A divider between the options of a picker is a band in its menu, and left out elsewhere")
    func optionDivider() throws {
        let options = Picker("Level", selection: .constant(0)) {
            Text("None").tag(0)
            Divider()
            Text("Low").tag(1)
            Text("High").tag(2)
        }
        for host in [show(300, 800) { options }, open { options }] {
            host.tap("Level")
            #expect(try gap(host, "None", "Low") == 8)
            #expect(line.contains(try gap(host, "Low", "High")))
        }
        let list = show(300, 800) { Form { options.pickerStyle(.inline) } }
        #expect(list.rows.count == 4)
        let segments = show(300, 800) { options.pickerStyle(.segmented) }
        #expect(try gap(segments, "None", "Low") <= 0, "Beside each other")
        let widths = try ["None", "Low", "High"].map { try #require(segments.frame(of: $0)).width }
        #expect(widths.allSatisfy { $0 > 90 })
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
