import Foundation
import SwiftUI
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Paths of very many steps")
struct PathLimitTests {
    /// A line of noise, as charts of measurements are.
    private nonisolated static let chart = Path { path in
        var number: UInt64 = 1
        path.move(to: .zero)
        for step in 1..<1_000_000 {
            number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            path.addLine(to: CGPoint(x: CGFloat(step) / 5000, y: CGFloat(number >> 40) / 16_777_216 * 100))
        }
    }

    private struct Chart: Shape {
        func path(in rect: CGRect) -> Path { PathLimitTests.chart }
    }

    private func count(_ path: Path) -> Int {
        var count = 0
        path.forEach { _ in count += 1 }
        return count
    }

    @Test("A path of not so many steps stays as it is")
    func few() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 50), cornerRadius: 5)
        #expect(path.limited == path)
    }

    @Test("Of a million points those are drawn that reach furthest")
    func million() {
        let limited = Self.chart.limited
        #expect(count(limited) <= Path.maxSteps && count(limited) > Path.maxSteps / 4)
        let (all, some) = (Self.chart.boundingRect, limited.boundingRect)
        #expect(abs(all.minX - some.minX) < 1e-9 && abs(all.maxX - some.maxX) < 1e-9)
        #expect(abs(all.minY - some.minY) < 1e-9 && abs(all.maxY - some.maxY) < 1e-9)
    }

    @Test("Of very many parts every so many-th is drawn, as it is")
    func parts() {
        let side = CGSize(width: 1, height: 1)
        let path = Path { path in
            for index in 0..<200_000 { path.addEllipse(in: CGRect(origin: CGPoint(x: index, y: 0), size: side)) }
        }
        let limited = path.limited
        #expect(count(limited) <= Path.maxSteps)
        #expect(limited.boundingRect.minX == 0 && limited.boundingRect.maxX > 199_900)
        #expect(Path(ellipseIn: CGRect(origin: .zero, size: side)).description.hasSuffix("h"))
        #expect(limited.description.hasPrefix(Path(ellipseIn: CGRect(origin: .zero, size: side)).description))
    }

    @Test("Shapes, clips and canvases draw no more than that, and files are of moderate size")
    func views() throws {
        func paths(_ items: [DisplayItem]) -> [Path] {
            items.flatMap { item -> [Path] in
                switch item {
                case .fill(let path, _, _, _), .stroke(let path, _, _, _): [path]
                case .group(let group): (group.clip.map { [$0] } ?? []) + paths(group.items)
                default: []
                }
            }
        }
        let host = TestHost(size: CGSize(width: 200, height: 300), typeSetter: FixedMetrics()) {
            VStack(spacing: 0) {
                Chart().stroke(.red)
                Color.blue.clipShape(Chart())
                Canvas { context, _ in context.fill(PathLimitTests.chart, with: .color(.green)) }
            }
        }
        let drawn = paths(host.displayList.items)
        #expect(drawn.count >= 4 && drawn.allSatisfy { count($0) <= Path.maxSteps })
        #expect(try host.displayList.svgData().count < 8_000_000)
        #expect(try host.displayList.pngData().count > 0)
    }
}
