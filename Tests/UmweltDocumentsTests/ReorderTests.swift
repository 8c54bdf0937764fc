// One file: the tests move cards of the same private deck.

import CoreTransferable
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls
import UmweltDocuments
import UmweltLists

private struct Card: Codable, Transferable, Identifiable, Equatable {
    var id: String

    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

@Observable private final class Deck {
    var cards: [Card]
    var differences: [ReorderDifference<String, ReorderableSingleCollectionIdentifier>] = []

    init(_ ids: String) { cards = ids.map { Card(id: String($0)) } }

    var order: String { cards.map(\.id).joined() }

    /// Applies a change as Apple's documentation shows it.
    func apply(_ difference: ReorderDifference<String, ReorderableSingleCollectionIdentifier>) {
        differences.append(difference)
        let moved = cards.filter { difference.sources.contains($0.id) }
        cards.removeAll { difference.sources.contains($0.id) }
        switch difference.destination.position {
        case .before(let id): cards.insert(contentsOf: moved, at: cards.firstIndex { $0.id == id } ?? cards.endIndex)
        case .end: cards += moved
        }
    }
}

@MainActor @Suite("Reordering by drags")
struct ReorderTests {
    fileprivate enum Arrangement: CaseIterable { case column, row, lazyColumn, lazyRow, grid, custom, list }

    fileprivate struct Cards: View {
        let deck: Deck
        let arrangement: Arrangement
        var isEnabled = true

        private var cards: some View {
            ForEach(deck.cards) { card in Box(card.id, 40, 40) }.reorderable()
        }

        @ViewBuilder private var container: some View {
            switch arrangement {
            case .column: VStack(spacing: 0) { cards }
            case .row: HStack(spacing: 0) { cards }
            case .lazyColumn: ScrollView { LazyVStack(spacing: 0) { cards } }
            case .lazyRow: ScrollView(.horizontal) { LazyHStack(spacing: 0) { cards } }
            case .grid: LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) { cards }
            case .custom: Diagonal { cards }
            case .list: List { cards }
            }
        }

        var body: some View {
            container.reorderContainer(for: Card.self, isEnabled: isEnabled) { deck.apply($0) }
        }
    }

