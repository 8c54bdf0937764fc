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
    var body: some View { VStack { Reader() } }
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
        #expect(text.contains("Views from the root: Page > Reader"))
        #expect(text.contains("Objects in reach: Shelf"))
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
