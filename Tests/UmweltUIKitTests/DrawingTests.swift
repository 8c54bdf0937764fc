import Foundation
import SwiftUI
import Testing
import UmweltUIKit

@MainActor @Suite("Images that UIKit's functions draw") struct DrawingTests {
    private let square = CGRect(x: 0, y: 0, width: 20, height: 20)

    /// Returns an image of 20 × 20 pixels as a file.
    private func drawn(_ actions: (CGContext) -> Void) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(bounds: square, format: format).pngData { actions($0.cgContext) }
    }

    @Test("A canvas draws by Core Graphics where and how its own context would draw") func canvas() throws {
        let oval = CGRect(x: 2, y: 4, width: 20, height: 12)
        func drawn(_ draw: @escaping (GraphicsContext) -> Void) throws -> Data {
            let view = Canvas { context, _ in
                var context = context
                context.opacity = 0.5
                context.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 14)))
                context.translateBy(x: 5, y: 3)
                draw(context)
            }
            return try #require(ImageRenderer(content: view.frame(width: 40, height: 30)).uiImage?.pngData())
        }
        let expected = try drawn { $0.fill(Path(ellipseIn: oval), with: .color(Color(red: 1, green: 0, blue: 0))) }
        let byCoreGraphics = try drawn { context in
            context.withCGContext { cgContext in
                cgContext.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                cgContext.fillEllipse(in: oval)
            }
        }
        #expect(byCoreGraphics == expected)
        #expect(try drawn { _ in } != expected)
    }

    @Test("Paths, rectangles and ellipses are filled and outlined as UIKit's paths are")
    func shapes() {
        let oval = CGRect(x: 2, y: 4, width: 12, height: 10)
        let plain = drawn { _ in
            UIColor.red.setFill()
            UIBezierPath(ovalIn: oval).fill()
            UIColor.blue.setStroke()
            let line = UIBezierPath(rect: oval)
            line.lineWidth = 3
            line.stroke()
        }
        let shapes = drawn { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fillEllipse(in: oval)
            context.setStrokeColor(UIColor.blue.cgColor)
            context.stroke(oval, width: 3)
        }
        let paths = drawn { context in
            UIColor.red.setFill()
            context.addEllipse(in: oval)
            context.fillPath()
            context.setLineWidth(3)
            UIColor.blue.setStroke()
            context.move(to: oval.origin)
            context.addLine(to: CGPoint(x: oval.maxX, y: oval.minY))
            context.addLine(to: CGPoint(x: oval.maxX, y: oval.maxY))
            context.addLine(to: CGPoint(x: oval.minX, y: oval.maxY))
            context.closePath()
            context.drawPath(using: .stroke)
        }
        #expect(shapes == plain && paths == plain && plain != drawn { _ in })
        let once = drawn { context in
            context.addRect(oval)
            context.fillPath()
            context.fillPath()
        }
        #expect(once == drawn { $0.fill(oval) })
    }

    @Test("Transforms apply to what is drawn and to UIKit's functions, until the settings are restored")
    func transforms() {
        let moved = CGRect(x: 4, y: 6, width: 8, height: 4)
        let plain = drawn { context in
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.fill(moved)
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let transformed = drawn { context in
            context.saveGState()
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.translateBy(x: 4, y: 6)
            context.scaleBy(x: 2, y: 2)
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2)).fill()
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let turned = drawn { context in
            context.concatenate(CGAffineTransform(translationX: 12, y: 6))
            context.rotate(by: .pi / 2)
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
        }
        #expect(transformed == plain)
        #expect(
            turned
                == drawn { context in
                    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
                    context.fill(moved)
                })
        // A path stays where it was made; its line is as wide as the transform makes it then.
        let later = drawn { context in
            context.addRect(moved)
            context.scaleBy(x: 2, y: 2)
            context.strokePath()
        }
        #expect(later == drawn { $0.stroke(moved, width: 2) })
    }

    @Test("Clips cut what is drawn, with holes by the even-odd rule, until the settings are restored")
    func clips() {
        let hole = CGRect(x: 5, y: 5, width: 10, height: 10)
        let clipped = drawn { context in
            context.saveGState()
            context.addRects([square, hole])
            context.clip(using: .evenOdd)
            context.fill(square)
            context.restoreGState()
            context.clip(to: CGRect(x: 8, y: 8, width: 2, height: 2))
            context.fill(square)
        }
        let plain = drawn { context in
            context.addRects([square, hole])
            context.fillPath(using: .evenOdd)
            context.fill(CGRect(x: 8, y: 8, width: 2, height: 2))
        }
        #expect(clipped == plain && plain != drawn { $0.fill(square) })
    }

    @Test("Images are upside down where y points down; opacity, mixing, shadows and dashes change what is drawn")
    func settings() throws {
        let image = try #require(
            UIImage(
                data: drawn { context in
                    context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
                }))
        let pixels = try #require(image.cgImage)
        let upright = drawn { context in
            context.translateBy(x: 0, y: 20)
            context.scaleBy(x: 1, y: -1)
            context.draw(pixels, in: square)
        }
        #expect(upright == drawn { _ in image.draw(in: square) })
        #expect(drawn { $0.draw(pixels, in: square) } == drawn { $0.fill(CGRect(x: 0, y: 15, width: 20, height: 5)) })
        let box = CGRect(x: 4, y: 4, width: 8, height: 8)
        #expect(
            drawn { context in
                context.setAlpha(0.5)
                context.fill(box)
            }
                == drawn { context in
                    context.setFillColor(gray: 0, alpha: 0.5)
                    context.fill(box)
                })
        #expect(
            drawn { context in
                context.fill(square)
                context.clear(square)
            } == drawn { _ in })
        let shadow = drawn { context in
            context.setShadow(offset: CGSize(width: 4, height: 4), blur: 0, color: UIColor.red.cgColor)
            context.fill(box)
        }
        #expect(
            shadow
                == drawn { context in
                    context.setFillColor(UIColor.red.cgColor)
                    context.fill(box.offsetBy(dx: 4, dy: 4))
                    context.setFillColor(UIColor.black.cgColor)
                    context.fill(box)
                })
        let dashes = drawn { context in
            context.setLineWidth(2)
            context.setLineDash(phase: 0, lengths: [5, 5])
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
        }
        #expect(
            dashes
                == drawn {
                    $0.fill([CGRect(x: 0, y: 9, width: 5, height: 2), CGRect(x: 10, y: 9, width: 5, height: 2)])
                })
    }

    @Test("The current context is that of the image, and there is none outside of one")
    func current() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContext(square.size)
        UIGraphicsGetCurrentContext()?.fill(square)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.pngData() == drawn { $0.fill(square) } && UIGraphicsGetCurrentContext() == nil)
    }

    @Test("A data set of an asset catalogue is found by its name, in folders that are namespaces, too")
    func dataAsset() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, _ path: String) throws {
            let file = folder.appendingPathComponent("Assets.xcassets/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let entry = #"{"filename": "b.json", "idiom": "universal", "universal-type-identifier": "public.json"}"#
        try write(#"{"data": [\#(entry)]}"#, "books.dataset/Contents.json")
        try write("[1, 2]", "books.dataset/b.json")
        try write(#"{"properties": {"provides-namespace": true}}"#, "More/Contents.json")
        try write(#"{"data": [{"filename": "c.txt", "idiom": "universal"}]}"#, "More/notes.dataset/Contents.json")
        try write("text", "More/notes.dataset/c.txt")
        let bundle = try #require(Bundle(path: folder.path))
        let books = try #require(NSDataAsset(name: "books", bundle: bundle))
        #expect(String(decoding: books.data, as: UTF8.self) == "[1, 2]")
        #expect(books.name == "books" && books.typeIdentifier == "public.json")
        let notes = try #require(NSDataAsset(name: "More/notes", bundle: bundle))
        #expect(String(decoding: notes.data, as: UTF8.self) == "text" && notes.typeIdentifier == "public.data")
        #expect(NSDataAsset(name: "none", bundle: bundle) == nil)
    }
}
