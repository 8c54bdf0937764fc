// Unusual layout is what the macros are tried on.
// swift-format-ignore-file

import Foundation
import Umwelt
import UmweltMacros

/// A protocol with the name of Umwelt's, which user code may well have.
protocol Animatable {}

@Animatable
struct Wedge: Shape {
    var start: Angle
    var end: Angle
    @AnimatableIgnored var clockwise = true

    func path(in rect: CGRect) -> Path { Path() }
}

/// A vector that is not `Animatable`.
struct Pixels: VectorArithmetic {
    var count: Double
    static var zero: Pixels { Pixels(count: 0) }
    static func + (left: Pixels, right: Pixels) -> Pixels { Pixels(count: left.count + right.count) }
    static func - (left: Pixels, right: Pixels) -> Pixels { Pixels(count: left.count - right.count) }
    mutating func scale(by factor: Double) { count *= factor }
    var magnitudeSquared: Double { count * count }
}

@Animatable
struct Forms {
    var pixels: Pixels
    var inferred = 1.5, later: CGFloat
    var point, other: CGPoint
    var observed: Double = 2 { didSet { changes += 1 } }
    private(set) var pair: AnimatablePair<Double, AnimatablePair<Float, CGFloat>> = .zero, last = 4.0
    var `in`: Float = 8
    var newValue
        : Double
        = 16; var data0 = 32.0
    var computed: Bool { true }
    var closed = { () -> Double in 64 }()
    let constant = 5
    let list: [Int]
    static var shared: Bool { true }
    @AnimatableIgnored
    var changes = 0
    #if NEVER
        var absent = 1
    #endif
    @AnimatableIgnored @State var isOn = false
    struct Inner { var isInner = true }
    func local() -> Int {
        var count = 1
        count += 1
        return count
    }
}

@Animatable public struct GenericWedge<Value: Umwelt.Animatable, Content> {
    var value: Value
    @AnimatableIgnored var content: Content
}

extension Forms {
    @Animatable fileprivate struct Nested { var x = 1.0 }
    static func halvedNested() -> Double {
        var nested = Nested()
        nested.animatableData.scale(by: 0.5)
        return nested.x
    }
}

@MainActor @Animatable struct AnimatedView: View {
    var progress: Double
    @AnimatableIgnored var title: String
    @AnimatableIgnored @State private var isOn = false
    @AnimatableIgnored @Environment(\.layoutDirection) private var direction

    var body: some View { Text(title) }
}

@Animatable struct Conforming: Umwelt.Animatable { var x = 1.0 }
@Animatable final class Reference { var x = 1.0 }
