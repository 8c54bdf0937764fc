import SwiftUI
import Testing

import Umwelt
@testable import UmweltTesting

@MainActor @Suite("Looks of pointers") struct PointerStyleTests {
    /// Returns the names of the looks over the middle of a view, innermost first.
    private func looks<V: View>(_ view: V, _ direction: LayoutDirection = .leftToRight) -> [String] {
        let host = TestHost(size: CGSize(width: 100, height: 40), typeSetter: FixedMetrics()) {
            view.environment(\.layoutDirection, direction)
        }
        host.update()
        return host.host.nodes.at(CGPoint(x: 50, y: 20)).compactMap(\.interest.cursor?.rawValue)
    }

    @Test("A view's style and those of the views around are told to the host, by their names in CSS")
    func styles() {
        #expect(looks(Text("Border").pointerStyle(.columnResize).pointerStyle(.link)) == ["col-resize", "pointer"])
        #expect(looks(Text("Border").pointerStyle(nil)) == [])
        #expect(looks(Text("Border")) == [])
        #expect(looks(Button("Zoom") {}.pointerStyle(.zoomIn)) == ["zoom-in"])
        #expect(looks(Text("Film").pointerVisibility(.hidden)) == ["none"])
        #expect(looks(Text("Film").pointerVisibility(.visible)) == [])
    }

    @Test("Directions follow the text's")
    func directions() {
        func look(_ style: PointerStyle, _ direction: LayoutDirection = .leftToRight) -> String? {
            looks(Color.red.pointerStyle(style), direction).first
        }
        #expect(look(.columnResize(directions: .leading)) == "w-resize")
        #expect(look(.columnResize(directions: .leading), .rightToLeft) == "e-resize")
        #expect(look(.columnResize(directions: .all)) == "col-resize")
        #expect(look(.rowResize(directions: .down)) == "s-resize")
        #expect(look(.frameResize(position: .topTrailing)) == "nesw-resize")
        #expect(look(.frameResize(position: .topTrailing), .rightToLeft) == "nwse-resize")
        #expect(look(.frameResize(position: .bottomLeading, directions: .outward)) == "sw-resize")
        #expect(look(.frameResize(position: .bottomLeading, directions: .inward)) == "ne-resize")
    }

    @Test("A change of the style is told")
    func change() {
        let host = TestHost(size: CGSize(width: 100, height: 40), typeSetter: FixedMetrics()) { Grabbing() }
        func look() -> String? {
            host.host.nodes.at(CGPoint(x: 50, y: 5)).compactMap(\.interest.cursor?.rawValue).first
        }
        host.update()
        #expect(look() == "grab")
        host.tap("Grab")
        #expect(look() == "grabbing")
    }

    private func picture(_ style: PointerStyle, _ scheme: ColorScheme = .light) -> PointerInterest.CursorPicture? {
        let host = TestHost(size: CGSize(width: 100, height: 40), typeSetter: FixedMetrics()) {
            Color.red.pointerStyle(style).environment(\.colorScheme, scheme)
        }
        host.update()
        return host.host.nodes.at(CGPoint(x: 50, y: 20)).compactMap(\.interest.cursorPicture).first
    }

    @Test("An image is a look of its own size, and a point of it points")
    func image() throws {
        let image = Image(size: CGSize(width: 20, height: 10)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.green))
        }
        let look = try #require(picture(.image(image, hotSpot: .trailing)))
        #expect(look.picture.size == CGSize(width: 20, height: 10) && !look.picture.items.isEmpty)
        #expect(look.hotSpot == CGPoint(x: 19, y: 5))
        // The arrow stands in where a host does not show the image.
        #expect(looks(Color.red.pointerStyle(.image(image, hotSpot: .center))) == ["default"])
        #expect(picture(.image(Image(size: CGSize(width: 200, height: 10)) { _ in }, hotSpot: .center)) == nil)
    }

    @Test("A shape is a look with a border, in the colours of the scheme")
    func shape() throws {
        let look = try #require(picture(.shape(Circle(), size: CGSize(width: 14, height: 14))))
        #expect(look.picture.size == CGSize(width: 16, height: 16))
        #expect(look.hotSpot == CGPoint(x: 8, y: 8))
        let dark = try #require(picture(.shape(Circle(), size: CGSize(width: 14, height: 14)), .dark))
        #expect(dark.picture != look.picture)
        #expect(picture(.grabIdle) == nil)
    }
}

private struct Grabbing: View {
    @State private var isGrabbed = false

    var body: some View {
        Button("Grab") { isGrabbed.toggle() }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            .pointerStyle(isGrabbed ? .grabActive : .grabIdle)
    }
}
