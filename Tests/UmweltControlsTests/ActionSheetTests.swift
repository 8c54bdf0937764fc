import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Action sheets, and what windows have not got") struct ActionSheetTests {
    private struct Page: View {
        @State private var isShown = false
        @State private var answer = "none"

        var body: some View {
            VStack {
                Text("Answer \(answer)")
                Button("Ask") { isShown = true }
            }
            .actionSheet(isPresented: $isShown) {
                ActionSheet(
                    title: Text("Which?"), message: Text("One of them."),
                    buttons: [.default(Text("One")) { answer = "one" }, .destructive(Text("Two")), .cancel()])
            }
            .statusBarHidden().persistentSystemOverlays(.hidden).defersSystemGestures(on: .all)
        }
    }

    @Test("Its buttons run their actions and close it")
    func buttons() {
        let host = show(300, 400) { Page() }
        host.tap("Ask")
        #expect(host.texts.contains("Which?") && host.texts.contains("One of them."))
        host.tap("One")
        #expect(host.texts == ["Answer one", "Ask"])
        host.tap("Ask")
        host.dismissPresentation()
        #expect(host.texts == ["Answer one", "Ask"])
    }

    @Test("The conditions of a feedback run when the value changes, and nothing is felt")
    func sensoryFeedback() {
        struct Counter: View {
            @State private var count = 0
            let asked: (Int) -> Void
            var body: some View {
                Button("Add") { count += 1 }
                    .sensoryFeedback(.success, trigger: count)
                    .sensoryFeedback(.impact(weight: .heavy), trigger: count) { _, new in
                        asked(new)
                        return true
                    }
            }
        }
        var seen: [Int] = []
        let host = show { Counter { seen.append($0) } }
        host.tap("Add")
        #expect(seen == [1])
    }
}
