import SwiftUI
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

/// Images that are made, drawn and written without a file of the app's.
@MainActor @Suite("Images in memory") struct MemoryImageTests {
    /// Two squares beside each other, of which the left one is red and the right one is blue, of so many points each.
    private func flag(_ side: CGFloat) -> some View {
        HStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0)
            Color(red: 0, green: 0, blue: 1)
        }.frame(width: 2 * side, height: side)
    }

    private func pixels<Content: View>(_ view: Content) throws -> Pixels {
        try #require(Pixels(ImageRenderer(content: view).pngData()))
    }

    @Test("A renderer makes images of UIKit's, AppKit's and Core Graphics's, as large as the view") func renderer()
        throws
    {
        let renderer = ImageRenderer(content: flag(10))
        renderer.scale = 3
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 3)
        #expect(renderer.nsImage?.size == CGSize(width: 20, height: 10))
        let pixels = try #require(renderer.cgImage)
        #expect(pixels.width == 60 && pixels.height == 30)
        #expect(image.cgImage?.width == 60)
        let shown = try self.pixels(Image(uiImage: image))
        #expect(shown.width == 20 && shown[5, 5] == 0xFF0000 && shown[15, 5] == 0x0000FF)
        #expect(ImageRenderer(content: Color.red.frame(width: 0)).uiImage == nil)
        #expect(UIImage(cgImage: pixels).size == CGSize(width: 60, height: 30))
    }

    @Test("An image of nothing has no size and no file") func empty() {
        #expect(
            UIImage().size == .zero && UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
        #expect(ImageRenderer(content: Image(uiImage: UIImage())).displayList.size == .zero)
    }

    @Test("Images are written as PNG and JPEG, smaller where the quality may be worse") func files() throws {
        let image = try #require(ImageRenderer(content: flag(32)).uiImage)
        let png = try #require(image.pngData())
        #expect(try #require(Pixels(png))[40, 5] == 0x0000FF)
        let best = try #require(image.jpegData(compressionQuality: 1))
        let worst = try #require(image.jpegData(compressionQuality: 0))
        #expect(best.starts(with: [0xFF, 0xD8, 0xFF]) && worst.count < best.count)
        let read = try #require(UIImage(data: best))
        #expect(read.size == image.size)
        let color = try pixels(Image(uiImage: read))[5, 5]
        #expect(color >> 16 > 0xF8 && color & 0xFFFF < 0x0A0A)
        let clear = try #require(ImageRenderer(content: Color.clear.frame(width: 8, height: 8)).uiImage)
        let onWhite = try #require(clear.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) })
        #expect(try pixels(Image(uiImage: onWhite))[4, 4] == 0xFFFFFF)
    }

    @Test("Symbols are images too, drawn in the foreground style") func symbols() throws {
        let star = try #require(UIImage(systemName: "star.fill"))
        #expect(star.size.width > 12 && star.size.width < 30)
        let shown = try pixels(
            Image(uiImage: star).resizable().foregroundStyle(Color(red: 1, green: 0, blue: 0))
                .frame(width: 40, height: 40))
        #expect(shown[20, 20] == 0xFF0000)
        #expect(UIImage(systemName: "no.such.symbol") == nil && star.cgImage == nil)
    }

    @Test("Pixels are turned and mirrored as their orientation says") func orientations() throws {
        let renderer = ImageRenderer(content: flag(8))
        let flag = try #require(renderer.cgImage)
        func corner(_ orientation: Image.Orientation) throws -> [UInt32] {
            let pixels = try pixels(Image(decorative: flag, scale: 1, orientation: orientation))
            #expect(pixels.width == (orientation.rawValue < 4 ? 16 : 8))
            return [pixels[2, 2], pixels[Int(pixels.width) - 2, Int(pixels.height) - 2]].map { UInt32($0) }
        }
        let (red, blue): (UInt32, UInt32) = (0xFF0000, 0x0000FF)
        for orientation in [Image.Orientation.up, .downMirrored, .right, .leftMirrored] {
            #expect(try corner(orientation) == [red, blue], "\(orientation)")
        }
        for orientation in [Image.Orientation.down, .upMirrored, .left, .rightMirrored] {
            #expect(try corner(orientation) == [blue, red], "\(orientation)")
        }
        let part = try #require(flag.cropping(to: CGRect(x: 8, y: 0, width: 100, height: 4)))
        #expect(part.width == 8 && part.height == 4)
        #expect(try pixels(Image(decorative: part, scale: 1))[2, 2] == 0x0000FF)
        #expect(flag.cropping(to: CGRect(x: 20, y: 0, width: 5, height: 5)) == nil)
    }

    @Test("Pixels with a label are spoken of") func labels() throws {
        let flag = try #require(ImageRenderer(content: flag(4)).cgImage)
        #expect(TestHost { Image(flag, scale: 2, label: Text("A flag")) }.semantics.map(\.label) == ["A flag"])
        #expect(TestHost { Image(decorative: flag, scale: 2) }.semantics.isEmpty)
    }
}
