import SwiftUI
import Testing

import Umwelt
@testable import UmweltTesting

private struct Welcome: View {
    @State private var isFinished = false
    @State private var isThere = true

    var body: some View {
        VStack {
            if isThere {
                Text("Welcome")
                    .windowDismissBehavior(isFinished ? .enabled : .disabled)
                    .windowResizeBehavior(.disabled)
            }
            Button("Finish") { isFinished = true }
            Button("Remove") { isThere = false }
        }
    }
}

@MainActor @Suite("What people can do with windows") struct WindowInteractionTests {
    @Test("A window can be closed and resized as its views say, as long as they are there")
    func views() {
        let host = TestHost(typeSetter: FixedMetrics()) { Welcome() }
        #expect(!host.host.system.allowsDismissal && host.host.system.allowsResizing == false)
        host.tap("Finish")
        #expect(host.host.system.allowsDismissal && host.host.system.allowsResizing == false)
        host.tap("Remove")
        #expect(host.host.system.allowsDismissal && host.host.system.allowsResizing == nil)
    }

    @Test("Of modifiers around each other the outermost counts that is not automatic")
    func order() {
        let allowed = TestHost {
            Text("Window").windowDismissBehavior(.disabled).windowDismissBehavior(.enabled)
        }
        #expect(allowed.host.system.allowsDismissal)
        let disabled = TestHost {
            Text("Window").windowDismissBehavior(.disabled).windowDismissBehavior(.automatic)
        }
        #expect(!disabled.host.system.allowsDismissal)
    }

    @Test("What people can do changes nothing about another window, and costs no view a run")
    func others() {
        let host = TestHost(typeSetter: FixedMetrics()) { Welcome() }
        let other = TestHost { Text("Other") }
        #expect(other.host.system.allowsDismissal && other.host.system.allowsResizing == nil)
        #expect(host.updates { host.tap("Finish") } == ["Welcome"])
    }
}
