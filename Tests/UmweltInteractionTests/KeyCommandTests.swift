import SwiftUI
import Testing

import Umwelt
@testable import UmweltTesting

@MainActor struct KeyCommandTests {
    @Test("A view that names no keys asks for none: hosts take a key that is asked for from everything else")
    func noKeys() {
        func interests<V: View>(_ view: V) -> [KeyInterest] {
            let host = TestHost(size: CGSize(width: 100, height: 40), typeSetter: FixedMetrics()) { view }
            return host.host.nodes.at(CGPoint(x: 50, y: 20)).compactMap(\.interest.keys)
        }
        #expect(interests(Button("Board") {}.onExitCommand {}).map(\.keys) == [[.escape]])
        #expect(interests(Button("Board") {}.onExitCommand(perform: nil)) == [])
        #expect(interests(Button("Board") {}.onDeleteCommand(perform: nil)) == [])
        #expect(interests(Button("Board") {}.onMoveCommand(perform: nil)) == [])
        #expect(interests(Button("Board") {}.onKeyPress(keys: []) { _ in .handled }) == [])
    }

    @Test("Keys that delete, leave and move are commands of the view with the focus")
    func commands() {
        var heard: [String] = []
        let host = TestHost {
            Text("Board").focusable()
                .onDeleteCommand { heard.append("delete") }
                .onExitCommand { heard.append("exit") }
                .onMoveCommand { heard.append("\($0)") }
        }
        host.focus("Board")
        for key in [KeyEquivalent.delete, .escape, .leftArrow, .downArrow] { host.press(key) }
        #expect(heard == ["delete", "exit", "left", "down"])
        #expect(!TestHost { Text("Deaf").focusable().onDeleteCommand(perform: nil) }.press(.delete))
    }

    @Test("A button that repeats does so while it is held, and is not pressed once more when it is released")
    func repeats() async throws {
        var count = 0
        let host = TestHost { Button("Add") { count += 1 }.buttonRepeatBehavior(.enabled) }
        host.tap("Add")
        #expect(count == 1)
        host.beginPress("Add")
        // The first repetition is due after half a second.
        for _ in 0..<3000 {
            guard count < 4 else { break }
            try await Task.sleep(for: .milliseconds(20))
        }
        host.endPress("Add")
        let held = count
        #expect(held >= 4)
        host.tap("Add")
        try await Task.sleep(for: .milliseconds(100))
        #expect(count == held)
    }

    @Test("The effect of the focus is off inside of views that disable it")
    func focusEffect() {
        struct Reader: View {
            @Environment(\.isFocusEffectEnabled) private var isEnabled
            var body: some View { Text(isEnabled ? "ring" : "no ring") }
        }
        let host = TestHost {
            Reader()
            Reader().focusEffectDisabled()
            Reader().focusEffectDisabled(false).focusEffectDisabled()
        }
        #expect(host.texts == ["ring", "no ring", "no ring"])
    }
}
