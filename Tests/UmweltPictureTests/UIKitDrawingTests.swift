import SwiftUI
import Testing
import UmweltControls
import UmweltNavigation
import UmweltTesting

@MainActor @Suite("UIKit's drawing of images") struct UIKitDrawingTests {
    /// Returns a pixel of an image, as `0xRRGGBB`.
    private func pixel(of image: UIImage, x: Int, y: Int) throws -> UInt32 {
        let data = try #require(image.pngData())
        return try #require(Pixels(data))[x, y]
    }

    private func renderer(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> UIGraphicsImageRenderer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    }

    @Test("Rectangles, paths and clips are drawn in the colours that are set") func shapes() throws {
        let image = renderer(20, 10).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.clip(to: CGRect(x: 10, y: 0, width: 10, height: 10))
            UIColor.blue.setFill()
            UIBezierPath(rect: CGRect(x: 5, y: 0, width: 10, height: 10)).fill()
        }
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(try pixel(of: image, x: 7, y: 5) == 0xFF0000)
        #expect(try pixel(of: image, x: 12, y: 5) == 0x0000FF)
        #expect(try pixel(of: image, x: 18, y: 5) == 0xFF0000)
    }

    @Test("An image is drawn smaller, and in a tint") func images() throws {
        let large = renderer(40, 40, scale: 2).image { context in
            UIColor.green.set()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(large.scale == 2 && large.cgImage?.width == 80)
        let small = renderer(10, 10).image { _ in large.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        #expect(small.size == CGSize(width: 10, height: 10) && small.cgImage?.width == 10)
        #expect(try pixel(of: small, x: 5, y: 5) == 0x00FF00)
        #expect(try pixel(of: small.withTintColor(.red), x: 5, y: 5) == 0xFF0000)
        #expect(large.preparingThumbnail(of: CGSize(width: 4, height: 6))?.size == CGSize(width: 4, height: 6))
    }

    @Test("A text is drawn; outside of a renderer nothing is") func texts() throws {
        let image = renderer(60, 30).image { _ in
            "M".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.red])
        }
        let empty = renderer(60, 30).image { _ in }
        #expect(image.pngData() != empty.pngData())
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test("An image that functions begin is drawn into until they end it, one within another") func functions() throws {
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), true, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        inner.draw(at: .zero)
        let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        #expect(inner.scale == 1 && outer.scale == 2 && outer.size == CGSize(width: 10, height: 10))
        #expect(try pixel(of: outer, x: 4, y: 4) == 0x0000FF)
        #expect(try pixel(of: outer, x: 15, y: 15) == 0xFF0000)
    }

    @Test("Titles of segments have the colours of the appearance") func segments() throws {
        let before = AppAppearance.current
        defer { AppAppearance.current = before }
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        let host = TestHost(size: CGSize(width: 200, height: 60)) {
            Picker("Kind", selection: .constant(1)) {
                Text("HH").tag(1)
                Text("HH").tag(2)
            }
            .pickerStyle(.segmented)
        }
        let data = try host.pngData(scale: 4)
        let picture = try #require(Pixels(data))
        func shows(_ color: UInt32, in columns: Range<Int>) -> Bool {
            columns.contains { x in (0..<picture.height).contains { picture[x, $0] == color } }
        }
        #expect(shows(0xFF0000, in: 0..<400) && !shows(0x0000FF, in: 0..<400))
        #expect(shows(0x0000FF, in: 400..<800) && !shows(0xFF0000, in: 400..<800))
    }

    @Test("A size that no image has gives an empty image") func sizes() {
        #expect(renderer(0, 10).image { _ in }.size == .zero)
    }
}
