import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

private let second = Animation.linear(duration: 1)

@Observable private final class Shelf {
    var books: [String]
    var isOpen = false

    init(_ books: [String] = ["A", "B", "C", "D"]) { self.books = books }
}

private struct ShelfView: View {
    let shelf: Shelf
    var transition: AnyTransition?
    let onGone: (String) -> Void

    init(shelf: Shelf, transition: AnyTransition? = nil, onGone: @escaping (String) -> Void = { _ in }) {
        self.shelf = shelf
        self.transition = transition
        self.onGone = onGone
    }

    var body: some View {
        List {
            ForEach(shelf.books, id: \.self) { book in
                if let transition {
                    Text(book).transition(transition)
                } else {
                    Text(book).onDisappear { onGone(book) }
                }
            }
            .onDelete { shelf.books.remove(atOffsets: $0) }
            .onMove { shelf.books.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, .constant(.active))
    }
}

/// Rows that come, go and change places.
@MainActor
struct ListMotionTests {
    private func show<Content: View>(
        height: CGFloat = 400, reducesMotion: Bool = false, @ViewBuilder _ content: @escaping () -> Content
    ) -> TestHost {
        var traits = HostTraits.finePixels
        traits.accessibilityReduceMotion = reducesMotion
        return TestHost(
            size: CGSize(width: 200, height: height), traits: traits, typeSetter: FixedMetrics(), content: content)
    }

    private func opacity(_ host: TestHost, _ label: String) -> Int? {
        host.presentation(of: label).map { Int(($0.opacity * 100).rounded()) }
    }

    private func top(_ host: TestHost, _ label: String) throws -> CGFloat {
        let place = try #require(host.presentation(of: label)).frame.minY
        return (place * 10).rounded() / 10
    }

