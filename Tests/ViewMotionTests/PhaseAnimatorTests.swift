import Foundation
import SwiftUI
import Testing
import UmweltTesting

/// The phases for which a content closure ran.
private final class Runs {
    var phases: [Double] = []
}

private struct Looping: View {
    let phases: [Double]
    let runs: Runs
    var animation: Animation? = .linear(duration: 1)

    var body: some View {
        PhaseAnimator(phases) { phase in
            let _ = runs.phases.append(phase)
            Text("Ball").opacity(phase)
        } animation: { _ in
            animation
        }
    }
}

private struct Triggered: View {
    @State private var count = 0
    let runs: Runs

    var body: some View {
        VStack {
            PhaseAnimator([0, 0.5, 1], trigger: count) { phase in
                let _ = runs.phases.append(phase)
                Text("Ball").opacity(phase)
            } animation: { _ in
                .linear(duration: 1)
            }
            Button("Go") { count += 1 }
        }
    }
}

private struct Inner: View {
    var body: some View { Text("Inner") }
}

extension TestHost {
    /// The opacity of the ball as it shows now, in hundredths.
    fileprivate var percent: Int? { presentation(of: "Ball").map { Int(($0.opacity * 100).rounded()) } }
}

/// Views that go through phases.
@MainActor
struct PhaseAnimatorTests {
    private let runs = Runs()

    // MARK: Over and over

    @Test func `SEMANTICS 52: phases follow each other over and over, each with its animation`() {
        let host = TestHost { Looping(phases: [0, 1], runs: runs) }
        #expect(runs.phases == [0, 1])
        #expect(host.percent == 0)
        #expect(host.updates { host.advance(by: 0.25) } == [])
        #expect(host.percent == 25)
        #expect(runs.phases == [0, 1])
        host.advance(by: 0.75)
        #expect(host.percent == 100)
        #expect(runs.phases == [0, 1, 0])
        host.advance(by: 0.5)
        #expect(host.percent == 50)
        host.advance(by: 0.5)
        #expect(runs.phases == [0, 1, 0, 1])
        #expect(host.isAnimating)
    }

    @Test func `SEMANTICS 52: the animation is that to the next phase`() {
        let host = TestHost {
            PhaseAnimator([0, 0.5, 1]) { phase in
                Text("Ball").opacity(phase)
            } animation: { phase in
                .linear(duration: phase == 0.5 ? 1 : 2)
            }
        }
        host.advance(by: 0.5)
        #expect(host.percent == 25)
        host.advance(by: 1.5)
        #expect(host.percent == 75)
    }

    @Test func `SEMANTICS 52: a spring's next phase begins when it is logically complete`() {
        let host = TestHost { Looping(phases: [0, 1], runs: runs, animation: .spring(duration: 0.5)) }
        host.advance(by: 0.25)
        #expect(runs.phases == [0, 1])
        host.advance(by: 0.5)
        #expect(runs.phases == [0, 1, 0])
    }

    @Test func `Phases without an animation follow each other once in a frame`() {
        let host = TestHost { Looping(phases: [0, 0.5, 1], runs: runs, animation: nil) }
        #expect(runs.phases == [0, 0.5])
        host.advance(by: 1)
        #expect(runs.phases.count == 62)
        #expect(runs.phases.prefix(6) == [0, 0.5, 1, 0, 0.5, 1])
    }

    @Test func `Phases without an animation go on with the frames that are drawn`() {
        let host = TestHost { Looping(phases: [0, 0.5, 1], runs: runs, animation: nil) }
        for _ in 1...60 { host.advance(by: 1 / 60) }
        #expect(runs.phases.count == 62)
    }

    @Test(arguments: [0, -1, .nan])
    func `Phases whose animations take no time follow each other once in a frame`(duration: Double) {
        let host = TestHost { Looping(phases: [0, 0.5, 1], runs: runs, animation: .linear(duration: duration)) }
        host.advance(by: 1)
        #expect(runs.phases.count <= 62)
        #expect(runs.phases.count >= 30)
    }

    @Test func `Phases that look the same follow each other once in a frame`() {
        let host = TestHost { Looping(phases: [1, 1], runs: runs) }
        host.advance(by: 0.5)
        #expect(runs.phases.count == 32)
    }

    @Test func `One phase stays`() {
        let host = TestHost { Looping(phases: [1], runs: runs) }
        #expect(host.percent == 100)
        #expect(!host.isAnimating)
        host.advance(by: 5)
        #expect(runs.phases == [1])
    }

    @Test func `Without phases nothing shows`() {
        let host = TestHost {
            VStack {
                Looping(phases: [], runs: runs)
                Inner().phaseAnimator([Double](), trigger: 1) { $0.opacity($1) }
                Text("Other")
            }
        }
        #expect(host.texts == ["Other"])
        #expect(!host.isAnimating)
        host.advance(by: 5)
        #expect(runs.phases == [])
    }

