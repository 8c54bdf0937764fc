import Foundation
import SwiftUI
import Testing

import Umwelt
@testable import UmweltTesting

/// A view that changes when a button is pressed.
private struct Changing<Content: View>: View {
    @State private var isOn = false
    var animation: Animation
    let content: (Bool) -> Content

    var body: some View {
        VStack {
            content(isOn)
            Button("Go") { withAnimation(animation) { isOn.toggle() } }
        }
    }
}

/// Courses of what nodes draw: colours, outlines and clips, for hosts that play animations by themselves.
@MainActor
struct PaintAnimationTests {
    /// Presses the button of a view, and returns the animation that a host is sent which plays it; nil if it has to be
    /// drawn frames.
    private func animation<Content: View>(
        outlinesMove: Bool = true, animation: Animation = .linear(duration: 1),
        @ViewBuilder _ content: @escaping (Bool) -> Content
    ) -> (SampledAnimation, NodeChange)? {
        let host = TestHost { Changing(animation: animation, content: content) }
        host.host.motion.capabilities.playsAnimations = true
        host.host.motion.capabilities.movesOutlines = outlinesMove
        _ = host.host.nextFrame()
        host.tap("Go")
        let changed = host.host.nextFrame().changed
        let courses = changed.compactMap { change -> (SampledAnimation, NodeChange)? in
            guard case .plays(let animation)? = change.animation, !animation.items.isEmpty || !animation.clips.isEmpty
            else {
                return nil
            }
            return (animation, change)
        }
        #expect(host.host.motion.needsFrames == courses.isEmpty)
        guard !courses.isEmpty else { return nil }
        // Nothing more is sent.
        for _ in 0..<5 {
            host.clock.advance(by: 0.19)
            #expect(host.host.nextFrame().changed.isEmpty)
        }
        host.clock.advance(by: 0.1)
        #expect(host.host.nextFrame().changed.allSatisfy { $0.items == nil && $0.clip == nil })
        #expect(!host.isAnimating)
        return courses[0]
    }

    /// The drawing of a host that is drawn frames after some seconds, of the nodes whose items change.
    private func frame<Content: View>(
        after seconds: Double, @ViewBuilder _ content: @escaping (Bool) -> Content
    ) -> [DisplayItem] {
        let host = TestHost { Changing(animation: .linear(duration: 1), content: content) }
        _ = host.host.nextFrame()
        host.tap("Go")
        _ = host.host.nextFrame()
        host.advance(by: seconds)
        return host.host.nextFrame().changed.compactMap(\.items).first ?? []
    }

    private func expectLikeFrames<Content: View>(@ViewBuilder _ content: @escaping (Bool) -> Content) throws {
        let (animation, change) = try #require(self.animation(content))
        #expect(animation.items.count == 121)
        #expect(change.items == animation.items.last)
        for step in [12, 60, 108] {
            #expect(animation.items[step] == frame(after: Double(step) / 120, content))
        }
    }

    @Test func `A fill's colour is sent once with its animation`() throws {
        try expectLikeFrames { Circle().fill($0 ? .red : .blue).frame(width: 20, height: 20) }
    }

    @Test func `A text's colour is sent once with its animation`() throws {
        try expectLikeFrames { Text("coloured").foregroundStyle($0 ? .red : .blue) }
    }

    @Test func `A symbol's colour is sent once with its animation`() throws {
        try expectLikeFrames { Image(systemName: "star.fill").foregroundStyle($0 ? .red : .blue) }
    }

    @Test func `A gradient's colours are sent once with their animation`() throws {
        try expectLikeFrames { isOn in
            LinearGradient(colors: [isOn ? .red : .blue, .green], startPoint: .top, endPoint: .bottom)
                .frame(width: 20, height: 20)
        }
    }

    @Test func `A gradient's place, direction and stops are sent once with their animation`() throws {
        try expectLikeFrames { isOn in
            LinearGradient(
                colors: [isOn ? .red : .blue, .green], startPoint: isOn ? .leading : .top,
                endPoint: isOn ? .trailing : .bottom
            )
            .frame(width: 20, height: 40)
        }
        try expectLikeFrames { isOn in
            LinearGradient(
                stops: [
                    Gradient.Stop(color: .red, location: isOn ? 0.8 : 0), Gradient.Stop(color: .blue, location: 1),
                ],
                startPoint: .leading, endPoint: .trailing
            )
            .frame(width: 20, height: 40)
        }
        try expectLikeFrames { isOn in
            RadialGradient(
                colors: [.red, .blue], center: isOn ? .topLeading : .center, startRadius: isOn ? 9 : 0,
                endRadius: isOn ? 40 : 10
            )
            .frame(width: 20, height: 20)
        }
        try expectLikeFrames { isOn in
            EllipticalGradient(colors: [.red, .blue], center: isOn ? .top : .center).frame(width: 20, height: 40)
        }
        try expectLikeFrames { isOn in
            AngularGradient(
                colors: [isOn ? .red : .blue, .green], center: isOn ? .top : .center, angle: .degrees(isOn ? 90 : 0)
            )
            .frame(width: 20, height: 40)
        }
        let ring = { (isOn: Bool) in
            Rectangle().stroke(AngularGradient(colors: [.red, isOn ? .blue : .green], center: .center), lineWidth: 4)
        }
        try expectLikeFrames { ring($0).frame(width: 20, height: 20) }
        // It is sent as an area, which has other steps on the way.
        #expect(animation { ring(true).frame(width: $0 ? 40 : 20, height: 20) } == nil)
        // A shape takes its gradient along as it grows.
        let growing = animation { isOn in
            Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                .frame(width: isOn ? 90 : 30, height: 20)
        }
        #expect(growing != nil)
    }

