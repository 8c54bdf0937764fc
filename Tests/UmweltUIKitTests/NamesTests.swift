import Foundation
import SwiftUI
import Testing
import UmweltDrawing
import UmweltRendering
import UmweltTesting
import UmweltUIKit

/// Names that source of other libraries has where it does not ask for iOS, and older ones.
@Suite("Names of AppKit and of older source") @MainActor struct NamesTests {
    @Test("The screen of AppKit is UIKit's") func screen() {
        #expect(NSScreen.main?.frame == UIScreen.main.bounds)
        #expect(NSScreen.screens.first?.visibleFrame == UIScreen.main.bounds)
        #expect(NSScreen.main?.backingScaleFactor == UIScreen.main.scale)
    }

    @Test("A controller of AppKit measures its view") func controller() {
        let controller = NSHostingController(rootView: Color.red.frame(width: 20, height: 10))
        #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 20, height: 10))
        controller.rootView = Color.red.frame(width: 30, height: 10)
        #expect(controller.sizeThatFits(in: .zero).width == 30)
    }

    @Test("The clipboard of AppKit is UIKit's") func pasteboard() {
        let host = TestHost { Text("a") }
        host.update()
        let pasteboard = NSPasteboard.general
        let count = pasteboard.changeCount
        #expect(pasteboard.setString("https://example.org", forType: .string))
        #expect(pasteboard.string(forType: .string) == UIPasteboard.general.string)
        #expect(pasteboard.changeCount > count)
        #expect(!pasteboard.setString("a", forType: NSPasteboard.PasteboardType("public.png")))
        pasteboard.clearContents()
        #expect(pasteboard.types == nil)
    }

    @Test("Attributed texts are measured with the fonts of their parts") func attributed() {
        let large = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        let text = NSMutableAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        let small = text.size()
        text.append(large)
        #expect(abs(text.size().width - small.width - large.size().width) < 0.1)
        #expect(text.size().height > small.height)
        let narrow = text.boundingRect(
            with: CGSize(width: 1, height: 0), options: .usesLineFragmentOrigin, context: nil)
        #expect(narrow.width < text.size().width)
    }

    @Test("Values of rectangles, points and sizes have UIKit's names") func values() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    }

    @Test("C's functions for transforms are the methods") func transforms() {
        let moved = CGAffineTransformMakeTranslation(3, 4)
        #expect(moved == CGAffineTransform(translationX: 3, y: 4))
        #expect(CGAffineTransformScale(moved, 2, 2) == moved.scaledBy(x: 2, y: 2))
        #expect(
            CGAffineTransformConcat(moved, CGAffineTransformMakeRotation(1))
                == moved.concatenating(.init(rotationAngle: 1)))
        #expect(CGAffineTransformConcat(moved, CGAffineTransformInvert(moved)) == .identity)
    }

    @Test("Images are equal by their pixels, scale and colours") func images() throws {
        let picture = { (color: Color) -> UIImage? in
            ImageRenderer(content: color.frame(width: 2, height: 2)).uiImage
        }
        let red = try #require(picture(.red))
        #expect(red == picture(.red))
        #expect(red != picture(.blue))
        #expect(red != red.withRenderingMode(.alwaysTemplate))
        #expect(red.imageOrientation == .up)
        #expect(UIImage(named: "no such image", in: .main, compatibleWith: nil) == nil)
    }

    @Test("The folder of a group of apps is made when it is asked for") func groups() throws {
        let name = "group.org.umwelt.\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(FileManager.default.fileExists(atPath: folder.path))
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../a") == nil)
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    }
}