    @Test func `SEMANTICS 48: a removed row fades where it was, while the others close up`() throws {
        let shelf = Shelf()
        var gone: [String] = []
        let host = show { ShelfView(shelf: shelf) { gone.append($0) } }
        let tops = try ["A", "B", "C", "D"].map { try top(host, $0) }
        withAnimation(second) { _ = shelf.books.remove(at: 1) }
        #expect(opacity(host, "B") == 100)
        #expect(host.rows == ["A", "C", "D"])
        host.advance(by: 0.25)
        #expect(opacity(host, "B") == 75)
        #expect(try top(host, "B") == tops[1])
        #expect(try top(host, "A") == tops[0])
        #expect(try abs(top(host, "C") - (tops[2] - (tops[2] - tops[1]) / 4)) < 0.11)
        #expect(gone == [])
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "B") == nil)
        #expect(try ["A", "C", "D"].map { try top(host, $0) } == Array(tops.prefix(3)))
        #expect(gone == ["B"])
    }

    @Test func `SEMANTICS 46: an inserted row fades in, while the others make room`() throws {
        let shelf = Shelf()
        let host = show { ShelfView(shelf: shelf) }
        let tops = try ["A", "B", "C", "D"].map { try top(host, $0) }
        withAnimation(second) { shelf.books.insert("New", at: 1) }
        #expect(opacity(host, "New") == 0)
        host.advance(by: 0.5)
        #expect(opacity(host, "New") == 50)
        #expect(try top(host, "New") == tops[1])
        #expect(try abs(top(host, "B") - (tops[1] + tops[2]) / 2) < 0.11)
        #expect(host.waitUntilIdle())
        #expect(try top(host, "D") == tops[3] + tops[1] - tops[0])
    }

    @Test func `A row that is put back while it goes returns from where it is, with its accessories`() throws {
        let shelf = Shelf()
        let host = show { Backgrounds(shelf: shelf) }
        withAnimation(second) { _ = shelf.books.remove(at: 1) }
        host.update()
        host.advance(by: 0.25)
        #expect(opacity(host, "behind B") == 75)
        withAnimation(second) { shelf.books.insert("B", at: 1) }
        #expect(opacity(host, "B") == 75)
        #expect(host.waitUntilIdle())
        #expect(opacity(host, "B") == 100)
        #expect(opacity(host, "behind B") == 100)
        shelf.books.remove(at: 1)
        #expect(host.presentation(of: "behind B") == nil)
    }

    @Test func `After an animated reorder the list is drawn as one that was made in that order`() {
        let shelf = Shelf()
        let host = show { ShelfView(shelf: shelf) }
        withAnimation(second) { shelf.books = ["D", "B", "C", "A"] }
        #expect(host.waitUntilIdle())
        let fresh = show { ShelfView(shelf: Shelf(["D", "B", "C", "A"])) }
        #expect(host.displayList == fresh.displayList)
    }

    @Test func `Without an animation rows come and go at once`() {
        let shelf = Shelf()
        let host = show { ShelfView(shelf: shelf) }
        shelf.books.remove(at: 1)
        #expect(host.presentation(of: "B") == nil)
        #expect(!host.isAnimating)
        shelf.books.append("New")
        #expect(opacity(host, "New") == 100)
        #expect(!host.isAnimating)
    }

    @Test func `The user's deletions and moves of rows are animated`() throws {
        let shelf = Shelf()
        let host = show { ShelfView(shelf: shelf) }
        let tops = try ["A", "B", "C", "D"].map { try top(host, $0) }
        #expect(host.delete("B"))
        #expect(host.isAnimating)
        host.advance(by: 0.1)
        let middle = try top(host, "C")
        #expect(middle < tops[2] && middle > tops[1])
        #expect(host.waitUntilIdle())
        #expect(host.move("D", by: -2))
        host.advance(by: 0.1)
        #expect(try top(host, "D") < tops[2] && top(host, "D") > tops[0])
        #expect(host.waitUntilIdle())
        #expect(try top(host, "D") == tops[0])
        #expect(host.rows == ["D", "A", "C"])
    }

    @Test func `SEMANTICS 46: a row's own transition counts for its content`() throws {
        let shelf = Shelf()
        let host = show { ShelfView(shelf: shelf, transition: .offset(x: 100)) }
        let place = try #require(host.presentation(of: "B")).frame.minX
        withAnimation(second) { _ = shelf.books.remove(at: 1) }
        host.update()
        host.advance(by: 0.5)
        #expect(try abs(#require(host.presentation(of: "B")).frame.minX - (place + 50)) < 0.11)
        #expect(host.waitUntilIdle())
        withAnimation(second) { shelf.books.insert("B", at: 1) }
        host.update()
        host.advance(by: 0.25)
        #expect(try abs(#require(host.presentation(of: "B")).frame.minX - (place + 75)) < 0.11)
        #expect(host.waitUntilIdle())
        #expect(try #require(host.presentation(of: "B")).frame.minX == place)
    }

    @Test func `SEMANTICS 54: with less motion rows fade, and the others take their places at once`() throws {
        let shelf = Shelf()
        let host = show(reducesMotion: true) { ShelfView(shelf: shelf) }
        let tops = try ["A", "B", "C", "D"].map { try top(host, $0) }
        host.delete("B")
        host.advance(by: 0.1)
        #expect(try #require(opacity(host, "B")) < 100)
        #expect(try top(host, "C") == tops[1])
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "B") == nil)
    }

    @Test func `A row that comes into sight as others go follows those before it`() throws {
        let shelf = Shelf((0..<200).map { "\($0)" })
        let host = show(height: 200) { ShelfView(shelf: shelf) }
        let height = try top(host, "1") - top(host, "0")
        let last = try #require(Int(host.rows.last ?? ""))
        withAnimation(second) { shelf.books.removeSubrange(1...4) }
        #expect(host.rows.contains("\(last + 4)"))
        host.advance(by: 0.5)
        #expect(try abs(top(host, "\(last + 4)") - top(host, "\(last)") - 4 * height) < 0.11)
        #expect(host.waitUntilIdle())
        #expect(try abs(top(host, "\(last + 4)") - top(host, "\(last)") - 4 * height) < 0.11)
    }

    @Test func `A section's rows come and go as it is opened and closed, however many have not been made`() throws {
        let host = show {
            List {
                Section("Many", isExpanded: .constant(true)) { Text("first") }
                Folding()
            }
            .listStyle(.sidebar)
        }
        let end = try top(host, "end")
        host.tap("Folding")
        host.advance(by: 0.1)
        let shown = try #require(opacity(host, "row 0"))
        #expect(shown > 0 && shown < 100)
        #expect(try top(host, "end") > end)
        #expect(host.waitUntilIdle())
        #expect(opacity(host, "row 0") == 100)
        let count = host.rows.count
        host.tap("Folding")
        host.advance(by: 0.1)
        let left = try #require(opacity(host, "row 0"))
        #expect(left > 0 && left < 100)
        #expect(count < 100)
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "row 0") == nil)
        #expect(try top(host, "end") == end)
    }

    @Test func `The corners of a section's first and last row become round, and straight, by and by`() throws {
        let shelf = Shelf()
        let host = show { ShelfView(shelf: shelf) }
        func radii() -> [CGFloat] {
            host.movingItems.compactMap { item in
                guard case .fill(let path, _, _, _) = item.item, path.boundingRect.width > 100,
                    path.boundingRect.height > 20, path.boundingRect.height < 80,
                    case .move(let point)? = path.firstElement
                else { return nil }
                return ((point.x - path.boundingRect.minX) * 100).rounded() / 100
            }
        }
        let radius = try #require(radii().max())
        #expect(radii() == [radius, 0, 0, 0])
        withAnimation(second) { shelf.books.insert("Z", at: 0) }
        host.update()
        host.advance(by: 0.5)

        #expect(radii().sorted() == [0, 0, 0, radius / 2, radius])
        host.waitUntilIdle()
        #expect(radii() == [radius, 0, 0, 0, 0])
        shelf.books.removeFirst()
        #expect(radii() == [radius, 0, 0, 0])
    }

    @Test func `A disclosure group's content fades, and its chevron turns`() throws {
        let host = show {
            VStack {
                DisclosureGroup("More") { Text("inside") }
                Text("below")
            }
        }
        let start = try top(host, "below")
        host.tap("More")
        host.advance(by: 0.1)
        let shown = try #require(opacity(host, "inside"))
        #expect(shown > 0 && shown < 100)
        #expect(try top(host, "below") > start)
        #expect(host.waitUntilIdle())
        #expect(opacity(host, "inside") == 100)
        host.tap("More")
        #expect(host.isAnimating)
        #expect(host.waitUntilIdle())
        #expect(try top(host, "below") == start)
    }

    @Test func `SEMANTICS 54: with less motion a disclosure group's content only fades`() throws {
        let host = show(reducesMotion: true) {
            VStack {
                DisclosureGroup("More") { Text("inside") }
                Text("below")
            }
        }
        host.tap("More")
        let end = try top(host, "below")
        host.advance(by: 0.1)
        let shown = try #require(opacity(host, "inside"))
        #expect(shown > 0 && shown < 100)
        #expect(try top(host, "below") == end)
        #expect(host.waitUntilIdle())
    }
}

private struct Backgrounds: View {
    let shelf: Shelf

    var body: some View {
        List {
            ForEach(shelf.books, id: \.self) { Text($0).listRowBackground(Text("behind \($0)")) }
        }
    }
}

private struct Folding: View {
    @State private var isOpen = false

    var body: some View {
        Section(isExpanded: $isOpen) {
            ForEach(0..<10_000, id: \.self) { Text("row \($0)") }
        } header: {
            Text("Folding")
        }
        Section { Text("end") }
    }
}

extension Path {
    fileprivate var firstElement: Element? {
        var first: Element?
        forEach { if first == nil { first = $0 } }
        return first
    }
}