    @Test func `A material, and the area that it fills, is sent once with its animation`() throws {
        try expectLikeFrames { isOn in
            Text("glass").frame(width: isOn ? 90 : 40, height: 20)
                .background(isOn ? .thickMaterial : .ultraThinMaterial, in: .rect(cornerRadius: isOn ? 8 : 4))
        }
    }

    @Test func `A line's width, dashes and colour are sent once with their animation`() throws {
        try expectLikeFrames { isOn in
            Circle().stroke(
                isOn ? .red : .blue,
                style: StrokeStyle(lineWidth: isOn ? 5 : 2, dash: [3, 4], dashPhase: isOn ? 14 : 0)
            )
            .frame(width: 20, height: 20)
        }
        // A line without width is no element of the page that could grow.
        #expect(animation { Circle().stroke(.red, lineWidth: $0 ? 5 : 0) } == nil)
    }

    @Test func `Outlines of the same steps are sent once with their animation, if the host can move them`() throws {
        let card = { (isOn: Bool) in
            RoundedRectangle(cornerRadius: isOn ? 10 : 4).frame(width: isOn ? 200 : 100, height: 40)
        }
        let (animation, _) = try #require(self.animation(card))
        #expect(animation.items.count == 121 && animation.frames.count == 121)
        for (frame, items) in zip(animation.frames, animation.items) {
            guard case .fill(let path, _, _, _)? = items.first else { throw NoPath() }
            #expect(abs(path.boundingRect.width - frame.width) < 0.01)
        }
        #expect(self.animation(outlinesMove: false, card) == nil)
        // Colours need no outlines that move.
        #expect(self.animation(outlinesMove: false) { Circle().fill($0 ? .red : .blue) } != nil)
        // A part of an outline has more steps, or fewer.
        #expect(self.animation { Circle().trim(from: 0, to: $0 ? 1 : 0.1).stroke() } == nil)
    }

    private struct NoPath: Error {}

    @Test func `Clips of the same steps are sent once with their animation, in hosts without outlines, too`() throws {
        let (animation, change) = try #require(
            self.animation(outlinesMove: false) { Text("cut").clipShape(RoundedRectangle(cornerRadius: $0 ? 8 : 2)) })
        #expect(animation.clips.count == 121)
        #expect(change.clip == animation.clips.last.map(NodeChange.Clip.path))
    }

    @Test func `A colour that swings for ever is sent as one cycle`() throws {
        let host = TestHost {
            Changing(animation: .linear(duration: 0.5).repeatForever()) { Color($0 ? .red : .blue) }
        }
        host.host.motion.capabilities.playsAnimations = true
        _ = host.host.nextFrame()
        host.tap("Go")
        let courses = host.host.nextFrame().changed.compactMap(\.animation)
        guard case .plays(let animation)? = courses.last else { throw NoPath() }
        #expect(animation.repeats && animation.duration == 1 && animation.items.count == 121)
        #expect(animation.items[0] != animation.items[60])
        host.clock.advance(by: 7.3)
        #expect(host.host.nextFrame().changed.isEmpty && !host.host.motion.needsFrames)
        // A page that comes later gets the rest.
        host.host.forgetFrame()
        #expect(host.host.nextFrame().changed.contains { $0.animation != nil && $0.items?.isEmpty == false })
    }

    @Test func `A colour that changes again during its animation continues from the presented colour`() throws {
        let content = { (isOn: Bool) in Circle().fill(isOn ? .red : .blue) }
        let host = TestHost { Changing(animation: .linear(duration: 1), content: content) }
        host.host.motion.capabilities.playsAnimations = true
        _ = host.host.nextFrame()
        host.tap("Go")
        _ = host.host.nextFrame()
        host.clock.advance(by: 0.5)
        host.tap("Go")
        let changes = host.host.nextFrame().changed.filter { $0.animation != nil }
        guard case .plays(let animation)? = changes.first?.animation else { throw NoPath() }
        #expect(animation.items.first == frame(after: 0.5, content))
    }
}
