import Foundation
import SwiftUI
import Testing

import Umwelt
@testable import UmweltTesting

/// No node draws the text.
private struct NotShown: Error {}

/// A ball that moves, fades, grows and turns.
private struct Ball: View {
    @State private var step = 0
    @State private var isShown = true
    @State private var done = 0
    var animation = Animation.spring(duration: 0.5, bounce: 0.3)

    var body: some View {
        VStack {
            if isShown { Text("Guest").transition(.move(edge: .leading)) }
            Text("Ball").rotationEffect(.degrees(Double(step) * 90)).scaleEffect(1 + Double(step))
                .opacity(step.isMultiple(of: 2) ? 1 : 0.25).offset(x: Double(step) * 100)
            Button("Go") {
                withAnimation(animation) {
                    step += 1
                } completion: {
                    done += 1
                }
            }
            Button("Back") { withAnimation(animation) { step -= 1 } }
            Button("Jump") { step = 0 }
            Button("Toggle") { withAnimation(animation) { isShown.toggle() } }
            Button("Tap") {}
            Text("Done \(done)")
        }
    }
}

private struct Bar: View {
    @State private var isLong = false

    var body: some View {
        VStack {
            Rectangle().frame(width: isLong ? 200 : 100, height: 10)
            Button("Go") { withAnimation(.linear(duration: 1)) { isLong.toggle() } }
        }
    }
}

private struct Lines: View {
    var body: some View {
        ScrollViewReader { proxy in
            Button("Go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(50, anchor: .top) } }
            Button("Jump") { proxy.scrollTo(0, anchor: .top) }
            ScrollView { VStack { ForEach(0..<100, id: \.self) { Text("Line \($0)") } } }
        }
    }
}

/// A text that moves by an animation of its own, in a row that moves by another one; and one that is inserted there.
private struct Rising: View {
    @State private var isOn = false

    var body: some View {
        VStack(spacing: 0) {
            HStack(alignment: .bottom, spacing: 3) {
                Text("Own").frame(height: isOn ? 90 : 20).animation(.linear(duration: 0.5), value: isOn)
                if isOn { Text("New") }
            }
            .frame(height: 100, alignment: .bottom)
            Button("Go") { withAnimation(.easeIn(duration: 1)) { isOn = true } }
        }
    }
}

/// Courses, as hosts that play animations by themselves are sent them, beside a host that is drawn frames.
@MainActor
struct SampledAnimationTests {
    /// A host that plays animations by itself.
    @MainActor private final class Player {
        let host: TestHost

        /// The host's copy of each node: its properties at the end, and the course to it with the time of its start.
        private var known: [FrameDifference.NodeID: NodeChange] = [:]
        private var courses: [FrameDifference.NodeID: (course: SampledAnimation, start: Double)] = [:]
        private var parents: [FrameDifference.NodeID: FrameDifference.NodeID] = [:]

        init(_ host: TestHost) {
            self.host = host
            host.host.motion.capabilities.playsAnimations = true
            _ = receive()
        }

        /// Returns the number of nodes that have changed.
        @discardableResult
        func receive() -> Int {
            let difference = host.host.nextFrame()
            for change in difference.changed {
                var all = change.isNew ? change : known[change.id] ?? change
                if let frame = change.frame { all.frame = frame }
                if let opacity = change.opacity { all.opacity = opacity }
                if let effects = change.effects { all.effects = effects }
                if let items = change.items { all.items = items }
                known[change.id] = all
                for child in change.children?.ids ?? [] { parents[child] = change.id }
                switch change.animation {
                case nil: if change.isNew { courses[change.id] = nil }
                case .nothing: courses[change.id] = nil
                case .plays(let course): courses[change.id] = (course, host.clock.time - course.elapsed)
                }
            }
            for id in difference.removed { remove(id) }
            return difference.changed.count + difference.removed.count
        }

        private func remove(_ id: FrameDifference.NodeID) {
            known[id] = nil
            for (child, parent) in parents where parent == id && known[child] != nil { remove(child) }
        }

        func forget() {
            host.host.forgetFrame()
            courses = [:]
        }

        var hasCourses: Bool { !courses.isEmpty }

