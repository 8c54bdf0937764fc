import SwiftUI
import TestSupport
import Testing
import UmweltTesting

// A character is 8.5 points wide, a line 20.4 high: FixedMetrics at the body size of 17.

private struct Lines: View {
    let count: Int
    var body: some View { ForEach(0..<count, id: \.self) { Text("Line \($0)") } }
}

private struct Jumping: View {
    var anchor: UnitPoint?
    var body: some View {
        ScrollViewReader { proxy in
            Button("Jump") { proxy.scrollTo(500, anchor: anchor) }
            Button("Name") { proxy.scrollTo("here") }
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { Text("Line \($0)").frame(height: 20) }
                }
                Text("Here").id("here")
            }
        }
    }
}

private struct OwnIdentities: View {
    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10) { part in
                        Section {
                            ForEach(0..<10) { row in
                                Text("\(part) \(row)").frame(height: 20).id("row \(part * 10 + row)").padding(0)
                            }
                        }
                    }
                }
            }
            .overlay { Button("Jump") { proxy.scrollTo("row 75", anchor: .top) } }
            .overlay(alignment: .bottom) { Button("Nowhere") { proxy.scrollTo("row 175", anchor: .top) } }
        }
    }
}

@MainActor @Suite("ScrollView") struct ScrollViewTests {
    private func show<Content: View>(
        _ width: CGFloat = 200, _ height: CGFloat = 100, direction: LayoutDirection? = nil,
        @ViewBuilder _ content: @escaping () -> Content
    ) -> TestHost {
        var traits = HostTraits.finePixels
        traits.layoutDirection = direction
        return TestHost(
            size: CGSize(width: width, height: height), traits: traits, typeSetter: FixedMetrics(), content: content)
    }

    @Test("It is as long as the room, and as wide as its content")
    func size() {
        let host = show { ScrollView { Text("abcd") }.background(Text("behind")) }
        #expect(host.frame(of: "abcd") == CGRect(x: 83, y: 0, width: 34, height: 20.4))
    }

    @Test("Several views stand in a column, from the top, as long as they are")
    func column() {
        let host = show { ScrollView { Lines(count: 10) } }
        #expect(host.frame(of: "Line 0")?.minY == 0)
        let place: CGFloat = host.frame(of: "Line 9")?.minY ?? 0
        #expect(abs(place - 9 * 28.4) < 1e-6)
    }

    @Test("Scrolled, everything inside has another place, and it goes no further than there is content")
    func scrolling() {
        let host = show { ScrollView { Color.red.frame(width: 50, height: 300) } }
        #expect(host.scroll(to: CGPoint(x: 0, y: 120)))
        #expect(host.displayList.items.description.contains("-120"))
        #expect(host.scroll(to: CGPoint(x: 0, y: 1000)))
        #expect(host.displayList.items.description.contains("-200"))
    }

    @Test("What is outside is cut off")
    func clip() throws {
        let host = show(20, 20) {
            VStack(spacing: 0) {
                Color.clear.frame(height: 10)
                ScrollView { Color.red.frame(width: 20, height: 60) }.frame(height: 6)
            }
        }
        let picture = try host.pngData()
        let same = show(20, 20) {
            VStack(spacing: 0) {
                Color.clear.frame(height: 10)
                Color.red.frame(width: 20, height: 6)
            }
        }
        #expect(try same.pngData() == picture)
    }

    @Test("Side to side it starts where reading starts")
    func rightToLeft() {
        for direction in LayoutDirection.allCases {
            let host = show(100, 20, direction: direction) {
                ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<10) { Text("0\($0)").frame(width: 50) } } }
            }
            let first = host.frame(of: "00")?.midX
            let middle: CGFloat = direction == .leftToRight ? 25 : 75
            #expect(first == middle)
            // Hosts count from the left, whatever the direction.
            host.scroll(to: CGPoint(x: direction == .leftToRight ? 100 : 300, y: 0))
            #expect(host.frame(of: "02")?.midX == middle)
        }
    }

    @Test("Where scrolling is disabled its user cannot scroll")
    func disabled() {
        let host = show { ScrollView { Lines(count: 20) }.scrollDisabled(true) }
        #expect(!host.scroll(to: CGPoint(x: 0, y: 50)))
        #expect(host.frame(of: "Line 0")?.minY == 0)
        let inner = show { ScrollView { Lines(count: 20) }.scrollDisabled(false).scrollDisabled(true) }
        #expect(!inner.scroll(to: CGPoint(x: 0, y: 50)))
        #expect(!show { ScrollView { Lines(count: 20) }.environment(\.isScrollEnabled, false) }.scroll(to: .zero))
    }

    @Test("Scrolling runs no body")
    func cost() {
        let host = show { ScrollView { Lines(count: 100) } }
        #expect(host.updates { host.scroll(to: CGPoint(x: 0, y: 500)) } == [])
        #expect(host.cost.layouts == 0)
    }

    @Test("Indicators follow the environment, axis by axis")
    func indicators() {
        func area(_ host: TestHost) -> ScrollSemantics? {
            for node in host.semantics { if case .scrollArea(let area) = node.role { return area } }
            return nil
        }
        let host = show { ScrollView { Lines(count: 20) }.scrollIndicators(.hidden, axes: .vertical) }
        #expect(area(host)?.showsVerticalIndicator == false)
        #expect(area(host)?.showsHorizontalIndicator == true)
        #expect(area(host)?.scrollsVertically == true)
        #expect(area(host)?.scrollsHorizontally == false)
        let sideways = show {
            ScrollView { Lines(count: 20) }
                .environment(\.horizontalScrollIndicatorVisibility, .never)
                .environment(\.verticalScrollIndicatorVisibility, .visible)
        }
        #expect(area(sideways)?.showsHorizontalIndicator == false)
        #expect(area(sideways)?.showsVerticalIndicator == true)
        #expect(area(show { ScrollView(showsIndicators: false) { Text("a") } })?.showsVerticalIndicator == false)
    }
}

