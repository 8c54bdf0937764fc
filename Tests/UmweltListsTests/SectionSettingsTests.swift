import SwiftUI
import TestSupport
import Testing
import Umwelt
import UmweltTesting

@MainActor @Suite("Settings of sections") struct SectionSettingsTests {
    private func show<Content: View>(
        height: CGFloat = 400, @ViewBuilder _ content: @escaping () -> Content
    ) -> TestHost {
        TestHost(
            size: CGSize(width: 200, height: height), traits: .finePixels, typeSetter: FixedMetrics(),
            content: content)
    }

    @Test("Margins at the sides of a section are those of its rows, header and footer")
    func sides() throws {
        let host = show {
            List {
                Section {
                    Text("row")
                } header: {
                    Text("header").textCase(nil)
                } footer: {
                    Text("footer")
                }
                .listSectionMargins(.leading, 50)
                Section("other") { Text("usual") }
            }
            .listStyle(.insetGrouped)
        }
        // A header's label is that of its heading, which is as wide as the list: its text is inside.
        func start(_ text: String) throws -> CGFloat {
            try #require(SemanticsNode.first(in: host.semantics) { $0.role == .text && $0.label == text }).frame.minX
        }
        let usual = try start("usual")
        for name in ["row", "header", "footer"] { #expect(try start(name) == 66) }
        #expect(usual < 66)
    }

    @Test("Margins above and below a section take the place of its part of the gap")
    func gaps() throws {
        func places(top: CGFloat?, bottom: CGFloat?) throws -> [CGFloat] {
            let host = show {
                List {
                    Section { Text("a") }.listSectionMargins(.bottom, bottom)
                    Section { Text("b") }.listSectionMargins(.top, top)
                }
                .listStyle(.insetGrouped)
            }
            return try ["a", "b"].map { try #require(host.frame(of: $0)).midY }
        }
        let usual = try places(top: nil, bottom: nil)
        let closed = try places(top: 0, bottom: 0)
        let half = try places(top: 0, bottom: nil)
        #expect(abs(closed[1] - closed[0] - 44) < 1e-6)
        #expect(half[1] - half[0] < usual[1] - usual[0])
        #expect(half[1] - half[0] > 44)
    }

    @Test("The first section's margin is that below the list's top")
    func first() throws {
        func place(_ top: CGFloat?) throws -> CGFloat {
            let host = show {
                List { Section { Text("a") }.listSectionMargins(.top, top) }.listStyle(.insetGrouped)
            }
            return try #require(host.frame(of: "a")).midY
        }
        #expect(try abs(place(nil) - place(0) - 35) < 1e-6)
    }

    @Test("Margins follow a change")
    func change() throws {
        struct Changing: View {
            @State private var margin: CGFloat = 10
            var body: some View {
                VStack {
                    Button("more") { margin = 30 }
                    List { Section { Text("a") }.listSectionMargins(.horizontal, margin) }
                }
            }
        }
        let host = show { Changing() }
        let before = try #require(host.frame(of: "a")).minX
        #expect(host.tap("more"))
        #expect(try #require(host.frame(of: "a")).minX == before + 20)
    }

    private struct Alphabet: View {
        var visibility = Visibility.automatic
        var body: some View {
            List {
                ForEach(["A", "B", "C", "D", "E", "F"], id: \.self) { letter in
                    Section(letter) {
                        ForEach(1..<9) { Text(verbatim: "\(letter.lowercased())\($0)") }
                    }
                    .sectionIndexLabel(letter)
                }
            }
            .listStyle(.plain).listSectionIndexVisibility(visibility)
        }
    }

    @Test("The labels of sections are an index at the list's side, from which one scrolls to a section")
    func index() throws {
        let host = show { Alphabet() }
        #expect(host.node("Section Index")?.semantics.value == "A")
        for _ in 0..<3 { #expect(host.increment("Section Index")) }
        #expect(host.node("Section Index")?.semantics.value == "D")
        #expect(try (0...100).contains(#require(host.frame(of: "d1")).minY))
    }

    @Test("A list whose sections have no labels has no index, nor one that hides it")
    func noIndex() {
        #expect(show { Alphabet(visibility: .hidden) }.node("Section Index") == nil)
        #expect(show { List { Section("A") { Text("a") } } }.node("Section Index") == nil)
    }

    @Test("A pointer that comes down on a label scrolls to its section")
    func pointer() throws {
        let host = show { Alphabet() }
        host.touchDown(at: CGPoint(x: 193, y: 200 + 14 * 2.5))
        #expect(host.node("Section Index")?.semantics.value == "F")
    }
}
