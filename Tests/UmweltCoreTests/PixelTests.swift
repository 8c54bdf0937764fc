import SwiftUI
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltCore
import UmweltControls
import UmweltLists

@Observable private final class Model {
    var width: CGFloat = 10
}

@Suite("Edges on pixels") @MainActor struct PixelTests {
    private func host<Content: View>(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat, @ViewBuilder _ content: @escaping () -> Content
    ) -> ViewHost {
        var traits = HostTraits.testing
        traits.displayScale = scale
        return ViewHost(
            proposedSize: ProposedViewSize(width: width, height: height), traits: traits, typeSetter: FixedMetrics(),
            content: content())
    }

    /// The rectangles that are filled, in pixels of the window.
    private func filled(_ host: ViewHost) -> [CGRect] {
        func fills(_ items: [DisplayItem], at origin: CGPoint) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                switch item {
                case .fill(let path, _, _, _): return [path.boundingRect.offsetBy(dx: origin.x, dy: origin.y)]
                case .group(let group):
                    return fills(
                        group.items, at: CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y))
                default: return []
                }
            }
        }
        let scale = host.traits.displayScale
        return fills(host.displayList.items, at: .zero).map {
            CGRect(x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale, height: $0.height * scale)
        }
    }

    private func areWhole(_ rects: [CGRect]) -> Bool {
        rects.allSatisfy { rect in
            [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { abs($0 - $0.rounded()) < 1e-6 }
        }
    }

    @Test(
        "Three views that share a width in thirds touch at whole pixels, and read exact thirds",
        arguments: [(1, [0, 33, 67, 100]), (2, [0, 67, 133, 200]), (3, [0, 100, 200, 300])] as [(CGFloat, [CGFloat])])
    func thirds(scale: CGFloat, edges: [CGFloat]) {
        var widths: [CGFloat] = []
        let host = host(100, 10, scale: scale) {
            HStack(spacing: 0) {
                ForEach(0..<3) { _ in
                    Color.red.onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        widths.append($0)
                    }
                }
            }
        }
        let filled = filled(host)
        #expect(zip(filled.map(\.minX), edges).allSatisfy { abs($0 - $1) < 1e-6 }, "\(filled)")
        #expect(zip(filled.map(\.maxX), edges.dropFirst()).allSatisfy { abs($0 - $1) < 1e-6 }, "\(filled)")
        #expect(widths.allSatisfy { abs($0 - 100 / 3) < 1e-6 })
    }

    @Test("Views touch as well that are at different depths", arguments: [1, 2, 3, 1.25] as [CGFloat])
    func depths(scale: CGFloat) {
        let host = host(101, 10, scale: scale) {
            HStack(spacing: 0) {
                Color.red
                VStack(spacing: 0) { Color.blue.padding(0) }
                ZStack { Color.green.overlay { Text("a").hidden() } }.offset(x: 0)
                HStack(spacing: 0) {
                    Color.red
                    Color.blue
                }
            }
        }
        let filled = filled(host)
        #expect(filled.count == 5)
        #expect(areWhole(filled), "\(filled)")
        #expect(zip(filled, filled.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 1e-6 }, "\(filled)")
        #expect(abs(filled[0].minX) < 1e-6 && abs(filled[4].maxX - (101 * scale).rounded(.down)) < 1)
    }

    @Test("What is in the middle of two pixels is drawn at the right or lower one; its exact place is read")
    func middle() {
        let content = Color.red.frame(width: 50, height: 20)
        let one = host(101, 21, scale: 1) { content }
        #expect(filled(one) == [CGRect(x: 26, y: 1, width: 50, height: 20)])
        let two = host(101, 21, scale: 2) { content }
        #expect(filled(two) == [CGRect(x: 51, y: 1, width: 100, height: 40)])
        var frame = CGRect.zero
        let reading = host(101, 21, scale: 1) {
            content.onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
            } action: {
                frame = $0
            }
        }
        reading.update()
        #expect(frame == CGRect(x: 25.5, y: 0.5, width: 50, height: 20))
    }

    @Test("The lines between rows are a pixel thick and on pixels", arguments: [1, 2, 3] as [CGFloat])
    func separators(scale: CGFloat) {
        let host = host(300, 600, scale: scale) {
            List(0..<8) { index in Text("row").padding(.vertical, CGFloat(index) * 0.3 + 1) }
        }
        let filled = filled(host)
        let lines = filled.filter { abs($0.height - 1) < 1e-6 }
        #expect(lines.count >= 7)
        #expect(areWhole(filled))
    }

    @Test("A line is drawn a pixel thick where the layout has it elsewhere, or thinner")
    func lines() {
        let grid = PixelGrid(scale: 2)
        #expect(
            grid.line(CGRect(x: 0.3, y: 10.3, width: 20, height: 0.1))
                == CGRect(x: 0.5, y: 10.5, width: 20, height: 0.5))
        #expect(grid.line(CGRect(x: 5.2, y: 0, width: 1, height: 20)) == CGRect(x: 5, y: 0, width: 0.5, height: 20))
        #expect(PixelGrid(scale: 0) == PixelGrid(scale: 1))
        #expect(PixelGrid(scale: .nan) == PixelGrid(scale: 1))
    }

    @Test("Another display has all drawn on its own pixels")
    func otherScale() {
        let host = host(101, 21, scale: 1) { Color.red.frame(width: 50, height: 20) }
        #expect(filled(host) == [CGRect(x: 26, y: 1, width: 50, height: 20)])
        host.traits.displayScale = 2
        #expect(filled(host) == [CGRect(x: 51, y: 1, width: 100, height: 40)])
    }

    @Test("What scrolls is the same wherever it is: scrolling by parts of a pixel tells hosts of no other place")
    func scrolling() throws {
        let host = host(100, 100.3, scale: 1) {
            VStack(spacing: 0) {
                Color.blue.frame(height: 10.4)
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20) { _ in Color.red.frame(height: 15.7) } }
                }
            }
        }
        let frame = host.nextFrame()
        let id = try #require(
            frame.changed.first { change in
                if case .scrollArea = change.semantics?.role { true } else { false }
            }?.id)
        let before = filled(host).dropFirst().map(\.height)
        #expect(host.send(.scroll(x: 0, y: 7.3), to: id))
        #expect(host.nextFrame().isEmpty)
        #expect(areWhole(filled(host)))
        #expect(filled(host).dropFirst().map(\.height) == before)
    }

    @Test("Hosts hear of what moves others, and not of what is in those if it stands on the same pixels there")
    func moves() {
        struct Moving: View {
            let model: Model
            var body: some View {
                HStack(spacing: 0) {
                    Color.red.frame(width: model.width, height: 10)
                    HStack(spacing: 0) { ForEach(0..<10) { _ in Color.blue.frame(width: 5, height: 10) } }
                    Spacer(minLength: 0)
                }
            }
        }
        let model = Model()
        let host = host(200, 20, scale: 1) { Moving(model: model) }
        _ = host.nextFrame()
        model.width = 12
        // The view, those around it, and what is beside it.
        #expect(host.nextFrame().changed.count <= 5)
        model.width = 12.6
        #expect(host.nextFrame().changed.count <= 5)
        let filled = filled(host)
        #expect(areWhole(filled))
        #expect(filled.map(\.width) == [13] + Array(repeating: 5, count: 10))
        #expect(filled.map(\.minX).first == 0 && filled.map(\.minX)[1] == 13)
    }

    @Test("Right to left the same pixels are drawn, mirrored, but for edges in the middle of two")
    func rightToLeft() {
        func widths(_ direction: LayoutDirection) -> [CGRect] {
            filled(
                host(100, 10, scale: 1) {
                    HStack(spacing: 0) { ForEach(0..<3) { _ in Color.red } }.environment(\.layoutDirection, direction)
                })
        }
        #expect(widths(.rightToLeft).map(\.minX) == [67, 33, 0])
        #expect(widths(.leftToRight).map(\.minX) == [0, 33, 67])
    }
}
