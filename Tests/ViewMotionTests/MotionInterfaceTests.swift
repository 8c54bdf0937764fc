import Foundation
import SwiftUI
import Testing

/// The declarations of SwiftUI's interface for motion, each used in the exact form that it has there: labels, defaults,
/// constraints, conformances. Compiling it is most of the test.
@MainActor
struct MotionInterfaceTests {
    private func isHashable(_ type: (some Hashable & Sendable).Type) -> Bool { true }
    private func isEquatable(_ type: (some Equatable & Sendable).Type) -> Bool { true }
    private func isSendable(_ type: (some Sendable).Type) -> Bool { true }
    private func isVector(_ type: (some VectorArithmetic & Sendable).Type) -> Bool { true }
    private func isAnimatable<T: Animatable, Data>(_ type: T.Type, by data: Data.Type) -> Bool
    where T.AnimatableData == Data { true }
    private func isAnimatable(_ type: (some Animatable).Type) -> Bool { true }

    @Test func `values conform to what SwiftUI's do`() {
        #expect(isHashable(Animation.self) && isHashable(Spring.self) && isHashable(UnitCurve.self))
        #expect(isHashable(TransitionPhase.self) && isEquatable(ContentTransition.self))
        #expect(isSendable(TransitionProperties.self))
        #expect(isVector(AnimatablePair<Double, CGFloat>.self) && isVector(EmptyAnimatableData.self))
        #expect(BlurReplaceTransition.Configuration.downUp == .downUp)
    }

