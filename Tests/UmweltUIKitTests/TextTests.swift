import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("UIKit's fonts") struct TextTests {
    @Test("Fonts of UIKit are SwiftUI's") func fonts() {
        #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == .system(.title))
        #expect(Font(UIFont.boldSystemFont(ofSize: 20)) == .system(size: 20, weight: .bold))
        #expect(Font(UIFont.systemFont(ofSize: 20, weight: .init(0.5))) == .system(size: 20, weight: .heavy))
        #expect(
            Font(UIFont.monospacedSystemFont(ofSize: 9, weight: .thin))
                == .system(size: 9, weight: .thin, design: .monospaced))
        #expect(UIFont(name: "No Font Of This Name", size: 12) == nil)
        #expect(UIFont(name: "Inter", size: 12)?.pointSize == 12)
    }

    @Test("Texts are drawn by UIKit's attributes of a string, unless SwiftUI's are set") func attributes() throws {
        var string = AttributedString("code")
        string.font = .monospacedSystemFont(ofSize: 15, weight: .bold)
        string.foregroundColor = .systemGray
        string.uiKit.underlineStyle = [.single, .patternDot]
        string.uiKit.underlineColor = .green
        string.uiKit.kern = 3
        let host = TestHost { Text(string) }
        let run = try #require(host.displayList.textRuns.first)
        #expect(run.font.design == .monospaced && run.font.size == 15 && run.font.weight == 700)
        #expect(string.uiKit.foregroundColor == .systemGray && string.swiftUI.foregroundColor == nil)
        #expect(run.kerning == 3 && run.underline != nil)
        string.swiftUI.font = .system(size: 30)
        let other = TestHost { Text(string) }
        #expect(other.displayList.textRuns.first?.font.size == 30)
        let objects = NSAttributedString(string).attributes(at: 0, effectiveRange: nil)
        #expect(objects[.font] as? UIFont == .monospacedSystemFont(ofSize: 15, weight: .bold))
        #expect(objects[.underlineStyle] as? Int == 0x101 && objects[.underlineColor] as? UIColor == .green)
    }

    @Test("A value that could be of both frameworks is SwiftUI's") func ambiguousAttributes() {
        var string = AttributedString("red")
        string.foregroundColor = .red
        string.font = .body
        string.underlineStyle = .single
        #expect(string.swiftUI.foregroundColor == .red && string.uiKit.foregroundColor == nil)
        #expect(string.swiftUI.font == .body && string.swiftUI.underlineStyle == .single)
    }

    @Test("A descriptor's design, traits and size are those of its font") func descriptors() throws {
        let base = UIFont.systemFont(ofSize: 30, weight: .bold)
        let rounded = try #require(base.fontDescriptor.withDesign(.rounded))
        let slanted = try #require(rounded.withSymbolicTraits([.traitItalic]))
        let font = UIFont(descriptor: slanted, size: 0)
        #expect(font.pointSize == 30 && UIFont(descriptor: slanted, size: 12).pointSize == 12)
        #expect(font != base && font == UIFont(descriptor: slanted, size: 0))
        #expect(rounded.withSymbolicTraits(.init(rawValue: 1 << 30)) == nil)
        let host = TestHost { Text("round").font(Font(font)) }
        let style = try #require(host.displayList.textRuns.first?.font)
        #expect(style.design == .rounded && style.isItalic && style.weight == 700 && style.size == 30)
    }

    @Test("Fonts of text styles, metrics and categories follow the window's size of text") func sizes() {
        var traits = HostTraits.testing
        let host = TestHost(traits: traits) { Text("a") }
        host.update()
        let body = UIFont.preferredFont(forTextStyle: .body)
        #expect(body.pointSize == 17 && UIApplication.shared.preferredContentSizeCategory == .large)
        traits.dynamicTypeSize = .accessibility1
        host.traits = traits
        host.update()
        #expect(body.pointSize == 28)
        #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityMedium)
        #expect(UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory)
        #expect(UIContentSizeCategory.small < .accessibilityLarge)
        #expect(abs(UIFontMetrics.default.scaledValue(for: 34) - 56) < 1e-9)
        #expect(abs(UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17)).pointSize - 28) < 1e-9)
    }

    @Test("The metrics of the system's font are San Francisco's") func metrics() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287109375) < 1e-6)
        #expect(abs(font.ascender - 16.186523438) < 1e-6 && abs(font.descender + 4.100585938) < 1e-6)
    }

    @Test("A string is as large as a text in the same font") func strings() throws {
        let text = "A text that is broken into several lines"
        let font = UIFont.systemFont(ofSize: 17)
        let host = TestHost { Text(text).fixedSize().font(Font(font)) }
        let width = try #require(host.frame(of: text)?.width)
        #expect(abs(text.size(withAttributes: [.font: font]).width - width) < 1)
        let box = text.boundingRect(
            with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin],
            attributes: [.font: font], context: nil)
        #expect(box.width <= 120 && box.height > 2 * font.lineHeight)
        #expect((text as NSString).size(withAttributes: [.font: font]).width > 120)
    }
}
