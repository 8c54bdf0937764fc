import Foundation
import SwiftUI
import Testing
import UmweltTesting

private struct Stack: View {
    @State private var path: [Int] = []
    var log: (String) -> Void = { _ in }

    var body: some View {
        NavigationStack(path: $path) {
            Page(name: "root", next: 1, log: log)
                .navigationTitle("Root title").navigationBarTitleDisplayMode(.inline)
                .navigationDestination(for: Int.self) { number in
                    Page(name: "page \(number)", next: number + 1, log: log)
                        .navigationTitle("Title \(number)").navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            Button("Jump") {
                                withTransaction(\.disablesAnimations, true) { path.append(9) }
                            }
                            Button("Home") { path = [] }
                        }
                }
        }
    }
}

private struct Page: View {
    let name: String
    let next: Int
    let log: (String) -> Void
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(name) \(count)")
            Button("Count") { count += 1 }
            NavigationLink("Next", value: next)
            Color.clear
        }
        .onAppear { log("\(name) comes") }
        .onDisappear { log("\(name) gone") }
    }
}

/// Pages that come and go.
@MainActor
struct NavigationMotionTests {
    private func host(_ traits: HostTraits = .testing, _ log: @escaping (String) -> Void = { _ in }) -> TestHost {
        let host = TestHost(
            size: CGSize(width: 400, height: 600), traits: traits, typeSetter: FixedMetrics()
        ) { Stack(log: log) }
        host.movesScreens = true
        return host
    }

    /// The middle of a text in tens of points, as texts stand on pixels.
    private func x(_ host: TestHost, _ label: String) throws -> CGFloat {
        try (exactX(host, label) / 10).rounded() * 10
    }

    private func exactX(_ host: TestHost, _ label: String) throws -> CGFloat {
        try #require(host.presentation(of: label)).frame.midX
    }

    private func opacity(_ host: TestHost, _ label: String) throws -> Double {
        try #require(host.presentation(of: label)).opacity
    }

    @Test func `A pushed page moves in from the trailing edge, and the page below moves a part of the distance`() throws
    {
        let host = host()
        host.tap("Next")
        // The layout is that of the end.
        #expect(try #require(host.frame(of: "page 1 0")).midX.rounded(.down) <= 201)
        #expect(try x(host, "page 1 0") == 600)
        #expect(try x(host, "root 0") == 200)
        host.advance(by: 0.1)
        let (new, old) = try (exactX(host, "page 1 0"), exactX(host, "root 0"))
        #expect(new > 210 && new < 590)
        #expect(abs((200 - old) - (600 - new) * 0.3) < 1)
        #expect(host.waitUntilIdle())
        #expect(try x(host, "page 1 0") == 200)
        #expect(host.presentation(of: "root 0") == nil)
    }

    @Test func `A push lasts as long as UIKit's`() throws {
        let host = host()
        host.tap("Next")
        host.advance(by: 0.35)
        #expect(try abs(exactX(host, "page 1 0") - 200) < 6)
        host.advance(by: 0.65)
        #expect(!host.isAnimating)
    }

    @Test func `From right to left a page comes from the left`() throws {
        var traits = HostTraits.testing
        traits.layoutDirection = .rightToLeft
        let host = host(traits)
        host.tap("Next")
        #expect(try x(host, "page 1 0") == -200)
        host.advance(by: 0.1)
        #expect(try x(host, "root 0") > 200)
    }

