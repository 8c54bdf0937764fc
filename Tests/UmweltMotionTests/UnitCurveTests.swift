import SwiftUI
import TestSupport
import Testing

@Suite("Unit curves") struct UnitCurveTests {
    private let curves: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        UnitCurve.circularEaseInOut.inverse,
        .bezier(startControlPoint: UnitPoint(x: 0.3, y: -0.5), endControlPoint: UnitPoint(x: 0.7, y: 1.5)),
        .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)),
        .bezier(startControlPoint: UnitPoint(x: 0, y: 1), endControlPoint: UnitPoint(x: 1, y: 0)),
    ]

    @Test("SEMANTICS 40: values at a quarter, a half and three quarters") func values() {
        func expect(_ curve: UnitCurve, _ values: [Double], within tolerance: Double) {
            for (x, y) in zip([0.25, 0.5, 0.75], values) {
                #expect(isNear(curve.value(at: x), y, within: tolerance), "\(x) gives \(curve.value(at: x))")
            }
        }
        expect(.easeIn, [0.09, 0.32, 0.62], within: 0.005)
        expect(.easeOut, [0.38, 0.68, 0.91], within: 0.005)
        expect(.easeInOut, [0.13, 0.5, 0.87], within: 0.005)
        expect(.linear, [0.25, 0.5, 0.75], within: 0)
        expect(.circularEaseIn, [0.032, 0.134, 0.339], within: 0.0005)
        expect(.circularEaseOut, [0.661, 0.866, 0.968], within: 0.0005)
        expect(.circularEaseInOut, [0.067, 0.5, 0.933], within: 0.0005)
    }

    @Test("Curves go from (0, 0) to (1, 1), and not beyond") func ends() {
        for curve in curves {
            #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
            #expect(curve.value(at: -3) == 0 && curve.value(at: 4) == 1)
            #expect(curve.velocity(at: -3) == curve.velocity(at: 0) && curve.velocity(at: 4) == curve.velocity(at: 1))
        }
    }

    @Test("SEMANTICS 40: the velocity is the derivative") func velocities() {
        for curve in curves {
            // In the middle some are vertical.
            for step in 1..<50 where step != 25 {
                let x = Double(step) / 50
                let slope = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5
                #expect(isNear(curve.velocity(at: x), slope, within: 1e-4 * max(slope, 1)), "\(curve) at \(x)")
            }
        }
        #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
        // There the second control point is the end, so that the curve comes from the first one.
        #expect(isNear(UnitCurve.easeIn.velocity(at: 1), 1 / 0.58, within: 0.01))
    }

    @Test("SEMANTICS 40: the inverse answers the x of a y") func inverses() {
        for curve in curves.prefix(8) {
            for step in 0...50 {
                let x = Double(step) / 50
                #expect(isNear(curve.inverse.value(at: curve.value(at: x)), x), "\(curve) at \(x)")
            }
            #expect(curve.inverse.inverse == curve)
        }
    }

    @Test("A Bézier curve is exact where it is steep") func steepCurves() {
        // Its x is the cube of the parameter, its y three times that less: at an eighth the parameter is a half.
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0, y: 1), endControlPoint: UnitPoint(x: 0, y: 1))
        #expect(isNear(curve.value(at: 0.125), 0.875, within: 1e-9))
        #expect(isNear(curve.value(at: 1e-9), 3e-3, within: 1e-5))
    }

    @Test("The x of control points is limited, the y is not") func limits() {
        let wide = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: -2, y: -1), endControlPoint: UnitPoint(x: 5, y: 2))
        let limited = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0, y: -1), endControlPoint: UnitPoint(x: 1, y: 2))
        for step in 0...20 { #expect(wide.value(at: Double(step) / 20) == limited.value(at: Double(step) / 20)) }
        #expect(wide.value(at: 0.1) < 0)
    }

    @Test("Curves are compared by shape") func equality() {
        #expect(
            UnitCurve.easeIn
                == .bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1)))
        #expect(UnitCurve.easeIn != .easeOut && UnitCurve.linear != .circularEaseIn)
        #expect(Set(curves).count == curves.count)
    }

    @Test("Numbers that are none give numbers") func badInput() {
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e308, -1e308, 0]
        for a in odd {
            for b in odd {
                let curve = UnitCurve.bezier(
                    startControlPoint: UnitPoint(x: a, y: b), endControlPoint: UnitPoint(x: b, y: a))
                for x in [0, 0.1, 0.5, 0.9, 1, .nan, .infinity, -.infinity] {
                    for curve in [curve, curve.inverse] {
                        #expect(curve.value(at: x).isFinite && curve.velocity(at: x).isFinite)
                    }
                }
                #expect(curve == curve)
            }
        }
        for curve in curves {
            for x in [0, 1, .nan, .infinity] as [Double] {
                #expect(curve.value(at: x).isFinite && curve.velocity(at: x).isFinite)
            }
        }
    }
}
