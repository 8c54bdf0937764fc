import Foundation
import Testing
import UmweltRendering

@Suite("Font collections") struct FontCollectionTests {
    /// A collection of two fonts, each with a table of its own and one that both share.
    private let collection: Data = {
        func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 0xFF) } }
        func font(_ own: (offset: Int, length: Int)) -> [UInt8] {
            Array("OTTO".utf8) + [0, 2, 0, 0, 0, 0, 0, 0]
                + Array("own ".utf8) + number(7) + number(own.offset) + number(own.length)
                + Array("both".utf8) + number(8) + number(112) + number(4)
        }
        let head = Array("ttcf".utf8) + number(0x10000) + number(2) + number(20) + number(64)
        return Data(head + font((108, 3)) + font((109, 3)) + Array("abcd".utf8) + Array("both".utf8))
    }()

    @Test("One font is taken out with its tables, the shared ones too")
    func extraction() throws {
        let font = Data(try #require(FontCollection.font(at: 1, of: collection)).joined())
        #expect(font.prefix(6) == Data(Array("OTTO".utf8) + [0, 2]))
        #expect(font[20..<24] == Data([0, 0, 0, 44]))
        #expect(font[36..<40] == Data([0, 0, 0, 48]))
        #expect(font[44...] == Data(Array("bcd".utf8) + [0] + Array("both".utf8)))
        #expect(Data(try #require(FontCollection.font(at: 0, of: collection)).joined())[44..<47] == Data("abc".utf8))
    }

    @Test("What is no collection, or cut off, gives nothing")
    func broken() {
        #expect(FontCollection.font(at: 2, of: collection) == nil)
        #expect(FontCollection.font(at: -1, of: collection) == nil)
        #expect(FontCollection.font(at: 0, of: Data("OTTO".utf8)) == nil)
        for length in 0..<collection.count { #expect(FontCollection.font(at: 1, of: collection.prefix(length)) == nil) }
    }
}