        /// The presentation values, at the host, of the node that draws a text.
        func presentation(of text: String) throws -> (frame: CGRect, opacity: Double) {
            let found = known.values.first { change in
                change.items?.contains {
                    if case .text(let layout, _) = $0 {
                        layout.paragraph.runs.map(\.text).joined() == text
                    } else {
                        false
                    }
                } == true
            }
            guard let node = found else { throw NotShown() }
            var id: FrameDifference.NodeID? = node.id
            var frame = CGRect(origin: .zero, size: node.frame?.size ?? .zero)
            var opacity = 1.0
            while let current = id, let change = known[current] {
                let now = shown(change)
                opacity *= now.opacity
                frame = frame.applying(now.transform).offsetBy(dx: now.frame.minX, dy: now.frame.minY)
                id = parents[current]
            }
            return (frame, opacity)
        }

        private func shown(_ change: NodeChange) -> (frame: CGRect, opacity: Double, transform: ProjectionTransform) {
            var result = (
                change.frame ?? .zero, change.opacity ?? 1, change.effects?.transform ?? ProjectionTransform()
            )
            guard let (course, start) = courses[change.id] else { return result }
            var passed = (host.clock.time - start) / course.duration
            if course.repeats { passed -= passed.rounded(.down) } else if passed >= 1 { return result }
            func value<T: VectorArithmetic>(_ steps: [T]) -> T {
                let place = passed * Double(steps.count - 1)
                let index = min(Int(place), steps.count - 2)
                return steps[index] + (steps[index + 1] - steps[index]).scaled(by: place - Double(index))
            }
            if !course.frames.isEmpty {
                result.0.origin.x = value(course.frames.map { $0.minX })
                result.0.origin.y = value(course.frames.map { $0.minY })
                result.0.size.width = value(course.frames.map { $0.width })
                result.0.size.height = value(course.frames.map { $0.height })
            }
            if !course.opacities.isEmpty { result.1 = value(course.opacities) }
            if !course.effects.isEmpty {
                let transforms = course.effects.map(\.transform)
                result.2.m11 = value(transforms.map { $0.m11 })
                result.2.m12 = value(transforms.map { $0.m12 })
                result.2.m21 = value(transforms.map { $0.m21 })
                result.2.m22 = value(transforms.map { $0.m22 })
                result.2.m31 = value(transforms.map { $0.m31 })
                result.2.m32 = value(transforms.map { $0.m32 })
            }
            return result
        }

        /// Compares what shows with a host that is drawn frames.
        func expectSame(as other: TestHost, of text: String = "Ball") throws {
            let own = try presentation(of: text)
            let expected = try #require(other.presentation(of: text))
            for (a, b) in zip(own.frame.corners, expected.frame.corners) {
                #expect(abs(a.x - b.x) < 0.5 && abs(a.y - b.y) < 0.5, "\(own.frame) \(expected.frame)")
            }
            #expect(abs(own.opacity - expected.opacity) < 1 / 256)
        }
    }

    @Test(arguments: [Animation.spring(duration: 0.5, bounce: 0.3), .easeInOut(duration: 1), .linear(duration: 1)])
    func `A course is what shows at each of its steps, also when it is changed on the way`(_ animation: Animation)
        throws
    {
        let player = Player(TestHost { Ball(animation: animation) })
        let plain = TestHost { Ball(animation: animation) }
        for button in ["Go", "Go", "Back", "Go", "Jump", "Go"] {
            player.host.tap(button)
            plain.tap(button)
            #expect(player.receive() > 0)
            for steps in [6.0, 3, 9] {
                player.host.clock.advance(by: steps / 60)
                plain.advance(by: steps / 60)
                if button == "Go" || button == "Back" { try player.expectSame(as: plain) }
            }
        }
        player.host.advance(by: 3)
        plain.advance(by: 3)
        try player.expectSame(as: plain)
    }

    @Test func `While the host plays an animation nothing is requested or sent, and its completion is called in time`()
    {
        let player = Player(TestHost { Ball(animation: .linear(duration: 1)) })
        player.host.tap("Go")
        #expect(player.host.host.motion.needsFrames)
        player.receive()
        #expect(player.hasCourses)
        #expect(!player.host.host.motion.needsFrames && player.host.isAnimating)
        for _ in 0..<9 {
            player.host.advance(by: 0.1)
            #expect(player.receive() == 0)
        }
        #expect(player.host.texts.contains("Done 0"))
        player.host.clock.advance(by: 0.11)
        #expect(player.host.texts.contains("Done 1"))
        #expect(!player.host.isAnimating)
    }

