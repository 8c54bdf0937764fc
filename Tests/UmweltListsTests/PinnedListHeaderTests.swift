import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Headers of lists that stay at the top")
struct PinnedListHeaderTests {
    private func host(_ style: some ListStyle) -> TestHost {
        show(300, 300) {
            List {
                ForEach(0..<3) { section in
                    Section("Section \(section)") { ForEach(0..<10) { Text("Row \(section) \($0)") } }
                }
            }
            .listStyle(style)
        }
    }

    /// The areas that are filled with a material.
    private func materials(_ host: TestHost) -> Int {
        host.displayList.leaves.filter { item in
            if case .fill(_, .material, _, _) = item { true } else { false }
        }.count
    }

    @Test("In a plain list, a header stays while its rows scroll beneath it, and goes with the last of them")
    func plain() throws {
        let host = host(.plain)
        let top = try #require(host.frame(of: "Section 0")).minY
        let next = try #require(host.frame(of: "Row 0 4")).maxY
        #expect(materials(host) == 0)
        host.scroll(to: CGPoint(x: 0, y: 100))
        #expect(host.frame(of: "Section 0")?.minY == top)
        let moved = try #require(host.frame(of: "Row 0 4")).maxY
        #expect(abs(moved - (next - 100)) < 0.01, "\(moved) after \(next)")
        #expect(materials(host) == 1)
        host.scroll(to: CGPoint(x: 0, y: 460))
        let (first, second) = (host.frame(of: "Section 0"), try #require(host.frame(of: "Section 1")))
        #expect(first.map { $0.maxY <= second.minY } ?? true)
        host.scroll(to: CGPoint(x: 0, y: 700))
        #expect(host.frame(of: "Section 1")?.minY == top)
        host.scroll(to: .zero)
        #expect(host.frame(of: "Section 0")?.minY == top && materials(host) == 0)
    }

    @Test("In other lists, headers go with what is around them")
    func grouped() throws {
        let host = host(.grouped)
        let top = try #require(host.frame(of: "SECTION 0")).minY
        host.scroll(to: CGPoint(x: 0, y: 30))
        #expect(host.frame(of: "SECTION 0").map { $0.minY == top - 30 } ?? true)
        #expect(materials(host) == 0)
    }
}
