import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// The values for which closures ran, in thousandths.
private final class Runs {
    var values: [Double] = []
    var starts: [Double] = []

    func record(_ value: Double) { values.append((value * 1000).rounded() / 1000) }
}

private struct Triggered: View {
    @State private var count = 0
    let runs: Runs

    var body: some View {
        VStack {
            KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
                let _ = runs.record(value)
                Text("Ball").offset(x: value)
            } keyframes: { value in
                let _ = runs.starts.append((value * 1000).rounded() / 1000)
                LinearKeyframe(10, duration: 1)
                LinearKeyframe(20, duration: 1)
            }
            Button("Go") { count += 1 }
        }
    }
}

private struct Repeating: View {
    @State private var isRepeating: Bool
    let runs: Runs

    init(isRepeating: Bool = true, runs: Runs) {
        _isRepeating = State(initialValue: isRepeating)
        self.runs = runs
    }

    var body: some View {
        VStack {
            KeyframeAnimator(initialValue: 0.0, repeating: isRepeating) { value in
                let _ = runs.record(value)
                Text("Ball")
            } keyframes: { value in
                let _ = runs.starts.append(value)
                LinearKeyframe(10, duration: 1)
            }
            Button("Toggle") { isRepeating.toggle() }
        }
    }
}

private struct Inner: View {
    var body: some View { Text("Inner") }
}

/// Views that follow keyframes.
@MainActor
struct KeyframeAnimatorTests {
    private let runs = Runs()

    // MARK: With a trigger

    @Test func `SEMANTICS 52: a change of the trigger runs the keyframes once, with one run of the content a frame`() {
        let host = TestHost { Triggered(runs: runs) }
        #expect(runs.values == [0])
        #expect(runs.starts == [])
        #expect(!host.isAnimating)
        #expect(host.updates { host.tap("Go") } == ["Triggered"])
        #expect(runs.starts == [0])
        #expect(runs.values == [0, 0])
        #expect(host.isAnimating)
        #expect(host.updates { host.advance(by: 0.5) } == [])
        #expect(runs.values == [0, 0, 5])
        host.advance(by: 1)
        #expect(runs.values == [0, 0, 5, 15])
        host.advance(by: 0.5)
        #expect(runs.values == [0, 0, 5, 15, 20])
        #expect(!host.isAnimating)
        host.advance(by: 10)
        #expect(runs.values == [0, 0, 5, 15, 20])
        #expect(runs.starts == [0])
    }

    @Test func `The end shows in time without frames being drawn`() {
        let host = TestHost { Triggered(runs: runs) }
        host.tap("Go")
        host.advance(by: 1000)
        #expect(runs.values == [0, 0, 20])
        #expect(!host.isAnimating)
    }

    @Test func `SEMANTICS 52: a change of the trigger during the animation continues from the present value`() {
        let host = TestHost { Triggered(runs: runs) }
        host.tap("Go")
        host.advance(by: 0.5)
        host.tap("Go")
        #expect(runs.starts == [0, 5])
        host.advance(by: 0.5)
        host.advance(by: 1.5)
        #expect(runs.values == [0, 0, 5, 5, 7.5, 20])
        #expect(!host.isAnimating)
    }

    @Test func `A change of the trigger at rest continues from the end`() {
        let host = TestHost { Triggered(runs: runs) }
        host.tap("Go")
        host.advance(by: 2)
        host.tap("Go")
        #expect(runs.starts == [0, 20])
        host.advance(by: 0.5)
        #expect(runs.values == [0, 0, 20, 20, 15])
    }

