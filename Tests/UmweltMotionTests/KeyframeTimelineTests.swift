import Foundation
import Testing

import Umwelt

@Suite("Timelines of keyframes") struct KeyframeTimelineTests {
    private struct Place: Equatable {
        var x = 0.0
        var y = 0.0
        var point = CGPoint.zero
        var name = "here"
    }

    /// The velocity of a timeline at a time, by the difference of two values.
    private func velocity(_ timeline: KeyframeTimeline<Double>, _ time: Double, after: Bool) -> Double {
        let step = 1e-6
        let other = timeline.value(time: after ? time + step : time - step)
        return (other - timeline.value(time: time)) / (after ? step : -step)
    }

    private func isClose(_ left: Double, _ right: Double, _ tolerance: Double = 1e-9) -> Bool {
        abs(left - right) <= tolerance
    }

    @Test("SEMANTICS 52: linear keyframes go straight, one after the other")
    func linear() {
        let timeline = KeyframeTimeline(initialValue: 10.0) {
            LinearKeyframe(20, duration: 1)
            LinearKeyframe(0, duration: 4)
        }
        #expect(timeline.duration == 5)
        #expect([0, 0.25, 1, 2, 5].map { timeline.value(time: $0) } == [10, 12.5, 20, 15, 0])
    }

