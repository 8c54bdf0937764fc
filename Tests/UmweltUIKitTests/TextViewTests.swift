import Observation
import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("UITextView in SwiftUI") struct TextViewTests {
    @Observable final class Model {
        var text = "Call me Ishmael."
        var height: CGFloat = 0
    }

    /// A text view as most apps write it.
    private struct Editor: UIViewRepresentable {
        let model: Model
        var setUp: (UITextView) -> Void = { _ in }

        @MainActor final class Coordinator: NSObject, UITextViewDelegate {
            let model: Model
            var lines: [String] = []

            init(_ model: Model) { self.model = model }

            func textViewDidChange(_ textView: UITextView) { model.text = textView.text }

            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool {
                if text == "\n" {
                    textView.resignFirstResponder()
                    return false
                }
                return true
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(model) }

        func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.accessibilityLabel = "Notes"
            view.delegate = context.coordinator
            view.font = .systemFont(ofSize: 16)
            setUp(view)
            return view
        }

        func updateUIView(_ view: UITextView, context: Context) {
            if view.text != model.text { view.text = model.text }
        }
    }

    @Test("A text view is the text editor, whose edits go through the delegate") func editor() {
        let model = Model()
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Editor(model: model) }
        #expect(host.text(in: "Notes") == model.text)
        host.clear("Notes")
        host.type("Some years ago", into: "Notes")
        #expect(model.text == "Some years ago")
        host.type("\n", into: "Notes")
        #expect(model.text == "Some years ago" && host.text(in: "Notes") == "Some years ago")
        model.text = "never mind"
        host.update()
        #expect(host.text(in: "Notes") == "never mind")
        guard case .field(let input) = host.node("Notes")?.semantics.role else {
            Issue.record("no field")
            return
        }
        #expect(input.kind == .lines && input.insets == EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
    }

    @Test("The insets are those of the container, with the padding of its lines") func insets() {
        let model = Model()
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Editor(model: model) {
                $0.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
                $0.textContainer.lineFragmentPadding = 0
            }
        }
        guard case .field(let input) = host.node("Notes")?.semantics.role else {
            Issue.record("no field")
            return
        }
        #expect(input.insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test("A text that does not scroll is as high as its lines in the width") func height() {
        let view = UITextView()
        view.font = .systemFont(ofSize: 16)
        view.text = "one"
        let one = view.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
        view.text = "one two three four five six seven eight nine ten"
        let more = view.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
        #expect(one.width == 100 && more.height > 2 * one.height - 16 && one.height > 16 + 15 && one.height < 16 + 25)
        #expect(view.intrinsicContentSize.height == -1)
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height >= one.height)
    }

    @Test("A text that cannot be edited is a text, whose links ask the delegate") func links() throws {
        let model = Model()
        let text = NSMutableAttributedString(string: "See ")
        text.append(
            NSAttributedString(
                string: "the site", attributes: [.link: try #require(URL(string: "https://x.example"))]))
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Linked(text: text, model: model)
        }
        var opened: [URL] = []
        host.onOpenURL = {
            opened.append($0)
            return true
        }
        #expect(host.texts == ["See the site"])
        host.follow("https://x.example")
        #expect(model.text == "4,8 https://x.example" && opened.isEmpty)
    }

    private struct Linked: UIViewRepresentable {
        let text: NSAttributedString
        let model: Model

        @MainActor final class Coordinator: NSObject, UITextViewDelegate {
            let model: Model

            init(_ model: Model) { self.model = model }

            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                model.text = "\(characterRange.location),\(characterRange.length) \(URL.absoluteString)"
                return false
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(model) }

        func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.isEditable = false
            view.isScrollEnabled = false
            view.attributedText = text
            view.delegate = context.coordinator
            return view
        }

        func updateUIView(_ view: UITextView, context: Context) {}
    }

    @Test("Attributes of a text stay while the user edits it") func attributes() {
        let view = UITextView()
        let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: " plain"))
        view.attributedText = text
        view.accessibilityLabel = "Notes"
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Shown(view: view) }
        host.type(" text", into: "Notes")
        #expect(view.text == "red plain text")
        #expect(view.attributedText.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .red)
    }

    private struct Shown: UIViewRepresentable {
        let view: UITextView

        func makeUIView(context: Context) -> UITextView { view }

        func updateUIView(_ view: UITextView, context: Context) {}
    }
}
