import Foundation
import Testing
import UmweltDrawing

@testable import UmweltRendering

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Drawing effects") struct EffectDrawingTests {
    private let red = ResolvedColor(red: 1, green: 0, blue: 0)
    private let blue = ResolvedColor(red: 0, green: 0, blue: 1)
    private let white = ResolvedColor(red: 1, green: 1, blue: 1)

    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, _ color: ResolvedColor) -> DisplayItem {
        .fill(Path(CGRect(x: x, y: y, width: side, height: side)), .color(color))
    }

    private func group(_ items: [DisplayItem], _ change: (inout DisplayEffects) -> Void) -> DisplayItem {
        var effects = DisplayEffects()
        change(&effects)
        return .group(DisplayGroup(effects: effects, items: items))
    }

    private func pixels(_ items: DisplayItem..., scale: CGFloat = 1) throws -> Pixels {
        Pixels(png: try DisplayList(size: CGSize(width: 40, height: 40), items: items).pngData(scale: scale))
    }

    private func svg(_ items: DisplayItem...) throws -> String {
        let data = try DisplayList(size: CGSize(width: 40, height: 40), items: items).svgData()
        #expect(XMLParser(data: data).parse())
        return String(decoding: data, as: UTF8.self)
    }

    @Test("A transform turns what is drawn") func transform() throws {
        let turned = group([square(0, 0, 10, red)]) {
            $0.transform = ProjectionTransform(CGAffineTransform(translationX: 30, y: 20).rotated(by: .pi / 2))
        }
        let pixels = try pixels(turned)
        #expect(pixels[25, 25] == "#FF0000FF" && pixels[31, 25] == "#00000000")
        #expect(try svg(turned).contains("transform=\"matrix(0 1 -1 0 30 20)\""))
    }

    @Test("A blur spreads what is drawn, as far at every scale") func blur() throws {
        let blurred = group([square(10, 10, 20, red)]) { $0.filters = [.blur(radius: 3)] }
        for scale in [CGFloat(1), 2] {
            let pixels = try pixels(blurred, scale: scale)
            func alpha(_ x: Int, _ y: Int) -> Int {
                Int(pixels[Int(CGFloat(x) * scale), Int(CGFloat(y) * scale)].suffix(2), radix: 16) ?? 0
            }
            #expect(alpha(20, 20) == 255 && alpha(0, 20) == 0)
            #expect((100...155).contains(alpha(10, 20)) && alpha(7, 20) > 20 && alpha(7, 20) < 70)
        }
        #expect(try svg(blurred).contains("<feGaussianBlur stdDeviation=\"3\"/>"))
    }

    @Test("What is drawn apart throws its shadow and is blurred where it is, at every scale and radius")
    func groupsInFilters() throws {
        let apart: [(inout DisplayEffects) -> Void] = [
            { $0.isIsolated = true }, { $0.mask = [self.square(10, 10, 20, self.white)] }, { _ in },
        ]
        let shadows = [CGFloat(3), 5, 10].map { DisplayFilter.shadow(DisplayShadow(color: blue, radius: $0)) }
        for filter in shadows + [.blur(radius: 3), .blur(radius: 5), .blur(radius: 7)] {
            for change in apart {
                let inner = group([square(10, 10, 20, red)], change)
                guard case .group(var faint) = inner else { continue }
                faint.opacity = 0.5
                let item = group([.group(faint)]) { $0.filters = [filter] }
                for scale in [CGFloat(1), 1.5, 2, 3] {
                    let pixels = try pixels(item, scale: scale)
                    func alpha(_ x: CGFloat, _ y: CGFloat) -> Int {
                        Int(pixels[Int(x * scale), Int(y * scale)].suffix(2), radix: 16) ?? 0
                    }
                    // It is as strong on all sides of the square.
                    for far in [CGFloat(2), 5, 8] {
                        let sides = [alpha(far, 20), alpha(39.9 - far, 20), alpha(20, far), alpha(20, 39.9 - far)]
                        let difference = (sides.max() ?? 0) - (sides.min() ?? 0)
                        #expect(difference <= 8, "\(filter) at \(scale): \(sides)")
                    }
                    #expect(alpha(20, 20) > 60, "\(filter) at \(scale)")
                }
            }
        }
        let file = group([group([square(10, 10, 20, red)]) { $0.isIsolated = true }]) { $0.filters = [shadows[1]] }
        #expect(try svg(file).contains("feDropShadow"))
    }

    @Test("Shadows of shadows are as fast as one after the other") func nestedShadows() throws {
        var item = square(10, 10, 20, red)
        for _ in 0..<40 {
            item = group([item]) { $0.filters = [.shadow(DisplayShadow(color: blue, radius: 0.5))] }
        }
        let pixels = try pixels(item)
        #expect(pixels[20, 20] == "#FF0000FF" && pixels[9, 20].hasSuffix("FF"))
    }

    @Test("A material with a shadow still shows what is behind it") func materialWithShadow() throws {
        let glass = MaterialPaint(
            tint: ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5), blurRadius: 2, saturation: 1)
        let path = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
        let item = group([.fill(path, .material(glass))]) {
            $0.filters = [.shadow(DisplayShadow(color: red, radius: 2))]
        }
        let pixel = try pixels(square(0, 0, 40, blue), item)[20, 20]
        #expect(pixel.hasPrefix("#80") || pixel.hasPrefix("#7F") || pixel.hasPrefix("#BF"), "\(pixel)")
    }

    @Test("What has no place does not take its shadow with it") func strangeContent() throws {
        let nowhere = DisplayItem.fill(Path(CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9)), .color(red))
        let endless = DisplayItem.fill(
            Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 9)), .color(red))
        for other in [nowhere, endless] {
            let item = group([other, square(10, 10, 20, red)]) {
                $0.filters = [.shadow(DisplayShadow(color: blue, radius: 2))]
            }
            #expect(try pixels(item)[20, 20] == "#FF0000FF")
            let faint = DisplayItem.group(DisplayGroup(opacity: 0.5, items: [other, square(10, 10, 20, red)]))
            #expect(try ["#FF000080", "#FF00007F", "#80000080", "#7F00007F"].contains(pixels(faint)[20, 20]))
        }
    }

    @Test("Only what is opaque enough is kept, in one colour, and its edges stay smooth") func alphaThreshold() throws {
        func drawn(_ min: Double, _ max: Double = 1) throws -> Pixels {
            let faint = DisplayItem.group(DisplayGroup(opacity: 0.4, items: [square(20, 10, 10, blue)]))
            return try pixels(
                group([square(10, 10, 10, red), faint, square(30.5, 10, 5, red)]) {
                    $0.filters = [.alphaThreshold(min: min, max: max, color: white)]
                })
        }
        let opaque = try drawn(0.5)
        #expect(opaque[12, 15] == "#FFFFFFFF" && opaque[25, 15] == "#00000000" && opaque[5, 5] == "#00000000")
        let edge = Int(opaque[30, 12].suffix(2), radix: 16) ?? 0
        #expect(edge > 0x40 && edge < 0xC0)
        let faint = try drawn(0.2, 0.6)
        #expect(faint[12, 15] == "#00000000" && faint[25, 15] == "#FFFFFFFF")
        // Drops that are near each other become one.
        let drops = group([
            group([square(8, 15, 10, red), square(21, 15, 10, red)]) { $0.filters = [.blur(radius: 3)] }
        ]) { $0.filters = [.alphaThreshold(min: 0.4, max: 1, color: blue)] }
        #expect(try pixels(drops)[19, 20] == "#0000FFFF" && pixels(drops)[19, 8] == "#00000000")
        let svg = try svg(drops)
        #expect(svg.contains("<feFuncA type=\"discrete\""))
    }

    @Test("An opaque blur keeps its edges") func opaqueBlur() throws {
        let items = [square(0, 0, 20, red), square(20, 0, 20, blue)]
        let pixels = try pixels(group(items) { $0.filters = [.blur(radius: 2, isOpaque: true)] })
        #expect(pixels[1, 1].hasSuffix("FF") && pixels[20, 10].hasSuffix("FF") && pixels[20, 25] == "#00000000")
    }

    @Test("A shadow alone is the colour, as opaque as what throws it") func shadowAlone() throws {
        var shadow = DisplayShadow(color: blue, radius: 0, offset: CGSize(width: 6, height: 4))
        shadow.isAlone = true
        let item = group([square(10, 10, 10, red)]) { $0.filters = [.shadow(shadow)] }
        let pixels = try pixels(item)
        #expect(pixels[12, 12] == "#00000000" && pixels[18, 18] == "#0000FFFF" && pixels[24, 22] == "#0000FFFF")
        #expect(try svg(item).contains("<feOffset dx=\"6\" dy=\"4\"/>"))
    }

    @Test("What is drawn with a shadow inside is darker at its edges, and nothing around it is") func innerShadow()
        throws
    {
        let shadow = PaintShadow(DisplayShadow(color: blue, radius: 1.5), isInner: true)
        let path = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
        let pixels = try pixels(.fill(path, .shadowed(.color(red), [shadow])))
        #expect(pixels[20, 20] == "#FF0000FF" && pixels[9, 20] == "#00000000" && pixels[31, 20] == "#00000000")
        #expect(pixels[10, 20] != "#FF0000FF" && pixels[10, 20].hasSuffix("FF"))
        #expect(try svg(.fill(path, .shadowed(.color(red), [shadow]))).contains("feGaussianBlur"))
    }

    @Test("A shadow is behind what throws it, in its colour and place") func shadow() throws {
        let shadow = DisplayShadow(color: blue, radius: 0, offset: CGSize(width: 6, height: 4))
        let item = group([square(10, 10, 10, red)]) { $0.filters = [.shadow(shadow)] }
        let pixels = try pixels(item)
        #expect(pixels[12, 12] == "#FF0000FF" && pixels[19, 19] == "#FF0000FF")
        #expect(pixels[22, 18] == "#0000FFFF" && pixels[12, 22] == "#00000000")
        #expect(try svg(item).contains("<feDropShadow dx=\"6\" dy=\"4\" stdDeviation=\"0\""))
    }

    @Test("A shadow in a turned group turns with it") func turnedShadow() throws {
        let shadow = DisplayShadow(color: blue, radius: 0, offset: CGSize(width: 10, height: 0))
        let inner = group([square(0, 0, 10, red)]) { $0.filters = [.shadow(shadow)] }
        let pixels = try pixels(
            group([inner]) {
                $0.transform = ProjectionTransform(CGAffineTransform(translationX: 30, y: 10).rotated(by: .pi / 2))
            })
        #expect(pixels[25, 15] == "#FF0000FF" && pixels[25, 25] == "#0000FFFF")
    }

    @Test("Colours become others") func colors() throws {
        var inverted = ColorMatrix()
        (inverted.r1, inverted.g2, inverted.b3) = (-1, -1, -1)
        (inverted.r5, inverted.g5, inverted.b5) = (1, 1, 1)
        let item = group([square(0, 0, 10, red)]) { $0.filters = [.colors(inverted)] }
        #expect(try pixels(item)[5, 5] == "#00FFFFFF")
        // Transparent pixels stay transparent.
        #expect(try pixels(item)[15, 15] == "#00000000")
        #expect(try svg(item).contains("<feColorMatrix values=\"-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0\"/>"))
    }

    @Test("What is drawn mixes with what is behind it") func blending() throws {
        func mixed(_ mode: CGBlendMode) throws -> String {
            try pixels(square(0, 0, 20, blue), group([square(0, 0, 10, red)]) { $0.blendMode = mode })[5, 5]
        }
        #expect(try mixed(.multiply) == "#000000FF" && mixed(.screen) == "#FF00FFFF")
        #expect(try mixed(.plusLighter) == "#FF00FFFF" && mixed(.destinationOver) == "#0000FFFF")
        #expect(try mixed(.destinationOut) == "#00000000")
    }

    @Test("A group that is isolated mixes only within itself") func isolation() throws {
        let hole = group([square(0, 0, 10, red)]) { $0.blendMode = .destinationOut }
        let item = group([square(0, 0, 20, blue), hole]) { $0.isIsolated = true }
        let pixels = try pixels(square(0, 0, 40, white), item)
        #expect(pixels[5, 5] == "#FFFFFFFF" && pixels[15, 15] == "#0000FFFF")
        // SVG has no word for it, and shows a picture.
        #expect(try svg(item).contains("data:image/png;base64,"))
        #expect(try svg(group([square(0, 0, 9, red)]) { $0.blendMode = .multiply }).contains("mix-blend-mode:multiply"))
    }

    @Test("A mask shows what it is opaque on") func mask() throws {
        let item = group([square(0, 0, 40, red)]) { $0.mask = [square(10, 10, 10, white)] }
        let pixels = try pixels(item)
        #expect(pixels[15, 15] == "#FF0000FF" && pixels[5, 5] == "#00000000" && pixels[25, 15] == "#00000000")
        #expect(try svg(item).contains("mask=\"url(#m"))
    }

    @Test("What is further away is smaller") func perspective() throws {
        var away = ProjectionTransform()
        away.m13 = 0.05
        let item = group([square(0, 0, 20, red)]) { $0.transform = away }
        let pixels = try pixels(item)
        #expect(pixels[3, 5] == "#FF0000FF" && pixels[15, 5] == "#00000000")
        #expect(pixels[1, 17] == "#FF0000FF" && pixels[9, 17] == "#00000000")
        #expect(try svg(item).contains("data:image/png;base64,"))
    }

    @Test("Gradients run along a line, from a centre and around it") func gradients() throws {
        let stops = [GradientPaint.Stop(color: red, location: 0), GradientPaint.Stop(color: blue, location: 1)]
        let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let middle = CGPoint(x: 0.5, y: 0.5)
        func drawn(_ geometry: GradientPaint.Geometry) throws -> Pixels {
            try pixels(.fill(Path(frame), .gradient(GradientPaint(stops: stops, geometry: geometry, frame: frame))))
        }
        func isRed(_ text: String) -> Bool {
            ["#F", "#E"].contains(text.prefix(2)) && text.hasSuffix("FF")
                && ["0", "1"].contains(text.dropFirst(5).prefix(1))
        }
        func isBlue(_ text: String) -> Bool {
            ["#0", "#1"].contains(text.prefix(2)) && ["F", "E"].contains(text.dropFirst(5).prefix(1))
        }
        let line = try drawn(.linear(from: .zero, to: CGPoint(x: 1, y: 0)))
        #expect(isRed(line[1, 20]) && isBlue(line[38, 20]) && line[1, 1] == line[1, 38])
        let circle = try drawn(.radial(center: middle, startRadius: 0, endRadius: 10))
        #expect(isRed(circle[20, 20]) && isBlue(circle[33, 20]) && isBlue(circle[0, 0]))
        let ellipse = try drawn(.elliptical(center: middle, startRadius: 0, endRadius: 0.5))
        #expect(isRed(ellipse[20, 20]) && isBlue(ellipse[39, 20]))
        let around = try drawn(.angular(center: middle, start: .zero, end: .degrees(360)))
        #expect(isRed(around[38, 21]) && isBlue(around[38, 18]))
        let quarter = try drawn(.angular(center: middle, start: .zero, end: .degrees(90)))
        // Half of the rest has the last colour, the other half the first.
        #expect(isBlue(quarter[10, 38]) && isBlue(quarter[3, 22]) && isRed(quarter[22, 3]))
    }

    @Test("Gradients in SVG are gradients, and pictures where it has none") func gradientFiles() throws {
        let stops = [GradientPaint.Stop(color: red, location: 0), GradientPaint.Stop(color: blue, location: 1)]
        let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        func file(_ geometry: GradientPaint.Geometry) throws -> String {
            try svg(.fill(Path(frame), .gradient(GradientPaint(stops: stops, geometry: geometry, frame: frame))))
        }
        let line = try file(.linear(from: .zero, to: CGPoint(x: 1, y: 0)))
        #expect(line.contains("x1=\"0\" y1=\"0\" x2=\"40\" y2=\"0\"") && line.contains("fill=\"url(#l"))
        #expect(try file(.radial(center: .zero, startRadius: 0, endRadius: 5)).contains("<radialGradient"))
        #expect(try file(.angular(center: .zero, start: .zero, end: .degrees(90))).contains("<pattern"))
    }

    @Test("Pages have all of it too", arguments: [false, true]) func pages(isProjected: Bool) throws {
        let shadow = DisplayShadow(color: blue, radius: 2, offset: .zero)
        let item = group([square(10, 10, 10, red)]) {
            $0.filters = [.blur(radius: 1), .shadow(shadow)]
            $0.mask = [square(0, 0, 40, white)]
            if isProjected { $0.transform.m13 = 0.01 }
        }
        let list = DisplayList(size: CGSize(width: 40, height: 40), items: [item])
        // Nothing of it was lost: what was changed is more than an empty page.
        let empty = DisplayList(size: list.size, items: [])
        #expect(try list.pdfData().count > empty.pdfData().count + 200)
    }

    @Test("What is behind a material shines through, blurred, and nothing beside it changes") func materials() throws {
        let tint = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)
        let material = MaterialPaint(tint: tint, blurRadius: 3, saturation: 1)
        let glass = DisplayItem.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), .material(material))
        let backdrop = [square(0, 0, 20, red), square(20, 0, 20, blue)]
        let pixels = try Pixels(
            png: DisplayList(size: CGSize(width: 40, height: 40), items: backdrop + [glass]).pngData(scale: 1))
        #expect(pixels[5, 5] == "#FF0000FF" && pixels[35, 5] == "#0000FFFF")
        // Between both colours there is a little of each.
        let middle = pixels[19, 15]
        let parts = [middle.dropFirst(1), middle.dropFirst(5)].compactMap { Int($0.prefix(2), radix: 16) }
        #expect(parts.count == 2 && parts.allSatisfy { (150...230).contains($0) })
        // Files without pixels have the tint.
        #expect(try svg(glass).contains("fill-opacity=\"0.5\""))
    }

    @Test("A material that fades shows what is behind it as it does before, and nothing beside it changes")
    func fadingMaterial() throws {
        let tint = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)
        let material = MaterialPaint(tint: tint, blurRadius: 3, saturation: 1)
        let glass = group([.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), .material(material))]) {
            $0.filters = [.shadow(DisplayShadow(color: ResolvedColor(red: 0, green: 0, blue: 0), radius: 2))]
        }
        let faint = DisplayItem.group(DisplayGroup(opacity: 0.5, items: [glass]))
        let (left, right) = (square(0, 0, 20, red), square(20, 0, 20, blue))
        let (none, half, full) = (
            try pixels(left, right), try pixels(left, right, faint), try pixels(left, right, glass)
        )
        func parts(_ pixel: String) -> [Int] {
            [1, 3, 5, 7].map { Int(pixel.dropFirst($0).prefix(2), radix: 16) ?? -1 }
        }
        for (x, y) in [(15, 15), (19, 15), (25, 25), (12, 28), (8, 20), (20, 32)] {
            for (half, ends) in zip(parts(half[x, y]), zip(parts(none[x, y]), parts(full[x, y]))) {
                #expect(abs(2 * half - ends.0 - ends.1) <= 4, "at \(x), \(y)")
            }
        }
        #expect(half[5, 3] == none[5, 3] && half[38, 5] == none[38, 5])
        #expect(half[15, 15] != none[15, 15])
    }

    @Test("Numbers that are none do no harm", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -5, 0])
    func strangeNumbers(number: CGFloat) throws {
        let strange = ResolvedColor(red: .nan, green: 0, blue: 0)
        let stops = [GradientPaint.Stop(color: strange, location: number)]
        let frame = CGRect(x: 0, y: 0, width: number, height: 10)
        let point = CGPoint(x: number, y: number)
        let geometries: [GradientPaint.Geometry] = [
            .linear(from: point, to: .zero), .radial(center: point, startRadius: number, endRadius: number),
            .elliptical(center: point, startRadius: number, endRadius: number),
            .angular(center: point, start: Angle(radians: number), end: Angle(radians: -number)),
        ]
        let paints = geometries.map { Paint.gradient(GradientPaint(stops: stops, geometry: $0, frame: frame)) }
        var items = paints.map { DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), $0) }
        var matrix = ColorMatrix()
        matrix.r1 = Float(number)
        let shadow = DisplayShadow(color: strange, radius: number, offset: CGSize(width: number, height: number))
        for filter in [DisplayFilter.blur(radius: number), .shadow(shadow), .colors(matrix)] {
            items.append(group([square(0, 0, 10, red)]) { $0.filters = [filter] })
        }
        items.append(group([square(0, 0, 10, red)]) { $0.transform.m11 = number })
        items.append(group([square(0, 0, 10, red)]) { $0.transform.m13 = number })
        let list = DisplayList(size: CGSize(width: 20, height: 20), items: items)
        #expect(throws: Never.self) {
            _ = try list.pngData()
            _ = try list.svgData()
            _ = try list.pdfData()
        }
    }
}
