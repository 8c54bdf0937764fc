import Foundation
import SwiftUI
import Testing

import Umwelt
import UmweltControls
@testable import UmweltDrawing

/// The limit of work for putting paths together, in steps of the result: no test here looks at a clock.
@Suite("Paths of many steps put together")
struct ClippingWorkTests {
    private struct Noise {
        private var state: UInt64 = 1

        /// A number up to a most one.
        mutating func next(_ most: CGFloat) -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(state >> 40) / 16_777_216 * most
        }

        mutating func point(_ most: CGFloat) -> CGPoint { CGPoint(x: next(most), y: next(most)) }
    }

    private let disk = Path(ellipseIn: CGRect(x: 50, y: 50, width: 100, height: 100))

    @Test("Ten thousand lines all over the place, which would cross ten million times, cross fewer times")
    func scribble() {
        var noise = Noise()
        var path = Path()
        path.move(to: .zero)
        for _ in 0..<10_000 { path.addLine(to: noise.point(300)) }
        #expect(FlattenedPaths(path, clippedBy: Path(), asLines: false)?.isAffordable == false)
        let result = path.intersection(disk, eoFill: true)
        #expect(!result.isEmpty && result.elements.count < 100_000)
        let bounds = result.boundingRect
        #expect(bounds.minX > 49.99 && bounds.maxX < 150.01 && bounds.minY > 49.99 && bounds.maxY < 150.01)
    }

    @Test("Ten thousand steps that hardly cross keep all of them")
    func gear() {
        let path = Path { path in
            path.addLines(
                (0..<10_000).map { index in
                    let angle = CGFloat(index) / 10_000 * 2 * .pi
                    let radius: CGFloat = index.isMultiple(of: 2) ? 90 : 89
                    return CGPoint(x: 100 + radius * cos(angle), y: 100 + radius * sin(angle))
                })
            path.closeSubpath()
        }
        #expect(path.union(disk).elements.count == path.elements.count)
        #expect(path.lineSubtraction(disk).elements.count == path.elements.count)
    }

    @Test("Many circles stay circles")
    func dots() {
        let path = Path { path in
            for index in 0..<400 {
                path.addEllipse(in: CGRect(x: index % 40 * 10, y: index / 40 * 10, width: 8, height: 8))
            }
        }
        // A beginning, four curves and an end of each.
        #expect(path.normalized().elements.count == 2_400)
    }
}
