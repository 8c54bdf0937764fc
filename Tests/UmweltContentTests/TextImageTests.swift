import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Images and gradients in texts")
struct TextImageTests {
    private func layout<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> TextLayout {
        let host = TestHost(size: CGSize(width: 300, height: 400), content: content)
        return try #require(host.displayList.textLayouts.first)
    }

    private func image<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> InlineImage {
        try #require(try layout(content).paragraph.runs.compactMap(\.image).first)
    }

    @Test("A symbol in a text is as large as the text's font says")
    func size() throws {
        // A circle is 1.171 times as wide as the font's size; here it is rounded to whole points.
        let usual = try image { Text("a \(Image(systemName: "circle")) b") }
        #expect(usual.size.width == 20)
        let large = try image { Text(Image(systemName: "circle")).font(.system(size: 34)) }
        #expect(large.size.width == 40)
        let unknown = try image { Text("a \(Image(systemName: "no.such.symbol.circle")) b") }
        #expect(unknown.size == usual.size && unknown.baseline == usual.baseline)
        let joined = try image {
            Text("a") + Text(Image(systemName: "circle")).font(.system(size: 8.5))
        }
        #expect(joined.size.width == 10)
        let scaled = try image { Text(Image(systemName: "circle")).imageScale(.large) }
        #expect(scaled.size.width == 25)
    }

    @Test("An image makes its line wider, and as high as it is")
    func room() throws {
        let text = try layout { Text("ab") }
        let symbol = try layout { Text("a\(Image(systemName: "circle"))b") }
        let width = try #require(symbol.paragraph.runs[1].image).size.width
        #expect(abs(symbol.size.width - text.size.width - width) < 1)
        #expect(abs(symbol.size.height - text.size.height) < 0.5, "A symbol fits in a line of its font")
        let square = try ImageFile(data: ImageSamples.png(60, 60))
        let file = try layout { Text("a\(Image(uiImage: UIImage(file: square, scale: 1)))b") }
        #expect(file.paragraph.runs[1].image?.size == CGSize(width: 60, height: 60))
        #expect(file.paragraph.runs[1].image?.baseline == 60, "It stands on the baseline")
        #expect(file.firstBaseline >= 60 && file.size.height > 60)
    }

    @Test("Images are kept apart as letters are")
    func spaced() throws {
        let usual = try layout { Text("a\(Image(systemName: "circle"))b") }
        let spaced = try layout { Text("a\(Image(systemName: "circle"))b").tracking(4) }
        #expect(abs(spaced.size.width - usual.size.width - 12) < 0.1)
    }

    @Test("A symbol takes the style of its text, and in part its own")
    func style() throws {
        func color(_ image: InlineImage) -> Color.Resolved? {
            guard case .group(let group) = image.items(at: .zero).first else { return nil }
            for case .fill(_, .color(let color), _, _) in group.items { return color }
            return nil
        }
        let values = EnvironmentValues()
        let red = try image { Text("a \(Image(systemName: "circle.fill"))").foregroundStyle(.red) }
        #expect(color(red) == Color.red.resolve(in: values))
        let blue = try image {
            Text("a \(Text(Image(systemName: "circle.fill")).foregroundStyle(.blue))").foregroundStyle(
                .red)
        }
        #expect(color(blue) == Color.blue.resolve(in: values))
    }

    @Test("Images are read by their labels")
    func label() {
        let host = TestHost {
            Text("Rated \(Image(systemName: "star.fill")) by \(Text("many").bold())")
        }
        #expect(host.texts == ["Rated Favorite by many"])
    }

    @Test("Text that becomes smaller takes its images along")
    func smaller() throws {
        let text = try layout {
            Text("Much too long \(Image(systemName: "circle")) for this").lineLimit(1).minimumScaleFactor(
                0.2
            )
            .frame(width: 80)
        }
        let image = try #require(text.paragraph.runs.compactMap(\.image).first)
        let size = try #require(text.paragraph.runs.first).font.size
        #expect(size < 12)
        #expect(abs(image.size.width - size / 17 * 20) < 0.1)
    }

    @Test("A gradient lies on the whole text")
    func gradient() throws {
        let text = try layout {
            Text("Gradient").foregroundStyle(
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        }
        guard case .gradient(let paint) = text.paragraph.runs[0].paint else {
            Issue.record("It has no gradient")
            return
        }
        #expect(paint.frame?.width ?? 0 >= text.size.width && paint.frame?.origin == .zero)
        #expect(try layout { Text("Plain").foregroundStyle(.red) }.paragraph.runs[0].paint == nil)
    }
}
