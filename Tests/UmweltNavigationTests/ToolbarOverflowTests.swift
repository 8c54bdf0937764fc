import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls
@testable import UmweltNavigation

@MainActor @Suite("Items that a bar has no room for")
struct ToolbarOverflowTests {
    @Observable fileprivate final class Log {
        var entries: [String] = []
        var isMuted = false
    }

    private struct Page: View {
        let log: Log
        var priority = ToolbarItemVisibilityPriority.automatic
        var title = ""

        private func button(_ name: String) -> some View {
            Button {
                log.entries.append(name)
            } label: {
                Text(name).frame(width: 60)
            }
        }

        var body: some View {
            NavigationStack {
                Text("Page").navigationTitle(title).navigationBarTitleDisplayMode(.inline).toolbar {
                    ToolbarItem { button("One") }
                    ToolbarItem { button("Two") }.visibilityPriority(priority)
                    ToolbarItem { button("Three") }
                    ToolbarItem { button(log.isMuted ? "Loud" : "Four") }
                }
            }
        }
    }

    private func host(
        _ width: CGFloat, _ log: Log = Log(), _ priority: ToolbarItemVisibilityPriority = .automatic, title: String = ""
    ) -> TestHost {
        show(width, 400) { Page(log: log, priority: priority, title: title) }
    }

    private func shown(_ host: TestHost) -> [String] {
        ["One", "Two", "Three", "Four"].filter { host.frame(of: $0) != nil }
    }

    @Test("A bar with room for all of its items has no menu")
    func room() {
        let host = host(400)
        #expect(shown(host) == ["One", "Two", "Three", "Four"] && host.frame(of: "More") == nil)
    }

    @Test("The items nearest to the trailing edge go into the menu, whose button is behind the others")
    func overflow() throws {
        let log = Log()
        let host = host(300, log)
        #expect(shown(host) == ["One", "Two", "Three"])
        #expect(try #require(host.frame(of: "More")).minX >= #require(host.frame(of: "Three")).maxX)
        #expect(host.tap("More") && host.tap("Four") && log.entries == ["Four"])
        #expect(host.tap("One") && log.entries == ["Four", "One"])
    }

    @Test("Items come back from the menu as soon as there is room for them")
    func resize() {
        let host = host(200)
        #expect(shown(host) == ["One"])
        host.size = CGSize(width: 300, height: 400)
        #expect(shown(host) == ["One", "Two", "Three"])
        host.size = CGSize(width: 400, height: 400)
        #expect(shown(host) == ["One", "Two", "Three", "Four"] && host.frame(of: "More") == nil)
    }

    @Test("Items of low priority go first, and those of a high one last")
    func priorities() {
        #expect(shown(host(300, Log(), .low)) == ["One", "Three", "Four"])
        #expect(shown(host(200, Log(), .high)) == ["Two"])
    }

    @Test("A title keeps a part of the bar")
    func title() {
        #expect(shown(host(340)) == ["One", "Two", "Three", "Four"])
        let titled = host(340, title: "A title")
        #expect(shown(titled) == ["One", "Two"] && titled.texts.contains("A title"))
    }

    @Test("The menu shows what an item has come to be")
    func changes() {
        let log = Log()
        let host = host(300, log)
        log.isMuted = true
        #expect(host.tap("More") && host.texts.contains("Loud") && !host.texts.contains("Four"))
    }

    @Test("Derived priorities are between those of the system, and equal if they have the same base")
    func derived() {
        typealias Priority = ToolbarItemVisibilityPriority
        let ranks = [
            Priority(lowerThan: .low), .low, Priority(higherThan: .low), Priority(lowerThan: .automatic), .automatic,
            Priority(higherThan: .automatic), Priority(lowerThan: .high), .high, Priority(higherThan: .high),
        ].map(\.rank)
        #expect(ranks == ranks.sorted() && Set(ranks).count == ranks.count)
        #expect(Priority(higherThan: .high) == Priority(higherThan: .high))
    }

    @Test("An overflow menu is always in the bar's menu, and a pinned item is behind the menu's button")
    func menuAndPinned() throws {
        let log = Log()
        let host = show(220, 400) {
            NavigationStack {
                Text("Page")
                    .toolbar {
                        ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pin") {} }
                        ToolbarOverflowMenu { Button("Rename") { log.entries.append("rename") } }
                        ToolbarItem { Text("Long and longer").fixedSize() }
                    }
                    .toolbarOverflowMenu { Button("Delete") {} }
            }
        }
        #expect(host.frame(of: "Rename") == nil && host.frame(of: "Long and longer") == nil)
        #expect(try #require(host.frame(of: "Pin")).minX >= #require(host.frame(of: "More")).maxX)
        #expect(host.tap("More"))
        #expect(["Rename", "Delete", "Long and longer"].allSatisfy { host.texts.contains($0) })
        #expect(host.tap("Rename") && log.entries == ["rename"])
    }
}