    @Test func `values are animated by what SwiftUI's are`() {
        typealias Two = AnimatablePair<CGFloat, CGFloat>
        #expect(isAnimatable(Double.self, by: Double.self) && isAnimatable(CGFloat.self, by: CGFloat.self))
        #expect(isAnimatable(CGPoint.self, by: Two.self) && isAnimatable(CGSize.self, by: Two.self))
        #expect(isAnimatable(CGRect.self, by: AnimatablePair<Two, Two>.self))
        #expect(isAnimatable(UnitPoint.self, by: Two.self) && isAnimatable(Angle.self, by: Double.self))
        #expect(isAnimatable(RoundedRectangle.self, by: CGSize.AnimatableData.self))
        #expect(isAnimatable(UnevenRoundedRectangle.self, by: RectangleCornerRadii.AnimatableData.self))
        #expect(isAnimatable(RectangleCornerRadii.self, by: AnimatablePair<Two, Two>.self))
        #expect(isAnimatable(OffsetShape<Circle>.self, by: AnimatablePair<EmptyAnimatableData, Two>.self))
        #expect(isAnimatable(Rectangle.self, by: EmptyAnimatableData.self))
        #expect(isAnimatable(EdgeInsets.self) && isAnimatable(StrokeStyle.self) && isAnimatable(Color.Resolved.self))
        #expect(isAnimatable(AnyShape.self) && isAnimatable(AnyLayout.self) && isAnimatable(Capsule.self))
        #expect(isAnimatable(ScaledShape<Circle>.self) && isAnimatable(RotatedShape<Ellipse>.self))
        #expect(isAnimatable(TransformedShape<Circle>.self) && isAnimatable(HStackLayout.self))
        #expect(
            isAnimatable(HStackLayout.self, by: EmptyAnimatableData.self) && isAnimatable(Wheel.self, by: Double.self))
        #expect(isAnimatable(ButtonBorderShape.self) && isAnimatable(ContainerRelativeShape.self))
        #expect(RoundedRectangle(cornerRadius: 4).animatableData == CGSize(width: 4, height: 4).animatableData)
        #expect(isAnimatable(Blinking.self, by: Double.self) && isAnimatable(Blink.self, by: Double.self))
        #expect(isAnimatable(Wave.self, by: AnimatablePair<CGFloat, Double>.self))
    }

    @Test func `vectors`() {
        #expect(AnimatablePair(Double.self, Float.self) == AnimatablePair(0, 0))
        var pair = AnimatablePair(1.0, CGFloat(2))
        pair.scale(by: 2)
        pair += pair
        pair.interpolate(towards: .zero, amount: 0.5)
        #expect(pair.first == 2 && pair.second == 4 && pair.magnitudeSquared == 20)
        #expect(pair.scaled(by: 0.5).interpolated(towards: .zero, amount: 0) == AnimatablePair(1, 2))
    }

    @Test func `springs`() {
        let springs: [Spring] = [
            Spring(), Spring(duration: 0.5, bounce: 0), Spring(response: 0.5, dampingRatio: 1),
            Spring(mass: 1, stiffness: 100, damping: 10, allowOverDamping: true),
            Spring(stiffness: 100, damping: 10), Spring(settlingDuration: 1, dampingRatio: 0.8, epsilon: 0.001),
            Spring(settlingDuration: 1, dampingRatio: 0.8), .smooth, .smooth(duration: 0.5, extraBounce: 0), .snappy,
            .snappy(duration: 0.5, extraBounce: 0), .bouncy, .bouncy(duration: 0.5, extraBounce: 0),
        ]
        for spring in springs {
            let numbers: [Double] = [
                spring.duration, spring.bounce, spring.response, spring.dampingRatio, spring.mass, spring.stiffness,
                spring.damping, spring.settlingDuration, spring.settlingDuration(target: 1.0, epsilon: 0.1),
                spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.1),
                spring.value(target: 1.0, time: 1), spring.value(target: 1.0, initialVelocity: 0, time: 1),
                spring.velocity(target: 1.0, time: 1), spring.velocity(target: 1.0, initialVelocity: 0, time: 1),
                spring.force(target: 1.0, position: 0, velocity: 0),
                spring.settlingDuration(fromValue: 0.0, toValue: 1, initialVelocity: 0, epsilon: 0.1),
                spring.value(fromValue: 0.0, toValue: 1, initialVelocity: 0, time: 1),
                spring.velocity(fromValue: 0.0, toValue: 1, initialVelocity: 0, time: 1),
                spring.force(fromValue: 0.0, toValue: 1, position: 0, velocity: 0),
            ]
            #expect(numbers.allSatisfy { $0.isFinite })
            var (value, velocity) = (0.0, 0.0)
            spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.1)
            #expect(value > 0)
        }
    }

    @Test func `curves and animations`() {
        let curves: [UnitCurve] = [
            .bezier(startControlPoint: .zero, endControlPoint: .bottomTrailing), .easeInOut, .easeIn, .easeOut,
            .circularEaseIn, .circularEaseOut, .circularEaseInOut, .linear, UnitCurve.linear.inverse,
        ]
        for curve in curves { #expect(curve.value(at: 1) > 0.99 && curve.velocity(at: 0.5) >= 0) }
        let animations: [Animation] = [
            .default, .linear, .linear(duration: 1), .easeIn, .easeIn(duration: 1), .easeOut, .easeOut(duration: 1),
            .easeInOut, .easeInOut(duration: 1), .timingCurve(0, 0, 1, 1), .timingCurve(0, 0, 1, 1, duration: 1),
            .timingCurve(.easeIn, duration: 1), .spring, .spring(), .spring(duration: 0.5, bounce: 0, blendDuration: 0),
            .spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0), .spring(Spring(), blendDuration: 0),
            .interactiveSpring, .interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25),
            .interactiveSpring(duration: 0.15, extraBounce: 0, blendDuration: 0.25), .smooth,
            .smooth(duration: 0.5, extraBounce: 0), .snappy, .snappy(duration: 0.5, extraBounce: 0), .bouncy,
            .bouncy(duration: 0.5, extraBounce: 0), .interpolatingSpring,
            .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0),
            .interpolatingSpring(duration: 0.5, bounce: 0, initialVelocity: 0),
            .interpolatingSpring(Spring(), initialVelocity: 0), Animation.linear.delay(1).speed(2),
            .linear.repeatCount(2), .linear.repeatCount(2, autoreverses: false), .linear.repeatForever(),
            .linear.repeatForever(autoreverses: true), .linear.logicallyComplete(after: 1),
        ]
        for animation in animations { #expect(animation == animation && Set([animation]).count == 1) }
    }

    @Test func `animations of an app's own`() throws {
        let animation = Animation(Halving())
        #expect(animation == Animation(Halving()) && animation.base is Halving)
        #expect(String(describing: animation) != "" && String(reflecting: animation) != "")
        #expect(!Mirror(reflecting: animation).children.isEmpty)
        var state = AnimationState<Double>()
        state[Count.self] += 1
        #expect(state[Count.self] == 1)
        let spring = Animation.smooth
        #expect(spring.base.hashValue == spring.base.hashValue)
    }

    @Test func `transactions`() {
        var transaction = Transaction()
        transaction = Transaction(animation: .linear)
        transaction.disablesAnimations = true
        transaction.isContinuous = true
        transaction.tracksVelocity = true
        transaction.addAnimationCompletion {}
        transaction.addAnimationCompletion(criteria: .logicallyComplete) {}
        #expect(transaction.animation == .linear)
        transaction[Source.self] = "button"
        transaction.isQuick = true
        #expect(transaction[Source.self] == "button" && transaction.isQuick && !Transaction().isQuick)
        #expect(withTransaction(\.isQuick, true) { 2 } == 2)
        let results: [Int] = [
            withAnimation { 1 }, withAnimation(.linear) { 1 }, withTransaction(transaction) { 1 },
            withTransaction(\.isContinuous, true) { 1 },
            withAnimation(.linear, completionCriteria: .removed) {
                1
            } completion: {
            },
            withAnimation {
                1
            } completion: {
            },
        ]
        #expect(results.allSatisfy { $0 == 1 })
        let binding = Binding.constant(1)
        _ = [binding.animation(), binding.animation(.linear), binding.transaction(transaction)]
    }

    @Test func `transitions`() {
        let erased: [AnyTransition] = [
            .identity, .opacity, .slide, .scale, .scale(scale: 0.5), .scale(scale: 0.5, anchor: .top),
            .offset(CGSize.zero), .offset(x: 1), .offset(x: 1, y: 1), .move(edge: .top), .push(from: .top),
            .asymmetric(insertion: .opacity, removal: .slide), AnyTransition.opacity.combined(with: .slide),
            .modifier(active: Tinted(), identity: Tinted()), AnyTransition.opacity.animation(.linear),
            AnyTransition(.blurReplace), AnyTransition(.blurReplace(.upUp)), AnyTransition(.symbolEffect),
            AnyTransition(.symbolEffect(.disappear, options: .default)), AnyTransition(.scale(0.5, anchor: .top)),
            AnyTransition(.opacity.combined(with: .slide).animation(nil)), AnyTransition(OffsetTransition(.zero)),
            AnyTransition(Sliding()), AnyTransition(Sliding().combined(with: .scale)),
            AnyTransition(IdentityTransition()),
            AnyTransition(AsymmetricTransition(insertion: .move(edge: .top), removal: .push(from: .top))),
        ]
        #expect(erased.count == 26)
        #expect(OpacityTransition.properties.hasMotion == false && SlideTransition.properties.hasMotion)
        #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.identity.isIdentity)
        let contents: [ContentTransition] = [
            .identity, .opacity, .interpolate, .numericText(), .numericText(countsDown: true), .numericText(value: 1),
            .symbolEffect, .symbolEffect(.replace), .symbolEffect(.replace, options: .default),
        ]
        #expect(contents.count == 9)
    }

    @Test func `animators, keyframes and time`() {
        _ = PhaseAnimator([1, 2]) { Text("\($0)") }
        _ = PhaseAnimator([1, 2], trigger: 1) {
            Text("\($0)")
        } animation: { _ in
            .linear
        }
        _ = Text("a").phaseAnimator([1, 2]) { $0.opacity(Double($1)) }
        _ = Text("a").phaseAnimator([1, 2], trigger: 1) {
            $0.opacity(Double($1))
        } animation: { _ in
            nil
        }
        let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
            KeyframeTrack(\.x) {
                LinearKeyframe(1.0, duration: 1)
                LinearKeyframe(2.0, duration: 1, timingCurve: .easeIn)
                CubicKeyframe(3.0, duration: 1)
                CubicKeyframe(4.0, duration: 1, startVelocity: 0, endVelocity: 0)
            }
            KeyframeTrack(\.y) {
                SpringKeyframe(1.0)
                SpringKeyframe(2.0, duration: 1, spring: Spring(), startVelocity: 0)
                MoveKeyframe(3.0)
            }
        }
        #expect(timeline.duration >= 4 && timeline.value(time: 4).x == 4 && timeline.value(progress: 0) == .zero)
        _ = KeyframeAnimator(initialValue: 1.0) {
            Text("\($0)")
        } keyframes: { _ in
            LinearKeyframe(2, duration: 1)
        }
        _ = KeyframeAnimator(initialValue: 1.0, repeating: false) {
            Text("\($0)")
        } keyframes: { _ in
            LinearKeyframe(2, duration: 1)
        }
        _ = Text("a").keyframeAnimator(initialValue: 1.0, trigger: 1) {
            $0.opacity($1)
        } keyframes: { _ in
            LinearKeyframe(2, duration: 1)
        }
        _ = TimelineView(.everyMinute) { Text($0.date, style: .time) }
        _ = TimelineView(.periodic(from: .now, by: 1)) { Text("\($0.cadence == .live)") }
        _ = TimelineView(.explicit([Date.now])) { _ in Text("a") }
        _ = TimelineView(.animation(minimumInterval: 1, paused: false)) { _ in Text("a") }
        _ = TimelineView(.animation) { _ in Text("a") }
        _ = TimelineView(.hourly) { (context: TimelineViewDefaultContext) in Text(context.date, style: .date) }
        let dates = Hourly().entries(from: .distantPast, mode: .lowFrequency)
        #expect(Array(dates) == [Date.distantPast, .distantPast + 3600])
        #expect(EveryMinuteTimelineSchedule().entries(from: .distantPast, mode: .normal).first { _ in true } != nil)
        #expect(
            PeriodicTimelineSchedule(from: .now, by: 1).entries(from: .now, mode: .normal).first { _ in true } != nil)
        #expect(Array(ExplicitTimelineSchedule([Date.distantPast]).entries(from: .now, mode: .normal)).count == 1)
        _ = AnimationTimelineSchedule(minimumInterval: 1, paused: true).entries(from: .now, mode: .normal)
    }

    @Test func `modifiers`() {
        let text = Text("a")
        _ = text.animation(.linear, value: 1).animation(.linear) { $0.opacity(1) }
        _ = text.transaction { $0.animation = nil }.transaction(value: 1) { $0.animation = nil }
        _ = text.transaction({ $0.animation = nil }) { $0.opacity(1) }
        _ = text.transition(.opacity).contentTransition(.opacity).geometryGroup()
        _ = Image(systemName: "star").symbolEffect(.pulse).symbolEffect(.pulse, options: .repeating, isActive: true)
            .symbolEffect(.bounce, value: 1).symbolEffect(.bounce, options: .speed(2), value: 1)
            .symbolEffectsRemoved()
        _ = text.scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }
            .scrollTransition(.animated, axis: .vertical) { $0.scaleEffect($1.value) }
            .scrollTransition(topLeading: .interactive, bottomTrailing: .identity, axis: nil) { view, _ in view }
        _ = Matched()
        _ = Sliding().apply(content: text, phase: .identity)
        _ = text.transition(Sliding()).transition(.asymmetric(insertion: .scale, removal: .opacity))
        _ = text.animation(nil, value: 1).keyframeAnimator(initialValue: 1.0, repeating: true) {
            $0.opacity($1)
        } keyframes: { _ in
            KeyframeTrack { LinearKeyframe(2, duration: 1) }
        }
        _ = text.visualEffect { effect, proxy in effect.offset(x: proxy.size.width) }
    }
}

