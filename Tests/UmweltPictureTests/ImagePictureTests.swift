import SwiftUI
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltContent
import UmweltControls

@MainActor @Suite("Pictures of images")
struct ImagePictureTests {
    private func picture<V: View>(
        _ view: V, _ colorScheme: ColorScheme = .light, _ direction: LayoutDirection = .leftToRight
    ) throws -> Data {
        let renderer = ImageRenderer(
            content: view.padding(8).background(colorScheme == .dark ? Color.black : .white)
                .environment(\.colorScheme, colorScheme).environment(\.layoutDirection, direction)
                .environment(\.locale, Locale(identifier: "en_US")))
        renderer.isOpaque = true
        return try renderer.pngData()
    }

    @Test("Symbols beside text, in labels, weights and colours", arguments: [ColorScheme.light, .dark])
    func symbols(colorScheme: ColorScheme) throws {
        let view = VStack(alignment: .leading) {
            HStack(alignment: .firstTextBaseline) {
                Text("Hx")
                Image(systemName: "star")
                Image(systemName: "heart.circle.fill").foregroundStyle(.pink)
                Image(systemName: "person.crop.circle.badge.plus")
                Image(systemName: "chevron.forward")
            }
            HStack {
                Image(systemName: "checkmark.seal").fontWeight(.black)
                Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical)
                Image(systemName: "xmark.circle.fill").symbolRenderingMode(.multicolor)
                Image(systemName: "wifi", variableValue: 0.5)
                Image(systemName: "bell").symbolVariant(.slash)
            }
            .font(.title)
            Label("Share", systemImage: "square.and.arrow.up")
            Button("Lose", systemImage: "trash", role: .destructive) {}.buttonStyle(.bordered)
        }
        let isDark = colorScheme == .dark
        let data = try picture(view, colorScheme, isDark ? .rightToLeft : .leftToRight)
        expectPicture(of: data, named: isDark ? "symbols-dark-mirrored" : "symbols")
    }

    @Test("Values of symbols by their parts, and by how far these are drawn; colours that are brighter at the top")
    func values() throws {
        let view = VStack {
            ForEach([SymbolVariableValueMode.color, .draw], id: \.kind) { mode in
                HStack {
                    Image(systemName: "wifi", variableValue: 0.6)
                    Image(systemName: "speaker.wave.3", variableValue: 0.5)
                    Image(systemName: "cellularbars", variableValue: 0.6)
                    Image(systemName: "wifi.circle", variableValue: 0.6).bold()
                }
                .symbolVariableValueMode(mode)
            }
            Image(systemName: "heart.fill").symbolColorRenderingMode(.gradient).foregroundStyle(.red)
        }
        expectPicture(of: try picture(view.font(.title)), named: "symbol-values")
    }

    @Test("An image in its own size, stretched, in slices, tiled, as a template, and one that is not there")
    func files() throws {
        let file = try #require(UIImage(data: Self.frame, scale: 1))
        let insets = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let view = HStack {
            Image(uiImage: file)
            Image(uiImage: file).resizable().frame(width: 40, height: 24)
            Image(uiImage: file).resizable(capInsets: insets).frame(width: 40, height: 24)
            Image(uiImage: file).resizable(capInsets: insets, resizingMode: .tile).frame(width: 40, height: 24)
            Image(uiImage: file).interpolation(.none).resizable(resizingMode: .tile).frame(width: 40, height: 24)
            Image(uiImage: file).renderingMode(.template).foregroundStyle(.teal)
            Image(source: .unavailable, label: .none)
        }
        try expectPicture(of: picture(view), named: "images")
    }

    @Test("The mark that is cut out of a filled symbol is bolder in a bold one")
    func boldHole() throws {
        func dark(_ name: String, _ weight: Font.Weight) throws -> Int {
            let image = Image(systemName: name).font(.system(size: 60, weight: weight)).frame(width: 80, height: 80)
            let pixels = try #require(Pixels(picture(image)))
            // The square in the middle of the circle.
            let side = 34..<62
            return side.reduce(0) { sum, x in sum + side.count { pixels[x, $0] == 0 } }
        }
        for name in ["xmark.circle.fill", "plus.circle.fill", "checkmark.circle.fill"] {
            let (regular, bold) = (try dark(name, .regular), try dark(name, .bold))
            #expect(bold < regular, "\(name): \(bold) of \(regular)")
        }
    }

    /// A frame of 12 × 12 pixels with a dot in its middle.
    private static var frame: Data {
        let size = CGSize(width: 12, height: 12)
        func box(_ inset: CGFloat) -> Path { Path(CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)) }
        var border = box(0)
        border.addPath(box(2))
        let blue = Color.Resolved(red: 0.2, green: 0.3, blue: 0.9)
        let orange = Color.Resolved(red: 1, green: 0.6, blue: 0)
        let list = DisplayList(
            size: size, items: [.fill(border, .color(blue), isEvenOdd: true), .fill(box(5), .color(orange))])
        // A picture that has a size can be drawn.
        return try! list.pngData()
    }
}
