import Observation
import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("Views that draw themselves") struct DrawnViewTests {
    /// A view that draws a bar from its left edge, as long as a part of its width.
    private final class Bar: UIView {
        var part: CGFloat = 0.5 { didSet { setNeedsDisplay() } }
        private(set) var sizes: [CGSize] = []

        override func draw(_ rect: CGRect) {
            sizes.append(bounds.size)
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height)).fill()
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: -10, y: -10, width: 20, height: 20))
        }
    }

    private struct Shown: UIViewRepresentable {
        let view: Bar
        var part: CGFloat?

        func makeUIView(context: Context) -> Bar { view }

        func updateUIView(_ view: Bar, context: Context) {
            if let part { view.part = part }
        }
    }

    /// Returns the frames of the filled shapes of a colour.
    private func frames(_ color: UIColor, in host: TestHost) -> [CGRect] {
        let wanted = Color(uiColor: color).resolve(in: EnvironmentValues()).description
        return host.displayList.items.leaves.compactMap { item in
            guard case .fill(let path, .color(let color), _, _) = item, color.description == wanted else { return nil }
            return path.boundingRect
        }
    }

    @Test("A view draws itself in its size, and anew when it says so or has another one") func draws() {
        let bar = Bar()
        let host = TestHost(size: CGSize(width: 100, height: 40)) { Shown(view: bar) }
        #expect(frames(.red, in: host) == [CGRect(x: 0, y: 0, width: 50, height: 40)])
        #expect(bar.sizes == [CGSize(width: 100, height: 40)])
        _ = host.displayList
        #expect(bar.sizes.count == 1)
        bar.part = 0.25
        #expect(frames(.red, in: host) == [CGRect(x: 0, y: 0, width: 25, height: 40)])
        host.size = CGSize(width: 80, height: 40)
        #expect(frames(.red, in: host) == [CGRect(x: 0, y: 0, width: 20, height: 40)])
        #expect(bar.sizes.last == CGSize(width: 80, height: 40))
    }

    @Test("An update of the representable draws the view anew") func updates() {
        @MainActor final class Model: Sendable {
            let bar = Bar()
            let part = Observed(value: CGFloat(0.5))
        }
        let model = Model()
        let host = TestHost(size: CGSize(width: 100, height: 40)) {
            Shown(view: model.bar, part: model.part.value)
        }
        #expect(frames(.red, in: host) == [CGRect(x: 0, y: 0, width: 50, height: 40)])
        model.part.value = 1
        #expect(frames(.red, in: host) == [CGRect(x: 0, y: 0, width: 100, height: 40)])
    }

    @Observable @MainActor final class Observed {
        var value: CGFloat

        init(value: CGFloat) { self.value = value }
    }

    @Test("What a view draws is cut off at its bounds, and behind its subviews") func order() throws {
        let bar = Bar()
        let box = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        box.backgroundColor = .green
        bar.addSubview(box)
        bar.backgroundColor = .yellow
        let host = TestHost(size: CGSize(width: 100, height: 40)) { Shown(view: bar) }
        let colors = host.displayList.items.leaves.compactMap { item -> String? in
            guard case .fill(_, .color(let color), _, _) = item else { return nil }
            return color.description
        }
        let wanted = [UIColor.yellow, .red, .blue, .green].map {
            Color(uiColor: $0).resolve(in: EnvironmentValues()).description
        }
        #expect(colors.filter(wanted.contains) == wanted)
        func clips(_ items: [DisplayItem]) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                guard case .group(let group) = item else { return [] }
                return (group.clip.map { [$0.boundingRect] } ?? []) + clips(group.items)
            }
        }
        #expect(clips(host.displayList.items).contains(CGRect(x: 0, y: 0, width: 100, height: 40)))
    }

    /// A view that draws texts.
    private final class Texts: UIView {
        override func draw(_ rect: CGRect) {
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style,
            ]
            NSString(string: "at").draw(at: CGPoint(x: 3, y: 4), withAttributes: attributes)
            NSString(string: "middle").draw(in: rect, withAttributes: attributes)
            style.alignment = .right
            NSAttributedString(string: "right", attributes: [.paragraphStyle: style]).draw(in: rect)
            NSAttributedString(string: "corner").draw(at: .zero)
        }
    }

    private struct ShownTexts: UIViewRepresentable {
        func makeUIView(context: Context) -> Texts { Texts() }

        func updateUIView(_ view: Texts, context: Context) {}
    }

    @Test("Texts of Objective-C and with attributes draw themselves, at the side of their paragraph's style")
    func texts() {
        let host = TestHost(size: CGSize(width: 200, height: 40)) { ShownTexts() }
        let texts = host.displayList.items.leaves.compactMap { item -> (String, CGFloat, CGFloat)? in
            guard case .text(let layout, let point) = item else { return nil }
            let text = layout.paragraph.runs.map(\.text).joined()
            return (text, point.x, point.x + layout.size.width)
        }
        #expect(texts.map(\.0) == ["at", "middle", "right", "corner"])
        guard texts.count == 4 else { return }
        #expect(texts[0].1 == 3 && texts[3].1 == 0)
        #expect(abs(texts[1].1 - (200 - texts[1].2)) < 0.01 && texts[1].1 > 60)
        #expect(abs(texts[2].2 - 200) < 0.01 && texts[2].1 > 150)
    }
}
