import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

private struct Loud: TextAttribute {
    var level = 1
}

/// Notes the layout that it draws, and draws it as a closure says.
private struct Noting: TextRenderer {
    var shift = 0.0
    var size: CGSize?
    var drawing: (Text.Layout, inout GraphicsContext) -> Void = { layout, context in
        for line in layout { context.draw(line) }
    }
    var note: (Text.Layout) -> Void = { _ in }

    var animatableData: Double {
        get { shift }
        set { shift = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        note(layout)
        context.translateBy(x: shift, y: 0)
        drawing(layout, &context)
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        size ?? text.sizeThatFits(proposal)
    }
}

private struct Sliding: View {
    @State private var shift = 0.0

    var body: some View {
        Text("Slide").textRenderer(Noting(shift: shift))
        Button("Go") { withAnimation(.linear(duration: 2)) { shift = 10 } }
    }
}

@MainActor @Suite("Renderers of texts") struct TextRendererTests {
    /// Shows texts with characters of 5 by 12 points, whose baselines are 9 points below their tops.
    private func host<V: View>(width: CGFloat = 200, _ view: V) -> TestHost {
        TestHost(size: CGSize(width: width, height: 60), typeSetter: FixedMetrics()) {
            view.font(.system(size: 10))
        }
    }

    private func read<V: View>(width: CGFloat = 200, _ view: V) -> Text.Layout? {
        var result: Text.Layout?
        let host = host(width: width, view.textRenderer(Noting(note: { result = $0 })))
        _ = host.displayList
        return result
    }

    @Test("A layout has lines, a line runs of one style, a run glyphs, each with its place")
    func places() throws {
        let text = Text("One two \(Text("three").bold())")
        let layout = try #require(read(width: 41, text))
        #expect(layout.count == 2 && !layout.isTruncated)
        #expect(layout.map { $0.map(\.count) } == [[7], [5]])
        #expect(layout.map(\.origin) == [CGPoint(x: 0, y: 9), CGPoint(x: 0, y: 21)])
        let run = try #require(layout.first?.first)
        #expect(run.typographicBounds.rect == CGRect(x: 0, y: 0, width: 35, height: 12))
        #expect(run[2].typographicBounds.rect == CGRect(x: 10, y: 0, width: 5, height: 12))
        #expect(run[2..<5].typographicBounds.width == 15 && run[2..<5].count == 3)
        let last = try #require(layout.last?.first)
        #expect(last[1].typographicBounds.origin == CGPoint(x: 5, y: 21))
        #expect(last.characterIndices.first?.distance(to: run.characterIndices[0]) == -8)
        #expect(layout.last?.typographicBounds.rect == CGRect(x: 0, y: 12, width: 25, height: 12))
        #expect(last.layoutDirection == .leftToRight)
    }

    @Test("Attributes of parts of a text are found in their runs and slices alone")
    func attributes() throws {
        let text = Text("a \(Text("b").customAttribute(Loud(level: 2))) c").customAttribute(Loud())
        let line = try #require(read(text)?.first)
        #expect(line.map { $0[Loud.self]?.level } == [1, 2, 1])
        #expect(line[1][0][Loud.self] == Loud(level: 2))
        #expect(read(Text("a"))?.first?.first?[Loud.self] == nil)
    }

    @Test("What is drawn is what the renderer draws, in the style and place of the text")
    func drawing() {
        let glyphs = host(
            Text("ab").foregroundStyle(.red).textRenderer(
                Noting { layout, context in
                    for run in layout.joined() {
                        for glyph in run.reversed() { context.draw(glyph) }
                    }
                }))
        let drawn = glyphs.displayList.leaves.compactMap { item -> (String, CGPoint)? in
            if case .text(let layout, let place) = item { (layout.paragraph.string, place) } else { nil }
        }
        #expect(drawn.map(\.0) == ["b", "a"] && drawn.map(\.1) == [CGPoint(x: 5, y: 0), .zero])
        #expect(glyphs.displayList.textRuns.allSatisfy { $0.color == Color.red.resolve(in: EnvironmentValues()) })
        let nothing = host(Text("ab").textRenderer(Noting { _, _ in }))
        #expect(nothing.displayList.textLines.isEmpty && nothing.node("ab") != nil)
        #expect(host(Text("ab").textRenderer(Noting()).redacted(reason: .placeholder)).displayList.textLines.isEmpty)
    }

    @Test("A text that is cut off says so, and its ellipsis has the style of what is before it")
    func truncation() throws {
        let layout = try #require(read(width: 30, Text("One \(Text("two three").bold())").lineLimit(1)))
        #expect(layout.isTruncated && layout.first?.map(\.count) == [4])
        let middle = Text("One \(Text("two").bold()) three").lineLimit(1).truncationMode(.middle)
        let ends = try #require(read(width: 30, middle)?.first)
        #expect(ends.map(\.count).reduce(0, +) == 6 && ends.last?.characterIndices.last?.value == 12)
    }

    @Test("Hebrew and Arabic run from right to left, and letters that join stay together")
    func fromRight() throws {
        let line = try #require(read(Text("سلام \(Text("דג").bold())"))?.first)
        #expect(line.map(\.count) == [1, 1] && line[0].layoutDirection == .rightToLeft)
        #expect(line[0].characterIndices.count == 5)
        #expect(line[0].typographicBounds.origin.x > line[1].typographicBounds.origin.x)
    }

    @Test("A renderer may give the text another size, and a line another place")
    func sizes() {
        let wide = host(
            Text("ab").textRenderer(
                Noting(size: CGSize(width: 100, height: 20)) { layout, context in
                    guard var line = layout.first else { return }
                    line.origin.x += 50
                    context.draw(line)
                }
            ))
        #expect(wide.frame(of: "ab")?.size == CGSize(width: 100, height: 20))
        guard case .text(_, let place) = wide.displayList.leaves.first else {
            Issue.record("\(wide.displayList)")
            return
        }
        #expect(place.x == 50)
    }

    @Test("The data of a renderer is animated, without a body that runs")
    func animation() {
        let host = host(Sliding())
        host.tap("Go")
        #expect(host.updates { host.advance(by: 1) } == [])
        #expect(slides(host.displayList.items).map { abs($0 - 5) < 1e-6 } == [true])
        #expect(host.waitUntilIdle())
        #expect(slides(host.displayList.items) == [10])
    }

    /// Returns how far groups that hold nothing but a text are moved by what draws it.
    private func slides(_ items: [DisplayItem]) -> [CGFloat] {
        items.flatMap { item -> [CGFloat] in
            guard case .group(let group) = item else { return [] }
            guard case .text(let layout, _) = group.items.first, layout.paragraph.string == "Slide" else {
                return slides(group.items)
            }
            return [group.offset.x]
        }
    }
}