private struct Blink: AnimatableModifier {
    var animatableData: Double
    func body(content: Content) -> some View { content.opacity(animatableData) }
}

private struct Blinking: View, Animatable {
    var animatableData: Double
    var body: some View { Text("a").modifier(Blink(animatableData: animatableData)) }
}

private struct Wave: Shape {
    var height: CGFloat
    var phase: Double

    var animatableData: AnimatablePair<CGFloat, Double> {
        get { AnimatablePair(height, phase) }
        set { (height, phase) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path { Path(rect) }
}

private struct Wheel: Layout {
    var animatableData: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Halving: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.state[Count.self] += 1
        context.isLogicallyComplete = time > 0.5
        _ = context.environment.locale
        _ = context.withState(AnimationState<Double>())
        return time > 1 ? nil : value.scaled(by: 1 - pow(0.5, time * 10))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { value }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { previous.base is Halving }
}

private struct Count: AnimationStateKey {
    static let defaultValue = 0
}

private struct Source: TransactionKey {
    static let defaultValue: String? = nil
}

extension Transaction {
    @Entry fileprivate var isQuick = false
}

private struct Hourly: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> [Date] {
        [startDate, startDate + 3600].filter { _ in mode == .lowFrequency || mode == .normal }
    }
}

extension TimelineSchedule where Self == Hourly {
    fileprivate static var hourly: Hourly { Hourly() }
}

private struct Sliding: Transition {
    static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
    func body(content: Content, phase: TransitionPhase) -> some View { content.offset(x: phase.value * 10) }
}

private struct Tinted: ViewModifier {
    func body(content: Content) -> some View { content.opacity(0.5) }
}

private struct Matched: View {
    @Namespace private var space
    var body: some View {
        Text("a").matchedGeometryEffect(id: 1, in: space)
            .matchedGeometryEffect(id: 2, in: space, properties: [.position, .size], anchor: .top, isSource: false)
    }
}