@MainActor @Suite("Lazy stacks and readers") struct LazyStackTests {
    private struct Row: View {
        let number: Int
        var body: some View { Text(verbatim: "Line \(number)").frame(height: 20) }
    }

    private func show<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(
            size: CGSize(width: 200, height: 100), traits: .finePixels, typeSetter: FixedMetrics(), content: content)
    }

    @Test("Views are made when they come near, and only then")
    func lazy() {
        let host = show {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { Row(number: $0) } } }
        }
        // A window and another one below it.
        #expect(host.texts.count == 11)
        #expect(host.updates { host.scroll(to: CGPoint(x: 0, y: 20)) } == [])
        let made = host.updates { host.scroll(to: CGPoint(x: 0, y: 100)) }
        #expect(made == Array(repeating: "Row", count: 5))
        host.scroll(to: CGPoint(x: 0, y: 1e9))
        #expect(host.texts.last == "Line 9999")
        #expect(host.frame(of: "Line 9999")?.midY == 90)
    }

    @Test("Of long views those alone are made that are near by their length, as nothing is guessed")
    func long() {
        let host = show {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Text("\($0)").frame(height: 200) } } }
        }
        #expect(host.texts == ["0", "1"])
        let grid = show {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                    ForEach(0..<100) { Text("\($0)").frame(height: 200) }
                }
            }
        }
        #expect(grid.texts == ["0", "1", "2", "3"])
    }

    @Test("In a row from right to left too")
    func horizontal() {
        let host = show {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Text("\($0)").frame(width: 50) } }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(host.texts.count < 20)
        #expect(host.frame(of: "0")?.midX == 175)
        host.scroll(to: .zero)
        #expect(host.frame(of: "999")?.midX == 25)
    }

    @Test("Without anything that scrolls around it everything is made")
    func eager() {
        #expect(show { LazyVStack { ForEach(0..<50, id: \.self) { Row(number: $0) } } }.texts.count == 50)
    }

    @Test("A view that was seen keeps its state")
    func state() {
        struct Counter: View {
            let number: Int
            @State private var count = 0
            var body: some View { Button("\(number): \(count)") { count += 1 }.frame(height: 20) }
        }
        let host = show { ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Counter(number: $0) } } } }
        host.tap("0: 0")
        host.scroll(to: CGPoint(x: 0, y: 2000))
        host.scroll(to: .zero)
        #expect(host.texts.contains("0: 1"))
    }

    @Test("What can be seen stays where it is when something above it turns out longer")
    func keepsPlace() {
        var offset: CGFloat = 0
        let host = show {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: $0 < 50 ? 40 : 20) }
                    }
                }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: {
                    offset = $1
                }
                .overlay(Button("Jump") { proxy.scrollTo(70, anchor: .top) })
            }
        }
        host.tap("Jump")
        let place = host.frame(of: "70")
        // Scrolling up makes rows that are longer than the average so far.
        for _ in 0..<20 {
            let before = host.frame(of: "60")?.midY
            host.scroll(to: CGPoint(x: 0, y: offset - 30))
            if let before, let after = host.frame(of: "60")?.midY { #expect(abs(after - before - 30) < 1e-6) }
        }
        #expect(place != nil)
    }

    @Test("A proxy scrolls to a view by an identity of its own, which has not been made")
    func ownIdentity() {
        let host = show { OwnIdentities() }
        #expect(host.frame(of: "7 5") == nil)
        host.tap("Jump")
        #expect(host.frame(of: "7 5").map { abs($0.midY - 10) < 0.5 } == true)
        host.tap("Nowhere")
        #expect(host.frame(of: "7 5").map { abs($0.midY - 10) < 0.5 } == true)
    }

    @Test("A proxy scrolls to a view that has not been made", arguments: [UnitPoint.top, .center, .bottom])
    func scrollTo(anchor: UnitPoint) {
        let host = show { Jumping(anchor: anchor) }
        host.tap("Jump")
        let window = host.frame(of: "Line 500")
        #expect(window != nil)
        // Two buttons are above what scrolls.
        let above: CGFloat = 2 * 20.4 + 16
        let wanted: CGFloat = above + (100 - above - 20) * anchor.y
        let place: CGFloat = window?.midY ?? 0
        #expect(abs(place - wanted - 10) < 0.5)
    }

    @Test("Without an anchor it goes the shortest way, and nowhere for an identity that nobody has")
    func shortestWay() {
        let host = show { Jumping() }
        host.tap("Jump")
        let low = host.frame(of: "Line 500")
        let bottom: CGFloat = low?.midY ?? 0
        #expect(abs(bottom - 90) < 1)
        host.tap("Jump")
        #expect(host.frame(of: "Line 500") == low)
        host.tap("Name")
        let end: CGFloat = host.frame(of: "Here")?.maxY ?? 0
        #expect(abs(end - 100) < 1)
    }
}
