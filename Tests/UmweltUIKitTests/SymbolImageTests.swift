import Observation
import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("Symbols as images of UIKit's") struct SymbolImageTests {
    private func list(@ViewBuilder _ content: @escaping () -> some View) -> DisplayList {
        TestHost(size: CGSize(width: 100, height: 100), content: content).displayList
    }

    private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
        try #require(UIImage(systemName: name, withConfiguration: configuration))
    }

    @Test("A symbol has the size of its configuration, and an unknown name makes none") func sizes() throws {
        let usual = try #require(UIImage(systemName: "heart"))
        let small = try symbol("heart", UIImage.SymbolConfiguration(pointSize: 10))
        let large = try symbol("heart", UIImage.SymbolConfiguration(pointSize: 40))
        #expect(abs(large.size.width / small.size.width - 4) < 0.3 && usual.size.width > small.size.width)
        #expect(large.isSymbolImage && large.renderingMode == .automatic && !UIImage().isSymbolImage)
        let scaled = try #require(large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)))
        #expect(abs(scaled.size.width / large.size.width - 1.28) < 0.05)
        #expect(scaled.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)) == large)
        #expect(
            UIImage(systemName: "no.such.symbol", withConfiguration: UIImage.SymbolConfiguration(scale: .small)) == nil)
        #expect(UIImage().applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40)) == nil)
    }

    @Test("In views it is the symbol in its own size and weight, whatever the font around it") func views() throws {
        let bold = try symbol("heart.fill", UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .small))
        let shown = list {
            Image(uiImage: bold).font(.caption).imageScale(.large).symbolVariant(.circle).fontWeight(.thin)
        }
        let expected = list {
            Image(systemName: "heart.fill").font(.system(size: 40, weight: .bold)).imageScale(.small)
        }
        #expect(!shown.items.isEmpty && shown.items == expected.items)
        let style = try symbol("heart", UIImage.SymbolConfiguration(textStyle: .headline))
        #expect(
            list { Image(uiImage: style) }.items == list { Image(systemName: "heart").font(.headline) }.items)
        let value = try #require(UIImage(systemName: "wifi", variableValue: 0.4))
        #expect(
            list { Image(uiImage: value) }.items == list { Image(systemName: "wifi", variableValue: 0.4) }.items)
    }

    @Test("A tint is the colour of a symbol that is no template, and follows the colour scheme") func tints() throws {
        let star = try #require(UIImage(systemName: "star.fill"))
        let red = star.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(list { Image(uiImage: red).foregroundStyle(.green) }.fillColors == ["#FF0000FF"])
        let green = Color(red: 0, green: 1, blue: 0)
        #expect(list { Image(uiImage: star.withTintColor(.red)).foregroundStyle(green) }.fillColors == ["#00FF00FF"])
        #expect(
            list { Image(uiImage: red).renderingMode(.template).foregroundStyle(green) }.fillColors == ["#00FF00FF"])
        #expect(
            list { Image(uiImage: red.withRenderingMode(.alwaysTemplate)).foregroundStyle(green) }.fillColors
                == ["#00FF00FF"])
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
        let image = star.withTintColor(dynamic, renderingMode: .alwaysOriginal)
        #expect(list { Image(uiImage: image).environment(\.colorScheme, .dark) }.fillColors == ["#0000FFFF"])
    }

    @Test("Parts have the colours of a palette, or fainter ones of a colour") func colors() throws {
        let palette = try symbol("xmark.circle", UIImage.SymbolConfiguration(paletteColors: [.blue, .red]))
        #expect(list { Image(uiImage: palette) }.fillColors == ["#0000FFFF", "#FF0000FF"])
        let faint = try symbol("xmark.circle", UIImage.SymbolConfiguration(hierarchicalColor: .red))
        #expect(
            list { Image(uiImage: faint).symbolRenderingMode(.multicolor) }.items
                == list {
                    Image(systemName: "xmark.circle").symbolRenderingMode(.hierarchical)
                        .foregroundStyle(Color(uiColor: .red))
                }.items)
        let size = UIImage.SymbolConfiguration(pointSize: 30)
        let both = UIImage.SymbolConfiguration(paletteColors: [.blue, .red]).applying(size)
        #expect(try symbol("xmark.circle", both).size == symbol("xmark.circle", size).size)
        #expect(try symbol("xmark.circle", both) != symbol("xmark.circle", size))
        #expect(UIImage.SymbolConfiguration(pointSize: 30) == size && both != size)
        #expect(UIImage.SymbolConfiguration.unspecified.applying(both) == both)
    }

    @Test("A tinted symbol draws itself in its tint, and others in the colour that is set") func drawing() throws {
        let star = try symbol("star.fill", UIImage.SymbolConfiguration(pointSize: 30))
        func drawn(_ image: UIImage, _ color: UIColor) -> Data {
            UIGraphicsImageRenderer(size: image.size).pngData { _ in
                color.setFill()
                image.draw(at: .zero)
            }
        }
        #expect(drawn(star.withTintColor(.red), .blue) == drawn(star, .red))
        #expect(drawn(star, .blue) != drawn(star, .red))
    }

    private struct Icon: UIViewRepresentable {
        let image: UIImage?

        func makeUIView(context: Context) -> UIImageView { UIImageView(image: image) }

        func updateUIView(_ view: UIImageView, context: Context) {
            view.tintColor = .red
            view.contentMode = .center
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
        }
    }

    @Test("An image view draws a symbol in its tint, in the preferred size unless the symbol has one")
    func imageView() throws {
        let star = UIImage(systemName: "star.fill")
        let shown = list { Icon(image: star) }
        #expect(shown.visibleFillColors == ["#FF0000FF"])
        let small = try symbol("star.fill", UIImage.SymbolConfiguration(pointSize: 20))
        #expect(list { Icon(image: small) }.items != shown.items)
        let same = try symbol("star.fill", UIImage.SymbolConfiguration(pointSize: 60))
        #expect(list { Icon(image: same) }.items == shown.items)
    }

    @Test("Weights of symbols are those of fonts") func weights() {
        for weight in [UIImage.SymbolWeight.ultraLight, .light, .regular, .medium, .semibold, .bold, .black] {
            #expect(weight.fontWeight().symbolWeight() == weight)
        }
    }
}
