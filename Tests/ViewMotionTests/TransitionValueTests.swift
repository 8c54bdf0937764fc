import Foundation
import SwiftUI
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltCore

/// A transition of an app, which turns in and out in different directions.
private struct Twist: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(90 * phase.value)).opacity(phase.isIdentity ? 1 : 0.5)
    }
}

private struct Fade: ViewModifier {
    let opacity: Double

    func body(content: Content) -> some View { content.opacity(opacity) }
}

/// A view of 100 × 40 points, as a transition shows it.
private struct Sample<T: Transition>: View {
    let transition: T
    let phase: TransitionPhase

    var body: some View {
        transition.apply(content: Text("Ball").frame(width: 100, height: 40), phase: phase)
    }
}

/// A view that a button takes from the beginning of a transition to its end.
private struct Stage<T: Transition>: View {
    @State private var phase = TransitionPhase.willAppear
    @State private var count = 0
    let transition: T

    var body: some View {
        VStack {
            transition.apply(
                content: Button("Count \(count)") { count += 1 }.frame(width: 100, height: 40), phase: phase)
            Button("Come") { withAnimation(.linear(duration: 1)) { phase = .identity } }
            Button("Go") { withAnimation(.linear(duration: 1)) { phase = .didDisappear } }
        }
    }
}

private let quick = Animation.linear(duration: 0.5)
private let slow = Animation.linear(duration: 2)

/// The effect of a transition on a view in each phase.
@MainActor
struct TransitionValueTests {
    private func shown(
        _ transition: some Transition, _ phase: TransitionPhase, direction: LayoutDirection = .leftToRight
    ) throws -> ViewPresentation {
        let host = TestHost { Sample(transition: transition, phase: phase).environment(\.layoutDirection, direction) }
        return try #require(host.presentation(of: "Ball"))
    }

    private func shown(_ transition: AnyTransition, _ phase: TransitionPhase) throws -> ViewPresentation {
        try shown(transition.erased, phase)
    }

    /// Returns how far the view is from its place in a phase.
    private func distance(
        _ transition: some Transition, _ phase: TransitionPhase, direction: LayoutDirection = .leftToRight
    ) throws -> CGPoint {
        let place = try shown(transition, .identity, direction: direction).frame.origin
        let origin = try shown(transition, phase, direction: direction).frame.origin
        return CGPoint(x: (origin.x - place.x).rounded(), y: (origin.y - place.y).rounded())
    }

    // MARK: Phases

    @Test func `SEMANTICS 47: phases count from -1 before the view appears to 1 after it has disappeared`() {
        let phases = [TransitionPhase.willAppear, .identity, .didDisappear]
        #expect(phases.map(\.value) == [-1, 0, 1])
        #expect(phases.map(\.isIdentity) == [false, true, false])
    }

