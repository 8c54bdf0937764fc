import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Frames") struct FrameTests {
    private let endless = CGFloat.infinity

    @Test("A fixed length is kept whatever is offered; the other one is the content's")
    func fixed() {
        expectSizes(
            of: Color.red.frame(width: 30), zero: (30, 0), ideal: (30, 10), endless: (30, endless), usual: (30, 60))
        expectSize(of: Color.red.frame(width: 30, height: 5), 30, 5)
        expectSize(of: Box("a", 30, 20).frame(width: 0, height: 0), 0, 0)
    }

    @Test("Lengths that make no sense are not said", arguments: [-5, CGFloat.infinity, -.infinity, .nan])
    func senseless(length: CGFloat) {
        expectSizes(
            of: Color.red.frame(width: length, height: length), zero: (0, 0), ideal: (10, 10),
            endless: (endless, endless), usual: (100, 60))
    }

    @Test("A smallest length alone: what gives way is no smaller, and what does not may be cut to what is offered")
    func smallest() {
        expectSizes(
            of: Color.red.frame(minWidth: 40), zero: (40, 0), ideal: (40, 10), endless: (endless, endless),
            usual: (100, 60))
        expectSize(of: Box("a", 30, 20).frame(minWidth: 40), 40, 20)
        expectSizes(
            of: Box("a", 30, 20).frame(minWidth: 10), zero: (10, 20), ideal: (30, 20), endless: (30, 20),
            usual: (30, 20))
    }

    @Test("A largest length alone: the frame takes what is offered up to that, and no less than its content")
    func largest() {
        expectSizes(
            of: Color.red.frame(maxWidth: 40), zero: (0, 0), ideal: (10, 10), endless: (40, endless), usual: (40, 60))
        expectSize(of: Box("a", 30, 20).frame(maxWidth: 20), 20, 20)
        expectSizes(
            of: Box("a", 30, 20).frame(maxWidth: .infinity), zero: (30, 20), ideal: (30, 20), endless: (endless, 20),
            usual: (100, 20))
    }

    @Test("Between two bounds the frame takes what is offered, whatever its content is")
    func both() {
        expectSizes(
            of: Box("a", 30, 20).frame(minWidth: 0, maxWidth: .infinity), zero: (0, 20), ideal: (30, 20),
            endless: (endless, 20), usual: (100, 20))
        expectSizes(
            of: Box("a", 30, 20).frame(minHeight: 25, maxHeight: 50), zero: (30, 25), ideal: (30, 25),
            endless: (30, 50), usual: (30, 50))
    }

    @Test("Where nobody offers anything the usual length is taken, whatever the content would like")
    func ideal() {
        expectSizes(
            of: Box("a", 30, 20).frame(idealWidth: 50), zero: (30, 20), ideal: (50, 20), endless: (30, 20),
            usual: (30, 20))
        expectSizes(
            of: Box("a", 30, 20).frame(minWidth: 20, idealWidth: 50), zero: (20, 20), ideal: (50, 20),
            endless: (30, 20), usual: (30, 20))
        expectSizes(
            of: Box("a", 30, 20).frame(idealWidth: 15, maxWidth: 80), zero: (30, 20), ideal: (15, 20),
            endless: (80, 20), usual: (80, 20))
    }

    @Test("Of bounds that contradict each other the larger ones count; without a usual length between them, none")
    func contradictions() {
        expectSize(of: Box("a", 30, 20).frame(minWidth: 50, maxWidth: 20), 30, 20)
        expectSizes(
            of: Box("a", 30, 20).frame(idealWidth: 50, maxWidth: 20), zero: (30, 20), ideal: (50, 20),
            endless: (50, 20), usual: (50, 20))
        expectSize(of: Box("a", 30, 20).frame(minWidth: 50, idealWidth: 20), 50, 20)
        let usual = Color.red.frame(minWidth: -10, minHeight: .nan, maxHeight: .nan)
        expectSizes(of: usual, zero: (0, 0), ideal: (10, 10), endless: (endless, endless), usual: (100, 60))
    }

    @Test("A frame that is as long as a bound, though nobody offers anything, offers that to its content")
    func placing() {
        func room<Content: View>(_ content: Content) -> CGRect? { show { ScrollView { content } }.room(of: "a") }
        #expect(isNear(room(Filling("a").frame(minHeight: 60)), 0, 0, 200, 60))
        #expect(isNear(room(Filling("a").frame(maxHeight: 5)), 0, 0, 200, 5))
        #expect(isNear(room(Filling("a").frame(minHeight: 30, idealHeight: 40)), 0, 0, 200, 40))
        #expect(isNear(room(Filling("a").frame(minHeight: 5, maxHeight: .infinity)), 0, 0, 200, 10))
    }

    @Test("Content that is larger than its frame reaches out of it on the sides that its alignment leaves")
    func overflow() {
        func corner(_ alignment: Alignment) -> CGPoint? {
            show { Box("a", 50, 40).frame(width: 20, height: 20, alignment: alignment) }.frame(of: "a")?.origin
        }
        #expect(corner(.topLeading) == CGPoint(x: 90, y: 40))
        #expect(corner(.center) == CGPoint(x: 75, y: 30))
        #expect(corner(.bottomTrailing) == CGPoint(x: 60, y: 20))
    }

    @Test("From right to left the leading side of a frame is the right one")
    func rightToLeft() {
        let host = show { Text("ab").frame(width: 100, height: 100, alignment: .topLeading) }
        host.traits.layoutDirection = .rightToLeft
        expect(host, "ab", 133, 0)
    }

    @Test("Nothing in a frame is nothing, and takes no distance")
    func empty() {
        let column = VStack(spacing: 5) {
            Box("a", 30, 20)
            EmptyView().frame(width: 50, height: 50).padding().background(.red)
            Box("b", 30, 20)
        }
        expectSize(of: column, 30, 45)
    }
}
