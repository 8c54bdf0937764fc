import SwiftUI
import TestSupport
import Testing

import Umwelt
import UmweltControls
@testable import UmweltTesting

// A character is 8.5 points wide, a line 20.4 high, its baseline 15.3 below its top: FixedMetrics at the body size of
// 17.

@MainActor @Suite("Texts on pixels") struct TextPixelTests {
    private func show<Content: View>(scale: CGFloat, @ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        var traits = HostTraits.testing
        traits.displayScale = scale
        return TestHost(
            size: CGSize(width: 200, height: 100), traits: traits, typeSetter: FixedMetrics(), content: content)
    }

    @Test(
        "A text takes whole pixels",
        arguments: [
            (0.25, CGSize(width: 9, height: 21)), (1, CGSize(width: 9, height: 21)),
            (2, CGSize(width: 8.5, height: 20.5)),
            (3, CGSize(width: CGFloat(26) / 3, height: CGFloat(62) / 3)),
        ] as [(CGFloat, CGSize)])
    func size(scale: CGFloat, expected: CGSize) {
        #expect(show(scale: scale) { Text("a") }.frame(of: "a")?.size == expected)
    }

    @Test("Its first baseline is on the nearest pixel, and its last on the next")
    func baselines() throws {
        func heights(_ text: String, scale: CGFloat) throws -> (first: CGFloat, last: CGFloat) {
            let host = show(scale: scale) {
                HStack(alignment: .firstTextBaseline) {
                    Text(text)
                    Color.red.frame(width: 1, height: 1).alignmentGuide(.firstTextBaseline) { _ in 0 }
                        .accessibilityElement().accessibilityLabel("first")
                }
                HStack(alignment: .lastTextBaseline) {
                    Text(text + " ")
                    Color.red.frame(width: 1, height: 1).alignmentGuide(.lastTextBaseline) { _ in 0 }
                        .accessibilityElement().accessibilityLabel("last")
                }
            }
            func height(_ mark: String, _ text: String) throws -> CGFloat {
                try #require(host.frame(of: mark)).minY - (try #require(host.frame(of: text)).minY)
            }
            return (try height("first", text), try height("last", text + " "))
        }
        #expect(try heights("a", scale: 1) == (15, 15))
        // The second line's would be at 35.7; it moves up with the first one's.
        #expect(try heights("a\nb", scale: 1) == (15, 36))
        #expect(try heights("a\nb", scale: 2) == (15.5, 36))
    }

    @Test("It is drawn where its baseline is, and lines that end at a side end there")
    func drawn() throws {
        func place(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) throws -> CGPoint {
            let host = show(scale: 1) {
                Text("a").multilineTextAlignment(alignment).environment(\.layoutDirection, direction)
            }
            let frame = try #require(host.frame(of: "a"))
            let text = try #require(host.displayList.textPlaces.first)
            return CGPoint(x: text.x - frame.minX.rounded(), y: text.y - (frame.minY + 0.01).rounded())
        }
        #expect(try place(.leading).x == 0 && abs(place(.leading).y + 0.3) < 1e-6)
        #expect(try place(.center).x == 0.25 && place(.trailing).x == 0.5)
        #expect(try place(.leading, .rightToLeft).x == 0.5 && place(.trailing, .rightToLeft).x == 0)
    }

    @Test("Other pixels are other sizes: those of the display, or of a part that says its own")
    func changes() {
        struct Sized: View {
            var body: some View { Text("a") }
        }
        let host = show(scale: 1) {
            VStack {
                Sized()
                Text("b").environment(\.displayScale, 4)
            }
        }
        #expect(host.frame(of: "a")?.height == 21 && host.frame(of: "b")?.height == 20.5)
        #expect(host.updates { host.traits.displayScale = 2 } == [])
        #expect(host.frame(of: "a")?.height == 20.5 && host.frame(of: "a")?.width == 8.5)
        #expect(host.frame(of: "b")?.height == 20.5)
    }

    @Test("Fields are as high as whole pixels, and so are lines that are kept free")
    func fields() {
        let host = show(scale: 1) {
            VStack {
                TextField("Name", text: .constant("")).textFieldStyle(.plain)
                Text("free").lineLimit(3, reservesSpace: true)
            }
        }
        #expect(host.frame(of: "Name")?.height == 21 && host.frame(of: "free")?.height == 62)
    }
}

extension DisplayList {
    /// The places of texts.
    fileprivate var textPlaces: [CGPoint] { Self.places(items, CGPoint.zero) }

    private static func places(_ items: [DisplayItem], _ origin: CGPoint) -> [CGPoint] {
        items.flatMap { item -> [CGPoint] in
            switch item {
            case .text(_, let place): [CGPoint(x: origin.x + place.x, y: origin.y + place.y)]
            case .group(let group):
                places(group.items, CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y))
            default: []
            }
        }
    }
}