    @Test func `A view looks in the identity phase as it does without a transition`() throws {
        let host = TestHost { Text("Ball").frame(width: 100, height: 40) }
        let plain = try #require(host.presentation(of: "Ball"))
        let transitions: [AnyTransition] = [
            .identity, .opacity, .scale, .offset(x: 5, y: 6), .slide, .move(edge: .top), .push(from: .bottom),
            AnyTransition(.blurReplace), AnyTransition(Twist()),
            .modifier(active: Fade(opacity: 0), identity: Fade(opacity: 1)),
            .asymmetric(insertion: .scale, removal: .slide), .scale.combined(with: .opacity).animation(quick),
        ]
        for transition in transitions { #expect(try shown(transition, .identity) == plain) }
    }

    // MARK: Built-in transitions

    @Test func `The opacity transition makes a view transparent`() throws {
        #expect(try shown(.opacity, .willAppear).opacity == 0)
        #expect(try shown(.opacity, .didDisappear).opacity == 0)
    }

    @Test func `The scale transition scales around its anchor, by default to next to nothing`() throws {
        #expect(try shown(AnyTransition.scale, .willAppear).transform.m11 == 1e-5)
        #expect(try shown(ScaleTransition.scale, .didDisappear).transform.m22 == 1e-5)
        let half = ScaleTransition(0.5, anchor: .topLeading)
        #expect(try shown(half, .willAppear).transform.m11 == 0.5)
        let place = try shown(half, .identity).frame
        #expect(try shown(half, .willAppear).frame.size.width == place.width / 2)
    }

    @Test func `A scale that is no number changes nothing`() throws {
        for scale in [Double.nan, .infinity] {
            #expect(try shown(ScaleTransition(scale), .willAppear) == shown(.identity, .identity))
        }
    }

    @Test func `The offset transition moves by points`() throws {
        let transition = OffsetTransition(CGSize(width: 30, height: -20))
        #expect(try distance(transition, .willAppear) == CGPoint(x: 30, y: -20))
        #expect(try distance(transition, .didDisappear) == CGPoint(x: 30, y: -20))
        #expect(try distance(transition, .willAppear, direction: .rightToLeft) == CGPoint(x: -30, y: -20))
        #expect(try distance(OffsetTransition(CGSize(width: CGFloat.infinity, height: .nan)), .willAppear) == .zero)
    }

    @Test func `SEMANTICS 47: move comes from an edge and goes to it, by the size of the view`() throws {
        let places: [(Edge, CGPoint)] = [
            (.top, CGPoint(x: 0, y: -40)), (.bottom, CGPoint(x: 0, y: 40)), (.leading, CGPoint(x: -100, y: 0)),
            (.trailing, CGPoint(x: 100, y: 0)),
        ]
        for (edge, place) in places {
            #expect(try distance(MoveTransition(edge: edge), .willAppear) == place)
            #expect(try distance(MoveTransition(edge: edge), .didDisappear) == place)
        }
    }

    @Test func `SEMANTICS 47: slide comes from the leading edge and leaves by the trailing one`() throws {
        #expect(try distance(SlideTransition(), .willAppear) == CGPoint(x: -100, y: 0))
        #expect(try distance(SlideTransition(), .didDisappear) == CGPoint(x: 100, y: 0))
        #expect(try distance(SlideTransition(), .willAppear, direction: .rightToLeft) == CGPoint(x: 100, y: 0))
        #expect(try distance(SlideTransition(), .didDisappear, direction: .rightToLeft) == CGPoint(x: -100, y: 0))
    }

    @Test func `SEMANTICS 47: push comes from an edge and leaves by the opposite one, fading`() throws {
        #expect(try distance(PushTransition(edge: .bottom), .willAppear) == CGPoint(x: 0, y: 40))
        #expect(try distance(PushTransition(edge: .bottom), .didDisappear) == CGPoint(x: 0, y: -40))
        #expect(try shown(.push(from: .bottom), .willAppear).opacity == 0)
        #expect(try shown(.push(from: .bottom), .didDisappear).opacity == 0)
    }

    @Test func `The blur transition fades and scales, when it goes in one of two directions`() throws {
        for configuration in [BlurReplaceTransition.Configuration.downUp, .upUp] {
            let transition = BlurReplaceTransition(configuration: configuration)
            let coming = try shown(transition, .willAppear)
            #expect(coming.opacity == 0)
            #expect(coming.transform.m11 == 0.9)
            let going = try shown(transition, .didDisappear)
            #expect(going.opacity == 0)
            #expect(going.transform.m11 == (configuration == .upUp ? 1.1 : 0.9))
        }
    }

    @Test func `SEMANTICS 47: a pair of modifiers is a transition from one to the other`() throws {
        let transition = AnyTransition.modifier(active: Fade(opacity: 0.25), identity: Fade(opacity: 0.75))
        #expect(try shown(transition, .willAppear).opacity == 0.25)
        #expect(try shown(transition, .identity).opacity == 0.75)
        #expect(try shown(transition, .didDisappear).opacity == 0.25)
    }

    @Test func `SEMANTICS 47: a transition of an app does what its body does`() throws {
        #expect(try shown(Twist(), .willAppear).transform.m12.rounded() == -1)
        #expect(try shown(AnyTransition(Twist()), .didDisappear).transform.m12.rounded() == 1)
    }

    // MARK: Transitions of transitions

    @Test func `SEMANTICS 47: a combined transition does what both do`() throws {
        let erased = AnyTransition.move(edge: .top).combined(with: .opacity)
        #expect(try distance(erased.erased, .willAppear) == CGPoint(x: 0, y: -40))
        #expect(try shown(erased, .willAppear).opacity == 0)
        let typed = MoveTransition.move(edge: .top).combined(with: Twist())
        #expect(try shown(typed, .didDisappear).opacity == 0.5)
        #expect(try shown(typed, .didDisappear).transform.m12.rounded() == 1)
    }

    @Test func `SEMANTICS 47: an asymmetric transition is another one when the view goes`() throws {
        let transition = AnyTransition.asymmetric(insertion: .scale(scale: 0.5), removal: .opacity)
        let coming = try shown(transition, .willAppear)
        #expect(coming.transform.m11 == 0.5)
        #expect(coming.opacity == 1)
        let going = try shown(transition, .didDisappear)
        #expect(going.transform.m11 == 1)
        #expect(going.opacity == 0)
    }

    @Test func `A transition has motion if one of its parts has`() {
        #expect(!AnyTransition.opacity.erased.hasMotion)
        #expect(!AnyTransition.identity.erased.hasMotion)
        #expect(AnyTransition.slide.erased.hasMotion)
        #expect(Twist().hasMotion)
        #expect(!AnyTransition.opacity.combined(with: .identity).animation(quick).erased.hasMotion)
        #expect(AnyTransition.opacity.combined(with: .scale).animation(quick).erased.hasMotion)
        #expect(AnyTransition.asymmetric(insertion: .opacity, removal: .slide).erased.hasMotion)
        #expect(TransitionProperties().hasMotion)
    }

    @Test func `A view that is there keeps its transition if the new one is of another type`() {
        let slide = AnyTransition.slide.erased
        #expect(slide.replaced(by: AnyTransition.opacity.erased).base is SlideTransition)
        let top = AnyTransition.move(edge: .top).erased
        let moved = top.replaced(by: AnyTransition.move(edge: .bottom).erased)
        #expect((moved.base as? MoveTransition)?.edge == .bottom)
        #expect(MoveTransition(edge: .top).replaced(by: MoveTransition(edge: .bottom)).edge == .bottom)
    }

    // MARK: Animations of transitions

    @Test func `SEMANTICS 47: a transition carries an animation of its own, also as a part of others`() {
        let phases = [TransitionPhase.willAppear, .identity, .didDisappear]
        func carried(_ transition: AnyTransition) -> [Animation?] {
            phases.map { transition.erased.ownAnimation(for: $0) }
        }
        #expect(carried(.opacity) == [nil, nil, nil])
        #expect(carried(.opacity.animation(quick)) == [quick, quick, quick])
        #expect(carried(.opacity.animation(nil)) == [nil, nil, nil])
        #expect(carried(.opacity.animation(quick).animation(slow)) == [quick, quick, quick])
        #expect(carried(.scale.combined(with: .opacity.animation(slow))) == [slow, slow, slow])
        #expect(carried(.scale.animation(quick).combined(with: .opacity.animation(slow))) == [quick, quick, quick])
        let asymmetric = AnyTransition.asymmetric(insertion: .scale.animation(quick), removal: .opacity.animation(slow))
        #expect(carried(asymmetric) == [quick, quick, slow])
        #expect(carried(.asymmetric(insertion: .scale, removal: .opacity.animation(slow))) == [nil, nil, slow])
        #expect(OpacityTransition().animation(quick).ownAnimation(for: .identity) == quick)
    }

    @Test func `SEMANTICS 47: each part of a transition has its own animation, or that of the change`() throws {
        let host = TestHost {
            Stage(transition: ScaleTransition(0.5).combined(with: OpacityTransition().animation(quick)))
        }
        host.tap("Come")
        host.advance(by: 0.25)
        let early = try #require(host.presentation(of: "Count 0"))
        #expect(abs(early.opacity - 0.5) < 1e-6)
        #expect(abs(early.transform.m11 - 0.625) < 1e-6)
        host.advance(by: 0.25)
        let later = try #require(host.presentation(of: "Count 0"))
        #expect(later.opacity == 1)
        #expect(abs(later.transform.m11 - 0.75) < 1e-6)
        #expect(host.waitUntilIdle())
    }

    @Test func `A transition without an animation, by its own will, is over at once`() throws {
        let host = TestHost { Stage(transition: OpacityTransition().animation(nil)) }
        host.tap("Come")
        #expect(host.presentation(of: "Count 0")?.opacity == 1)
        #expect(!host.isAnimating)
    }

    @Test func `A view keeps its state through the phases`() {
        let host = TestHost { Stage(transition: AnyTransition.asymmetric(insertion: .slide, removal: .scale).erased) }
        host.tap("Come")
        host.waitUntilIdle()
        host.tap("Count 0")
        host.tap("Go")
        host.advance(by: 0.5)
        host.tap("Come")
        host.waitUntilIdle()
        #expect(host.frame(of: "Count 1") != nil)
    }

    @Test func `A transition applied to another type of view starts again`() {
        struct Swapping: View {
            @State private var isText = true

            var body: some View {
                VStack {
                    isText
                        ? AnyView(OpacityTransition().apply(content: Text("Text"), phase: .identity))
                        : AnyView(OpacityTransition().apply(content: Toggle("Toggle", isOn: $isText), phase: .identity))
                    Button("Swap") { isText.toggle() }
                }
            }
        }
        let host = TestHost { Swapping() }
        host.tap("Swap")
        #expect(host.frame(of: "Toggle") != nil)
    }
}
