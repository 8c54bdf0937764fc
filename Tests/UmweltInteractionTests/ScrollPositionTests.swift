import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@Observable private final class Model {
    var position = ScrollPosition(idType: Int.self)
    var count = 100
    var offsets: [CGFloat] = []
    var phases: [ScrollPhase] = []
    var velocity: CGVector?
    var seen: [[Int]] = []
    var visible: [Bool] = []
    var text = ""
    var first: Int?
}

private struct Column: View {
    @Bindable var model: Model
    var anchor: UnitPoint?
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<model.count, id: \.self) { Box("\($0)", 50, 30) } }
                .scrollTargetLayout()
        }
        .scrollPosition($model.position, anchor: anchor)
        .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
        } action: { _, new in
            model.offsets.append(new)
        }
    }
}

/// A column whose first visible view is a value of its own.
private struct Named: View {
    @Bindable var model: Model
    var anchor: UnitPoint?
    var body: some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Box("\($0)", 50, 30) } }.scrollTargetLayout()
        }
        .scrollPosition(id: $model.first, anchor: anchor)
    }
}

@MainActor @Suite("Scroll positions") struct ScrollPositionTests {
    private let model = Model()

    @Test("It scrolls to edges, places and views, and says where it is")
    func program() {
        let host = show(100, 90) { Column(model: model) }
        host.updates { model.position.scrollTo(edge: .bottom) }
        #expect(host.frame(of: "99")?.minY == 60)
        #expect(model.position.edge == .bottom)
        host.updates { model.position.scrollTo(y: 300) }
        #expect(host.frame(of: "10")?.minY == 0)
        #expect(model.position.y == 300 && model.position.x == nil && model.position.point == nil)
        host.updates { model.position.scrollTo(x: 5, y: 60) }
        #expect(host.frame(of: "2")?.minY == 0)
        #expect(model.position.point == CGPoint(x: 5, y: 60))
        host.updates { model.position.scrollTo(id: 50, anchor: .center) }
        #expect(host.frame(of: "50")?.minY == 30)
        #expect(model.position.viewID(type: Int.self) == 50)
        host.updates { model.position.scrollTo(edge: .top) }
        #expect(host.frame(of: "0")?.minY == 0)
        #expect(!model.position.isPositionedByUser)
        #expect(model.position.viewID == nil)
    }

    @Test("Its user scrolls it: then it says so, and to which view")
    func user() {
        let host = show(100, 90) { Column(model: model) }
        host.updates { model.position.scrollTo(edge: .bottom) }
        host.scroll(to: CGPoint(x: 0, y: 310))
        #expect(model.position.isPositionedByUser)
        #expect(model.position.viewID(type: Int.self) == 10)
        #expect(model.position.edge == nil)
        #expect(host.frame(of: "10")?.minY == -10, "what is said does not scroll it again")
        // The same edge as before is another wish.
        host.updates { model.position.scrollTo(edge: .bottom) }
        #expect(host.frame(of: "99")?.minY == 60)
        #expect(!model.position.isPositionedByUser)
    }

    @Test("That a host has scrolled it to where it was told is not its user's doing")
    func hostFollows() {
        let host = show(100, 90) { Column(model: model) }
        host.updates { model.position.scrollTo(y: 300) }
        host.scroll(to: CGPoint(x: 0, y: 300))
        #expect(!model.position.isPositionedByUser)
        #expect(model.position.y == 300)
    }

    @Test("Where a proxy has scrolled it is told as where its user has")
    func proxy() {
        let host = show(100, 90) {
            ScrollViewReader { proxy in
                Column(model: model).overlay(Button("Go") { proxy.scrollTo(50, anchor: .top) })
            }
        }
        host.updates { model.position.scrollTo(edge: .bottom) }
        host.tap("Go")
        #expect(host.frame(of: "50")?.minY == 0)
        #expect(model.position.viewID(type: Int.self) == 50)
        #expect(model.position.isPositionedByUser)
        // It no longer stays at the edge.
        host.updates { model.count = 120 }
        #expect(host.frame(of: "50")?.minY == 0)
    }

    // Recorded on macOS 26.2 by the fixture scroll/position-center.
    @Test("A bound identity keeps its value when a proxy scrolls, with and without an animation")
    func proxyAndIdentity() {
        let host = show(100, 90) {
            ScrollViewReader { proxy in
                Named(model: model, anchor: .top).overlay(Button("Go") { proxy.scrollTo(50, anchor: .top) })
            }
        }
        host.updates { model.first = 10 }
        #expect(host.frame(of: "10")?.minY == 0)
        host.tap("Go")
        #expect(host.frame(of: "50")?.minY == 0)
        #expect(model.first == 10)
        host.updates { model.first = 20 }
        #expect(host.frame(of: "20")?.minY == 0)
        host.scroll(to: CGPoint(x: 0, y: 900))
        #expect(model.first == 30, "the user's scrolling writes it")
    }

