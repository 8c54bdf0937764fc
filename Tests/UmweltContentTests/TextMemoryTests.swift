import Foundation
import SwiftUI
import TestSupport
import Testing

import Umwelt
@testable import UmweltContent
@testable import UmweltCore
@testable import UmweltScenes
@testable import UmweltTesting

@MainActor @Suite("Memory of texts") struct TextMemoryTests {
    private func dependencies(ofTexts count: Int) -> Int {
        let host = ViewHost(
            typeSetter: FixedMetrics(),
            content: VStack { ForEach(0..<count, id: \.self) { _ in Text("Leaf") } })
        host.update()
        return withExtendedLifetime(host) { host.tree.graph.edgeCount }
    }

    @Test("A text depends on one value: how it is set, with its colour")
    func dependencies() { #expect(dependencies(ofTexts: 20) - dependencies(ofTexts: 10) == 10) }

    @Test("Equal texts share their runs, and a text that changes leaves the others as they are")
    func sharedRuns() {
        let shared = SharedRuns()
        func runs(_ text: String) -> [TextRun] {
            [TextRun(text: text, font: ResolvedFont(size: 17), color: Color.Resolved(red: 0, green: 0, blue: 0))]
        }
        func address(_ runs: [TextRun]) -> UnsafeRawPointer? { runs.withUnsafeBytes { $0.baseAddress } }
        let first = shared.shared(runs("a"))
        var second = shared.shared(runs("a"))
        #expect(address(first) == address(second))
        second[0].kerning = 1
        #expect(first == runs("a") && address(shared.shared(runs("a"))) == address(first))
        #expect(shared.shared(second) == second)
        let several = runs("a") + runs("b")
        #expect(shared.shared(several) == several)
    }

    @Test("What few texts have takes a word of the others")
    func sizes() {
        #expect(MemoryLayout<TextRun>.size <= 128)
        #expect(MemoryLayout<Paragraph>.size <= 16)
    }

    @Test("A paragraph whose rules were set and set back is what it was")
    func setBack() {
        let run = TextRun(text: "a", font: ResolvedFont(size: 17), color: Color.Resolved(red: 0, green: 0, blue: 0))
        let paragraph = Paragraph(runs: [run])
        var changed = paragraph
        changed.lineLimit = 2
        changed.minLines = 2
        changed.runs[0].underline = run.color
        changed.runs[0].link = URL(string: "https://example.org")
        #expect(changed.lineLimit == 2 && changed.minLines == 2 && changed.lineSpacing == 0)
        #expect(changed.runs[0].underline == run.color && changed.runs[0].background == nil)
        #expect(changed != paragraph && !changed.hasSameMetrics(as: paragraph))
        changed.lineLimit = nil
        changed.minLines = 1
        changed.runs[0].underline = nil
        changed.runs[0].link = nil
        #expect(changed == paragraph && changed.hashValue == paragraph.hashValue)
    }

    @Test("Elements are ordered by depth, and those of one depth stay in their order")
    func depthOrder() {
        let elements = [(1, "a"), (3, "b"), (1, "c"), (2, "d"), (3, "e")].map { (depth: Int32($0.0), name: $0.1) }
        #expect(elements.sorted(isDeepestFirst: true) { $0.depth }.map(\.name) == ["b", "e", "d", "a", "c"])
        #expect(elements.sorted(isDeepestFirst: false) { $0.depth }.map(\.name) == ["a", "c", "d", "b", "e"])
    }
}