    @Test("SEMANTICS 52: a timing curve says how much of the way is done")
    func timingCurve() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(100, duration: 2, timingCurve: .easeIn)
        }
        for share in [0.25, 0.5, 0.75] {
            #expect(isClose(timeline.value(time: 2 * share), 100 * UnitCurve.easeIn.value(at: share)))
        }
    }

    @Test("SEMANTICS 52: before the start is the initial value, after the end the end value")
    func outside() {
        let timeline = KeyframeTimeline(initialValue: 3.0) { LinearKeyframe(5, duration: 1) }
        #expect([-1, -.infinity, .nan].map { timeline.value(time: $0) } == [3, 3, 3])
        #expect([1, 9, .infinity].map { timeline.value(time: $0) } == [5, 5, 5])
    }

    @Test("SEMANTICS 52: progress is a share of the longest track")
    func progress() {
        let timeline = KeyframeTimeline(initialValue: Place()) {
            KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
            KeyframeTrack(\.y) { LinearKeyframe(10, duration: 4) }
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(progress: 0.125) == Place(x: 5, y: 1.25))
        #expect(timeline.value(progress: 0.5) == Place(x: 10, y: 5))
        #expect(timeline.value(progress: 2) == Place(x: 10, y: 10))
        #expect([-1, .nan].map { timeline.value(progress: $0) } == [Place(), Place()])
    }

    @Test("SEMANTICS 52: tracks are independent, and what no track moves stays")
    func tracks() {
        let timeline = KeyframeTimeline(initialValue: Place(x: 1, y: 2, name: "there")) {
            KeyframeTrack(\.x) { LinearKeyframe(3, duration: 1) }
            KeyframeTrack(\.point) { LinearKeyframe(CGPoint(x: 8, y: -8), duration: 2) }
            KeyframeTrack(\.point.y) { MoveKeyframe(7) }
        }
        #expect(timeline.value(time: 0.5) == Place(x: 2, y: 2, point: CGPoint(x: 2, y: 7), name: "there"))
        #expect(timeline.value(time: 2) == Place(x: 3, y: 2, point: CGPoint(x: 8, y: 7), name: "there"))
    }

    @Test("SEMANTICS 52: the last of several tracks of one property holds")
    func lastTrack() {
        let timeline = KeyframeTimeline(initialValue: Place()) {
            KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
            KeyframeTrack(\.x) { LinearKeyframe(-10, duration: 1) }
        }
        #expect(timeline.value(time: 0.5).x == -5)
    }

    @Test("SEMANTICS 52: a move takes no time")
    func move() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 1)
            MoveKeyframe(5)
            LinearKeyframe(6, duration: 1)
            MoveKeyframe(-1)
        }
        #expect(timeline.duration == 2)
        #expect([0.5, 1, 1.5, 2].map { timeline.value(time: $0) } == [0.5, 5, 5.5, -1])
        let moves = KeyframeTimeline(initialValue: 0.0) {
            MoveKeyframe(5)
            MoveKeyframe(8)
        }
        #expect(moves.duration == 0)
        #expect([moves.value(time: 0), moves.value(progress: 1)] == [8, 8])
    }

    @Test("SEMANTICS 52: a cubic keyframe alone starts and ends at rest")
    func oneCubic() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(8, duration: 2) }
        // 3s² - 2s³ of the way at the share s of the time.
        #expect([0, 0.5, 1, 1.5, 2].map { timeline.value(time: $0) } == [0, 1.25, 4, 6.75, 8])
    }

    @Test("SEMANTICS 52: through cubic keyframes goes a Catmull-Rom spline")
    func catmullRom() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(-30, duration: 0.5)
            CubicKeyframe(30, duration: 1)
            CubicKeyframe(0, duration: 0.5)
        }
        #expect([0.5, 1.5, 2].map { timeline.value(time: $0) } == [-30, 30, 0])
        for (time, expected) in [(0.5, 20.0), (1.5, 20.0)] {
            #expect(isClose(velocity(timeline, time, after: false), expected, 1e-3))
            #expect(isClose(velocity(timeline, time, after: true), expected, 1e-3))
        }
        // Halfway between -30 and 30 with the same velocity at both.
        #expect(isClose(timeline.value(time: 1), 0))
        // Halfway from 0 to -30, from rest to a velocity of 20: -15 - 0.5 · 20 / 8.
        #expect(isClose(timeline.value(time: 0.25), -16.25))
        #expect(isClose(velocity(timeline, 0, after: true), 0, 1e-3))
        #expect(isClose(velocity(timeline, 2, after: false), 0, 1e-3))
    }

    @Test("SEMANTICS 52: given velocities hold, and the neighbour's curve takes them on")
    func givenVelocities() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1, startVelocity: 3, endVelocity: -4)
            CubicKeyframe(20, duration: 1)
            CubicKeyframe(30, duration: 1, startVelocity: 6)
        }
        let expected: [(Double, Double)] = [(1, -4), (2, 6)]
        #expect(isClose(velocity(timeline, 0, after: true), 3, 1e-3))
        for (time, expected) in expected {
            #expect(isClose(velocity(timeline, time, after: false), expected, 1e-3))
            #expect(isClose(velocity(timeline, time, after: true), expected, 1e-3))
        }
    }

    @Test("SEMANTICS 52: a cubic keyframe goes on smoothly from and to linear ones, and rests at moves")
    func cubicNeighbours() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(5, duration: 1)
            CubicKeyframe(10, duration: 1)
            LinearKeyframe(4, duration: 2)
            CubicKeyframe(0, duration: 1)
            MoveKeyframe(1)
            CubicKeyframe(9, duration: 1)
        }
        for (time, expected) in [(1.0, 5.0), (2.0, -3.0), (4.0, -3.0)] {
            #expect(isClose(velocity(timeline, time, after: false), expected, 1e-3))
            #expect(isClose(velocity(timeline, time, after: true), expected, 1e-3))
        }
        #expect(isClose(timeline.value(time: 4.999), 0, 1e-3))
        #expect(isClose(velocity(timeline, 4.999, after: false), 0, 0.1))
        #expect(timeline.value(time: 5) == 1)
        #expect(isClose(velocity(timeline, 5, after: true), 0, 1e-3))
    }

    @Test("SEMANTICS 52: a spring pulls for its duration, or until it has settled")
    func spring() {
        let spring = Spring(duration: 0.4)
        let cut = KeyframeTimeline(initialValue: 2.0) { SpringKeyframe(10, duration: 0.2, spring: spring) }
        #expect(cut.duration == 0.2)
        let expected = 2 + spring.value(target: 8.0, time: 0.1)
        #expect(isClose(cut.value(time: 0.1), expected))
        // It stays where it is when its time is over.
        #expect(isClose(cut.value(time: 1), 2 + spring.value(target: 8.0, time: 0.2)))

        let settled = KeyframeTimeline(initialValue: 2.0) { SpringKeyframe(10, spring: spring) }
        #expect(isClose(settled.duration, spring.settlingDuration(target: 8.0, epsilon: 0.0001)))
        #expect(isClose(settled.value(time: settled.duration.nextDown), 10, 1e-3))
        #expect(settled.value(time: settled.duration) == 10)
    }

    @Test("SEMANTICS 52: a spring takes on the value and the velocity with which the track comes")
    func springContinuity() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(6, duration: 2)
            SpringKeyframe(20, duration: 0.1)
            SpringKeyframe(-20, duration: 0.3)
            CubicKeyframe(5, duration: 1)
            SpringKeyframe(0, duration: 1)
        }
        #expect(isClose(velocity(timeline, 2, after: true), 3, 1e-2))
        for time in [2, 2.1, 2.4, 3.4] {
            #expect(isClose(timeline.value(time: time - 1e-9), timeline.value(time: time), 1e-6))
            #expect(
                isClose(velocity(timeline, time, after: false), velocity(timeline, time, after: true), 0.05))
        }
        #expect(timeline.value(time: 3.4) == 5)
    }

    @Test("SEMANTICS 52: a spring starts with a given velocity, to which a cubic curve before it leads")
    func springVelocity() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(5, duration: 1)
            SpringKeyframe(5, duration: 1, startVelocity: 40)
        }
        #expect(isClose(velocity(timeline, 1, after: false), 40, 1e-2))
        #expect(isClose(velocity(timeline, 1, after: true), 40, 1e-2))
    }

    @Test("SEMANTICS 52: keyframes without a track move the whole value")
    func wholeValue() {
        let point = KeyframeTimeline(initialValue: CGPoint(x: 1, y: 1)) {
            LinearKeyframe(CGPoint(x: 3, y: 5), duration: 1)
        }
        #expect(point.value(time: 0.5) == CGPoint(x: 2, y: 3))
        let track = KeyframeTimeline(initialValue: CGPoint(x: 1, y: 1)) {
            KeyframeTrack { LinearKeyframe(CGPoint(x: 3, y: 5), duration: 1) }
            KeyframeTrack(\.x) { LinearKeyframe(-1, duration: 1) }
        }
        #expect(track.value(time: 0.5) == CGPoint(x: 0, y: 3))
    }

    /// Keyframes that an app writes: some of a property, and tracks that consist of them.
    private struct Shake: KeyframeTrackContent {
        var count: Int
        var body: some KeyframeTrackContent<Double> {
            for step in 0..<2 * count { LinearKeyframe(step.isMultiple(of: 2) ? 1 : -1, duration: 0.5) }
            MoveKeyframe(0)
        }
    }

    private struct Dance: Keyframes {
        var isWild: Bool
        var body: some Keyframes<Place> {
            KeyframeTrack(\.x) {
                if isWild {
                    Shake(count: 3)
                } else {
                    LinearKeyframe(1, duration: 1)
                }
            }
            KeyframeTrack(\.y) { LinearKeyframe(4, duration: 4) }
        }
    }

    @Test("Loops, conditions and an app's own keyframes make a track")
    func composition() {
        let wild = KeyframeTimeline(initialValue: Place()) { Dance(isWild: true) }
        #expect(wild.duration == 4)
        #expect([0.25, 0.5, 2.25, 3].map { wild.value(time: $0).x } == [0.5, 1, 0, 0])
        #expect(wild.value(time: 2).y == 2)
        let calm = KeyframeTimeline(initialValue: Place()) {
            Dance(isWild: false)
            KeyframeTrack(\.y) { LinearKeyframe(1, duration: 5) }
        }
        #expect(calm.duration == 5)
        #expect(calm.value(time: 0.5) == Place(x: 0.5, y: 0.1))

        let steps: [(value: Double, duration: Double)] = [(1, 1), (3, 2)]
        for isForward in [true, false] {
            let whole = KeyframeTimeline(initialValue: 0.0) {
                for step in steps { LinearKeyframe(step.value, duration: step.duration) }
                if isForward { LinearKeyframe(5, duration: 1) } else { MoveKeyframe(0) }
            }
            #expect(whole.duration == (isForward ? 4 : 3))
            #expect(whole.value(time: 2) == 2)
            #expect(whole.value(time: 9) == (isForward ? 5 : 0))
        }
    }

    @Test("Without keyframes the value stays, for no time")
    func empty() {
        let none = KeyframeTimeline(initialValue: 4.0) {}
        let tracks = KeyframeTimeline(initialValue: Place(x: 4)) {}
        let content = KeyframeTimeline(initialValue: Place(x: 4)) { KeyframeTrack(\.x) {} }
        #expect([none.duration, tracks.duration, content.duration] == [0, 0, 0])
        #expect(none.value(time: 1) == 4)
        #expect(tracks.value(progress: 0.5) == Place(x: 4))
        #expect(content.value(progress: .infinity) == Place(x: 4))
    }

    @Test("A timeline goes on from another's value and velocity")
    func continuing() {
        let first = KeyframeTimeline(initialValue: Place()) {
            KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
            KeyframeTrack(\.y) { LinearKeyframe(4, duration: 1) }
        }
        func next(at time: Double) -> KeyframeTimeline<Place> {
            KeyframeTimeline(continuing: first, at: time) { (value: Place) -> KeyframeTrack<_, _, _> in
                KeyframeTrack(\.x) { CubicKeyframe(value.x + 1, duration: 1) }
            }
        }
        #expect(next(at: 0.5).value(time: 0) == Place(x: 5, y: 2))
        // Its track of x goes on with the velocity 10, that of y is gone.
        #expect(isClose((next(at: 0.5).value(time: 1e-6).x - 5) / 1e-6, 10, 1e-2))
        #expect(next(at: 0.5).value(time: 1) == Place(x: 6, y: 2))
        // At its end the first one rests.
        #expect(next(at: 3).value(time: 0) == Place(x: 10, y: 4))
        #expect(isClose((next(at: 3).value(time: 1e-6).x - 10) / 1e-6, 0, 1e-2))
    }

    @Test(
        "Durations that are none are jumps, and nothing is no number",
        arguments: [0, -1, Double.nan, -.infinity, .infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude])
    func oddDurations(_ duration: Double) {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            LinearKeyframe(2, duration: duration)
            CubicKeyframe(3, duration: duration)
            CubicKeyframe(4, duration: duration, startVelocity: 1e100, endVelocity: -1e100)
            SpringKeyframe(5, duration: duration)
            SpringKeyframe(6, spring: Spring(duration: 0.5, bounce: 1))
            LinearKeyframe(7, duration: 1, timingCurve: .circularEaseIn)
            CubicKeyframe(8, duration: 1)
            LinearKeyframe(9, duration: 1, timingCurve: .circularEaseOut)
        }
        #expect(timeline.duration.isFinite)
        for time in [0, 0.5, 1, 1.5, 2, 1e8, 1e9, 1e10, .infinity] {
            #expect(timeline.value(time: time).isFinite)
        }
        for progress in [0, 0.1, 0.5, 1, .nan, .infinity] { #expect(timeline.value(progress: progress).isFinite) }
        #expect(timeline.value(time: .infinity) == 9)
        if !(duration > 0) { #expect(timeline.value(time: 1) == 5) }
    }

    @Test("Values and velocities that are no numbers are left out", arguments: [Double.nan, .infinity, -.infinity])
    func oddValues(_ odd: Double) {
        let timeline = KeyframeTimeline(initialValue: odd) {
            LinearKeyframe(1, duration: 1)
            LinearKeyframe(odd, duration: 1)
            CubicKeyframe(odd, duration: 1)
            CubicKeyframe(3, duration: 1, startVelocity: odd, endVelocity: odd)
            SpringKeyframe(4, duration: 1, startVelocity: odd)
            SpringKeyframe(odd)
            MoveKeyframe(odd)
        }
        for time in stride(from: 0, through: 8, by: 0.25) { #expect(timeline.value(time: time).isFinite) }
        #expect([1, 1.5, 2].map { timeline.value(time: $0) } == [1, 1, 1])
    }
}
