import Combine
import SwiftUI
import Testing
import UmweltTesting

@MainActor @Observable private final class Ruler {
    var length: CGFloat = 10
}

private struct Bar: View {
    var height: CGFloat = 5
    let ruler: Ruler
    var body: some View { Color.red.frame(width: ruler.length, height: height) }
}

private struct LengthReader: View {
    @ObservedObject var renderer: ImageRenderer<Bar>
    var body: some View { Text(verbatim: "\(Int(renderer.displayList.size.width))") }
}

@MainActor @Suite("Observed renderers of images") struct ObservedRendererTests {
    @Test("A renderer announces each property that is set, and none of what drawing sets") func properties() {
        let ruler = Ruler()
        let renderer = ImageRenderer(content: Bar(ruler: ruler))
        #expect(renderer.displayList.size == CGSize(width: 10, height: 5))
        var count = 0
        let subscription = renderer.objectWillChange.sink { count += 1 }
        renderer.content = Bar(height: 8, ruler: ruler)
        #expect(count == 1)
        renderer.scale = 2
        #expect(count == 2)
        renderer.proposedSize = ProposedViewSize(width: 50, height: nil)
        #expect(count == 3)
        renderer.isOpaque = true
        #expect(count == 4)
        renderer.colorMode = .linear
        #expect(count == 5)
        #expect(renderer.displayList.size == CGSize(width: 50, height: 8))
        renderer.render(rasterizationScale: 3) { size, _ in #expect(size.height == 8) }
        #expect(renderer.scale == 2)
        #expect(count == 5)
        subscription.cancel()
    }

    @Test("A renderer announces what its view reads once, until the picture is drawn again") func state() {
        let ruler = Ruler()
        let renderer = ImageRenderer(content: Bar(ruler: ruler))
        #expect(renderer.displayList.size.width == 10)
        var count = 0
        let subscription = renderer.objectWillChange.sink { count += 1 }
        ruler.length = 20
        ruler.length = 30
        #expect(count == 1)
        #expect(renderer.displayList.size.width == 30)
        ruler.length = 40
        #expect(count == 2)
        subscription.cancel()
    }

    @Test("A view that observes a renderer draws again with it") func observed() {
        let ruler = Ruler()
        let renderer = ImageRenderer(content: Bar(ruler: ruler))
        let host = TestHost(typeSetter: FixedMetrics()) { LengthReader(renderer: renderer) }
        #expect(host.texts == ["10"])
        #expect(host.updates { ruler.length = 20 } == ["LengthReader"])
        #expect(host.texts == ["20"])
        #expect(host.updates { renderer.scale = 2 } == ["LengthReader"])
        #expect(host.updates {} == [])
    }
}