    /// A layout of views one beside and below the other.
    private struct Diagonal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 40 * subviews.count, height: 40 * subviews.count)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, view) in subviews.enumerated() {
                view.place(
                    at: CGPoint(x: bounds.minX + 40 * CGFloat(index), y: bounds.minY + 40 * CGFloat(index)),
                    proposal: .unspecified)
            }
        }
    }

    private func move(_ label: String, onto target: String, in host: TestHost) async -> Bool {
        let isMoved = await host.drag(label, onto: target)
        host.waitUntilIdle()
        return isMoved
    }

    @Test("A view that is dropped on another takes its place, in every container", arguments: Arrangement.allCases)
    fileprivate func containers(arrangement: Arrangement) async {
        let deck = Deck("ABCD")
        let host = show(400, 400) { Cards(deck: deck, arrangement: arrangement) }
        #expect(await move("A", onto: "C", in: host) && deck.order == "BCAD")
        #expect(await move("D", onto: "B", in: host) && deck.order == "DBCA")
        #expect(await move("D", onto: "A", in: host) && deck.order == "BCAD")
        #expect(deck.differences.map(\.sources) == [["A"], ["D"], ["D"]])
        #expect(deck.differences.map(\.destination.position) == [.before("D"), .before("B"), .end])
        #expect(host.texts == ["B", "C", "A", "D"])
    }

    @Test("Views in a line make room where a dragged one would be dropped, and go back if it is not")
    func roomInLine() throws {
        let deck = Deck("ABC")
        let host = show(200, 300) { Cards(deck: deck, arrangement: .column) }
        func tops() throws -> [CGFloat] {
            try deck.cards.map { try #require(host.presentation(of: $0.id)).frame.minY }
        }
        let start = try tops()
        #expect(host.beginDrag("A") && host.moveDrag(over: "B"))
        host.waitUntilIdle()
        #expect(try tops() == [start[1], start[0], start[2]])
        #expect(try #require(host.presentation(of: "A")).opacity == 0)
        #expect(host.moveDrag(over: "C"))
        host.waitUntilIdle()
        #expect(try tops() == [start[2], start[0], start[1]])
        host.cancelDrag()
        host.waitUntilIdle()
        #expect(try tops() == start && deck.differences.isEmpty)
        #expect(try #require(host.presentation(of: "A")).opacity == 1)
    }

    @Test("Views of several heights make as much room as the dragged one needs, and headers between them move too")
    func unequalHeights() {
        struct Page: View {
            let deck: Deck
            var body: some View {
                VStack(spacing: 10) {
                    ForEach(deck.cards) { card in Box(card.id, 40, card.id == "A" ? 20 : 60) }.reorderable()
                    Box("Footer", 40, 10)
                }
                .reorderContainer(for: Card.self) { deck.apply($0) }
            }
        }
        let host = show(200, 300) { Page(deck: Deck("ABC")) }
        func top(_ label: String) -> CGFloat { host.presentation(of: label)?.frame.minY ?? .nan }
        let (b, c, footer) = (top("B"), top("C"), top("Footer"))
        #expect(host.beginDrag("A") && host.moveDrag(over: "B"))
        host.waitUntilIdle()
        #expect(top("B") == b - 30 && top("C") == c && top("Footer") == footer)
    }

    @Test("In a grid each view shows in the place of the one whose position it would have")
    func roomInGrid() throws {
        let deck = Deck("ABCD")
        let host = show(200, 200) { Cards(deck: deck, arrangement: .grid) }
        func origin(_ label: String) throws -> CGPoint { try #require(host.presentation(of: label)).frame.origin }
        let places = try deck.cards.map { try origin($0.id) }
        #expect(host.beginDrag("A") && host.moveDrag(over: "D"))
        host.waitUntilIdle()
        #expect(try deck.cards.map { try origin($0.id) } == [places[3], places[0], places[1], places[2]])
    }

    @Test("At the end of a drag the views stay where they have made room")
    func noJump() async throws {
        let deck = Deck("ABC")
        let host = show(200, 300) { Cards(deck: deck, arrangement: .column) }
        #expect(host.beginDrag("A") && host.moveDrag(over: "C"))
        host.waitUntilIdle()
        let shown = try ["B", "C", "A"].map { try #require(host.presentation(of: $0)).frame.minY }
        #expect(await host.drop(onto: "C") && deck.order == "BCA")
        for _ in 0..<3 {
            let now = try ["B", "C", "A"].map { try #require(host.presentation(of: $0)).frame.minY }
            #expect(zip(shown, now).allSatisfy { abs($0 - $1) < 0.01 })
            host.advance(by: 0.05)
        }
    }

    @Test("A drop where the drag began changes nothing, and neither does one outside")
    func unchanged() async {
        let deck = Deck("ABC")
        let host = show(200, 300) {
            VStack {
                Cards(deck: deck, arrangement: .column)
                Text("Elsewhere")
            }
        }
        #expect(await move("B", onto: "B", in: host))
        #expect(!(await move("B", onto: "Elsewhere", in: host)))
        #expect(deck.order == "ABC" && deck.differences.isEmpty)
    }

    @Test("A container that is not enabled, and views without one, move nothing")
    func disabled() {
        let deck = Deck("ABC")
        let host = show(200, 300) {
            VStack {
                Cards(deck: deck, arrangement: .column, isEnabled: false)
                ForEach(["X", "Y"], id: \.self) { Text($0) }.reorderable()
            }
        }
        #expect(!host.beginDrag("A") && !host.beginDrag("X"))
    }

    @Test("The items of lazy containers stay unrealized")
    func lazy() {
        final class Log {
            var made = 0
        }
        struct Rows: View {
            let log: Log
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1000) { number in
                            let _ = log.made += 1
                            Box("\(number)", 40, 40)
                        }
                        .reorderable()
                    }
                    .reorderContainer(for: Int.self, itemID: \.self) { _ in }
                }
            }
        }
        let log = Log()
        _ = show(200, 200) { Rows(log: log) }
        #expect(log.made < 50)
    }

    @Test("In a lazy container a view is dropped before the next one")
    func lazyNext() async {
        final class Log {
            var positions: [ReorderDifference<Int, ReorderableSingleCollectionIdentifier>.Destination.Position] = []
        }
        struct Rows: View {
            let log: Log
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<1000) { Box("\($0)", 40, 40) }.reorderable() }
                        .reorderContainer(for: Int.self, itemID: \.self) { difference in
                            log.positions.append(difference.destination.position)
                        }
                }
            }
        }
        let log = Log()
        let host = show(200, 200) { Rows(log: log) }
        #expect(host.beginDrag("0"))
        #expect(await host.drop(onto: "4"))
        #expect(log.positions == [.before(5)])
    }

    @Observable fileprivate final class Albums {
        var photos: [Int: [Card]]
        var destinations: [ReorderDifference<String, Int>.Destination] = []

        init(_ first: String, _ second: String) {
            photos = [1: first.map { Card(id: String($0)) }, 2: second.map { Card(id: String($0)) }]
        }

        var order: [String] { [1, 2].map { (photos[$0] ?? []).map(\.id).joined() } }

        /// Applies a change: the photos leave the albums that they are in.
        func apply(_ difference: ReorderDifference<String, Int>) {
            destinations.append(difference.destination)
            let all = [1, 2].flatMap { photos[$0] ?? [] }
            let moved = all.filter { difference.sources.contains($0.id) }
            for album in [1, 2] { photos[album]?.removeAll { difference.sources.contains($0.id) } }
            let album = difference.destination.collectionID
            var list = photos[album] ?? []
            switch difference.destination.position {
            case .before(let id): list.insert(contentsOf: moved, at: list.firstIndex { $0.id == id } ?? list.endIndex)
            case .end: list += moved
            }
            photos[album] = list
        }
    }

    fileprivate struct AlbumPage: View {
        let albums: Albums

        var body: some View {
            VStack(spacing: 0) {
                ForEach([1, 2], id: \.self) { album in
                    Text("Album \(album)").frame(height: 40)
                    ForEach(albums.photos[album] ?? []) { Box($0.id, 40, 40) }.reorderable(collectionID: album)
                }
            }
            .reorderContainer(for: Card.self, in: Int.self) { albums.apply($0) }
        }
    }

    @Test("A view goes to another collection, before the view that it is dropped on or at the end")
    func collections() async {
        let albums = Albums("AB", "CD")
        let host = show(200, 400) { AlbumPage(albums: albums) }
        #expect(await move("A", onto: "C", in: host))
        #expect(albums.order.map(\.count) == [1, 3] && albums.order[0] == "B")
        #expect(albums.destinations.last?.collectionID == 2)
        #expect(await move("D", onto: "B", in: host))
        #expect(albums.destinations.last?.collectionID == 1 && albums.order[0].contains("D"))
        // In its own collection, as in a container with one.
        let order = albums.order[1]
        #expect(await move(String(order.prefix(1)), onto: String(order.suffix(1)), in: host))
        #expect(albums.order[1] == String(order.reversed()))
    }

    @Test("An empty column of a board takes a drop anywhere in it, and the others close up meanwhile")
    func emptyColumn() async throws {
        struct Board: View {
            let albums: Albums

            var body: some View {
                HStack(spacing: 0) {
                    ForEach([1, 2], id: \.self) { column in
                        ScrollView {
                            LazyVStack(spacing: 0) {
                                ForEach(albums.photos[column] ?? []) { Box($0.id, 40, 40) }
                                    .reorderable(collectionID: column)
                            }
                        }
                        .padding(10)
                        .overlay(alignment: .bottom) { Text("Column \(column)") }
                    }
                }
                .reorderContainer(for: Card.self, in: Int.self) { albums.apply($0) }
            }
        }
        let albums = Albums("AB", "")
        let host = show(200, 400) { Board(albums: albums) }
        let top = try #require(host.presentation(of: "A")).frame.minY
        #expect(host.beginDrag("A") && host.moveDrag(over: "Column 2"))
        host.waitUntilIdle()
        #expect(host.presentation(of: "B")?.frame.minY == top)
        #expect(await host.drop(onto: "Column 2"))
        host.waitUntilIdle()
        #expect(albums.order == ["B", "A"])
        #expect(albums.destinations == [.init(position: .end, collectionID: 2)])
        #expect(await move("B", onto: "A", in: host))
        #expect(await move("A", onto: "Column 1", in: host))
        #expect(albums.order == ["A", "B"])
    }

    @Test("An empty collection among others takes a drop between the views around it", arguments: [false, true])
    func emptySection(isList: Bool) async {
        struct Page: View {
            let albums: Albums
            let isList: Bool

            @ViewBuilder private var content: some View {
                ForEach([2, 1], id: \.self) { album in
                    Section {
                        ForEach(albums.photos[album] ?? []) { Box($0.id, 40, 40) }.reorderable(collectionID: album)
                    } header: {
                        Text("Album \(album)").frame(height: 60).textCase(nil)
                    }
                }
            }

            var body: some View {
                Group { if isList { List { content } } else { VStack(spacing: 0) { content } } }
                    .reorderContainer(for: Card.self, in: Int.self) { albums.apply($0) }
            }
        }
        let albums = Albums("AB", "")
        let host = show(300, 500) { Page(albums: albums, isList: isList) }
        #expect(await move("B", onto: "Album 2", in: host))
        #expect(albums.order == ["A", "B"])
        #expect(albums.destinations == [.init(position: .end, collectionID: 2)])
    }

    @Test("All selected views move together, in their order, wherever the drag began among them")
    func selection() async {
        struct Page: View {
            let deck: Deck
            @State private var selection: Set<String> = ["B", "D"]

            var body: some View {
                VStack(spacing: 0) { ForEach(deck.cards) { Box($0.id, 40, 40) }.reorderable() }
                    .reorderContainer(for: Card.self) { deck.apply($0) }
                    .dragContainer(for: Card.self) { (ids: [String]) in deck.cards.filter { ids.contains($0.id) } }
                    .dragContainerSelection(selection.sorted())
            }
        }
        let deck = Deck("ABCDE")
        let host = show(200, 400) { Page(deck: deck) }
        #expect(await move("D", onto: "A", in: host))
        #expect(deck.order == "BDACE" && deck.differences.map(\.sources) == [["B", "D"]])
        #expect(await move("A", onto: "E", in: host))
        #expect(deck.order == "BDCEA" && deck.differences.last?.sources == ["A"])
    }

    @Test("A drop of values from elsewhere knows its position among the items")
    func destination() async {
        struct Page: View {
            let deck: Deck

            var body: some View {
                VStack(spacing: 0) {
                    Box("New", 40, 40).draggable(Card(id: "X"))
                    VStack(spacing: 0) { ForEach(deck.cards) { Box($0.id, 40, 40) }.reorderable() }
                        .reorderContainer(for: Card.self) { deck.apply($0) }
                        .dropDestination(for: Card.self) { dropped, session in
                            let place = session.reorderDestination(for: Card.self)
                            guard case .before(let id) = place?.position else { return }
                            let index = deck.cards.firstIndex { $0.id == id } ?? deck.cards.endIndex
                            deck.cards.insert(contentsOf: dropped, at: index)
                        }
                }
            }
        }
        let deck = Deck("ABC")
        let host = show(200, 400) { Page(deck: deck) }
        #expect(await move("New", onto: "B", in: host))
        #expect(Set(deck.order) == Set("ABCX") && deck.order.hasPrefix("A") && deck.order.hasSuffix("C"))
        #expect(deck.differences.isEmpty)
    }
}
