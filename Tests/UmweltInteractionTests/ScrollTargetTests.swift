import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// Comes to rest 7 points further than its user leaves it.
private struct Further: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y += context.displayScale * 7
    }
}

/// Comes to rest at the next hundred in the direction in which the content is thrown, or else at the nearest.
private struct Thrown: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let place = target.rect.minY / 100
        let speed = context.velocity.dy
        target.rect.origin.y = place.rounded(speed > 200 ? .up : speed < -200 ? .down : .toNearestOrEven) * 100
    }
}

private struct Column: View {
    @State private var first: Int?
    var anchor: UnitPoint?

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Box("\($0)", 50, 30) } }.scrollTargetLayout()
        }
        .scrollPosition(id: $first, anchor: anchor)
        .overlay(alignment: .topTrailing) {
            VStack {
                Text("first \(first ?? -1)")
                Button("To 50") { first = 50 }
            }
        }
    }
}

@MainActor @Suite("Scroll targets") struct ScrollTargetTests {
    @Test("By pages it comes to rest at the nearest one, one further at most")
    func paging() {
        let host = show(200, 100) {
            ScrollView { Filling("a").frame(height: 1000) }.scrollTargetBehavior(.paging)
        }
        host.scroll(to: CGPoint(x: 0, y: 60))
        #expect(host.frame(of: "a")?.minY == -100)
        host.scroll(to: CGPoint(x: 0, y: 130))
        #expect(host.frame(of: "a")?.minY == -100)
        host.scroll(to: CGPoint(x: 0, y: 480))
        #expect(host.frame(of: "a")?.minY == -200)
        host.scroll(to: CGPoint(x: 0, y: 0))
        #expect(host.frame(of: "a")?.minY == -100)
    }

    @Test("By views it comes to rest where one begins")
    func views() {
        let host = show(100, 20.4) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) { ForEach(0..<50, id: \.self) { Filling("\($0)").frame(width: 40) } }
                    .scrollTargetLayout()
            }
            .contentMargins(.leading, 20).scrollTargetBehavior(.viewAligned)
        }
        host.scroll(to: CGPoint(x: 130, y: 0))
        #expect(isNear(host.room(of: "3"), 20, 0, 40, 20.4))
        host.scroll(to: CGPoint(x: 0, y: 0))
        #expect(isNear(host.room(of: "0"), 20, 0, 40, 20.4))
    }

    @Test("By one view at a time it goes no further")
    func byOne() {
        let host = show(100, 60) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Box("\($0)", 50, 30) } }.scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
        }
        host.scroll(to: CGPoint(x: 0, y: 500))
        #expect(host.frame(of: "1")?.minY == 0)
    }

    @Test("With a limit it goes no further than what can be seen at once, but one view at least")
    func limited() {
        func begin(_ height: CGFloat) -> CGFloat? {
            let host = show(100, 60) {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Box("\($0)", 50, height) } }.scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
            }
            host.scroll(to: CGPoint(x: 0, y: 500))
            return host.frame(of: "0").map { -$0.minY }
        }
        #expect(begin(20) == 60 && begin(100) == 100)
    }

    @Test("A behaviour of any type comes to rest where the one in it does")
    func anyBehavior() {
        func end(_ isPaged: Bool) -> CGFloat? {
            let host = show(200, 100) {
                ScrollView { Filling("a").frame(height: 1000) }
                    .scrollTargetBehavior(
                        isPaged ? AnyScrollTargetBehavior(.paging) : AnyScrollTargetBehavior(Further()))
            }
            host.scroll(to: CGPoint(x: 0, y: 60))
            return host.frame(of: "a")?.minY
        }
        #expect(end(true) == -100 && end(false) != -100)
    }

    @Test("A behaviour of one's own reads the environment")
    func own() {
        let host = show(100, 60) {
            ScrollView { Filling("a").frame(height: 1000) }.scrollTargetBehavior(Further())
                .environment(\.displayScale, 3)
        }
        host.scroll(to: CGPoint(x: 0, y: 50))
        #expect(host.frame(of: "a")?.minY == -71)
    }

    @Test("A behaviour of one's own reads how fast the content was let go of, not how slowly it ended")
    func thrown() throws {
        func end(after moves: [CGFloat], waiting: Double = 0, isLetGo: Bool = true) throws -> CGFloat? {
            let host = show(100, 60) {
                ScrollView { Filling("a").frame(height: 1000) }.scrollTargetBehavior(Thrown())
            }
            let area = try #require(
                host.semantics.first { if case .scrollArea = $0.role { true } else { false } })
            func scroll(to place: CGFloat) { _ = area.send(.scroll(x: 0, y: place)) }
            _ = area.send(.scrollBegan)
            for move in moves {
                scroll(to: move)
                host.advance(by: 0.0625)
            }
            host.advance(by: waiting)
            if isLetGo {
                _ = area.send(.scrollReleased)
                for last in moves.suffix(1) { scroll(to: last + 1) }
                host.advance(by: 0.5)
                for last in moves.suffix(1) { scroll(to: last + 2) }
            }
            _ = area.send(.scrollEnded)
            host.update()
            return host.frame(of: "a").map { -$0.minY }
        }
        #expect(try end(after: [100, 130]) == 200)
        #expect(try end(after: [300, 270]) == 200)
        #expect(try end(after: [100, 105]) == 100)
        // A finger that lay still before it was lifted throws nothing.
        #expect(try end(after: [100, 130], waiting: 1) == 100)
        #expect(try end(after: [100, 130], waiting: 1, isLetGo: false) == 100)
        #expect(try end(after: [100, 130], isLetGo: false) == 200)
    }

    @Test("What is scrolled says which view it begins with, and nothing before that")
    func position() {
        let host = show(200, 90) { Column() }
        #expect(host.texts.contains("first -1"))
        host.scroll(to: CGPoint(x: 0, y: 310))
        #expect(host.texts.contains("first 10"))
        host.scroll(to: CGPoint(x: 0, y: 0))
        #expect(host.texts.contains("first 0"))
    }

    @Test("With an anchor, it says which view is there")
    func anchored() {
        let host = show(200, 90) { Column(anchor: .bottom) }
        host.scroll(to: CGPoint(x: 0, y: 301))
        #expect(host.texts.contains("first 13"))
    }

    @Test("It scrolls to the view that is written: the shortest way, or to the anchor")
    func written() {
        let host = show(200, 90) { Column() }
        host.tap("To 50")
        #expect(host.frame(of: "50")?.minY == 60)
        let top = show(200, 90) { Column(anchor: .top) }
        top.tap("To 50")
        #expect(top.frame(of: "50")?.minY == 0)
    }
}
