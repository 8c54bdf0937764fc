import Foundation
import SwiftUI
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltSemantics
@testable import UmweltBrowser

@Suite("The app's own looks of pointers in pages")
struct CursorPictureTests {
    @Test("A look is written with its picture, the point that points, and the arrow in its stead")
    func css() throws {
        let square = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
        let red = Color.Resolved(red: 1, green: 0, blue: 0)
        let look = PointerInterest.CursorPicture(
            picture: DisplayList(size: CGSize(width: 8, height: 8), items: [.fill(square, .color(red))]),
            hotSpot: CGPoint(x: 2, y: 3))
        let css = try #require(look.css)
        #expect(css.hasPrefix("image-set(url(\"data:image/png;base64,") && css.hasSuffix(" 2x) 2 3, default"))
        let parts = css.split(separator: "\"")
        #expect(parts.count == 5)
        let file = try #require(Data(base64Encoded: String(parts[1].dropFirst("data:image/png;base64,".count))))
        #expect(file.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    }
}
