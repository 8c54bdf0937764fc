import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls
import UmweltLists
import UmweltNavigation

@MainActor @Suite("Badges")
struct BadgeTests {
    private func color(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }

    @Test("The badge of a link stands before its arrow, and is not that of what it leads to")
    func links() {
        let host = show(300, 300) {
            NavigationStack {
                List {
                    NavigationLink("Inbox") { List { NavigationLink("Deeper") { Text("end") } } }.tint(.red).badge(3)
                    Text("Plain").badge(4)
                }
                .listStyle(.plain)
            }
        }
        let (link, plain) = (host.frame(of: "3")?.maxX ?? 300, host.frame(of: "4")?.maxX ?? 0)
        #expect(plain == 284 && link < plain - 8)
        #expect(host.tap("Inbox"))
        #expect(host.texts.contains("Deeper") && !host.texts.contains("3"))
    }

    @Test("A row is found by its own text, without that of its badge")
    func rowName() {
        var deleted: [Int] = []
        let host = TestHost {
            List {
                ForEach(0..<2, id: \.self) { Text($0 == 0 ? "Dune II" : "Dune").badge("New!") }
                    .onDelete { deleted += $0 }
            }
        }
        #expect(!host.delete("Du"))
        #expect(host.delete("Dune"))
        #expect(deleted == [1])
    }

    @Test("A row's badge is faint, fainter, or in white on red, as its prominence says")
    func prominence() {
        func badge(_ prominence: BadgeProminence?) -> (text: Color.Resolved?, isOnRed: Bool) {
            let row = Text("Inbox").badge(3)
            let host = show(300, 100, traits: .testing) {
                List {
                    if let prominence { row.badgeProminence(prominence) } else { row }
                }
            }
            let red = Paint.color(color(.red))
            let isOnRed = host.displayList.leaves.contains {
                if case .fill(_, let paint, _, _) = $0 { paint == red } else { false }
            }
            return (host.displayList.textLayouts.last?.paragraph.runs.first?.color, isOnRed)
        }
        #expect(badge(nil) == (color(.secondary), false))
        #expect(badge(.standard) == badge(nil))
        #expect(badge(.decreased) == (color(Color(system: .tertiary)), false))
        #expect(badge(.increased) == (color(.white), true))
    }

    @Test("The environment says it for all rows of a list, and a row for itself; without anybody it is as usual")
    func environment() {
        struct Reader: View {
            @Environment(\.badgeProminence) private var prominence
            var body: some View { Text(prominence == .increased ? "more" : prominence == .standard ? "usual" : "less") }
        }
        let host = TestHost {
            Reader()
            VStack {
                Reader()
                Reader().badgeProminence(.decreased)
            }
            .environment(\.badgeProminence, .increased)
        }
        #expect(host.texts == ["usual", "more", "less"])
    }

    @Test("What changes is only the badge")
    func change() {
        struct Row: View {
            var body: some View { Text("Inbox").badge(3) }
        }
        struct Mailbox: View {
            @State private var isUrgent = false
            var body: some View {
                Button("Hurry") { isUrgent = true }
                List { Row() }.badgeProminence(isUrgent ? .increased : .standard)
            }
        }
        let host = TestHost { Mailbox() }
        #expect(host.updates { host.tap("Hurry") } == ["Mailbox"])
        #expect(host.displayList.textLayouts.last?.paragraph.runs.first?.color == color(.white))
    }
}
