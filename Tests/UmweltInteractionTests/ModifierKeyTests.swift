import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Modifier keys that are held") struct ModifierKeyTests {
    private final class Log {
        var changes: [String] = []
    }

    private func name(_ modifiers: EventModifiers) -> String {
        let names: [(EventModifiers, String)] = [(.shift, "shift"), (.option, "option"), (.command, "command")]
        return names.filter { modifiers.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    private func show(_ log: Log, mask: EventModifiers = .all, initial: Bool = true) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 100), typeSetter: FixedMetrics()) {
            Text("view").onModifierKeysChanged(mask: mask, initial: initial) { [self] old, new in
                log.changes.append("\(name(old))>\(name(new))")
            }
        }
    }

    @Test("The action is called with the keys before and after, and as the view appears")
    func changes() {
        let log = Log()
        let host = show(log)
        #expect(log.changes == [">"])
        host.setModifiers(.shift)
        host.setModifiers([.shift, .option])
        host.setModifiers([.shift, .option])
        host.setModifiers([])
        #expect(log.changes == [">", ">shift", "shift>shift+option", "shift+option>"])
    }

    @Test("Keys outside of the mask do not count, and without initial the first call is that of a change")
    func mask() {
        let log = Log()
        let host = show(log, mask: .option, initial: false)
        host.setModifiers(.shift)
        #expect(log.changes.isEmpty)
        host.setModifiers([.shift, .option])
        #expect(log.changes == [">option"])
    }

    @Test("A view that appears while a key is held is told of it")
    func appearance() {
        struct Late: View {
            let log: Log
            @State private var isShown = false
            var body: some View {
                Button("show") { isShown = true }
                if isShown { Text("late").onModifierKeysChanged { _, new in log.changes.append("\(new.rawValue)") } }
            }
        }
        let log = Log()
        let host = TestHost(size: CGSize(width: 200, height: 100), typeSetter: FixedMetrics()) { Late(log: log) }
        host.setModifiers(.shift)
        host.tap("show")
        #expect(log.changes == ["\(EventModifiers.shift.rawValue)"])
    }

    @Test("Another view shows while all of the keys are held")
    func alternate() {
        struct Item: View {
            @State private var done = "nothing"
            var body: some View {
                Text(done)
                Button("Delete") { done = "one" }
                    .modifierKeyAlternate([.option, .shift]) { Button("Delete All") { done = "all" } }
            }
        }
        let host = TestHost(size: CGSize(width: 200, height: 100), typeSetter: FixedMetrics()) { Item() }
        #expect(host.texts == ["nothing", "Delete"])
        host.setModifiers(.option)
        #expect(host.texts == ["nothing", "Delete"])
        host.setModifiers([.option, .shift, .capsLock])
        #expect(host.texts == ["nothing", "Delete All"])
        host.tap("Delete All")
        host.setModifiers([])
        #expect(host.texts == ["all", "Delete"])
    }

    @Test("A view may give way to none, and comes back")
    func nothing() {
        let host = TestHost(size: CGSize(width: 200, height: 100), typeSetter: FixedMetrics()) {
            Text("hint").modifierKeyAlternate(.command) {}
        }
        host.setModifiers(.command)
        #expect(host.texts.isEmpty)
        host.setModifiers([])
        #expect(host.texts == ["hint"])
    }
}
