import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls
@testable import UmweltDrawing

@MainActor @Suite("Gradients of a grid") struct MeshGradientTests {
    private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    private let colors: [Color.Resolved] = [
        .init(red: 1, green: 0, blue: 0), .init(red: 0, green: 1, blue: 0), .init(red: 0, green: 0, blue: 1),
        .init(red: 1, green: 1, blue: 0),
    ]

    private func mesh(_ style: MeshGradient) -> MeshPaint? {
        guard case .mesh(let mesh) = style._paint(in: EnvironmentValues()) else { return nil }
        return mesh
    }

    private func bezierPoint(_ place: SIMD2<Float>) -> MeshGradient.BezierPoint {
        MeshGradient.BezierPoint(
            position: place, leadingControlPoint: place - [0.25, 0], topControlPoint: place - [0, 0.25],
            trailingControlPoint: place + [0.25, 0], bottomControlPoint: place + [0, 0.25])
    }

    @Test("All ways to make one say the same")
    func initialisers() {
        let plain = colors.map { Color($0) }
        let style = MeshGradient(width: 2, height: 2, points: corners, colors: plain)
        #expect(style.background == .clear && style.smoothsColors && style.colorSpace == .device)
        #expect(style.locations == .points(corners) && style.colors == .colors(plain))
        #expect(style == MeshGradient(width: 2, height: 2, locations: .points(corners), colors: .colors(plain)))
        #expect(mesh(style) == mesh(MeshGradient(width: 2, height: 2, points: corners, resolvedColors: colors)))
        let points = corners.map(bezierPoint)
        let curved = MeshGradient(width: 2, height: 2, bezierPoints: points, resolvedColors: colors)
        #expect(curved.locations == .bezierPoints(points) && curved.colors == .resolvedColors(colors))
        #expect(mesh(curved) == mesh(MeshGradient(width: 2, height: 2, bezierPoints: points, colors: plain)))
    }

