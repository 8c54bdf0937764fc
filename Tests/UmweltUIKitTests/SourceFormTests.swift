import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("Forms of UIKit's names that source uses") struct SourceFormTests {
    @Test("A string of objects becomes one of SwiftUI's, and comes back") func strings() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        let objects = NSMutableAttributedString(
            string: "Loomings",
            attributes: [
                .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style,
                .underlineStyle: NSUnderlineStyle.single.rawValue,
            ])
        objects.append(NSAttributedString(string: " chapter", attributes: [.link: URL(string: "https://a.example")!]))
        let string = AttributedString(objects)
        let runs = Array(string.runs)
        #expect(String(string.characters) == "Loomings chapter" && runs.count == 2)
        #expect(runs[0].swiftUI.foregroundColor == Color(uiColor: .red) && runs[0].swiftUI.underlineStyle == .single)
        #expect(runs[1].link == URL(string: "https://a.example"))
        #expect(TestHost { Text(string) }.texts == ["Loomings chapter"])
        let back = NSAttributedString(string)
        let attributes = back.attributes(at: 0, effectiveRange: nil)
        #expect(back.string == "Loomings chapter" && attributes[.foregroundColor] as? UIColor == UIColor.red)
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 20))
        #expect(back.attributes(at: 12, effectiveRange: nil)[.link] as? URL == URL(string: "https://a.example"))
    }

    @Test("Paragraph styles are equal by their values, and copies of them change alone") func paragraphs() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let copy = style.mutableCopy() as? NSMutableParagraphStyle
        #expect(copy == style)
        copy?.headIndent = 3
        #expect(copy != style && style.headIndent == 0 && NSParagraphStyle.default.alignment == .natural)
    }

    private final class Controller: UIHostingController<Text> {
        var calls: [String] = []

        override init(rootView: Text) { super.init(rootView: rootView) }

        @available(*, unavailable) required init?(coder aDecoder: NSCoder) { fatalError("There are no storyboards.") }

        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("load")
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("appear")
        }

        override var prefersStatusBarHidden: Bool { true }
    }

    @Test("A subclass of a hosting controller hears that its view appears") func controller() {
        let controller = Controller(rootView: Text("hosted"))
        let host = TestHost { controller.hostedView }
        #expect(host.texts == ["hosted"] && controller.calls == ["load", "appear"])
        controller.rootView = Text("other")
        host.update()
        #expect(host.texts == ["other"] && controller.calls.count == 2)
    }

    @Test("Outside of the main actor the screen answers its last known size") func offMain() async {
        let host = TestHost(size: CGSize(width: 432, height: 765)) { Text("window") }
        host.update()
        let screen = UIScreen.main
        // Source of Swift 5 reads it from any thread.
        let read: @MainActor @Sendable () -> CGRect = { screen.bounds }
        let readAnywhere = unsafeBitCast(read, to: (@Sendable () -> CGRect).self)
        let bounds = await Task.detached { readAnywhere() }.value
        #expect(bounds.width > 0 && bounds.height > 0)
        withExtendedLifetime(host) {}
    }

    @Test("A wrong word has a range and guesses, and a right one has none") func spelling() throws {
        let checker = UITextChecker()
        try #require(UITextChecker.availableLanguages.contains("en_US"), "Scripts/set-up installs hunspell-en-us")
        let text = "The whale spuots water"
        let all = NSRange(location: 0, length: text.utf16.count)
        let wrong = checker.rangeOfMisspelledWord(in: text, range: all, startingAt: 0, wrap: false, language: "en_US")
        #expect(wrong == NSRange(location: 10, length: 6))
        #expect(checker.guesses(forWordRange: wrong, in: text, language: "en_US")?.contains("spouts") == true)
        checker.ignoreWord("spuots")
        let none = checker.rangeOfMisspelledWord(in: text, range: all, startingAt: 0, wrap: false, language: "en_US")
        #expect(none.location == NSNotFound)
        let start = NSRange(location: 4, length: 4)
        let words = checker.completions(forPartialWordRange: start, in: text, language: "en_US") ?? []
        #expect(words.allSatisfy { $0.lowercased().hasPrefix("whal") })
    }

    @Test("A badge has the colours of the bar's appearance") func badge() {
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .green
        appearance.stackedLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
        #expect(appearance.stackedLayoutAppearance.normal.badgeBackgroundColor == .green)
    }
}
