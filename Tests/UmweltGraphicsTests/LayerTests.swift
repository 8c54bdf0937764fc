import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Layers") struct LayerTests {
    @Test("Whatever is in front of a view or behind it, the view alone says the size")
    func size() {
        expectSize(of: Box("a", 30, 20).overlay { Color.red }.background { Box("b", 300, 300) }, 30, 20)
        expectSize(of: Box("a", 30, 20).overlay {}.background(.red).mask { Box("b", 1, 1) }, 30, 20)
        expectSizes(
            of: Color.red.overlay { Box("b", 300, 300) }, zero: (0, 0), ideal: (10, 10),
            endless: (.infinity, .infinity), usual: (100, 60))
    }

    @Test("A layer is offered exactly the view's size, and may be larger or smaller")
    func offer() {
        #expect(isNear(show { Box("a", 30, 60).overlay { Filling("b") } }.room(of: "b"), 85, 20, 30, 60))
        expect(show { Box("a", 30, 20).background { Box("b", 100, 80) } }, "b", 50, 10)
        expect(show { Box("a", 0, 0).overlay { Box("b", 20, 10) } }, "b", 90, 45)
        expect(show { Box("a", 30, 20).overlay(alignment: .topLeading) { Box("b", 100, 80) } }, "b", 85, 40)
    }

    @Test("Several layers are a pile, with their middles on each other, and the pile is aligned")
    func zStack() {
        let host = show {
            Box("a", 100, 60).overlay(alignment: .bottomTrailing) {
                Box("b", 40, 40)
                Box("c", 10, 10)
            }
            .background(alignment: .topLeading) {
                Box("d", 10, 10)
                Box("e", 20, 30)
            }
        }
        expect(host, "b", 110, 40)
        expect(host, "c", 125, 55)
        expect(host, "d", 55, 30)
        expect(host, "e", 50, 20)
    }

    @Test("Layers are aligned by guides that they say, and by those of the view")
    func guides() {
        let host = show {
            Box("a", 40, 20)
                .alignmentGuide(.trailing) { $0.width / 2 }
                .overlay(alignment: .topTrailing) { Box("b", 10, 10).alignmentGuide(.top) { $0.height } }
        }
        expect(host, "b", 90, 30)
    }

    @Test("From right to left the leading side of a view is the right one")
    func rightToLeft() {
        let host = show { Box("a", 40, 20).overlay(alignment: .topLeading) { Text("b") } }
        host.traits.layoutDirection = .rightToLeft
        expect(host, "b", 111.5, 40)
    }
}