    @Test("Colours change evenly in one patch, smoothly or by eye in several")
    func patches() throws {
        func count(_ smoothsColors: Bool, _ space: Gradient.ColorSpace) throws -> Int {
            try #require(
                mesh(
                    MeshGradient(
                        width: 2, height: 2, points: corners, resolvedColors: colors, smoothsColors: smoothsColors,
                        colorSpace: space))
            ).patches.count
        }
        #expect(try count(false, .device) == 1)
        #expect(try count(true, .device) == 64)
        #expect(try count(false, .perceptual) == 64)
        // However many fields there are, there are not too many patches.
        let many = (0..<10_000).map { SIMD2<Float>(Float($0 % 100), Float($0 / 100)) / 99 }
        let style = MeshGradient(
            width: 100, height: 100, points: many, resolvedColors: many.map { _ in colors[0] })
        #expect(try #require(mesh(style)).patches.count == 99 * 99)
    }

    @Test("Colours go through those of the points and beyond none of them")
    func smooth() {
        let row = [Float(0), 1, 1, 0].map { Color.Resolved(red: $0, green: 0, blue: 0) }
        for isSmooth in [false, true] {
            let mixer = MeshColors(row + row, columns: 4, isSmooth: isSmooth, isPerceptual: false)
            var last: Float = 0
            for step in 0...100 {
                let red = mixer.color(0, 0, CGFloat(step) / 100, 0.3).red
                #expect(red >= last - 1e-4 && red <= 1.0001)
                last = red
                #expect(abs(mixer.color(1, 0, CGFloat(step) / 100, 0.3).red - 1) < 1e-3)
            }
            #expect(abs(mixer.color(0, 0, 0, 0).red) < 1e-3 && abs(mixer.color(0, 0, 1, 0).red - 1) < 1e-3)
            // Slower near the end only if it is smooth.
            #expect((mixer.color(0, 0, 0.9, 0).red > 0.92) == isSmooth)
        }
    }

    @Test("What cannot be seen has no say in how it looks")
    func fading() {
        let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
        let white = Color.Resolved(red: 1, green: 1, blue: 1)
        let middle = MeshColors([white, clear, white, clear], columns: 2, isSmooth: false, isPerceptual: false)
            .color(0, 0, 0.5, 0.5)
        #expect(abs(middle.opacity - 0.5) < 1e-3 && middle.red > 0.99)
    }

    @Test("Wrong numbers of points or colours leave the background, and so does a grid without fields")
    func badInput() {
        let background = Color(red: 0, green: 0, blue: 1)
        func paint(_ width: Int, _ height: Int, points: Int, colors: Int) -> Paint {
            MeshGradient(
                width: width, height: height, points: [SIMD2<Float>](repeating: .zero, count: points),
                colors: [Color](repeating: .red, count: colors), background: background
            )._paint(in: EnvironmentValues())
        }
        let blue = Paint.color(Color.Resolved(red: 0, green: 0, blue: 1))
        for bad in [
            paint(2, 2, points: 3, colors: 4), paint(2, 2, points: 4, colors: 3), paint(2, 2, points: 0, colors: 0),
            paint(1, 4, points: 4, colors: 4), paint(0, 0, points: 0, colors: 0), paint(-2, -2, points: 4, colors: 4),
            paint(.max, .max, points: 1, colors: 1), paint(3, 2, points: 5, colors: 5),
        ] {
            #expect(bad == blue)
        }
        #expect(paint(2, 2, points: 4, colors: 4) != blue)
        // Fields at places that are no numbers are not drawn.
        let nowhere = MeshGradient(
            width: 2, height: 2, points: [[.nan, 0], [.infinity, 0], [0, 1], [1, 1]], resolvedColors: colors)
        #expect(mesh(nowhere)?.patches.isEmpty == true)
    }

    @Test("A grid lies in the frame of what is drawn with it, and becomes transparent as a colour does")
    func paints() throws {
        let host = TestHost(typeSetter: FixedMetrics()) {
            MeshGradient(width: 2, height: 2, points: corners, resolvedColors: colors)
                .frame(width: 40, height: 20)
        }
        #expect(!host.displayList.leaves.isEmpty)
        let paints = host.displayList.leaves.compactMap { item -> MeshPaint? in
            if case .fill(_, .mesh(let mesh), _, _) = item { mesh } else { nil }
        }
        #expect(paints.map(\.frame) == [CGRect(x: 0, y: 0, width: 40, height: 20)])
        let paint = Paint.mesh(try #require(paints.first))
        #expect(paint.isVisible && !paint.isOpaque && paint.plainColor == colors[3])
        #expect(!paint.withOpacity(multipliedBy: 0).isVisible)
    }
}

private struct Mesh: View {
    @State private var isOn = false
    var count = 2

    var body: some View {
        VStack {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [isOn ? 0.5 : 1, 0], [0, 1], [1, 1]],
                colors: [.black, isOn ? .white : .black, .black, .black], smoothsColors: isOn || count == 2)
            Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
    }
}

extension MeshGradientTests {
    private func shown(_ host: TestHost) -> MeshPaint? {
        for case .fill(_, .mesh(let mesh), _, _) in host.displayList.leaves { return mesh }
        return nil
    }

    @Test func `Points and colours move with an animation`() throws {
        let host = TestHost { Mesh() }
        host.tap("Go")
        host.advance(by: 0.5)
        let middle = try #require(shown(host))
        var (points, colors): ([CGPoint], [ResolvedColor]) = ([], [])
        var copy = middle
        copy.forEachPart {
            colors.append($0)
        } point: {
            points.append($0)
        }
        #expect(points.contains { abs($0.x - 0.75) < 1e-4 && $0.y == 0 })
        #expect(colors[1].red > 0 && colors[1].red < 1)
        #expect(host.waitUntilIdle())
        #expect(shown(host) != middle)
    }

    @Test func `Gradients of another kind change at once`() {
        let host = TestHost { Mesh(count: 3) }
        host.tap("Go")
        #expect(!host.isAnimating)
    }
}
