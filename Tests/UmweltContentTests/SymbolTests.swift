import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltContent
import UmweltControls

@MainActor @Suite("Symbols")
struct SymbolTests {
    @Test("The symbols that most projects use are known", arguments: SymbolSample.names)
    func known(name: String) throws {
        let outline = try #require(SymbolLibrary.shared.outline(name))
        let bounds = outline.bounds
        #expect(bounds.width > 0 && bounds.height > 0)
        // Control points of curves may lie a little outside of the square.
        #expect(CGRect(x: -1, y: -1, width: 18, height: 18).contains(bounds))
    }

    @Test("Symbols that the icons have under other names are known, and those whose names mean others")
    func renamed() throws {
        let library = SymbolLibrary.shared
        for (symbol, icon) in [("gamecontroller.fill", "controller"), ("star.lefthalf.fill", "star-half")] {
            #expect(library.outline(symbol)?.bounds == library.files.outline(icon)?.bounds)
        }
        // An aeroplane is an area, and its nose is at the right.
        let airplane = try #require(library.outline("airplane")?.layers.first).path
        #expect(airplane.contains(CGPoint(x: 15.5, y: 8)) && !airplane.contains(CGPoint(x: 8, y: 0.5)))
        // An area, and not a line around one.
        #expect(library.outline("app.fill") != library.outline("app"))
        #expect(library.outline("building.columns.fill") != library.outline("building.columns"))
        // A stadium, and not a pill.
        for name in [
            "keyboard.chevron.compact.down", "lock.icloud", "parkingsign.circle.fill", "pencil.tip.crop.circle",
            "pencil.tip.crop.circle.badge.plus", "sdcard.fill", "yensign.circle",
        ] {
            #expect(library.outline(name) != nil, "\(name)")
        }
        let capsule = try #require(library.outline("capsule.fill")).bounds
        #expect(capsule.width > 1.5 * capsule.height && library.outline("pills") != library.outline("capsule"))
        #expect(library.outline("theatermasks")?.layers.count ?? 0 > 1)
        let ten = try #require(library.outline("gobackward.10")), arrow = try #require(library.outline("gobackward"))
        #expect(ten.bounds == arrow.bounds && ten != library.outline("gobackward.15"))
        for name in ["zzz", "circle.dashed", "circle.dotted", "cross.fill", "sum", "rectangle.portrait"] {
            let bounds = try #require(library.outline(name), "\(name)").bounds
            #expect(CGRect(x: 0, y: 0, width: 16, height: 16).contains(bounds), "\(name)")
        }
    }