    @Test("The first value of a bound identity scrolls lazy content, and not content that is laid out as a whole")
    func firstValue() {
        model.first = 20
        let whole = show(100, 90) { Named(model: model, anchor: .top) }
        #expect(whole.frame(of: "0")?.minY == 0)
        #expect(model.first == 20)
        whole.updates { model.first = 30 }
        #expect(whole.frame(of: "30")?.minY == 0)
        let lazy = show(100, 90) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Box("\($0)", 50, 30) } }.scrollTargetLayout()
            }
            .scrollPosition(id: .constant(Optional(20)), anchor: .top)
        }
        #expect(lazy.frame(of: "20")?.minY == 0)
    }

    @Test("On the way of a proxy's animation a bound identity keeps its value")
    func proxyMotion() {
        let host = show(100, 90) {
            ScrollViewReader { proxy in
                Named(model: model).overlay(
                    Button("Go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(50, anchor: .top) } })
            }
        }
        host.tap("Go")
        host.advance(by: 0.5)
        #expect(model.first == nil)
        #expect(host.frame(of: "25")?.minY == 0)
        #expect(host.waitUntilIdle())
        #expect(model.first == nil)
        #expect(host.frame(of: "50")?.minY == 0)
    }

    @Test("A transaction says where in the viewport a view comes to rest, for its change alone")
    func transactionAnchor() {
        let host = show(100, 90) { Named(model: model) }
        host.updates { withTransaction(\.scrollTargetAnchor, .bottom) { model.first = 50 } }
        #expect(host.frame(of: "50")?.minY == 60)
        host.updates { withTransaction(\.scrollTargetAnchor, .center) { model.first = 70 } }
        #expect(host.frame(of: "70")?.minY == 30)
        let other = Model()
        let anchored = show(100, 90) { Named(model: other, anchor: .bottom) }
        anchored.updates { other.first = 20 }
        #expect(anchored.frame(of: "20")?.minY == 60)
        anchored.updates { withTransaction(\.scrollTargetAnchor, .top) { other.first = 40 } }
        #expect(anchored.frame(of: "40")?.minY == 0)
        anchored.updates { other.first = 60 }
        #expect(anchored.frame(of: "60")?.minY == 60)
    }

    @Test("Identities of another type are not kept; with an anchor it is the view there")
    func identities() {
        model.position = ScrollPosition(idType: String.self)
        let host = show(100, 90) { Column(model: model, anchor: .bottom) }
        host.scroll(to: CGPoint(x: 0, y: 310))
        #expect(model.position.isPositionedByUser)
        #expect(model.position.viewID == nil)
        model.position = ScrollPosition(idType: Int.self)
        host.scroll(to: CGPoint(x: 0, y: 301))
        #expect(model.position.viewID(type: Int.self) == 13)
    }

    @Test("It begins where it is said, and stays at an edge while the content grows, until its user scrolls")
    func staysAtEdge() {
        model.position = ScrollPosition(edge: .bottom)
        model.count = 10
        let host = show(100, 90) { Column(model: model) }
        #expect(host.frame(of: "9")?.minY == 60)
        host.updates { model.count = 20 }
        #expect(host.frame(of: "19")?.minY == 60)
        host.scroll(to: CGPoint(x: 0, y: 100))
        host.updates { model.count = 30 }
        #expect(host.frame(of: "19")?.minY != 60)
        #expect(host.frame(of: "3")?.minY == -10)
    }

    @Test("It begins at a place or at a view")
    func begins() {
        model.position = ScrollPosition(y: 45)
        #expect(show(100, 90) { Column(model: model) }.frame(of: "0")?.minY == -45)
        model.position = ScrollPosition(id: 40, anchor: .top)
        #expect(show(100, 90) { Column(model: model) }.frame(of: "40")?.minY == 0)
        model.position = ScrollPosition(point: CGPoint(x: 0, y: 30))
        #expect(show(100, 90) { Column(model: model) }.frame(of: "1")?.minY == 0)
    }

    @Test("Positions are the same where they are at the same place by the same hand")
    func equality() {
        #expect(ScrollPosition() == ScrollPosition(idType: Int.self))
        #expect(ScrollPosition(id: 1) == ScrollPosition(id: 1))
        #expect(ScrollPosition(id: 1) != ScrollPosition(id: "1"))
        #expect(ScrollPosition(edge: .top) != ScrollPosition())
        var byUser = ScrollPosition(edge: .top)
        byUser.isPositionedByUser = true
        #expect(byUser.edge == nil)
        #expect(byUser != ScrollPosition(edge: .top))
    }

    @Test("What is made of its geometry is told at first and when it is something else")
    func geometry() {
        let host = show(100, 90) { Column(model: model) }
        #expect(model.offsets == [0])
        host.scroll(to: CGPoint(x: 0, y: 50))
        host.scroll(to: CGPoint(x: 0, y: 50))
        #expect(model.offsets == [0, 50])
        var all: ScrollGeometry?
        let margins = show(100, 90) {
            ScrollView { Color.red.frame(height: 500) }
                .contentMargins(10)
                .onScrollGeometryChange(for: ScrollGeometry.self) {
                    $0
                } action: {
                    all = $1
                }
        }
        margins.scroll(to: CGPoint(x: 0, y: 30))
        #expect(
            all
                == ScrollGeometry(
                    contentOffset: CGPoint(x: -10, y: 20), contentSize: CGSize(width: 80, height: 500),
                    contentInsets: EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10),
                    containerSize: CGSize(width: 80, height: 70)))
        #expect(all?.visibleRect == CGRect(x: -10, y: 20, width: 100, height: 90))
        #expect(all?.bounds == CGRect(x: -10, y: 20, width: 80, height: 70))
    }

    @Test("Of several that scroll the first one tells")
    func first() {
        var heights: [CGFloat] = []
        let host = show(100, 100) {
            VStack(spacing: 0) {
                ScrollView { Color.red.frame(height: 200) }
                ScrollView { Color.blue.frame(height: 300) }
            }
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentSize.height
            } action: {
                heights.append($1)
            }
        }
        host.update()
        #expect(heights == [200])
    }

    @Test("What moves it is told, and how fast")
    func phases() throws {
        let host = show(100, 90) {
            ScrollView { Color.red.frame(height: 500) }
                .onScrollPhaseChange { old, new, context in
                    model.phases += [old, new]
                    model.velocity = context.velocity
                }
        }
        let area = try #require(
            host.semantics.first { node in
                if case .scrollArea = node.role { true } else { false }
            })
        func send(_ event: NodeEvent) { area.send(event) }
        send(.scrollBegan)
        send(.scroll(x: 0, y: 10))
        host.advance(by: 0.5)
        send(.scroll(x: 0, y: 20))
        send(.scrollReleased)
        host.update()
        #expect(model.phases == [.idle, .interacting, .interacting, .decelerating])
        #expect(model.velocity == CGVector(dx: 0, dy: 20))
        send(.scrollEnded)
        host.update()
        #expect(model.phases.suffix(2) == [.decelerating, .idle])
        // The host scrolls by itself, such as to a field with the keyboard.
        send(.scroll(x: 0, y: 50))
        send(.scrollEnded)
        host.update()
        #expect(model.phases.suffix(4) == [.idle, .animating, .animating, .idle])
        #expect(ScrollPhase.animating.isScrolling && !ScrollPhase.idle.isScrolling)
    }

    @Test("The views that can be seen are told by their identities")
    func targets() {
        let host = show(100, 90) {
            Column(model: model).onScrollTargetVisibilityChange(idType: Int.self) { model.seen.append($0) }
        }
        #expect(model.seen == [[0, 1, 2]])
        host.scroll(to: CGPoint(x: 0, y: 20))
        #expect(model.seen.last == [1, 2, 3])
        host.scroll(to: CGPoint(x: 0, y: 25))
        #expect(model.seen.count == 2)
    }

    @Test("A view hears when it comes into sight and when it goes")
    func visibility() {
        let host = show(100, 90) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 200)
                    Color.blue.frame(height: 40).onScrollVisibilityChange(threshold: 0.25) { model.visible.append($0) }
                    Color.red.frame(height: 200)
                }
            }
        }
        host.update()
        #expect(model.visible == [])
        host.scroll(to: CGPoint(x: 0, y: 119))
        #expect(model.visible == [])
        host.scroll(to: CGPoint(x: 0, y: 120))
        #expect(model.visible == [true])
        host.scroll(to: CGPoint(x: 0, y: 231))
        #expect(model.visible == [true, false])
    }

    @Test("A view that can be seen from the start hears of that once")
    func visibleAtFirst() {
        let host = show(100, 90) { Color.red.onScrollVisibilityChange { model.visible.append($0) } }
        host.update()
        host.updates { host.size = CGSize(width: 50, height: 50) }
        #expect(model.visible == [true])
    }
}
