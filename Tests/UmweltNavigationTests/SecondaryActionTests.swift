import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Secondary actions of a bar")
struct SecondaryActionTests {
    private final class Log {
        var entries: [String] = []
    }

    private func host(_ log: Log, _ width: UserInterfaceSizeClass, _ role: ToolbarRole = .automatic) -> TestHost {
        show(390, 600) {
            NavigationStack {
                Text("Page").navigationTitle("Title")
                    .toolbar {
                        ToolbarItem(placement: .secondaryAction) {
                            Button("Archive", systemImage: "archivebox") { log.entries.append("archive") }
                        }
                        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
                        ToolbarItemGroup(placement: .secondaryAction) {
                            Button("Mute") { log.entries.append("mute") }
                            Button("Pin") {}
                        }
                    }
                    .toolbarRole(role)
            }
            .environment(\.horizontalSizeClass, width)
        }
    }

    @Test("A narrow bar has them in a menu at its end, with their titles")
    func narrow() throws {
        let log = Log()
        let host = host(log, .compact)
        #expect(host.frame(of: "Archive") == nil && host.frame(of: "Mute") == nil)
        let (menu, add) = (try #require(host.frame(of: "More")), try #require(host.frame(of: "Add")))
        #expect(menu.minX >= add.maxX)
        #expect(host.tap("More"))
        #expect(host.texts.contains("Archive") && host.texts.contains("Mute") && host.texts.contains("Pin"))
        #expect(host.tap("Mute") && log.entries == ["mute"])
        #expect(host.tap("More") && host.tap("Archive") && log.entries == ["mute", "archive"])
    }

    @Test("A wide bar and that of an editor have them beside the others", arguments: [true, false])
    func wide(isEditor: Bool) {
        let log = Log()
        let host = isEditor ? host(log, .compact, .editor) : host(log, .regular)
        #expect(host.frame(of: "More") == nil)
        #expect(host.tap("Archive") && log.entries == ["archive"])
    }

    @Test("The menu shows what the items have come to be")
    func changes() {
        struct Page: View {
            @State private var isMuted = false
            var body: some View {
                NavigationStack {
                    Text("Page").toolbar {
                        ToolbarItem(placement: .secondaryAction) {
                            Button(isMuted ? "Unmute" : "Mute") { isMuted.toggle() }
                        }
                    }
                }
                .environment(\.horizontalSizeClass, .compact)
            }
        }
        let host = show(390, 600) { Page() }
        #expect(host.tap("More") && host.tap("Mute"))
        #expect(host.tap("More") && host.texts.contains("Unmute") && !host.texts.contains("Mute"))
    }
}
