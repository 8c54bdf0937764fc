import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("A press on the tab that is selected already") struct TabReturnTests {
    private struct Library: View {
        @State private var path: [Int] = []

        var body: some View {
            TabView {
                Tab("Books", systemImage: "book") {
                    NavigationStack(path: $path) {
                        List(0..<100, id: \.self) { NavigationLink("Row \($0)", value: $0) }
                            .navigationDestination(for: Int.self) { number in
                                VStack {
                                    Text("Book \(number)")
                                    NavigationLink("Next", value: number + 1)
                                }
                            }
                    }
                }
                Tab("Settings", systemImage: "gear") { Text("None") }
            }
        }
    }

    @Test("It pops a navigation stack to its root")
    func pop() {
        let host = TestHost { Library() }
        host.tap("Row 1")
        host.tap("Next")
        #expect(host.texts.contains("Book 2"))
        #expect(host.chooseTab("Books"))
        #expect(host.texts.contains("Row 1") && !host.texts.contains("Book 2") && !host.texts.contains("Book 1"))
        #expect(!host.navigateBack())
    }

    @Test("Links with views are popped, too")
    func views() {
        let host = TestHost {
            TabView {
                NavigationStack {
                    NavigationLink("One") {
                        NavigationLink("Two") { Text("Three") }
                    }
                }
                .tabItem { Text("Links") }
            }
        }
        host.tap("One")
        host.tap("Two")
        #expect(host.texts.contains("Three"))
        host.chooseTab("Links")
        #expect(host.texts.contains("One") && !host.texts.contains("Three"))
    }

    @Test("It scrolls the list at the root to the top, and leaves a stack's levels before that")
    func scroll() throws {
        let host = TestHost { Library() }
        func top() throws -> CGFloat { try #require(host.frame(of: "Row 10")).minY }
        let start = try top()
        host.scroll(to: CGPoint(x: 0, y: 300))
        let scrolled = try top()
        #expect(scrolled < start - 200)
        host.tap("Row 20")
        host.chooseTab("Books")
        host.waitUntilIdle()
        #expect(try top() == scrolled)
        host.chooseTab("Books")
        host.waitUntilIdle()
        #expect(try top() == start)
    }

    @Test("A press on another tab leaves the levels and the place of both")
    func other() {
        let host = TestHost { Library() }
        host.tap("Row 1")
        host.chooseTab("Settings")
        host.chooseTab("Books")
        #expect(host.texts.contains("Book 1"))
    }

    @Test("A binding is set to the value that it has, which programs use as a sign")
    func binding() {
        final class Log {
            var chosen: [Int] = []
        }
        let log = Log()
        let selection = Binding {
            1
        } set: {
            log.chosen.append($0)
        }
        let host = TestHost {
            TabView(selection: selection) {
                Text("a").tabItem { Text("A") }.tag(1)
                Text("b").tabItem { Text("B") }.tag(2)
            }
        }
        host.chooseTab("A")
        #expect(log.chosen == [1])
    }
}
