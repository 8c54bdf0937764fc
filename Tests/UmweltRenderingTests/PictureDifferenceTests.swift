import Foundation
import Testing
import UmweltDrawing

@testable import UmweltRendering

@Suite("Differences of pictures") struct PictureDifferenceTests {
    /// A picture of a size with a square at its top left corner.
    private func picture(_ width: Double, _ height: Double, square: Double) throws -> Data {
        let items = [
            DisplayItem.fill(
                Path(CGRect(x: 0, y: 0, width: width, height: height)), .color(ResolvedColor(red: 1, green: 1, blue: 1))
            ),
            DisplayItem.fill(
                Path(CGRect(x: 0, y: 0, width: square, height: square)),
                .color(ResolvedColor(red: 0, green: 0, blue: 0))),
        ]
        return try DisplayList(size: CGSize(width: width, height: height), items: items).pngData(
            scale: 1, isOpaque: true)
    }

    @Test("The pixels that differ are counted, also those that one picture alone has")
    func count() throws {
        let old = try picture(20, 10, square: 4)
        #expect(PictureDifference(old, try picture(20, 10, square: 4))?.count == 0)
        let difference = try #require(PictureDifference(old, try picture(20, 10, square: 6)))
        #expect(difference.count == 36 - 16)
        #expect(difference.hasEqualSizes)
        #expect(PictureDifference(old, try difference.pngData())?.newSize == .init(width: 20, height: 10))
        let larger = try #require(PictureDifference(old, try picture(22, 10, square: 4)))
        #expect(larger.count == 20 && !larger.hasEqualSizes)
        #expect(PictureDifference(old, Data("text".utf8)) == nil)
    }
}
