import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Sizes of what scrolls and of what is made late") struct ScrollSizeTests {
    private let endless = CGFloat.infinity

    @Test("What scrolls takes what is offered along its axes, and across what its content takes")
    func scrollViews() {
        expectSizes(
            of: ScrollView { Box("a", 30, 200) }, zero: (30, 0), ideal: (30, 200), endless: (30, endless),
            usual: (30, 60))
        expectSizes(
            of: ScrollView(.horizontal) { Box("a", 200, 20) }, zero: (0, 20), ideal: (200, 20),
            endless: (endless, 20), usual: (100, 20))
        expectSizes(
            of: ScrollView([.horizontal, .vertical]) { Box("a", 200, 200) }, zero: (0, 0), ideal: (200, 200),
            endless: (endless, endless), usual: (100, 60))
        expectSizes(
            of: ScrollView { Color.red }, zero: (0, 0), ideal: (10, 10), endless: (endless, endless), usual: (100, 60))
    }

    @Test("With nothing inside, what scrolls is as long as is offered, and has no width")
    func emptyScrollViews() {
        expectSizes(of: ScrollView {}, zero: (0, 0), ideal: (0, 0), endless: (0, endless), usual: (0, 60))
    }

    @Test("Room around the content belongs to it")
    func margins() {
        expectSizes(
            of: ScrollView { Box("a", 30, 200) }.contentMargins(10), zero: (50, 0), ideal: (50, 220),
            endless: (50, endless), usual: (50, 60))
        expectSizes(
            of: ScrollView { Box("a", 30, 200) }.contentMargins(-10), zero: (10, 0), ideal: (10, 180),
            endless: (10, endless), usual: (10, 60))
    }

    @Test("A lazy stack takes all that is offered across, and along its axis as much as its views")
    func lazyStacks() {
        let boxes = Group {
            Box("a", 30, 20)
            Box("b", 10, 10)
        }
        expectSizes(
            of: LazyVStack { boxes }, zero: (0, 38), ideal: (30, 38), endless: (endless, 38), usual: (100, 38))
        expectSizes(
            of: LazyHStack { boxes }, zero: (48, 0), ideal: (48, 20), endless: (48, endless), usual: (48, 60))
        expectSizes(
            of: LazyVStack(spacing: -5) { boxes }, zero: (0, 25), ideal: (30, 25), endless: (endless, 25),
            usual: (100, 25))
        expectSizes(of: LazyVStack {}, zero: (0, 0), ideal: (0, 0), endless: (endless, 0), usual: (100, 0))
    }

    @Test("Views that stretch are as long in a lazy stack as they would like")
    func stretching() {
        let host = show { LazyVStack(spacing: 0) { Filling("a") } }
        #expect(isNear(host.room(of: "a"), 0, 45, 200, 10))
        let row = show { LazyHStack(spacing: 0) { Filling("a") } }
        #expect(isNear(row.room(of: "a"), 95, 0, 10, 100))
    }

    @Test("A lazy grid takes all that is offered across, and along its axis as much as its lines")
    func lazyGrids() {
        let columns = [GridItem(.fixed(40)), GridItem(.fixed(30))]
        let boxes = ForEach(0..<3, id: \.self) { Box("\($0)", 10, 20) }
        expectSizes(
            of: LazyVGrid(columns: columns) { boxes }, zero: (0, 48), ideal: (78, 48), endless: (endless, 48),
            usual: (100, 48))
        expectSizes(
            of: LazyHGrid(rows: columns) { boxes }, zero: (28, 0), ideal: (28, 78), endless: (28, endless),
            usual: (28, 60))
        expectSizes(
            of: LazyVGrid(columns: columns) {}, zero: (0, 0), ideal: (78, 0), endless: (endless, 0), usual: (100, 0))
    }

    @Test("Negative distances let the cells of a lazy grid overlap")
    func negative() {
        let host = show {
            LazyVGrid(
                columns: [GridItem(.fixed(30), spacing: -10), GridItem(.fixed(30))], alignment: .leading, spacing: -5
            ) { ForEach(0..<3, id: \.self) { Box("\($0)", 30, 20) } }
        }
        expect(host, "0", 0, 32.5)
        expect(host, "1", 20, 32.5)
        expect(host, "2", 0, 47.5)
    }

    @Test("A list takes all that is offered, with rows or without")
    func lists() {
        let offers = [ProposedViewSize(width: 100, height: 60), .zero]
        let taken = [CGSize(width: 100, height: 60), .zero]
        #expect(sizes(of: List { Text("a") }, for: offers) == taken)
        #expect(sizes(of: List {}, for: offers) == taken)
        #expect(sizes(of: Form { Text("a") }, for: offers) == taken)
    }

    @Test("What is taken apart and put together takes what it took; nothing taken apart is nothing")
    func subviews() {
        let boxes = Group {
            Box("a", 30, 20)
            Box("b", 30, 20)
        }
        expectSize(of: VStack(spacing: 5) { Group(subviews: boxes) { ForEach($0) { $0 } } }, 30, 45)
        expectSize(of: HStack(spacing: 5) { ForEach(subviews: boxes) { $0.padding(1) } }, 69, 22)
        expectSize(of: VStack { Group(subviews: EmptyView()) { ForEach($0) { $0 } } }, 0, 0)
        expectSize(of: VStack(spacing: 5) { ForEach(sections: boxes) { $0.content } }, 30, 45)
    }
}
