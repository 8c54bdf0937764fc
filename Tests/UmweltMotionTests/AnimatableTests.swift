import SwiftUI
import TestSupport
import Testing
import Umwelt

@Suite("Animatable values") struct AnimatableTests {
    /// Returns the value in the middle of two.
    private func middle<V: Animatable>(_ a: V, _ b: V) -> V {
        var result = b
        result.animatableData = a.animatableData.interpolated(towards: b.animatableData, amount: 0.5)
        return result
    }

    @Test("SEMANTICS 45: numbers interpolate") func numbers() {
        #expect(middle(2.0, 4.0) == 3)
        #expect(middle(CGFloat(2), CGFloat(4)) == 3)
        #expect(Float(2).interpolated(towards: 4, amount: 0.25) == 2.5)
        #expect(2.0.scaled(by: 3) == 6)
        #expect(3.0.magnitudeSquared == 9 && Float(3).magnitudeSquared == 9 && CGFloat(3).magnitudeSquared == 9)
        var number = 10.0
        number.interpolate(towards: 20, amount: 1.5)
        #expect(number == 25)
    }

    @Test("SEMANTICS 45: points, sizes, rectangles, angles, unit points and insets interpolate") func geometry() {
        #expect(middle(CGPoint(x: 0, y: 2), CGPoint(x: 4, y: 4)) == CGPoint(x: 2, y: 3))
        #expect(middle(CGSize(width: 0, height: 2), CGSize(width: 4, height: 4)) == CGSize(width: 2, height: 3))
        #expect(
            middle(CGRect(x: 0, y: 2, width: 4, height: 6), CGRect(x: 2, y: 4, width: 6, height: 8))
                == CGRect(x: 1, y: 3, width: 5, height: 7))
        #expect(isNear(middle(Angle.degrees(10), .degrees(30)).degrees, 20))
        #expect(middle(UnitPoint.topLeading, .bottomTrailing) == .center)
        #expect(
            middle(EdgeInsets(), EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
                == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test("SEMANTICS 45: the width, mitre limit and dash phase of outlines interpolate, and corner radii")
    func outlines() {
        let thin = StrokeStyle(lineWidth: 1, miterLimit: 10, dash: [1], dashPhase: 0)
        let thick = StrokeStyle(lineWidth: 3, lineCap: .round, miterLimit: 20, dash: [2, 3], dashPhase: 4)
        #expect(
            middle(thin, thick)
                == StrokeStyle(lineWidth: 2, lineCap: .round, miterLimit: 15, dash: [2, 3], dashPhase: 2))
        #expect(
            middle(
                RectangleCornerRadii(),
                RectangleCornerRadii(topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8))
                == RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4))
    }

    @Test("SEMANTICS 45: colours interpolate, and keep their hue as they fade") func colors() {
        let black = Color.Resolved(red: 0, green: 0, blue: 0)
        let white = Color.Resolved(red: 1, green: 1, blue: 1)
        #expect(middle(black, white).linearGreen == 0.5)
        let red = Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0, blue: 0)
        let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
        #expect(middle(red, clear) == Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0, blue: 0, opacity: 0.5))

        var overshot = red
        overshot.animatableData = red.animatableData.interpolated(towards: clear.animatableData, amount: 1.1)
        #expect(overshot == clear)
        var same = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
        let original = same
        same.animatableData = same.animatableData
        #expect(isNear(Double(same.blue), Double(original.blue)) && same.opacity == original.opacity)
    }

    @Test("SEMANTICS 45: pairs are vectors") func pairs() {
        let pair = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Float(3)))
        #expect(pair + pair == pair.scaled(by: 2))
        #expect(pair - pair == .zero)
        #expect(pair.magnitudeSquared == 14)
        var sum = pair
        sum += pair
        sum -= pair
        #expect(sum == pair)
        #expect(AnimatablePair(Double.self, Float.self) == .zero)
    }

    @Test("SEMANTICS 45: any number of vectors is a vector") func values() {
        let values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0))
        #expect(values + values == values.scaled(by: 2))
        #expect(values - values == .zero)
        #expect(values.magnitudeSquared == 30)
        #expect(values != values.scaled(by: 2))
        var sum = values
        sum += values
        sum -= values
        #expect(sum.value.2 == AnimatablePair(3.0, 4.0))
        #expect(AnimatableValues(Double.self, Float.self) == .zero)
    }

    @Test("SEMANTICS 45: values that name no data have nothing to animate") func nothing() {
        struct Plain: Animatable {
            var name = "a"
        }
        var plain = Plain()
        plain.animatableData += EmptyAnimatableData()
        plain.animatableData.scale(by: 2)
        #expect(plain.animatableData == .zero && plain.name == "a")
        #expect(plain.animatableData.magnitudeSquared == 0)
    }

    @Test("A vector is its own data") func vectors() {
        struct Vector: VectorArithmetic, Animatable {
            var x = 0.0
            static var zero: Vector { Vector() }
            static func + (lhs: Vector, rhs: Vector) -> Vector { Vector(x: lhs.x + rhs.x) }
            static func - (lhs: Vector, rhs: Vector) -> Vector { Vector(x: lhs.x - rhs.x) }
            mutating func scale(by rhs: Double) { x *= rhs }
            var magnitudeSquared: Double { x * x }
        }
        #expect(middle(Vector(x: 2), Vector(x: 4)) == Vector(x: 3))
    }
}
