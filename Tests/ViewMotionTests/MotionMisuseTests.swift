import Foundation
import SwiftUI
import TestSupport
import Testing

import Umwelt
@testable import UmweltTesting

private struct TwoSources: View {
    @State private var turn = 0
    @Namespace private var space

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            Text("first \(turn)").frame(width: 120, height: 60).matchedGeometryEffect(id: 1, in: space)
                .offset(x: 40, y: 80)
            Text("second").frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space).offset(x: 200, y: 300)
            Text("follower").frame(maxWidth: .infinity, maxHeight: .infinity)
                .matchedGeometryEffect(id: 1, in: space, isSource: false)
            Button("Again") { withAnimation { turn += 1 } }
        }
    }
}

/// Motion that cannot be: no crash, no hang, and frames that come to an end.
@MainActor
struct MotionMisuseTests {
    @Test func `The first of several sources of one id applies, which is logged once`() async {
        // In a process of their own: logging can be set up once only.
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                LogRecorder.install()
                let host = TestHost { TwoSources() }
                for turn in 0..<3 {
                    guard let first = host.frame(of: "first \(turn)"), let follower = host.frame(of: "follower") else {
                        preconditionFailure("\(host.texts)")
                    }
                    precondition(abs(first.midX - follower.midX) < 1 && abs(first.midY - follower.midY) < 1)
                    precondition(host.tap("Again") && host.waitUntilIdle())
                }
                let lines = LogRecorder.lines
                precondition(lines.count == 1 && lines[0].contains("only the first is used"), "\(lines)")
            }
        }
    }

    @Test func `A phase animator without phases shows nothing and requests no frames, which is logged`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                LogRecorder.install()
                let host = TestHost {
                    VStack {
                        Text("beside")
                        PhaseAnimator([Int]()) { Text("phase \($0)") }
                        PhaseAnimator([Int](), trigger: 1) { Text("phase \($0)") }
                    }
                }
                precondition(host.texts == ["beside"] && !host.isAnimating)
                host.advance(by: 10)
                precondition(host.texts == ["beside"] && !host.isAnimating)
                let lines = LogRecorder.lines
                precondition(!lines.isEmpty && lines.allSatisfy { $0.contains("no phases") }, "\(lines)")
            }
        }
    }

    /// Springs and curves that never rest, or that are no numbers.
    private nonisolated static let odd: [(String, Animation)] = [
        ("no damping", .interpolatingSpring(mass: 1, stiffness: 100, damping: 0)),
        ("no stiffness", .interpolatingSpring(mass: 1, stiffness: 0, damping: 0)),
        ("no mass", .interpolatingSpring(mass: 0, stiffness: 100, damping: 10)),
        ("endless velocity", .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: .infinity)),
        ("endless response", .spring(response: .infinity, dampingFraction: 1)),
        ("endless duration", .spring(duration: .infinity, bounce: 0)),
        ("all bounce", .spring(duration: 0.5, bounce: 1)),
        ("more than all bounce", .spring(duration: 0.5, bounce: 7)),
        ("no numbers", .spring(response: .nan, dampingFraction: .nan, blendDuration: .nan)),
        ("curve of no time", .linear(duration: 0)), ("curve back in time", .easeInOut(duration: -3)),
        ("curve of no number", .easeIn(duration: .nan)), ("endless curve", .linear(duration: .infinity)),
        ("endless delay", .linear(duration: 1).delay(.infinity)), ("no speed", .linear(duration: 1).speed(0)),
        ("speed of no number", .linear(duration: 1).speed(.nan)),
        ("no repetitions", .linear(duration: 1).repeatCount(0)),
        ("fewer than no repetitions", .linear(duration: 1).repeatCount(-4)),
        ("repeated moments", .linear(duration: 0).repeatForever()),
    ]

    @Test(arguments: odd.map(\.0), [false, true])
    func `Animations that cannot be or never rest show numbers, do not hang, and can be ended`(
        name: String, isPlayed: Bool
    ) throws {
        struct Odd: View {
            let animation: Animation
            @State private var isOn = false

            var body: some View {
                VStack {
                    Text("moved").offset(x: isOn ? 100 : 0).opacity(isOn ? 1 : 0.5)
                    Circle().fill(isOn ? .red : .blue).frame(width: isOn ? 40 : 20, height: 20)
                    Button("Go") { withAnimation(animation) { isOn.toggle() } }
                    Button("Jump") { isOn = false }
                }
            }
        }
        let animation = try #require(Self.odd.first { $0.0 == name }?.1)
        let host = TestHost { Odd(animation: animation) }
        let start = try #require(host.presentation(of: "moved")).frame.minX
        if isPlayed {
            host.host.motion.capabilities.playsAnimations = true
            host.host.motion.capabilities.movesOutlines = true
            _ = host.host.nextFrame()
        }
        for _ in 0..<3 {
            host.tap("Go")
            for _ in 0..<20 {
                host.advance(by: 0.3)
                if isPlayed { _ = host.host.nextFrame() }
                let shown = try #require(host.presentation(of: "moved"))
                #expect(shown.frame.minX.isFinite && (0...1).contains(shown.opacity), "\(shown)")
            }
        }
        host.tap("Jump")
        #expect(!host.isAnimating)
        #expect(try #require(host.presentation(of: "moved")).frame.minX == start)
    }
}