    @Test func `A spring on the way takes over the velocity`() {
        struct Swinging: View {
            @State private var count = 0
            let runs: Runs

            var body: some View {
                KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
                    let _ = runs.record(value)
                    Text("Ball")
                } keyframes: { value in
                    if count == 1 {
                        LinearKeyframe(100, duration: 1)
                    } else {
                        SpringKeyframe(value, duration: 1)
                    }
                }
                Button("Go") { count += 1 }
            }
        }
        let host = TestHost { Swinging(runs: runs) }
        host.tap("Go")
        host.advance(by: 0.5)
        host.tap("Go")
        host.advance(by: 0.0625)
        // It was on its way up at 100 a second.
        let value = runs.values.last ?? 0
        #expect(value > 51 && value < 56.25)
    }

    @Test func `Other changes show the value of the moment`() {
        struct Counting: View {
            @State private var count = 0
            @State private var trigger = 0
            let runs: Runs

            var body: some View {
                KeyframeAnimator(initialValue: 0.0, trigger: trigger) { value in
                    let _ = runs.record(value)
                    Text(verbatim: "\(count)")
                } keyframes: { _ in
                    LinearKeyframe(10, duration: 1)
                }
                Button("Go") { trigger += 1 }
                Button("Count") { count += 1 }
            }
        }
        let host = TestHost { Counting(runs: runs) }
        host.tap("Go")
        host.advance(by: 0.5)
        host.tap("Count")
        #expect(host.frame(of: "1") != nil)
        #expect(runs.values == [0, 0, 5, 5])
        host.advance(by: 0.5)
        host.tap("Count")
        #expect(runs.values == [0, 0, 5, 5, 10, 10])
    }

    // MARK: Over and over

    @Test func `SEMANTICS 52: keyframes repeat from the initial value, without alarms`() {
        let host = TestHost { Repeating(runs: runs) }
        #expect(runs.values == [0])
        #expect(host.isAnimating)
        host.advance(by: 0.5)
        host.advance(by: 0.75)
        #expect(runs.values == [0, 5, 2.5])
        host.advance(by: 3600.25)
        #expect(runs.values == [0, 5, 2.5, 5])
        #expect(runs.starts == [0])
        #expect(host.isAnimating)
    }

    @Test func `SEMANTICS 52: keyframes that do not repeat show the initial value`() {
        let host = TestHost { Repeating(isRepeating: false, runs: runs) }
        #expect(!host.isAnimating)
        host.advance(by: 5)
        #expect(runs.values == [0])
        #expect(runs.starts == [])
        host.tap("Toggle")
        host.advance(by: 0.25)
        #expect(runs.values == [0, 0, 2.5])
        host.tap("Toggle")
        #expect(runs.values == [0, 0, 2.5, 0])
        #expect(!host.isAnimating)
    }

    // MARK: The modifiers

    @Test func `SEMANTICS 52: the modified view does not run for the values`() {
        let host = TestHost {
            Inner().keyframeAnimator(initialValue: 1.0) {
                $0.opacity($1)
            } keyframes: { _ in
                LinearKeyframe(0, duration: 1)
            }
        }
        #expect(host.updates { host.advance(by: 0.75) } == [])
        #expect(host.presentation(of: "Inner").map { Int(($0.opacity * 100).rounded()) } == 25)
    }

    @Test func `A modifier with a trigger moves the tracks of a value`() throws {
        struct Place {
            var x = 0.0
            var y = 0.0
        }
        struct Jumping: View {
            @State private var count = 0

            var body: some View {
                VStack {
                    Text("Ball").keyframeAnimator(initialValue: Place(), trigger: count) { ball, place in
                        ball.offset(x: place.x, y: place.y)
                    } keyframes: { _ in
                        KeyframeTrack(\.x) { LinearKeyframe(100, duration: 1) }
                        KeyframeTrack(\.y) {
                            LinearKeyframe(-40, duration: 0.5)
                            LinearKeyframe(0, duration: 0.5)
                        }
                    }
                    Button("Go") { count += 1 }
                }
            }
        }
        let host = TestHost { Jumping() }
        let start = try #require(host.presentation(of: "Ball")).frame
        host.tap("Go")
        host.advance(by: 0.25)
        let moved = try #require(host.presentation(of: "Ball")).frame
        #expect(abs(moved.minX - start.minX - 25) < 0.01)
        #expect(abs(moved.minY - start.minY + 20) < 0.01)
        #expect(host.waitUntilIdle())
        let end = try #require(host.presentation(of: "Ball")).frame
        #expect(abs(end.minX - start.minX - 100) < 0.01)
        #expect(abs(end.minY - start.minY) < 0.01)
    }

    // MARK: Bad input

    @Test(arguments: [0, -1, .nan])
    func `Keyframes that take no time show their end at once`(duration: Double) {
        let host = TestHost {
            KeyframeAnimator(initialValue: 0.0) { value in
                let _ = runs.record(value)
                Text("Ball")
            } keyframes: { _ in
                LinearKeyframe(5, duration: duration)
            }
        }
        #expect(runs.values == [5])
        #expect(!host.isAnimating)
    }

    @Test func `No keyframes at all leave the value as it is`() {
        let host = TestHost {
            KeyframeAnimator(initialValue: 3.0) { value in
                let _ = runs.record(value)
                Text("Ball")
            } keyframes: { _ in
                KeyframeTrack(\.self) { for value in [Double]() { LinearKeyframe(value, duration: 1) } }
            }
        }
        host.advance(by: 5)
        #expect(runs.values == [3])
        #expect(!host.isAnimating)
    }

    // MARK: Out of sight

    @Test func `A view that has left follows no keyframes`() {
        struct Leaving: View {
            @State private var isShown = true
            let runs: Runs

            var body: some View {
                if isShown { Repeating(runs: runs) }
                Button("Leave") { isShown = false }
            }
        }
        let host = TestHost { Leaving(runs: runs) }
        host.tap("Leave")
        #expect(!host.isAnimating)
        host.advance(by: 5)
        #expect(runs.values == [0])
    }

    @Test func `A window in the background follows no keyframes, and is at the right value when it is back`() {
        let host = TestHost { Repeating(runs: runs) }
        host.traits.scenePhase = .background
        #expect(!host.isAnimating)
        #expect(host.updates { host.advance(by: 5.25) } == [])
        #expect(runs.values == [0])
        host.traits.scenePhase = .active
        #expect(host.isAnimating)
        #expect(runs.values == [0, 2.5])
    }

    // MARK: Pictures

    private struct Screen: View {
        let trigger: Int
        let runs: Runs

        var body: some View {
            KeyframeAnimator(initialValue: 0.0, trigger: trigger) { value in
                let _ = runs.record(value)
                Text("Ball")
            } keyframes: { _ in
                LinearKeyframe(10, duration: 1)
            }
        }
    }

    @Test func `SEMANTICS 55: where nothing animates a change of the trigger shows the end`() {
        let host = ViewHost(
            proposedSize: ProposedViewSize(width: 100, height: 100), traits: .testing, typeSetter: FixedMetrics(),
            content: Screen(trigger: 0, runs: runs))
        host.update()
        #expect(runs.values == [0])
        host.show(Screen(trigger: 1, runs: runs))
        host.update()
        #expect(runs.values == [0, 10])
        #expect(!host.motion.isAnimating)
        #expect(!host.needsUpdate)
    }

    @Test func `SEMANTICS 55: where nothing animates keyframes that repeat show the value before them`() {
        let host = ViewHost(
            proposedSize: ProposedViewSize(width: 100, height: 100), traits: .testing, typeSetter: FixedMetrics(),
            content: Repeating(runs: runs))
        host.update()
        #expect(runs.values == [0])
        #expect(runs.starts == [])
        #expect(!host.motion.isAnimating)
    }
}
