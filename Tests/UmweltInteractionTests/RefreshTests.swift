import SwiftUI
import Testing
import UmweltTesting

import Umwelt
import UmweltControls
import UmweltLists

@MainActor @Suite("Fetching again")
struct RefreshTests {
    /// A task that runs until it is ended.
    @MainActor final class Fetch {
        private(set) var count = 0
        private var waiting: CheckedContinuation<Void, Never>?

        func run() async {
            count += 1
            await withCheckedContinuation { waiting = $0 }
        }

        func end() {
            waiting?.resume()
            waiting = nil
        }
    }

    private func isFetching(_ host: TestHost) -> Bool {
        func find(in nodes: [SemanticsNode]) -> Bool {
            nodes.contains { node in
                if case .meter = node.role { return true }
                return find(in: node.children)
            }
        }
        return find(in: host.semantics)
    }

    private func wait(_ condition: () -> Bool) async {
        for _ in 0..<1_000_000 {
            guard !condition() else { break }
            await Task.yield()
        }
    }

    @Test("Pulled down, a list fetches, and shows that until it is done")
    func pull() async {
        let fetch = Fetch()
        let host = TestHost { List { Text("Mail") }.refreshable { await fetch.run() } }
        #expect(!isFetching(host))
        #expect(host.refresh())
        await wait { fetch.count == 1 }
        #expect(isFetching(host))
        // Once is enough.
        #expect(!host.refresh())
        fetch.end()
        await wait { !isFetching(host) }
        #expect(!isFetching(host))
        #expect(host.refresh())
        await wait { fetch.count == 2 }
        fetch.end()
    }

    @Test("Those who cannot pull ask for it")
    func action() async {
        let fetch = Fetch()
        let host = TestHost { ScrollView { Text("Mail") }.refreshable { await fetch.run() } }
        let area = host.semantics.first { $0.semantics.actions == [.named(name: "Refresh")] }
        #expect(area?.send(.perform(action: .named(name: "Refresh"))) == true)
        await wait { fetch.count == 1 }
        #expect(fetch.count == 1)
        fetch.end()
    }

    @Test("What nobody can fetch, and what scrolls sideways, is not pulled")
    func none() {
        #expect(!TestHost { List { Text("Mail") } }.refresh())
        #expect(!TestHost { ScrollView(.horizontal) { Text("Mail") }.refreshable {} }.refresh())
    }

    @Test("A view may fetch by itself")
    func environment() async {
        struct Button: View {
            @Environment(\.refresh) private var refresh

            var body: some View { Text(refresh == nil ? "no" : "yes").task { await refresh?() } }
        }
        let fetch = Fetch()
        let host = TestHost { Button().refreshable { await fetch.run() } }
        #expect(host.texts == ["yes"])
        await wait { fetch.count == 1 }
        #expect(fetch.count == 1)
        fetch.end()
        #expect(TestHost { Button() }.texts == ["no"])
    }
}
