import Foundation
import SwiftUI
import Testing

import Umwelt
@testable import UmweltTesting

private struct Guest: View {
    @State private var isHere = true

    var body: some View {
        VStack {
            if isHere { Text("Guest") }
            Button("Leave") { withAnimation(.linear(duration: 0.2)) { isHere = false } }
        }
    }
}

/// A clock whose alarms are late: they have not rung when something else asks for an update.
private final class LateClock: HostClock {
    private struct NoAlarm: ClockAlarm {
        func cancel() {}
    }

    var now = TestHost.start

    func alarm(after seconds: Double, _ action: @escaping () -> Void) -> any ClockAlarm { NoAlarm() }
}

/// The ends of animations, whoever makes the update in which they come.
@MainActor
struct AnimationEndTests {
    /// Once a row in Chromium stayed where it had been deleted: the title had been read between the end and its alarm.
    @Test func `A host receives an end of an animation that falls into an unrelated update`() {
        let host = TestHost { Guest() }
        let clock = LateClock()
        host.host.motion.gestureClock = clock
        host.host.motion.capabilities.playsAnimations = true
        _ = host.host.nextFrame()
        #expect(host.tap("Leave"))
        _ = host.host.nextFrame()
        var words = 0
        host.host.onNeedsUpdate = { words += 1 }
        clock.now += 0.1
        _ = host.host.title
        #expect(words == 0, "Nothing has ended.")
        clock.now += 0.2
        _ = host.host.title
        #expect(words == 1)
        #expect(!host.host.nextFrame().removed.isEmpty)
        clock.now += 10
        _ = host.host.title
        #expect(words == 1, "Nothing moves any more.")
    }
}