    @Test func `A host that begins again joins on the way`() throws {
        let player = Player(TestHost { Ball() })
        let plain = TestHost { Ball() }
        player.host.tap("Go")
        plain.tap("Go")
        player.receive()
        player.host.advance(by: 0.2)
        plain.advance(by: 0.2)
        player.forget()
        player.receive()
        try player.expectSame(as: plain)
        player.host.clock.advance(by: 0.1)
        plain.advance(by: 0.1)
        try player.expectSame(as: plain)
    }

    @Test func `A view with a motion of its own, or an inserted one, moves relative to its moving container`() throws {
        let player = Player(TestHost { Rising() })
        let plain = TestHost { Rising() }
        player.host.tap("Go")
        plain.tap("Go")
        player.receive()
        #expect(!player.host.host.motion.needsFrames)
        for _ in 0..<7 {
            player.host.clock.advance(by: 0.13)
            plain.advance(by: 0.13)
            try player.expectSame(as: plain, of: "Own")
            try player.expectSame(as: plain, of: "New")
        }
    }

    @Test func `A view that leaves is played, returns from where it is, and is removed at the end`() throws {
        let player = Player(TestHost { Ball(animation: .linear(duration: 1)) })
        let plain = TestHost { Ball(animation: .linear(duration: 1)) }
        func step(_ seconds: Double) throws {
            player.host.clock.advance(by: seconds)
            plain.advance(by: seconds)
            try player.expectSame(as: plain, of: "Guest")
            try player.expectSame(as: plain)
        }
        for host in [player.host, plain] { host.tap("Toggle") }
        player.receive()
        #expect(!player.host.host.motion.needsFrames)
        try step(0.25)
        try step(0.25)
        for host in [player.host, plain] { host.tap("Toggle") }
        player.receive()
        try step(0.25)
        for host in [player.host, plain] { host.tap("Toggle") }
        player.receive()
        try step(0.25)
        player.host.clock.advance(by: 2)
        #expect(player.receive() > 0)
        #expect(throws: NotShown.self) { try player.presentation(of: "Guest") }
        #expect(!player.host.isAnimating)
    }

    @Test func `An endless animation is sent as one cycle`() throws {
        let animation = Animation.easeInOut(duration: 1).repeatForever().delay(0.5)
        let player = Player(TestHost { Ball(animation: animation) })
        let plain = TestHost { Ball(animation: animation) }
        player.host.tap("Go")
        plain.tap("Go")
        player.receive()
        #expect(!player.host.host.motion.needsFrames)
        for _ in 0..<4 {
            player.host.clock.advance(by: 0.7)
            plain.advance(by: 0.7)
            if player.host.clock.time > 0.75 { try player.expectSame(as: plain) }
        }
        player.host.tap("Jump")
        player.receive()
        #expect(try player.presentation(of: "Ball").opacity == 1)
    }

    @Test func `A shape whose outline changes is drawn frames`() {
        let player = Player(TestHost { Bar() })
        player.host.tap("Go")
        player.receive()
        #expect(player.host.host.motion.needsFrames)
        player.host.advance(by: 0.5)
        #expect(player.receive() > 0)
        player.host.advance(by: 0.6)
        #expect(!player.host.host.motion.needsFrames)
    }

    @Test func `A place that is scrolled to with an animation is sent with its course`() throws {
        let host = TestHost { VStack { Lines() } }
        func scrolled() throws -> NodeChange {
            try #require(host.host.nextFrame().changed.first { $0.scrollOffset != nil })
        }
        _ = host.host.nextFrame()
        host.tap("Go")
        // Without a host that plays, the offset is that of each frame.
        host.advance(by: 0.5)
        #expect(try scrolled().scrollAnimation == nil)
        host.tap("Jump")
        _ = host.host.nextFrame()
        host.host.motion.capabilities.playsAnimations = true
        host.tap("Go")
        let course = try #require(scrolled().scrollAnimation)
        #expect(course.duration == 1 && course.parts.first == 0 && course.parts.last == 1 && course.reach == nil)
        host.tap("Jump")
        #expect(try scrolled().scrollAnimation == nil)
    }

    @Test func `An event on the way finds what shows`() throws {
        let player = Player(TestHost { Ball(animation: .linear(duration: 1)) })
        let start = try #require(player.host.presentation(of: "Ball")).frame.midX
        player.host.tap("Go")
        player.receive()
        player.host.clock.advance(by: 0.5)
        player.host.tap("Tap")
        #expect(try abs(#require(player.host.presentation(of: "Ball")).frame.midX - start - 50) < 0.1)
        #expect(player.receive() == 0)
    }
}

extension CGRect {
    fileprivate var corners: [CGPoint] { [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: maxY)] }
}
