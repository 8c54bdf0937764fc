import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltScenes

@Observable private final class Library {
    @MainActor static var made = 0
    let name = "Library"
}

private struct SampleLibrary: PreviewModifier {
    static func makeSharedContext() async throws -> Library {
        Library.made += 1
        return Library()
    }

    func body(content: Content, context: Library) -> some View { content.environment(context) }
}

private struct Late: PreviewModifier {
    static func makeSharedContext() async throws -> String {
        try await Task.sleep(for: .milliseconds(5))
        return "late"
    }

    func body(content: Content, context: String) -> some View {
        content
        Text(context)
    }
}

private struct Broken: PreviewModifier {
    struct Fault: Error {}
    static func makeSharedContext() async throws -> String { throw Fault() }
    func body(content: Content, context: String) -> some View { content }
}

private struct Title: PreviewModifier {
    let title: String
    func body(content: Content, context: Void) -> some View {
        VStack {
            Text(title)
            content
        }
    }
}

private struct Shelf: View {
    @Environment(Library.self) private var library
    var body: some View { Text(library.name) }
}

@MainActor @Suite("Modifiers of previews")
struct PreviewModifierTests {
    private func show(_ traits: [PreviewTrait<Preview.ViewTraits>], _ view: some View) -> TestHost {
        let modified = traits.joined.modifiers.reduce(view as any View) { $1.modified($0) }
        return TestHost { AnyView(modified) }
    }

    @Test("What previews share is there at once, and made once for all of them")
    func shared() {
        #expect(show([.modifier(SampleLibrary())], Shelf()).texts == ["Library"])
        #expect(show([.modifier(SampleLibrary())], Shelf()).texts == ["Library"])
        #expect(Library.made == 1)
    }

    @Test("The last modifier is the outermost")
    func order() {
        let host = show([.modifier(Title(title: "inner")), .modifier(Title(title: "outer"))], Text("content"))
        #expect(host.texts == ["outer", "inner", "content"])
    }

    @Test("A preview is empty until what it waits for is there")
    func late() async throws {
        let host = show([.modifier(Late())], Text("content"))
        #expect(host.texts.isEmpty)
        for _ in 0..<12_000 {
            guard host.texts.isEmpty else { break }
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(host.texts == ["content", "late"])
    }

    @Test("A preview says why there is nothing to show")
    func broken() {
        #expect(show([.modifier(Broken())], Text("content")).texts == ["Broken cannot make its context: Fault()"])
    }
}
