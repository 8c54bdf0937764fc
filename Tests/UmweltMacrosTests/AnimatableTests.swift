import Foundation
import Testing
import Umwelt
import UmweltMacros

@Suite struct AnimatableTests {
    private func halved<Value: Umwelt.Animatable>(_ value: Value) -> Value {
        var value = value
        value.animatableData.scale(by: 0.5)
        return value
    }

    @Test("Stored properties are read and written as one vector, SEMANTICS 45")
    func readsAndWrites() {
        let wedge = halved(Wedge(start: .degrees(20), end: .degrees(90), clockwise: false))
        #expect(wedge.start == .degrees(10))
        #expect(wedge.end == .degrees(45))
        #expect(!wedge.clockwise)
    }

    @Test("Halfway between two values is each property's middle, SEMANTICS 45")
    func interpolates() {
        func middle<Value: Umwelt.Animatable>(_ from: Value, _ to: Value) -> Value {
            var value = from
            value.animatableData.interpolate(towards: to.animatableData, amount: 0.5)
            return value
        }
        let wedge = middle(Wedge(start: .zero, end: .radians(1)), Wedge(start: .radians(3), end: .radians(2)))
        #expect(wedge.start == .radians(1.5))
        #expect(wedge.end == .radians(1.5))
    }

    @Test("A property may be written in any form, and be a vector or animatable, SEMANTICS 45")
    func forms() {
        let forms = halved(
            Forms(
                pixels: Pixels(count: 6), later: 3, point: CGPoint(x: 1, y: 2), other: CGPoint(x: 3, y: 4), last: 4,
                list: [1]))
        #expect(forms.pixels.count == 3)
        #expect(forms.inferred == 0.75)
        #expect(forms.later == 1.5)
        #expect(forms.point == CGPoint(x: 0.5, y: 1))
        #expect(forms.other == CGPoint(x: 1.5, y: 2))
        #expect(forms.observed == 1)
        #expect(forms.changes == 1)
        #expect(forms.last == 2)
        #expect(forms.in == 4)
        #expect(forms.newValue == 8)
        #expect(forms.data0 == 16)
        #expect(forms.closed == 32)
        #expect(Forms.halvedNested() == 0.5)
    }

    @Test("A type may be generic, conform already or be a class")
    func types() {
        #expect(halved(GenericWedge(value: Angle.degrees(8), content: "a")).value == .degrees(4))
        #expect(halved(Conforming()).x == 0.5)
        let reference = Reference()
        _ = halved(reference)
        #expect(reference.x == 0.5)
    }

    @Test("A view's state and environment are left alone, SEMANTICS 45")
    @MainActor func view() {
        #expect(halved(AnimatedView(progress: 1, title: "a")).progress == 0.5)
    }
}
