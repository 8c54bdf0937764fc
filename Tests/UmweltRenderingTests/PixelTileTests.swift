import Foundation
import Testing
import UmweltDrawing

@testable import UmweltRendering

@Suite("Tiles of pixels") struct PixelTileTests {
    private func tile(_ items: DisplayItem..., scale: CGFloat = 1) throws -> PixelTile {
        try #require(PixelTile(items, in: .infinite, scale: scale, origin: CGPoint(x: 3, y: 7)))
    }

    private func background(_ color: ResolvedColor) -> DisplayItem {
        let rect = CGRect(x: 0, y: 20, width: 200, height: 100)
        return .fill(Path(roundedRect: rect, cornerSize: CGSize(width: 10, height: 10)), .color(color))
    }

    @Test("The middle of a background with round corners needs no pixels", arguments: [CGFloat(1), 2])
    func middle(scale: CGFloat) throws {
        let bands = try tile(background(ResolvedColor(red: 0.2, green: 0.4, blue: 1)), scale: scale).bands
        guard bands.count == 3, case .pixels(let top) = bands[0], case .color(let middle, let color) = bands[1],
            case .pixels(let bottom) = bands[2]
        else {
            Issue.record("It is in other parts: \(bands)")
            return
        }
        #expect(color == ResolvedColor(red: 0.2, green: 0.4, blue: 1))
        #expect(top.frame.minY == 20 && top.frame.maxY == middle.minY && top.frame.height < 20)
        #expect(middle.maxY == bottom.frame.minY && bottom.frame.maxY == 120)
        #expect(middle.minX == 0 && middle.width == 200)
    }

    @Test("A tile is the sum of its parts") func sum() throws {
        let white = DisplayItem.fill(Path(CGRect(x: 0, y: 40, width: 200, height: 60)), .color(.white))
        let tile = try tile(background(.red), white)
        var (pixels, colors) = (Data(), 0)
        for band in tile.bands {
            switch band {
            case .pixels(let part):
                #expect(part.pixels.count == part.height * part.bytesPerRow)
                pixels.append(part.pixels)
            case .color(let rect, let color):
                colors += 1
                #expect(color == .white && tile.bytesPerRow == tile.width * 4)
                pixels.append(Data(repeating: 255, count: Int(rect.height) * tile.bytesPerRow))
            }
        }
        #expect(colors == 1 && pixels == tile.pixels)
    }

    @Test("What shows through and what is small stays in pixels") func whole() throws {
        let glass = try tile(background(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)))
        let small = try tile(.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 60)), .color(.red)))
        for tile in [glass, small] {
            guard tile.bands.count == 1, case .pixels(let part) = tile.bands[0] else {
                Issue.record("It is in parts: \(tile.bands)")
                continue
            }
            #expect(part.frame == tile.frame && part.pixels == tile.pixels)
        }
    }
}
