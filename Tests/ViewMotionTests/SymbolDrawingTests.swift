import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltContent

private struct Drawing<Content: View>: View {
    @ViewBuilder let content: (Bool) -> Content
    @State private var isOn = false

    var body: some View {
        VStack {
            content(isOn)
            Button("Change") { isOn.toggle() }
        }
    }
}

/// Symbols that are drawn and taken away as by a pen.
@MainActor
struct SymbolDrawingTests {
    private func host<Content: View>(@ViewBuilder _ content: @escaping (Bool) -> Content) -> TestHost {
        show { Drawing(content: content) }
    }

    /// The boxes of what shows of the strokes, from the first to the last; empty if nothing does.
    private func areas(_ host: TestHost) -> [CGRect] {
        func clips(_ items: [DisplayItem]) -> [Path] {
            items.flatMap { item -> [Path] in
                guard case .group(let group) = item else { return [] }
                return (group.clip.map { [$0] } ?? []) + clips(group.items)
            }
        }
        return clips(host.displayList.items).flatMap { clip in
            clip.cgPath.componentsSeparated().map(\.boundingBoxOfPath)
        }
    }

    private func drawsSymbol(_ host: TestHost) -> Bool { host.movingItems.contains { $0.text == nil } }

    @Test func `SEMANTICS 53: drawOn hides while it is active, and draws from one end to the other afterwards`() {
        let host = host { Image(systemName: "minus").symbolEffect(.drawOn, isActive: !$0) }
        #expect(!drawsSymbol(host))
        host.tap("Change")
        host.advance(by: 0.45)
        let half = areas(host)
        #expect(half.count == 1)
        host.advance(by: 0.2)
        let more = areas(host)
        #expect(more.count == 1 && abs(more[0].minX - half[0].minX) < 0.01 && more[0].width > half[0].width + 1)
        #expect(host.waitUntilIdle())
        // Nothing is cut off in the end.
        #expect(areas(host).isEmpty && drawsSymbol(host))
    }

    @Test func `SEMANTICS 53: drawOff takes away from the beginning, reversed from the end`() {
        let host = host { isOn in
            VStack {
                Image(systemName: "minus").symbolEffect(.drawOff, isActive: isOn)
                Image(systemName: "minus").symbolEffect(.drawOff.reversed, isActive: isOn)
                Image(systemName: "minus").symbolEffect(.drawOff.reversed.nonReversed, isActive: isOn)
            }
        }
        #expect(areas(host).isEmpty && drawsSymbol(host))
        host.tap("Change")
        host.advance(by: 0.45)
        let boxes = areas(host)
        #expect(boxes.count == 3)
        guard boxes.count == 3 else { return }
        #expect(boxes[0].minX > boxes[1].minX + 1 && boxes[0].maxX > boxes[1].maxX + 1)
        #expect(boxes[0].minX == boxes[2].minX)
        #expect(host.waitUntilIdle())
        #expect(!drawsSymbol(host))
        host.tap("Change")
        #expect(host.waitUntilIdle())
        #expect(drawsSymbol(host))
    }

    @Test func `Strokes are drawn together, overlapping, or one by one`() {
        func counts(_ effect: DrawOnSymbolEffect) -> [Int] {
            let host = host { Image(systemName: "pause").symbolEffect(effect, isActive: !$0) }
            host.tap("Change")
            return (0..<8).map { _ in
                host.advance(by: 0.1)
                return areas(host).count
            }
        }
        #expect(counts(.drawOn.wholeSymbol).allSatisfy { $0 == 2 })
        let byLayer = counts(.drawOn.byLayer)
        #expect(byLayer.first == 1 && byLayer.last == 2 && byLayer == counts(.drawOn))
        let individually = counts(.drawOn.individually)
        #expect(individually.prefix(4).allSatisfy { $0 == 1 } && individually.suffix(3).allSatisfy { $0 == 2 })
    }

    @Test func `Bold symbols are drawn with their whole width`() {
        let host = host { Image(systemName: "minus").fontWeight(.black).symbolEffect(.drawOn, isActive: !$0) }
        host.tap("Change")
        host.advance(by: 0.45)
        let lines = host.movingItems.compactMap { item -> Path? in
            if case .stroke(let path, _, _, _) = item.item { path } else { nil }
        }
        #expect(lines.count == 1)
        #expect(abs((lines.first?.boundingRect.width ?? 0) - (areas(host).first?.width ?? 1)) < 0.01)
    }

    @Test func `Symbols come and go as they are drawn, with the animation of the change`() {
        struct Coming: View {
            @State private var isShown = false

            var body: some View {
                VStack {
                    if isShown {
                        Image(systemName: "minus")
                            .transition(.symbolEffect(.drawOn.individually))
                    }
                    Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                }
            }
        }
        let host = show { Coming() }
        host.tap("Toggle")
        host.advance(by: 0.5)
        let half = areas(host)
        #expect(half.count == 1)
        #expect(host.waitUntilIdle())
        #expect(drawsSymbol(host) && areas(host).isEmpty)
        host.tap("Toggle")
        host.advance(by: 0.5)
        #expect(areas(host).count == 1)
        #expect(host.waitUntilIdle())
        #expect(!drawsSymbol(host))
    }

    @Test func `The strokes of every symbol cover it in the end, and more of it at each step`() throws {
        var (points, allMissing) = (0, 0)
        for name in SymbolSample.names {
            for layer in try #require(SymbolLibrary.shared.outline(name)).layers {
                let strokes = PenStroke.strokes(of: layer.path)
                let areas = [0.25, 0.5, 0.75, 1].map { end in
                    var area = Path()
                    for stroke in strokes { area.addPath(stroke.area(from: 0, to: end)) }
                    return area
                }
                let all = (0..<1024).map { CGPoint(x: Double($0 % 32) / 2 + 0.21, y: Double($0 / 32) / 2 + 0.23) }
                let inside = all.filter { layer.path.contains($0, eoFill: layer.isEvenOdd) }
                points += inside.count
                let missing = inside.filter { !areas[3].contains($0) }
                // Curves are straight pieces here, and a few points are at their edges.
                allMissing += missing.count
                #expect(missing.count * 5 <= inside.count + 10, "\(name): \(missing.count) of \(inside.count)")
                let counts = areas.map { area in inside.count { area.contains($0) } }
                for (one, next) in zip(counts, counts.dropFirst()) {
                    #expect(one <= next + 1 + inside.count / 10, "\(name): \(counts)")
                }
            }
        }
        #expect(points > 10_000 && allMissing * 50 < points, "\(allMissing) of \(points)")
    }
}