    @Test func `A pop goes the other way, and the bars fade`() throws {
        let host = host()
        host.tap("Next")
        #expect(try opacity(host, "Title 1") == 0)
        host.waitUntilIdle()
        #expect(try opacity(host, "Title 1") == 1)
        host.navigateBack()
        #expect(try x(host, "root 0") == 80)
        host.advance(by: 0.1)
        #expect(try x(host, "page 1 0") > 210)
        #expect(try x(host, "root 0") < 190)
        let (old, new) = try (opacity(host, "Title 1"), opacity(host, "Root title"))
        #expect(old > 0 && old < 1 && abs(old + new - 1) < 0.01)
        #expect(host.waitUntilIdle())
        #expect(try x(host, "root 0") == 200)
        #expect(host.presentation(of: "Title 1") == nil)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `A title comes with its page, and becomes the label of the next one's back button`(
        direction: LayoutDirection
    ) throws {
        var traits = HostTraits.testing
        traits.layoutDirection = direction
        let host = host(traits)
        let isRightToLeft = direction == .rightToLeft
        /// The distance of a text's beginning from the side where texts begin.
        func start(_ label: String) throws -> CGFloat {
            let frame = try #require(host.presentation(of: label)).frame
            return isRightToLeft ? 400 - frame.maxX : frame.minX
        }
        let title = try start("Root title")
        host.tap("Next")
        // The new title's middle is at the edge, and the label stands where the old title was.
        #expect(try x(host, "Title 1") == (isRightToLeft ? 0 : 400))
        #expect(try abs(start("Root title") - title) < 0.6)
        host.advance(by: 0.1)
        let (middle, label) = try (start("Title 1"), start("Root title"))
        #expect(host.waitUntilIdle())
        let (end, labelEnd) = try (start("Title 1"), start("Root title"))
        #expect(try x(host, "Title 1") == 200)
        #expect(middle > end + 5)
        #expect(label > labelEnd + 5 && label < title - 5)
        host.navigateBack()
        // Here it is the title that begins where the label was.
        #expect(try abs(start("Root title") - labelEnd) < 0.6)
        #expect(try abs(start("Title 1") - end) < 0.6)
        host.advance(by: 0.1)
        #expect(try start("Title 1") > end + 5)
        #expect(try start("Root title") > labelEnd + 5)
        #expect(host.waitUntilIdle())
        #expect(try abs(start("Root title") - title) < 0.6)
    }

