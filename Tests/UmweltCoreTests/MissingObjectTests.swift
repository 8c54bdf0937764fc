import SwiftUI
import Testing
import UmweltTesting

@Observable private final class Library {}
@Observable private final class Shelf {}

private struct Reader: View {
    @Environment(Library.self) private var library
    var body: some View { Text("\(ObjectIdentifier(library).hashValue)") }
}

private struct Page: View {
    var body: some View { NavigationStack { List { Reader() } } }
}

@MainActor @Suite("A missing object") struct MissingObjectTests {
    @Test("SEMANTICS 17: a missing object stops the program: what, the path of views, and what was in reach")
    func message() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost(typeSetter: FixedMetrics()) { Page().environment(Shelf()) } }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                """
                No Observable object of type Library found. A View.environmentObject(_:) for Library may be missing \
                as an ancestor of this view.
                """))
        // The place takes a while to find: what is known without it comes first.
        #expect(
            text.contains(
                """
                Views from the root: Page > Reader
                Objects in reach: Shelf
                The object is read in Reader.body at Tests/UmweltCoreTests/MissingObjectTests.swift:10.
                """), "\(text)")
    }

    @Test("An object that no body reads is not missed")
    func unread() {
        struct Unread: View {
            @Environment(Library.self) private var library
            var body: some View { Text("Here") }
        }
        #expect(TestHost(typeSetter: FixedMetrics()) { Unread() }.texts == ["Here"])
    }

    @Test("A body that found no object to read runs again when there is one")
    func later() {
        struct Later: View {
            let reads: Bool
            @Environment(Library.self) private var library
            var body: some View { Text(reads ? "\(type(of: library))" : "nothing") }
        }
        struct Sample: View {
            @State private var isThere = false
            private let library = Library()
            var body: some View {
                Button("Go") { isThere = true }
                Later(reads: isThere).environment(isThere ? library : nil)
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Sample() }
        #expect(host.texts == ["Go", "nothing"])
        host.tap("Go")
        #expect(host.texts == ["Go", "Library"])
    }

    @Test("SEMANTICS 17: an object set to nil nearer is missing too, and nothing is in reach")
    func setToNil() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = TestHost(typeSetter: FixedMetrics()) {
                    Reader().environment(nil as Library?).environment(Library())
                }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("No Observable object of type Library found."))
        #expect(text.contains("Objects in reach: none"))
    }
}
