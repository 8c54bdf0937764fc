import Foundation
import SwiftUI
import TestSupport
import Testing

import Umwelt
import UmweltControls

@Suite("Rounded corners")
struct CornerTests {
    /// A cubic curve.
    private struct Curve {
        var start: CGPoint
        var control1: CGPoint
        var control2: CGPoint
        var end: CGPoint

        /// The curvature at its end, for one that leaves there to nowhere else.
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

    @Test("A continuous corner bends as its sides where it leaves them")
    func curvature() {
        let curves = curves(Path(roundedRect: rect, cornerRadius: 10))
        #expect(curves.count == 12)
        #expect(abs(curves[0].start.y - (80 - 15.28665)) < 1e-9 && curves[0].start.x == 100)
        for corner in 0..<4 {
            #expect(curves[3 * corner].curvatureAtStart < 1e-9 && curves[3 * corner + 2].curvatureAtEnd < 1e-9)
        }
    }

    @Test("A radius above half of the shorter side makes a capsule")
    func capsule() {
        let rect = CGRect(x: 0, y: 0, width: 80, height: 40)
        let capsule = Path(roundedRect: rect, cornerRadius: 20)
        #expect(Path(roundedRect: rect, cornerRadius: 1000) == capsule)
        #expect(Capsule().path(in: rect) == capsule)
        let some = curves(Path(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 25), cornerRadius: 10))
        #expect(some.count == 12 && abs(some[0].start.y - 12.5) < 1e-9, "A little room is used")
        #expect(curves(Path(roundedRect: self.rect, cornerRadius: 10, style: .circular)).count == 4)
    }

    @Test("Corners of different sizes share their sides")
    func uneven() {
        let radii = RectangleCornerRadii(topLeading: 60, bottomLeading: 0, bottomTrailing: 10, topTrailing: 30)
        let path = Path(roundedRect: rect, cornerRadii: radii)
        #expect(path.boundingRect == rect)
        #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 79)))
        let ellipse = Path(roundedRect: rect, cornerSize: CGSize(width: 20, height: 10))
        #expect(abs((curves(ellipse).first?.start.y ?? 0) - (80 - 15.28665)) < 1e-9)
    }
}
