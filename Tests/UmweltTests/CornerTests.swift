import Foundation
import SwiftUI
import Testing

@testable import Umwelt
@testable import UmweltControls

@Suite("Rounded corners")
struct CornerTests {
    /// A cubic curve.
    private struct Curve {
        var start: CGPoint
        var control1: CGPoint
        var control2: CGPoint
        var end: CGPoint

        /// How much it bends at its end, for one that leaves there to nowhere else.
        var curvatureAtEnd: CGFloat { Self.curvature(end, control2, control1) }
        var curvatureAtStart: CGFloat { Self.curvature(start, control1, control2) }

        private static func curvature(_ end: CGPoint, _ near: CGPoint, _ far: CGPoint) -> CGFloat {
            let (x, y) = (near.x - end.x, near.y - end.y)
            let cross = x * (far.y - near.y) - y * (far.x - near.x)
            return 2 / 3 * abs(cross) / pow(x * x + y * y, 1.5)
        }
    }

    private func curves(_ path: Path) -> [Curve] {
        var curves: [Curve] = []
        var place = CGPoint.zero
        path.forEach { element in
            switch element {
            case .move(let end), .line(let end), .quadCurve(let end, _): place = end
            case .curve(let end, let control1, let control2):
                curves.append(Curve(start: place, control1: control1, control2: control2, end: end))
                place = end
            case .closeSubpath: break
            }
        }
        return curves
    }

    private let rect = CGRect(x: 0, y: 0, width: 100, height: 80)

    @Test("A continuous corner bends as its sides where it leaves them, and as a circle in its middle")
    func curvature() {
        let curves = curves(Path(roundedRect: rect, cornerRadius: 10))
        #expect(curves.count == 12)
        #expect(abs(curves[0].start.x - (100 - 15.28665)) < 1e-9 && curves[0].start.y == 0)
        for corner in 0..<4 {
            let (first, middle, last) = (curves[3 * corner], curves[3 * corner + 1], curves[3 * corner + 2])
            #expect(first.curvatureAtStart < 1e-9 && last.curvatureAtEnd < 1e-9)
            #expect(abs(first.curvatureAtEnd - 0.1) < 1e-6 && abs(last.curvatureAtStart - 0.1) < 1e-6)
            #expect(abs(middle.curvatureAtStart - 0.1) < 1e-3 && abs(middle.curvatureAtEnd - 0.1) < 1e-3)
        }
    }

    @Test("Where there is no room it is a circle's")
    func capsule() {
        let capsule = Path(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 40), cornerRadius: 20)
        #expect(curves(capsule).count == 4)
        let some = curves(Path(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 25), cornerRadius: 10))
        #expect(some.count == 12 && abs(some[0].start.x - (80 - 12.5)) < 1e-9, "A little room is used")
        #expect(curves(Path(roundedRect: rect, cornerRadius: 10, style: .circular)).count == 4)
    }

    @Test("Corners of different sizes share their sides")
    func uneven() {
        let radii = RectangleCornerRadii(topLeading: 60, bottomLeading: 0, bottomTrailing: 10, topTrailing: 30)
        let path = Path(roundedRect: rect, cornerRadii: radii)
        #expect(path.boundingRect == rect)
        #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 79)))
        let ellipse = Path(roundedRect: rect, cornerSize: CGSize(width: 20, height: 10))
        #expect(abs((curves(ellipse).first?.start.x ?? 0) - (100 - 30.5733)) < 1e-9)
    }
}
