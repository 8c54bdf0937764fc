import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Controls that a drag presses") struct SpringLoadingTests {
    private struct Desk: View {
        @State private var presses = 0
        var behavior = SpringLoadingBehavior.enabled
        var inner = SpringLoadingBehavior.enabled
        var body: some View {
            VStack {
                Text("letter").draggable("Dear Ahab")
                VStack {
                    Button("folder") { presses += 1 }
                    Button("drawer") { presses += 10 }.springLoadingBehavior(inner)
                    Text("no control")
                }
                .springLoadingBehavior(behavior)
                Text("\(presses) presses")
            }
        }
    }

    @Test("A drag that rests on a control presses it, once")
    func rest() {
        let host = TestHost { Desk() }
        host.beginDrag("letter")
        host.moveDrag(over: "folder")
        #expect(host.texts.contains("0 presses"))
        host.advance(by: 1)
        host.moveDrag(over: "folder")
        host.advance(by: 1)
        #expect(host.texts.contains("1 presses"))
        host.moveDrag(over: "no control")
        host.moveDrag(over: "folder")
        host.advance(by: 1)
        #expect(host.texts.contains("2 presses"))
    }

    @Test("A drag that goes on or ends presses nothing")
    func passing() {
        let host = TestHost { Desk() }
        host.beginDrag("letter")
        host.moveDrag(over: "folder")
        host.moveDrag(over: "no control")
        host.advance(by: 1)
        host.moveDrag(over: "folder")
        host.cancelDrag()
        host.advance(by: 1)
        #expect(host.texts.contains("0 presses"))
    }

    @Test("The innermost rule decides; without one no control is pressed")
    func rules() {
        for (behavior, inner) in [
            (SpringLoadingBehavior.enabled, SpringLoadingBehavior.disabled), (.automatic, .automatic),
        ] {
            let host = TestHost { Desk(behavior: behavior, inner: inner) }
            host.beginDrag("letter")
            host.moveDrag(over: "drawer")
            host.advance(by: 1)
            #expect(host.texts.contains("0 presses"))
        }
    }

    @Test("Views read the rule")
    func value() {
        struct Reader: View {
            @Environment(\.springLoadingBehavior) private var behavior
            var body: some View { Text(behavior == .enabled ? "springs" : "does not") }
        }
        #expect(TestHost { Reader() }.texts == ["does not"])
        #expect(TestHost { Reader().springLoadingBehavior(.enabled) }.texts == ["springs"])
    }
}
