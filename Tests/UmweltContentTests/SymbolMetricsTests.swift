import SwiftUI
import TestSupport
import Testing

@testable import UmweltContent

/// The expected sizes were measured on iOS 26, at two pixels a point.
@Suite("Metrics of symbols")
struct SymbolMetricsTests {
    private func size(
        _ name: String, _ size: CGFloat = 17, weight: Int = 400, scale: Image.Scale = .medium
    ) throws -> CGSize {
        try #require(SymbolMetrics.known(SymbolName(name)), "\(name)")
            .layout(size: size, weight: weight, scale: scale, aspect: 1, pixel: 0.5).size
    }

    @Test(
        "A symbol has the recorded size",
        arguments: [
            ("star", 22, 20), ("chevron.left", 12.5, 16.5), ("minus", 18, 3.5), ("bicycle", 31, 19),
            ("cloud", 22.5, 15.5),
            ("mountain.2", 33, 17), ("wrench", 23.5, 23), ("textformat", 23.5, 14.5),
        ])
    func recorded(name: String, width: CGFloat, height: CGFloat) throws {
        #expect(try size(name) == CGSize(width: width, height: height))
    }

    @Test("All symbols in circles have one size, and all in squares")
    func enclosures() throws {
        for name in ["circle", "trash.circle", "xmark.circle.fill", "person.crop.circle", "12.circle"] {
            #expect(try size(name) == CGSize(width: 20, height: 19), "\(name)")
        }
        for name in ["square.fill", "xmark.square"] {
            #expect(try size(name) == CGSize(width: 19.5, height: 17.5), "\(name)")
        }
    }

    @Test("A filled symbol is as large as its outline, and a mirrored one as the other")
    func families() throws {
        #expect(try size("heart.fill") == size("heart") && size("backward.fill") == CGSize(width: 25.5, height: 15))
        #expect(try size("chevron.forward") == size("chevron.left") && size("sidebar.left") == size("sidebar.right"))
    }

    @Test("The icon of a kind of symbol keeps its proportions in the size of that kind")
    func proportions() throws {
        let pages = try #require(SymbolMetrics.known(SymbolName("book.pages")))
            .layout(size: 17, weight: 400, scale: .medium, aspect: 1, pixel: 0.5)
        #expect(try pages.size == size("book") && pages.ink.width == pages.ink.height)
    }

    @Test("A slash makes a low symbol higher, not wider; a badge makes all larger")
    func additions() throws {
        #expect(try size("eye.slash") == CGSize(width: 26, height: 20) && size("eye").height < 17)
        #expect(try size("mic.slash") == size("mic"))
        #expect(try size("speaker.slash") == CGSize(width: 17.5, height: 20))
        #expect(try size("bell.badge") == CGSize(width: 19.5, height: 20.5))
        let (plain, badged) = (try size("calendar"), try size("calendar.badge.clock"))
        #expect(plain.width <= badged.width && plain.height < badged.height)
    }

    @Test("A star grows with the font, its weight and the scale of the image")
    func fonts() throws {
        #expect(try size("star", 28) == CGSize(width: 36, height: 33.5))
        #expect(try size("star", 34) == CGSize(width: 43.5, height: 40.5))
        #expect(try size("star", weight: 700) == CGSize(width: 22.5, height: 21.5))
        #expect(try size("star", scale: .large) == CGSize(width: 28, height: 27))
        #expect(try size("star", scale: .small).width < 18)
    }

    @Test("A chevron's ink is nearer to the side to which it points")
    func bearings() throws {
        func ink(_ name: String) throws -> (left: CGFloat, right: CGFloat) {
            let layout = try #require(SymbolMetrics.known(SymbolName(name)))
                .layout(size: 17, weight: 400, scale: .medium, aspect: 0.6, pixel: 0.5)
            return (layout.ink.minX, layout.size.width - layout.ink.maxX)
        }
        #expect(try ink("chevron.right").left > 3 && ink("chevron.right").right < 1.2)
        #expect(try ink("chevron.backward").left < 1.2 && ink("chevron.backward").right > 3)
    }
}
