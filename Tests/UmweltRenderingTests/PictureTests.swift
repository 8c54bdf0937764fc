import CCairo
import Foundation
import Testing
import UmweltDrawing

@testable import UmweltRendering

@Suite("Pictures") struct PictureTests {
    private func picture(_ items: DisplayItem...) -> DisplayList {
        DisplayList(size: CGSize(width: 20, height: 20), items: items)
    }

    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
        Path(CGRect(x: x, y: y, width: side, height: side))
    }

    @Test("A fill covers its pixels and no others") func fill() throws {
        let pixels = Pixels(png: try picture(.fill(square(5, 5, 10), .color(.red))).pngData())
        #expect(pixels.width == 20 && pixels.height == 20)
        #expect(pixels[5, 5] == "#FF0000FF" && pixels[14, 14] == "#FF0000FF")
        #expect(pixels[4, 5] == "#00000000" && pixels[15, 14] == "#00000000")
        #expect(pixels.count { _, _, _, alpha in alpha > 0 } == 100)
    }

    @Test("Colours are gamma encoded") func gamma() throws {
        let gray = ResolvedColor(red: 0.5, green: 0.25, blue: 0.75)
        #expect(Pixels(png: try picture(.fill(square(0, 0, 20), .color(gray))).pngData())[3, 3] == "#8040BFFF")
    }

    @Test("The file holds colours that are not multiplied by alpha") func alpha() throws {
        let color = ResolvedColor(red: 1, green: 0.5, blue: 0, opacity: 0.5)
        let pixel = Pixels(png: try picture(.fill(square(0, 0, 10), .color(color))).pngData())[3, 3]
        #expect(["#7F400080", "#80400080", "#80410080"].contains(pixel))
    }

    @Test("The even-odd rule leaves a hole") func evenOdd() throws {
        var path = square(2, 2, 16)
        path.addPath(square(6, 6, 8))
        #expect(Pixels(png: try picture(.fill(path, .color(.red))).pngData())[10, 10] == "#FF0000FF")
        let holed = Pixels(png: try picture(.fill(path, .color(.red), isEvenOdd: true)).pngData())
        #expect(holed[10, 10] == "#00000000" && holed[3, 3] == "#FF0000FF")
    }

    @Test("Without antialiasing each pixel is wholly in or out, of a fill and of an outline") func hardEdges() throws {
        let circle = Path(ellipseIn: CGRect(x: 2, y: 2, width: 15, height: 15))
        func partial(_ items: DisplayItem...) throws -> Int {
            let list = DisplayList(size: CGSize(width: 20, height: 20), items: items)
            return Pixels(png: try list.pngData()).count { _, _, _, alpha in alpha > 0 && alpha < 255 }
        }
        let (paint, style) = (Paint.color(.red), StrokeStyle(lineWidth: 1.5))
        #expect(try partial(.fill(circle, paint)) > 0 && partial(.stroke(circle, paint, style)) > 0)
        #expect(try partial(.fill(circle, paint, isAntialiased: false)) == 0)
        #expect(try partial(.stroke(circle, paint, style, isAntialiased: false)) == 0)
        // The next item is antialiased again.
        #expect(try partial(.fill(square(0, 0, 1), paint, isAntialiased: false), .fill(circle, paint)) > 0)
    }

    @Test("A stroke covers half its width on each side") func stroke() throws {
        let style = StrokeStyle(lineWidth: 4)
        let pixels = Pixels(png: try picture(.stroke(square(5, 5, 10), .color(.blue), style)).pngData())
        #expect(pixels[3, 10] == "#0000FFFF" && pixels[6, 10] == "#0000FFFF")
        #expect(pixels[2, 10] == "#00000000" && pixels[7, 10] == "#00000000")
        #expect(pixels[3, 3] == "#0000FFFF")
    }

    @Test("Joins, caps and dashes") func strokeStyles() throws {
        func pixels(_ path: Path, _ style: StrokeStyle) throws -> Pixels {
            Pixels(png: try picture(.stroke(path, .color(.blue), style)).pngData())
        }
        let bevel = try pixels(square(5, 5, 10), StrokeStyle(lineWidth: 6, lineJoin: .bevel))
        #expect(bevel[2, 2] == "#00000000")
        var line = Path()
        line.move(to: CGPoint(x: 6, y: 10))
        line.addLine(to: CGPoint(x: 14, y: 10))
        #expect(try pixels(line, StrokeStyle(lineWidth: 4))[4, 10] == "#00000000")
        #expect(try pixels(line, StrokeStyle(lineWidth: 4, lineCap: .square))[4, 8] == "#0000FFFF")
        let round = try pixels(line, StrokeStyle(lineWidth: 4, lineCap: .round))
        #expect(round[4, 8] != "#0000FFFF" && round[5, 10] == "#0000FFFF")
        let dashed = try pixels(line, StrokeStyle(lineWidth: 4, dash: [2, 2], dashPhase: 2))
        #expect(dashed[6, 10] == "#00000000" && dashed[8, 10] == "#0000FFFF" && dashed[10, 10] == "#00000000")
        for dash in [[0], [-1, 2], [.nan], [.infinity], [0, 0], [1e-9]] as [[CGFloat]] {
            #expect(try pixels(line, StrokeStyle(lineWidth: 4, dash: dash))[10, 10] == "#0000FFFF")
        }
    }

    @Test("A quadratic curve passes where it should") func quadCurve() throws {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 20))
        path.addQuadCurve(to: CGPoint(x: 20, y: 20), control: CGPoint(x: 10, y: 0))
        let pixels = Pixels(png: try picture(.fill(path, .color(.red))).pngData())
        // Its highest point is half-way to the control point.
        #expect(pixels[10, 11] == "#FF0000FF" && pixels[10, 9] == "#00000000")
    }

    @Test("A group is faded as one") func opacity() throws {
        let group = DisplayGroup(
            opacity: 0.5, items: [.fill(square(0, 0, 12), .color(.red)), .fill(square(6, 6, 12), .color(.blue))])
        let pixels = Pixels(png: try picture(.group(group)).pngData())
        #expect(pixels[2, 2] == "#80000080")
        #expect(pixels[8, 8] == "#00008080")
        #expect(pixels[8, 8] == pixels[16, 16])
    }

    @Test("A group is moved, and clipped in its own coordinates") func offsetAndClip() throws {
        let group = DisplayGroup(
            offset: CGPoint(x: 4, y: 2), clip: square(0, 0, 5), items: [.fill(square(0, 0, 20), .color(.red))])
        let pixels = Pixels(png: try picture(.group(group)).pngData())
        #expect(pixels[4, 2] == "#FF0000FF" && pixels[8, 6] == "#FF0000FF")
        #expect(pixels[3, 2] == "#00000000" && pixels[9, 6] == "#00000000")
        #expect(pixels.count { _, _, _, alpha in alpha > 0 } == 25)
    }

    @Test("A scale gives more pixels of the same picture", arguments: [1, 2, 3] as [CGFloat])
    func scale(_ scale: CGFloat) throws {
        let pixels = Pixels(png: try picture(.fill(square(5, 5, 10), .color(.red))).pngData(scale: scale))
        #expect(pixels.width == Int(20 * scale))
        #expect(pixels.count { _, _, _, alpha in alpha > 0 } == Int(100 * scale * scale))
    }

    @Test("Text covers the same share of the picture at every scale") func textScale() throws {
        let text = layout("This is some long, multiline text, that just keeps going", width: 200)
        let shares = try [1, 2, 3].map { scale in
            let pixels = Pixels(png: try text.picture.pngData(scale: scale))
            let ink = stride(from: 3, to: pixels.bytes.count, by: 4).reduce(0) { $0 + Int(pixels.bytes[$1]) }
            return Double(ink) / (scale * scale)
        }
        #expect(abs(shares[1] / shares[0] - 1) < 0.02 && abs(shares[2] / shares[0] - 1) < 0.02)
    }

    @Test("Pixels that nothing is drawn on are white in an opaque picture") func opaque() throws {
        let pixels = Pixels(png: try picture(.fill(square(5, 5, 10), .color(.red))).pngData(isOpaque: true))
        #expect(pixels[0, 0] == "#FFFFFFFF" && pixels[5, 5] == "#FF0000FF")
    }

    @Test("Emoji have colours of their own and fade with the text") func emoji() throws {
        let pixels = Pixels(png: try layout(Paragraph("👍🍎", size: 40)).picture.pngData())
        #expect(pixels.count { red, green, blue, alpha in alpha == 255 && red > 200 && blue < 100 } > 100)
        let faded = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.25)
        let pale = Pixels(png: try layout(Paragraph("👍🍎", size: 40, color: faded)).picture.pngData())
        #expect(pale.count { red, _, _, alpha in red > 50 && alpha == 64 } > 100)
        #expect(pale.count { _, _, _, alpha in alpha > 64 } == 0)
    }

    @Test("Emoji are as large as the text") func emojiSize() {
        let emoji = layout(Paragraph("👍", size: 20)).size
        #expect(emoji.width > 20 && emoji.width < 30)
        #expect(emoji.height < 30)
    }

    @Test("Runs are drawn in their colours") func runColors() throws {
        let runs = [ResolvedColor.red, .blue].map {
            TextRun(text: "HH", font: ResolvedFont(size: 30, weight: 900), color: $0)
        }
        let pixels = Pixels(png: try layout(Paragraph(runs: runs)).picture.pngData())
        let middle = pixels.width / 2
        func columns(_ isWanted: (String) -> Bool) -> [Int] {
            (0..<pixels.width).filter { x in (0..<pixels.height).contains { isWanted(pixels[x, $0]) } }
        }
        let red = columns { $0 == "#FF0000FF" }
        let blue = columns { $0 == "#0000FFFF" }
        #expect(!red.isEmpty && red.allSatisfy { $0 <= middle })
        #expect(!blue.isEmpty && blue.allSatisfy { $0 >= middle })
    }

    @Test("Lines under and through text have their own colours") func decorations() throws {
        var run = TextRun(text: "   \u{2003}\u{2003}.", font: ResolvedFont(size: 40), color: .black)
        run.underline = .red
        run.strikethrough = .blue
        let text = layout(Paragraph(runs: [run]))
        let pixels = Pixels(png: try text.picture.pngData())
        let column = (0..<pixels.height).map { pixels[10, $0] }
        let underline = try #require(column.firstIndex { $0.hasPrefix("#FF0000") })
        let strikethrough = try #require(column.firstIndex { $0.hasPrefix("#0000FF") })
        #expect(CGFloat(strikethrough) < text.firstBaseline && CGFloat(underline) > text.firstBaseline)
    }

    @Test("What does not fit a line is not drawn") func ellipsis() throws {
        let text = layout(Paragraph("MMMMMMMMMMMMMMMM", lineLimit: 1), width: 80)
        let wide = DisplayList(size: CGSize(width: 300, height: 30), items: [.text(text, at: .zero)])
        let pixels = Pixels(png: try wide.pngData())
        for x in 81..<300 { #expect((0..<30).allSatisfy { pixels[x, $0] == "#00000000" }) }
    }

    @Test("Lines of another type setter are drawn where it put them") func otherTypeSetter() throws {
        var text = layout("one two")
        text.lines = [TextLine(text: "I", frame: CGRect(x: 50, y: 0, width: 10, height: 20), baseline: 16)]
        let pixels = Pixels(
            png: try DisplayList(size: CGSize(width: 60, height: 20), items: [.text(text, at: .zero)]).pngData())
        #expect((0..<50).allSatisfy { x in (0..<20).allSatisfy { pixels[x, $0] == "#00000000" } })
        #expect((50..<60).contains { pixels[$0, 10] != "#00000000" })
    }

    @Test("A picture is drawn on a surface of somebody else's") func foreignSurface() throws {
        let list = picture(.fill(square(5, 5, 10), .color(.red)), .text(layout("x"), at: .zero))
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 20, 20)
        defer { cairo_surface_destroy(surface) }
        let cairo = try #require(cairo_create(surface))
        list.draw(in: cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        let start = try #require(cairo_image_surface_get_data(surface))
        let bytes = UnsafeBufferPointer(start: start, count: 20 * 20 * 4)
        #expect(Array(bytes) == Pixels(png: try list.pngData()).bytes)
    }

    @Test("Points that are not numbers, or too far, do no harm") func strangePoints() throws {
        for value in [.nan, .infinity, -.infinity, 1e300] as [CGFloat] {
            var path = Path()
            path.move(to: CGPoint(x: value, y: 0))
            path.addLine(to: CGPoint(x: 20, y: value))
            path.addCurve(to: .zero, control1: CGPoint(x: value, y: value), control2: .zero)
            path.closeSubpath()
            let group = DisplayGroup(
                offset: CGPoint(x: value, y: value), opacity: value, clip: path, items: [.fill(path, .color(.red))])
            let color = ResolvedColor(red: Float(value), green: Float(value), blue: 0, opacity: Float(value))
            let list = picture(
                .fill(path, .color(color)), .stroke(path, .color(.red), StrokeStyle(lineWidth: value)),
                .group(group), .text(layout("x"), at: CGPoint(x: value, y: value)),
                .stroke(path, .color(.red), StrokeStyle(lineWidth: 2, miterLimit: value, dashPhase: value)))
            #expect(try !list.pngData().isEmpty)
            #expect(try !list.pdfData().isEmpty)
            #expect(try !list.svgData().isEmpty)
        }
    }
}