    @Test("A name that is unknown is drawn as a placeholder of a symbol's size")
    func unknown() {
        let host = TestHost(typeSetter: FixedMetrics()) { Image(systemName: "no.such.symbol") }
        #expect(host.frame(of: "no such symbol")?.size == CGSize(width: 17 * 1.06, height: 17 * 1.06))
        #expect(!host.displayList.items.isEmpty)
        let enclosed = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                Image(systemName: "no.such.symbol")
                Image(systemName: "circle")
            }
            .symbolVariant(.circle)
        }
        #expect(enclosed.frame(of: "no such symbol")?.size == enclosed.frame(of: "circle")?.size)
    }

    @Test("An empty name shows nothing, and takes the size of its frame", arguments: [true, false])
    func empty(isSymbol: Bool) {
        let host = TestHost {
            VStack {
                (isSymbol ? Image(systemName: "") : Image("")).resizable().frame(width: 40, height: 40)
                Text("below")
            }
        }
        #expect(host.displayList.fillColors.allSatisfy { $0.opacity == 0 })
        #expect(host.displayList.leaves.count == host.displayList.fillColors.count + host.displayList.textLines.count)
        #expect(host.frame(of: "below").map { $0.minY > host.size.height / 2 } == true)
    }

    @Test("A symbol grows with the font and the image scale")
    func size() throws {
        func width<V: View>(_ view: V) throws -> CGFloat {
            try #require(TestHost { view }.frame(of: "circle")).width
        }
        // With the bearings a circle is 1.171 times as wide as the font's size; tests have one pixel a point.
        let circle = Image(systemName: "circle")
        let usual = try width(circle)
        #expect(usual == 20)
        #expect(try width(circle.font(.system(size: 34))) == 40)
        #expect(try width(circle.imageScale(.large)) == 25)
        #expect(try width(circle.imageScale(.small)) == 16)
        #expect(try width(circle.dynamicTypeSize(.accessibility5)) > usual * 2)
        #expect(try width(circle.resizable().frame(width: 100, height: 50)) == 100)
    }

    @Test("A badge has the first of several colours, or its own, and is not drawn over what it is on")
    func badges() throws {
        func fills(_ name: String, _ mode: SymbolRenderingMode) throws -> [(path: Path, color: Color.Resolved)] {
            TestHost {
                Image(systemName: name).font(.system(size: 100)).symbolRenderingMode(mode).foregroundStyle(.white, .red)
            }.displayList.leaves.compactMap { item in
                if case .fill(let path, .color(let color), _, _) = item { (path, color) } else { nil }
            }
        }
        let white = Color.Resolved(red: 1, green: 1, blue: 1)
        let values = EnvironmentValues()
        for name in ["calendar.badge.plus", "person.crop.circle.badge.plus", "bell.badge"] {
            let palette = try fills(name, .palette)
            #expect(palette.first?.color == Color.red.resolve(in: values) && palette.last?.color == white)
            let badge = try #require(palette.last?.path.boundingRect)
            // One looks through the sign in the badge, and nothing of what is behind shows there.
            let middle = CGPoint(x: badge.midX, y: badge.midY)
            for fill in palette.dropLast() { #expect(!fill.path.contains(middle, eoFill: true)) }
            #expect(palette.last?.path.contains(middle, eoFill: true) == (name == "bell.badge"))
        }
        #expect(try fills("bell.badge", .multicolor).map(\.color) == [white, Color.red.resolve(in: values)])
        #expect(
            try fills("calendar.badge.plus", .multicolor).last?.color == Color.green.resolve(in: values))
        // In these icons the badge is a part of the drawing.
        for name in ["person.badge.plus", "person.fill.badge.plus", "folder.badge.plus"] {
            let colors = try fills(name, .multicolor).map(\.color)
            #expect(colors == [white, Color.green.resolve(in: values)], "\(name)")
        }
        #expect(try fills("person.badge.minus", .multicolor).map(\.color) == [white, Color.red.resolve(in: values)])
    }

    @Test("Several foreground styles colour the parts of a symbol, unless a mode is said")
    func impliedPalette() throws {
        func colors(_ mode: SymbolRenderingMode?) -> [Color.Resolved] {
            TestHost {
                Image(systemName: "xmark.circle.fill").symbolRenderingMode(mode).foregroundStyle(.white, .red)
            }.displayList.fillColors
        }
        let white = Color.Resolved(red: 1, green: 1, blue: 1)
        #expect(colors(nil) == colors(.palette) && colors(nil).contains(white) && colors(nil).count == 2)
        #expect(colors(.monochrome) == [white])
    }

    @Test("A symbol stands on the baseline of text, with its middle in the middle of capitals")
    func baseline() throws {
        let host = TestHost(traits: .finePixels, typeSetter: FixedMetrics()) {
            HStack(alignment: .firstTextBaseline) {
                Text("Text")
                Image(systemName: "circle")
            }
        }
        let text = try #require(host.frame(of: "Text"))
        let circle = try #require(host.frame(of: "circle"))
        #expect(abs(circle.midY - (text.minY + 17 * 0.9 - 17 * 0.7046 / 2)) < 0.1)
    }

    @Test("Variants are taken from the environment where there are such, and combine with the name")
    func variants() {
        let library = SymbolLibrary.shared
        #expect(library.outline("heart", variants: .fill) == library.outline("heart.fill"))
        #expect(library.outline("heart.fill", variants: .fill) == library.outline("heart.fill"))
        #expect(library.outline("xmark", variants: .circle.fill) == library.outline("xmark.circle.fill"))
        #expect(library.outline("bell", variants: .slash) == library.outline("bell.slash"))
        #expect(library.outline("magnifyingglass", variants: .fill) == library.outline("magnifyingglass"))
        let host = TestHost { Image(systemName: "heart").symbolVariant(.fill) }
        #expect(host.displayList == TestHost { Image(systemName: "heart.fill") }.displayList)
        let plain = TestHost {
            Image(systemName: "heart").environment(\.symbolVariants, .none).symbolVariant(.fill)
        }
        #expect(plain.displayList == TestHost { Image(systemName: "heart") }.displayList)
        let nested = TestHost { Image(systemName: "star").symbolVariant(.circle).symbolVariant(.fill) }
        #expect(nested.displayList == TestHost { Image(systemName: "star.circle.fill") }.displayList)
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.circle.contains(.fill))
    }

    @Test("What points forward is mirrored where text runs from right to left")
    func mirrored() {
        func list(_ name: String, _ direction: LayoutDirection) -> DisplayList {
            TestHost { Image(systemName: name).environment(\.layoutDirection, direction) }.displayList
        }
        #expect(list("chevron.forward", .leftToRight) == list("chevron.right", .leftToRight))
        #expect(list("chevron.forward", .rightToLeft) != list("chevron.right", .rightToLeft))
        #expect(list("chevron.right", .leftToRight) == list("chevron.right", .rightToLeft))
    }

    @Test("The strokes of a plus and a cross are as wide as that of SF Symbols' minus, 1.75 beside text of 20 points")
    func strokes() throws {
        // Of the plus 16.11 are 12 units, of the cross one point is 16 / (20 * 1.06) units.
        for (name, half, slope) in [("plus", 0.65, 0.0), ("xmark", 0.66, 1.0)] {
            let path = try #require(SymbolLibrary.shared.outline(name)).combinedPath
            let across = half * (1 + slope * slope).squareRoot()
            func contains(_ distance: Double) -> Bool { path.contains(CGPoint(x: 4, y: 8 - 4 * slope + distance)) }
            #expect(contains(across - 0.02) && !contains(across + 0.02))
        }
        #expect(SymbolLibrary.shared.outline("plus.circle") != nil)
        #expect(SymbolLibrary.shared.outline("xmark.circle.fill") != nil)
    }

    @Test(
        "Symbols that are near an icon are drawn as that",
        arguments: [
            ("beach.umbrella", "umbrella"), ("beach.umbrella.fill", "umbrella.fill"), ("case.fill", "briefcase.fill"),
            ("person.2.wave.2", "person.2"), ("person.2.wave.2.fill", "person.2.fill"), ("pill", "pills"),
        ])
    func nearIcons(name: String, other: String) throws {
        let outlines = try [name, other].map { try #require(SymbolLibrary.shared.outline($0)).layers.map(\.path) }
        #expect(outlines[0] == outlines[1])
    }

    @Test(
        "Symbols that no icon is like are drawn all the same",
        arguments: [
            "airplayaudio", "bed.double", "bed.double.fill", "birthday.cake", "cube.box", "cube.box.fill", "figure.run",
            "figure.stand", "figure.walk", "mountain.2.fill", "pawprint.fill", "tent.fill",
        ])
    func drawnSymbols(name: String) throws {
        let bounds = try #require(SymbolLibrary.shared.outline(name)).bounds
        #expect(bounds.height > 10 && CGRect(x: -0.1, y: -0.1, width: 16.2, height: 16.2).contains(bounds))
    }

    @Test("The parts of a bed stay apart when a bold font draws a line around each")
    func boldParts() throws {
        let outline = try #require(SymbolLibrary.shared.outline("bed.double.fill"))
        var parts: [Path] = []
        for layer in outline.layers {
            layer.path.forEach { element in
                switch element {
                case .move(let point):
                    parts.append(Path())
                    parts[parts.count - 1].move(to: point)
                case .line(let point): parts[parts.count - 1].addLine(to: point)
                default: break
                }
            }
        }
        #expect(parts.count == 4)
        // Bold is 0.3 units to each side; a fifth of a unit is left between.
        let grown = parts.map { $0.union($0.strokedPath(StrokeStyle(lineWidth: 0.8, lineJoin: .round))) }
        for (index, part) in grown.enumerated() {
            for other in grown[(index + 1)...] { #expect(part.intersection(other).isEmpty) }
        }
    }

    @Test("A heavier font makes symbols bolder")
    func weight() {
        func items(_ weight: Font.Weight) -> Int {
            var count = 0
            func visit(_ items: [DisplayItem]) {
                for item in items {
                    if case .stroke = item { count += 1 }
                    if case .group(let group) = item { visit(group.items) }
                }
            }
            visit(TestHost { Image(systemName: "star").fontWeight(weight) }.displayList.items)
            return count
        }
        #expect(items(.regular) == 0)
        #expect(items(.bold) == 1)
    }

    @Test("A value shows by how many parts are drawn in full")
    func variableValue() {
        func faintParts(_ value: Double?) -> Int {
            var count = 0
            func visit(_ items: [DisplayItem]) {
                for case .group(let group) in items {
                    if group.opacity < 1 { count += 1 } else { visit(group.items) }
                }
            }
            visit(TestHost { Image(systemName: "wifi", variableValue: value) }.displayList.items)
            return count
        }
        #expect(faintParts(nil) == 0)
        #expect(faintParts(1) == 0)
        #expect(faintParts(0) > faintParts(0.5))
        #expect(faintParts(0.5) > 0)
    }

    /// The faintness of a symbol's parts with a value, from back to front; clipped ones count twice.
    private func faintness<V: View>(_ view: V) -> [Bool] {
        var result: [Bool] = []
        func visit(_ items: [DisplayItem], _ isFaint: Bool) {
            for item in items {
                if case .group(let group) = item {
                    visit(group.items, isFaint || group.opacity < 1)
                } else {
                    result.append(isFaint)
                }
            }
        }
        visit(TestHost { view }.displayList.items, false)
        return result
    }

    @Test("The speaker of sound waves is always drawn in full")
    func speaker() {
        #expect(faintness(Image(systemName: "speaker.wave.2", variableValue: 0)).first == false)
        #expect(faintness(Image(systemName: "speaker.wave.2", variableValue: 0)).dropFirst().allSatisfy { $0 })
        #expect(faintness(Image(systemName: "cellularbars", variableValue: 0.5)) == [false, false, true, true])
        #expect(faintness(Image(systemName: "star", variableValue: 0)) == [false])
    }

    @Test("A value is drawn as far as it reaches, if the image or else the environment says so")
    func variableValueMode() {
        func bars(_ value: Double) -> Image { Image(systemName: "cellularbars", variableValue: value) }
        #expect(faintness(bars(0.625)) == [false, false, false, true])
        // The third bar is full up to its middle.
        let drawn = faintness(bars(0.625).symbolVariableValueMode(.draw))
        #expect(drawn == [false, false, false, true, true])
        #expect(faintness(VStack { bars(0.625) }.symbolVariableValueMode(.draw)) == drawn)
        let own = VStack { bars(0.625).symbolVariableValueMode(.color) }.symbolVariableValueMode(.draw)
        #expect(faintness(own) == [false, false, false, true])
        #expect(faintness(VStack { bars(0.625).symbolVariableValueMode(nil) }.symbolVariableValueMode(.draw)) == drawn)
        #expect(faintness(bars(1).environment(\.symbolVariableValueMode, .draw)) == faintness(bars(1)))
        #expect(faintness(bars(0).environment(\.symbolVariableValueMode, .draw)) == faintness(bars(0)))
        var clips: [Path] = []
        func collect(_ items: [DisplayItem]) {
            for case .group(let group) in items {
                if let clip = group.clip { clips.append(clip) }
                collect(group.items)
            }
        }
        collect(TestHost { bars(0.625).symbolVariableValueMode(.draw) }.displayList.items)
        #expect(clips.count == 2)
        if clips.count == 2 {
            #expect(clips[0].boundingRect.minY == clips[1].boundingRect.maxY)
            #expect(abs(clips[0].boundingRect.height - clips[1].boundingRect.height) < 0.01)
        }
    }

    @Test("Colours of symbols are brighter at the top, if the image or else the environment says so")
    func colorRenderingMode() {
        func paints<V: View>(_ view: V) -> [Paint] {
            TestHost { view.foregroundStyle(.red) }.displayList.leaves.compactMap {
                if case .fill(_, let paint, _, _) = $0 { paint } else { nil }
            }
        }
        let heart = Image(systemName: "heart.fill")
        let flat = paints(heart)
        #expect(flat.allSatisfy(\.isColor) && flat.count == 1)
        #expect(paints(heart.symbolColorRenderingMode(.flat)) == flat)
        #expect(paints(heart.environment(\.symbolColorRenderingMode, nil)) == flat)
        let shaded = paints(heart.symbolColorRenderingMode(.gradient))
        #expect(paints(VStack { heart }.environment(\.symbolColorRenderingMode, .gradient)) == shaded)
        #expect(paints(VStack { heart.symbolColorRenderingMode(.flat) }.symbolColorRenderingMode(.gradient)) == flat)
        guard case .gradient(let gradient) = shaded.first else {
            Issue.record("There is no gradient.")
            return
        }
        #expect(gradient.stops.last?.color == Color.red.resolve(in: EnvironmentValues()))
        #expect(gradient.stops.first?.color != gradient.stops.last?.color)
    }

    @Test("Rendering modes draw what is around in another strength, or in colours of its own")
    func renderingModes() {
        func list(_ mode: SymbolRenderingMode?) -> DisplayList {
            TestHost { Image(systemName: "xmark.circle.fill").symbolRenderingMode(mode) }.displayList
        }
        #expect(list(nil) == list(.monochrome))
        #expect(list(.hierarchical) != list(.monochrome))
        #expect(list(.palette) != list(.monochrome))
        #expect(list(.multicolor) != list(.monochrome))
        let outer = TestHost { Image(systemName: "xmark.circle.fill").environment(\.symbolRenderingMode, .palette) }
        #expect(outer.displayList == list(.palette))
        let inner = TestHost {
            Image(systemName: "xmark.circle.fill").symbolRenderingMode(.monochrome).symbolRenderingMode(.palette)
        }
        #expect(inner.displayList == list(.palette))
    }

    @Test("Symbols say what they stand for, and give buttons and labels no second name")
    func labels() {
        #expect(TestHost { Image(systemName: "trash.fill") }.semantics.map(\.label) == ["Delete"])
        let button = TestHost {
            Button {
            } label: {
                Image(systemName: "plus")
            }
        }
        #expect(button.tap("Add"))
        #expect(TestHost { Label("Favourites", systemImage: "star") }.texts == ["Favourites"])
        let iconOnly = TestHost { Button("Lose", systemImage: "trash", role: .destructive) {}.labelStyle(.iconOnly) }
        #expect(iconOnly.tap("Lose"))
        let title = "Wind"
        #expect(TestHost { Button(title, systemImage: "wind") {} }.tap("Wind"))
        #expect(TestHost { Toggle("Wind", systemImage: "wind", isOn: .constant(true)) }.texts == ["Wind"])
    }

    @Test("Layers of one translucent colour are faded as one, so that none shows through another")
    func fade() {
        let colors = TestHost { Image(systemName: "music.note").foregroundStyle(.red.opacity(0.5)) }.displayList
            .fillColors
        #expect(colors.count > 1)
        #expect(colors.allSatisfy { $0.opacity == 1 })
    }

    @Test("A placeholder hides a symbol while its content is not there")
    func redacted() {
        let host = TestHost { Image(systemName: "star").redacted(reason: .placeholder) }
        #expect(host.displayList != TestHost { Image(systemName: "star") }.displayList)
    }
}