    @Test func `A large title becomes a label of half its size, and comes by the whole width`() throws {
        struct Large: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Next", value: 1)
                        .navigationTitle("Root title")
                        .navigationDestination(for: Int.self) { _ in Text("page").navigationTitle("Title 1") }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 400, height: 600), typeSetter: FixedMetrics()) { Large() }
        host.movesScreens = true
        let title = try #require(host.presentation(of: "Root title")).frame
        host.tap("Next")
        let begin = try #require(host.presentation(of: "Root title")).frame
        #expect(abs(begin.minX - title.minX) < 0.6 && abs(begin.midY - title.midY) < 0.6)
        let start = try #require(host.presentation(of: "Title 1")).frame
        host.waitUntilIdle()
        let label = try #require(host.presentation(of: "Root title")).frame
        #expect(abs(begin.height - 2 * label.height) < 0.6)
        #expect(try abs(start.minX - #require(host.presentation(of: "Title 1")).frame.minX - 400) < 0.6)
    }

    @Test func `A page that moves out has no semantics, accepts no input, and disappears at the end`() throws {
        var log: [String] = []
        let host = host { log.append($0) }
        host.tap("Next")
        #expect(log == ["root comes", "page 1 comes"])
        #expect(!host.texts.contains("root 0"))
        host.advance(by: 0.05)
        let count = try #require(host.presentation(of: "Count")).frame
        // On the way, the button of the page that comes is where it shows.
        #expect(count.midX > 210)
        #expect(host.tap(at: CGPoint(x: count.midX, y: count.midY)))
        #expect(host.texts.contains("page 1 1"))
        host.waitUntilIdle()
        #expect(log == ["root comes", "page 1 comes", "root gone"])
        host.navigateBack()
        #expect(log.dropFirst(3) == ["root comes"])
        #expect(host.texts.contains("root 0"))
        host.waitUntilIdle()
        #expect(log.dropFirst(3) == ["root comes", "page 1 gone"])
    }

    @Test func `A pop in the middle of a push continues from the presented positions`() throws {
        var log: [String] = []
        let host = host { log.append($0) }
        host.tap("Count")
        host.tap("Next")
        host.advance(by: 0.1)
        let (new, old) = try (exactX(host, "page 1 0"), exactX(host, "root 1"))
        host.navigateBack()
        #expect(try abs(exactX(host, "page 1 0") - new) < 0.01)
        #expect(try abs(exactX(host, "root 1") - old) < 0.01)
        #expect(host.waitUntilIdle())
        #expect(try x(host, "root 1") == 200)
        #expect(host.presentation(of: "page 1 0") == nil)
        #expect(log == ["root comes", "page 1 comes", "page 1 gone"])
    }

    @Test func `A second push in the middle covers the page from where it shows`() throws {
        let host = host()
        host.tap("Next")
        host.advance(by: 0.1)
        let middle = try exactX(host, "page 1 0")
        host.tap("Next")
        #expect(try abs(exactX(host, "page 1 0") - middle) < 0.01)
        #expect(try x(host, "page 2 0") == 600)
        #expect(host.waitUntilIdle())
        #expect(try x(host, "page 2 0") == 200)
        host.navigateBack()
        host.waitUntilIdle()
        #expect(try x(host, "page 1 0") == 200)
        host.tap("Home")
        #expect(host.waitUntilIdle())
        #expect(try x(host, "root 0") == 200)
    }

    @Test func `All levels at once go as one, and those between are gone at once`() throws {
        var log: [String] = []
        let host = host { log.append($0) }
        for _ in 1...3 {
            host.tap("Next")
            host.waitUntilIdle()
        }
        log = []
        host.tap("Home")
        #expect(log == ["root comes"])
        host.waitUntilIdle()
        #expect(log == ["root comes", "page 3 gone"])
    }

    @Test func `Without animations a page is there at once`() throws {
        let host = host()
        host.tap("Next")
        host.waitUntilIdle()
        host.tap("Jump")
        #expect(!host.isAnimating)
        #expect(try x(host, "page 9 0") == 200)
        #expect(host.presentation(of: "page 1 0") == nil)
    }

    @Test func `SEMANTICS 54: pages fade for people who ask for less motion`() throws {
        var traits = HostTraits.testing
        traits.accessibilityReduceMotion = true
        let host = host(traits)
        host.tap("Next")
        host.advance(by: 0.1)
        #expect(try x(host, "page 1 0") == 200)
        #expect(try x(host, "root 0") == 200)
        let (new, old) = try (opacity(host, "page 1 0"), opacity(host, "root 0"))
        #expect(new > 0 && new < 1 && abs(new + old - 1) < 0.01)
        #expect(host.waitUntilIdle())
        #expect(try opacity(host, "page 1 0") == 1)
        #expect(host.presentation(of: "root 0") == nil)
    }

    @Test func `SEMANTICS 54: less motion for a part of the views is less motion of their screens`() throws {
        let host = TestHost { Stack().environment(\._accessibilityReduceMotion, true) }
        host.movesScreens = true
        host.tap("Next")
        let place = try x(host, "page 1 0")
        #expect(try opacity(host, "page 1 0") == 0)
        #expect(host.waitUntilIdle())
        #expect(try x(host, "page 1 0") == place)
    }

    @Test func `Without animations of screens, a page appears at once`() throws {
        let host = host()
        host.movesScreens = false
        host.tap("Next")
        #expect(!host.isAnimating)
        #expect(try x(host, "page 1 0") == 200)
    }

    @Test func `No body runs for a frame, and nothing of a page is left when it is over`() throws {
        let host = host()
        host.tap("Next")
        #expect(host.updates { host.advance(by: 0.1) } == [])
        host.waitUntilIdle()
        let after = host.displayList
        let still = TestHost(size: CGSize(width: 400, height: 600), traits: .testing, typeSetter: FixedMetrics()) {
            Stack()
        }
        still.tap("Next")
        #expect(after == still.displayList)
        host.navigateBack()
        host.waitUntilIdle()
        still.navigateBack()
        #expect(host.displayList == still.displayList)
    }

    @Test func `A stack that leaves the tree takes along what is on its way out`() {
        struct Sample: View {
            @State private var isThere = true
            let log: (String) -> Void
            var body: some View {
                VStack {
                    Button("Away") { isThere = false }
                    if isThere { Stack(log: log) }
                }
            }
        }
        var log: [String] = []
        let host = TestHost { Sample { log.append($0) } }
        host.movesScreens = true
        host.tap("Next")
        host.waitUntilIdle()
        host.navigateBack()
        host.advance(by: 0.05)
        host.tap("Away")
        #expect(log.suffix(2).sorted() == ["page 1 gone", "root gone"])
        #expect(host.waitUntilIdle())
    }
}
