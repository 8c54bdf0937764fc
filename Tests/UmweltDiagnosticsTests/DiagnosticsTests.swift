import Foundation
import SwiftUI
import Testing

import Umwelt
@testable import UmweltTesting

extension EnvironmentValues {
    fileprivate var shade: String {
        get { self[DiagnosticsTests.ShadeKey.self] }
        set { self[DiagnosticsTests.ShadeKey.self] = newValue }
    }
    @Entry fileprivate var unreadWord = ""
    @Entry fileprivate var unsetWord = "none"
    @Entry fileprivate var usedWord = ""
}

@MainActor @Suite("Faults in a program's views are told once, with what to do") struct DiagnosticsTests {
    private let told = ToldFaults()

    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        let host = TestHost(content: content)
        host.host.diagnostics.begin { [told] in told.add($0) }
        return host
    }

    /// The sentence about the place of a body that contains a text of this file, or begins lines before it.
    private func place(of view: String, _ text: String, before lines: Int = 0) throws -> String {
        let source = try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "\n")
        let line = try #require(source.firstIndex { $0.contains(text) }) + 1 - lines
        return "\(view).body is at UmweltDiagnosticsTests/DiagnosticsTests.swift:\(line)."
    }

    private struct Hot: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test("A body that runs more than sixty times a second, for its reason") func hot() throws {
        let host = host { Hot() }
        for count in 0..<60 { host.tap("Count \(count)") }
        #expect(told.sentences == [])
        for count in 60..<80 { host.tap("Count \(count)") }
        #expect(told.sentences.count == 1)
        #expect(
            told.sentences.first?.hasPrefix(
                "Hot.body runs more than 60 times a second without an "
                    + "animation: Hot.count changed.") == true, "\(told.sentences)")
        #expect(told.places == [try place(of: "Hot", "Button(\"Count \\(count)\")")])
    }

    private struct Written: View {
        @State private var count = 0
        var body: Button<Text> { Button("Write \(count)") { count += 1 } }
    }

    @Test("A body whose type is written out has its line, too") func writtenType() throws {
        let host = host { Written() }
        for count in 0..<70 { host.tap("Write \(count)") }
        let start = "Written.body runs more than 60 times"
        #expect(told.sentences.count == 1 && told.sentences.first?.hasPrefix(start) == true, "\(told.sentences)")
        #expect(told.places == [try place(of: "Written", "Button(\"Write \\(count)\")")])
    }

    @Test("Sixty runs in each second are none") func warm() {
        let host = host { Hot() }
        for count in 0..<150 {
            host.tap("Count \(count)")
            host.advance(by: 1.0 / 50)
        }
        #expect(told.sentences == [])
    }

    private struct Restless: View {
        @State private var count = 0
        let changes: Bool
        var body: some View {
            Button("Count") { count += 1 }
            Text("\(count)").id(changes ? count : count / 5)
        }
    }

    @Test("An id that changes each time") func identity() throws {
        let host = host { Restless(changes: true) }
        for _ in 0..<9 { host.tap("Count") }
        #expect(told.sentences == [])
        for _ in 0..<9 { host.tap("Count") }
        #expect(told.sentences.count == 1)
        #expect(told.places == [try place(of: "Restless", "Button(\"Count\") { count += 1 }", before: 1)])
        #expect(
            told.sentences.first?.hasPrefix("The id of a view in Restless changes each time, last to 10:")
                == true,
            "\(told.sentences)")
    }

    @Test("An id that changes now and then is none") func lastingIdentity() {
        let host = host { Restless(changes: false) }
        for _ in 0..<60 {
            host.tap("Count")
            host.advance(by: 1)
        }
        #expect(told.sentences == [])
    }

    private struct Rows: View {
        @State private var names: [String]
        init(_ names: [String]) { self.names = names }
        var body: some View {
            ForEach(names, id: \.self) { Text($0) }
            Button("Again") { names.append("b") }
        }
    }

    @Test("Ids in a ForEach that are not unique, from the beginning or later") func repeatedIDs() throws {
        _ = host { Rows(["a", "a"]) }
        #expect(told.sentences.count == 1)
        #expect(told.places == [try place(of: "Rows", "ForEach(names, id: \\.self)", before: 1)])
        #expect(
            told.sentences.first?.hasPrefix("A ForEach in Rows has the id a more than once") == true,
            "\(told.sentences)")
        told.sentences = []
        let later = host { Rows(["a", "b"]) }
        #expect(told.sentences == [])
        later.tap("Again")
        later.tap("Again")
        #expect(told.sentences.count == 1)
    }

    private struct Words: View {
        @Environment(\.unsetWord) private var unset
        @Environment(\.usedWord) private var used
        var body: some View { Text("\(unset) \(used)") }
    }

    @Test("Environment values that are set where no view reads them, and that are read and never set")
    func environment() throws {
        let host = host {
            VStack {
                Words().environment(\.usedWord, "used").environment(\.unreadWord, "unread").lineLimit(3)
                Text("one").environment(\.colorScheme, .dark)
            }
        }
        host.host.diagnostics.checkEnvironmentValues()
        host.host.diagnostics.checkEnvironmentValues()
        #expect(told.sentences.count == 2)
        #expect(
            told.sentences.first?.contains("unreadWord is set at UmweltDiagnosticsTests/DiagnosticsTests.swift:")
                == true)
        #expect(told.places == [try place(of: "Words", "Text(\"\\(unset) \\(used)\")")])
        #expect(
            told.sentences.last?.contains("unsetWord is read by Words, but nothing sets it") == true,
            "\(told.sentences)")
        #expect(told.sentences.last?.contains("its default, none.") == true)
    }

    @Test("A value whose readers may come to stand below is none that no view reads")
    func unmade() {
        struct Closed: View {
            @State private var isShown = false
            var body: some View {
                Text("closed").sheet(isPresented: $isShown) { Words() }
            }
        }
        struct Hidden: View {
            @State private var isShown = false
            var body: some View { if isShown { Words() } }
        }
        struct Rows: View {
            @State private var words: [String] = []
            var body: some View { ForEach(words, id: \.self) { _ in Words() } }
        }
        struct Linked: View {
            var body: some View { NavigationStack { NavigationLink("Words") { Words() } } }
        }
        let host = host {
            VStack {
                Closed().environment(\.unreadWord, "1")
                Hidden().environment(\.usedWord, "2")
                Rows().environment(\.usedWord, "3")
                Linked().environment(\.usedWord, "4")
                Words()
            }
        }
        host.host.diagnostics.checkEnvironmentValues()
        #expect(told.sentences.allSatisfy { !$0.contains("is set at") }, "\(told.sentences)")
    }

    @Test("A value that a closed sheet may set is none that nothing sets")
    func unmadeWriters() {
        struct Page<Sheet: View>: View {
            @Environment(\.unsetWord) private var word
            let sheet: Sheet
            @State private var isShown = false
            var body: some View { Text(word).sheet(isPresented: $isShown) { sheet } }
        }
        struct Setting: View {
            var body: some View { Words().environment(\.unsetWord, "set") }
        }
        func sentences(_ sheet: some View) -> [String] {
            told.sentences = []
            host { Page(sheet: sheet) }.host.diagnostics.checkEnvironmentValues()
            return told.sentences
        }
        #expect(sentences(Text("sheet").environment(\.unsetWord, "set")) == [])
        // The body of a view that has not been made may set anything.
        #expect(sentences(Setting()) == [])
        #expect(sentences(Text("sheet").lineLimit(2)).count == 1)
    }

    fileprivate struct ShadeKey: EnvironmentKey {
        static let defaultValue = "plain"
    }

    private struct Shaded: View {
        @Environment(\.shade) private var shade
        var body: some View { Text(shade) }
    }

    @Test("A value of a key type that has its default alone is told when it is read") func keyType() {
        let host = host { Shaded() }
        host.host.diagnostics.checkEnvironmentValues()
        #expect(told.sentences.count == 1, "\(told.sentences)")
        #expect(
            told.sentences.first?.hasPrefix("The environment value shade is read by Shaded, but nothing sets it")
                == true)
    }

    private struct WordsApp: App {
        var body: some Scene {
            WindowGroup { Words() }.environment(\.usedWord, "used")
        }
    }

    @Test("A value that is read and never set is told in the windows of an app, too") func app() throws {
        let host = try #require(TestHost(app: WordsApp()))
        host.host.diagnostics.begin { [told] in told.add($0) }
        host.host.diagnostics.checkEnvironmentValues()
        #expect(told.sentences.count == 1, "\(told.sentences)")
        #expect(told.sentences.first?.hasPrefix("The environment value unsetWord is read by Words, but") == true)
    }

    @Test("A window that is not for authors has no checks") func none() {
        let host = TestHost { Rows(["a", "a"]) }
        host.host.diagnostics.checkEnvironmentValues()
        #expect(told.sentences == [])
    }
}