    @Test func `Two animators go on at the same time`() {
        let other = Runs()
        let host = TestHost {
            VStack {
                Looping(phases: [0, 1], runs: runs)
                Looping(phases: [0, 1], runs: other)
            }
        }
        host.advance(by: 1.1)
        #expect(runs.phases == [0, 1, 0])
        #expect(other.phases == [0, 1, 0])
    }

    @Test func `Other phases begin with the first of them`() {
        struct Choosing: View {
            @State private var phases = [0.0, 0.5]
            let runs: Runs

            var body: some View {
                VStack {
                    Looping(phases: phases, runs: runs)
                    Button("Other") { phases = [0.2, 0.4, 0.8] }
                }
            }
        }
        let host = TestHost { Choosing(runs: runs) }
        host.advance(by: 0.5)
        host.tap("Other")
        #expect(runs.phases == [0, 0.5, 0.2, 0.4])
        host.advance(by: 1)
        #expect(runs.phases == [0, 0.5, 0.2, 0.4, 0.8])
    }

    // MARK: With a trigger

    @Test func `SEMANTICS 52: a change of the trigger goes through the phases once, and back to the first`() {
        let host = TestHost { Triggered(runs: runs) }
        #expect(runs.phases == [0])
        #expect(!host.isAnimating)
        host.advance(by: 5)
        #expect(runs.phases == [0])
        #expect(host.updates { host.tap("Go") } == ["Triggered"])
        // The body has made a new closure, before the first step.
        #expect(runs.phases == [0, 0, 0.5])
        host.advance(by: 0.5)
        #expect(host.percent == 25)
        #expect(host.updates { host.advance(by: 0.5) } == [])
        #expect(runs.phases == [0, 0, 0.5, 1])
        host.advance(by: 1)
        #expect(runs.phases == [0, 0, 0.5, 1, 0])
        host.advance(by: 0.5)
        #expect(host.percent == 50)
        host.advance(by: 0.5)
        #expect(host.percent == 0)
        #expect(!host.isAnimating)
        host.advance(by: 5)
        #expect(runs.phases == [0, 0, 0.5, 1, 0])
    }

    @Test func `A change of the trigger during the phases starts again with the second phase`() {
        let host = TestHost { Triggered(runs: runs) }
        host.tap("Go")
        host.advance(by: 1.5)
        runs.phases = []
        host.tap("Go")
        #expect(runs.phases == [1, 0.5])
        host.advance(by: 3)
        #expect(runs.phases == [1, 0.5, 1, 0])
        host.advance(by: 5)
        #expect(runs.phases == [1, 0.5, 1, 0])
        #expect(!host.isAnimating)
    }

    // MARK: The modifiers

    @Test func `SEMANTICS 52: the modified view does not run for its phases`() {
        let host = TestHost {
            Inner().phaseAnimator([0, 1]) {
                $0.opacity($1)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        #expect(host.updates { host.advance(by: 2.5) } == [])
        #expect(host.presentation(of: "Inner").map { Int(($0.opacity * 100).rounded()) } == 50)
    }

    @Test func `The modified view runs when it is another one`() {
        struct Counting: View {
            @State private var count = 0

            var body: some View {
                Button("Count") { count += 1 }
                Text(verbatim: "\(count)").phaseAnimator([0, 1], trigger: 0) { $0.opacity(1 - $1) }
            }
        }
        let host = TestHost { Counting() }
        host.tap("Count")
        #expect(host.frame(of: "1") != nil)
        #expect(!host.isAnimating)
    }

    // MARK: Out of sight

    @Test func `A view that has left goes through no phases`() {
        struct Leaving: View {
            @State private var isShown = true
            let runs: Runs

            var body: some View {
                if isShown { Looping(phases: [0, 1], runs: runs) }
                Button("Leave") { isShown = false }
            }
        }
        let host = TestHost { Leaving(runs: runs) }
        host.tap("Leave")
        host.advance(by: 5)
        #expect(runs.phases == [0, 1])
        #expect(!host.isAnimating)
    }

    @Test func `A window in the background waits with the next phase`() {
        let host = TestHost { Looping(phases: [0, 1], runs: runs) }
        host.traits.scenePhase = .background
        host.advance(by: 5)
        #expect(runs.phases == [0, 1])
        #expect(!host.isAnimating)
        host.traits.scenePhase = .active
        #expect(host.isAnimating)
        #expect(runs.phases == [0, 1, 0])
    }

    @Test func `SEMANTICS 55: where nothing animates the first phase shows`() {
        let host = ViewHost(
            proposedSize: ProposedViewSize(width: 100, height: 100), traits: .testing, typeSetter: FixedMetrics(),
            content: Looping(phases: [0.5, 1], runs: runs))
        host.update()
        #expect(runs.phases == [0.5])
        #expect(!host.motion.isAnimating)
        #expect(!host.needsUpdate)
    }
}
