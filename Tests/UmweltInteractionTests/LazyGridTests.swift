import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// Boxes with numbers, all of a size.
private struct Boxes: View {
    let count: Int
    var height: CGFloat = 20
    var body: some View { ForEach(0..<count, id: \.self) { Box("\($0)", 10, height) } }
}

@MainActor @Suite("Lazy grids") struct LazyGridTests {
    @Test("Columns are as wide as they say, or share what is left, within bounds")
    func columns() {
        let host = show {
            LazyVGrid(
                columns: [GridItem(.fixed(40), spacing: 10), GridItem(.flexible()), GridItem(.flexible(maximum: 30))],
                spacing: 0
            ) { ForEach(0..<3) { Filling("\($0)").frame(height: 20.4) } }
        }
        // 200 - 40 - 10 - 8 are left: 71 for each of the two, and the last one takes 30.
        #expect(isNear(host.room(of: "0"), 20.5, 39.8, 40, 20.4))
        #expect(isNear(host.room(of: "1"), 70.5, 39.8, 71, 20.4))
        #expect(isNear(host.room(of: "2"), 149.5, 39.8, 30, 20.4))
    }

    @Test("An adaptive column is as many as have room, and they fill it")
    func adaptive() {
        let host = show {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))], spacing: 0) {
                ForEach(0..<4) { Filling("\($0)").frame(height: 20.4) }
            }
        }
        // Three of 50 and two gaps of 8 have room in 200; they are 61 and a third wide.
        let width = (200.0 - 16) / 3
        #expect(isNear(host.room(of: "0"), 0, 29.6, width, 20.4))
        #expect(isNear(host.room(of: "2"), 2 * (width + 8), 29.6, width, 20.4))
        #expect(isNear(host.room(of: "3"), 0, 50, width, 20.4))
    }

    @Test(
        "Exactly so many have room, and in less room there is one", arguments: [(174, 3), (173, 2), (58, 1), (20, 1)])
    func exact(_ width: CGFloat, _ count: Int) {
        let host = show(width) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 50), spacing: 12)], spacing: 0) {
                Boxes(count: 6)
            }
        }
        #expect((0..<6).filter { host.frame(of: "\($0)")?.minY == host.frame(of: "0")?.minY }.count == count)
    }

    @Test("A column without an alignment has the grid's across, and the centre along")
    func gridAlignment() {
        let columns = [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0, alignment: .bottomLeading)]
        let host = show(100) {
            LazyVGrid(columns: columns, alignment: .trailing, spacing: 0) {
                Filling("own").frame(width: 10, height: 20)
                Filling("other").frame(width: 20, height: 40)
            }
        }
        #expect(isNear(host.room(of: "own"), 40, 40, 10, 20))
        #expect(isNear(host.room(of: "other"), 50, 30, 20, 40))
        let rows = show(100) {
            LazyHGrid(rows: [GridItem(.fixed(50))], alignment: .top, spacing: 0) {
                Filling("own").frame(width: 10, height: 20)
            }
            .frame(height: 50)
        }
        #expect(rows.room(of: "own")?.minY == 25)
    }

    @Test("Lines are as high as the highest view in them, and views stand in their cells as the column says")
    func lines() {
        let host = show(100) {
            LazyVGrid(
                columns: [
                    GridItem(.fixed(50), spacing: 0, alignment: .topLeading),
                    GridItem(.fixed(50), spacing: 0, alignment: .bottomTrailing),
                ], spacing: 5
            ) {
                Box("a", 10, 40)
                Box("b", 10, 10)
                Box("c", 10, 10)
                Box("d", 10, 30)
            }
        }
        expect(host, "a", 0, 12.5)
        expect(host, "b", 90, 42.5)
        expect(host, "c", 0, 57.5)
        expect(host, "d", 90, 57.5)
    }

    @Test("A view that gives way fills its cell: as wide as the column, as high as the line")
    func filled() {
        let host = show(100, 100) {
            LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0)], spacing: 0) {
                Filling("high").frame(height: 40)
                Filling("card").frame(maxHeight: .infinity)
            }
        }
        #expect(isNear(host.room(of: "high"), 0, 30, 50, 40))
        #expect(isNear(host.room(of: "card"), 50, 30, 50, 40))
    }

    @Test("Narrower columns stand in the grid as it is aligned, which is as wide as the room")
    func aligned() {
        for (alignment, x) in [(HorizontalAlignment.leading, 0.0), (.center, 80), (.trailing, 160)] {
            let host = show { LazyVGrid(columns: [GridItem(.fixed(40))], alignment: alignment) { Box("a", 40, 20) } }
            expect(host, "a", x, 40)
        }
    }

    @Test("Headers and footers have lines of their own, and a section begins a new line")
    func sections() {
        let host = show(100, 200) {
            LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0)], spacing: 0) {
                Section {
                    Boxes(count: 3)
                } header: {
                    Box("head", 100, 20)
                } footer: {
                    Box("foot", 100, 20)
                }
                Box("after", 10, 20)
            }
        }
        expect(host, "head", 0, 50)
        expect(host, "1", 70, 70)
        expect(host, "2", 20, 90)
        expect(host, "foot", 0, 110)
        expect(host, "after", 20, 130)
    }

    @Test("Right to left the first column is at the right")
    func rightToLeft() {
        let host = show(100, 20) {
            LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0)]) {
                Boxes(count: 2)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(host.frame(of: "0")?.minX ?? 0 >= 50)
        #expect(host.frame(of: "1")?.minX ?? 100 < 50)
    }

    @Test("A grid of rows goes on from side to side")
    func rows() {
        let host = show(200, 40) {
            LazyHGrid(rows: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20), spacing: 0)], spacing: 5) {
                Boxes(count: 3)
            }
        }
        expect(host, "0", 87.5, 0)
        expect(host, "1", 87.5, 20)
        expect(host, "2", 102.5, 0)
    }

    @Test("Only views near to what can be seen are made, however many there are")
    func laziness() {
        let host = show(200, 100) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))], spacing: 0) { Boxes(count: 10_000) }
            }
        }
        #expect(host.texts.count < 100)
        #expect(host.frame(of: "3")?.minY == 0)
        // 2,500 lines of 20 points.
        host.scroll(to: CGPoint(x: 0, y: 30_000))
        #expect(host.frame(of: "6000")?.minY == 0)
        #expect(host.texts.count < 200)
    }

    @Test("Where views stand that have not been made is known: sections, lines that are not full, any place")
    func farPlaces() {
        // 100 sections of seven views in three columns: a header and three lines each, 20 points high, 5 apart.
        let host = show(150, 100) {
            ScrollView {
                LazyVGrid(columns: [GridItem](repeating: GridItem(.fixed(50), spacing: 0), count: 3), spacing: 5) {
                    ForEach(0..<100, id: \.self) { section in
                        Section {
                            ForEach(0..<7, id: \.self) { Box("\(section)-\($0)", 50, 20) }
                        } header: {
                            Box("head \(section)", 150, 20)
                        }
                    }
                }
            }
        }
        for place in [0, 4_000, 9_895, 2_010, 7_777, 333] as [CGFloat] {
            host.scroll(to: CGPoint(x: 0, y: place))
            for number in 0..<7 {
                let section = Int(place / 100)
                let top = CGFloat(section) * 100 + 25 + CGFloat(number / 3) * 25 - place
                guard top >= 0 && top < 100 else { continue }
                #expect(host.frame(of: "\(section)-\(number)")?.minY == top)
                #expect(host.frame(of: "\(section)-\(number)")?.minX == 50 * CGFloat(number % 3))
            }
        }
    }

    @Test("In another width there are other columns, and the views stay")
    func resized() {
        struct Counted: View {
            @State private var id = Int.random(in: 0..<1_000_000)
            var body: some View { Text("\(id)").frame(width: 40, height: 20) }
        }
        let host = show(100, 100) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 0)], spacing: 0) {
                ForEach(0..<4) { _ in Counted() }
            }
        }
        let names = host.texts
        #expect(host.frame(of: names[1])?.minY == host.frame(of: names[0])?.minY)
        host.size = CGSize(width: 60, height: 100)
        #expect(host.texts == names)
        #expect(host.frame(of: names[1])?.minY != host.frame(of: names[0])?.minY)
    }

    @Test("Without items, without views, in no room: nothing fails")
    func edges() {
        #expect(show { LazyVGrid(columns: []) { Boxes(count: 2) } }.texts == ["0", "1"])
        #expect(show { LazyVGrid(columns: [GridItem()]) { EmptyView() } }.texts == [])
        #expect(
            show(0, 0) { LazyVGrid(columns: [GridItem(.adaptive(minimum: 0))]) { Boxes(count: 2) } }.texts.count == 2)
        let odd = show {
            LazyHGrid(rows: [GridItem(.fixed(-5)), GridItem(.flexible(minimum: .nan, maximum: -1))]) { Boxes(count: 3) }
        }
        #expect(odd.texts.count == 3)
    }
}

@MainActor @Suite("Pinned views") struct PinnedViewTests {
    private func sections(_ pinned: PinnedScrollableViews) -> TestHost {
        show(100, 100) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    ForEach(["a", "b"], id: \.self) { name in
                        Section {
                            ForEach(0..<10, id: \.self) { Box("\(name)\($0)", 50, 20) }
                        } header: {
                            Box("head \(name)", 80, 20.4)
                        } footer: {
                            Box("foot \(name)", 80, 20.4)
                        }
                    }
                }
            }
        }
    }

    @Test("Headers scroll with what is around them unless they are pinned")
    func unpinned() {
        let host = sections([])
        host.scroll(to: CGPoint(x: 0, y: 50))
        expect(host, "head a", 10, -50)
    }

    @Test("A pinned header stays at the top while its section is in sight, and goes with it")
    func header() {
        let host = sections(.sectionHeaders)
        expect(host, "head a", 10, 0)
        host.scroll(to: CGPoint(x: 0, y: 50))
        expect(host, "head a", 10, 0)
        expect(host, "a2", 25, 10.4)
        // The first section is 240.8 long; its header goes with the last of its rows.
        host.scroll(to: CGPoint(x: 0, y: 210))
        expect(host, "head a", 10, -10)
        expect(host, "head b", 10, 30.8)
        host.scroll(to: CGPoint(x: 0, y: 260))
        expect(host, "head b", 10, 0)
        host.scroll(to: CGPoint(x: 0, y: 0))
        expect(host, "head a", 10, 0)
        expect(host, "head b", 10, 240.8)
    }

    @Test("A pinned footer stays at the bottom while its section is in sight")
    func footer() {
        let host = sections(.sectionFooters)
        expect(host, "foot a", 10, 79.6)
        host.scroll(to: CGPoint(x: 0, y: 130))
        expect(host, "foot a", 10, 79.6)
        host.scroll(to: CGPoint(x: 0, y: 150))
        expect(host, "foot a", 10, 70.4)
    }

    @Test("It is drawn in front of what scrolls under it, and used there")
    func inFront() throws {
        func host(_ scrolled: Bool) -> TestHost {
            show(20, 20) {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        Section {
                            ForEach(0..<60, id: \.self) { _ in Color.red.frame(width: 20, height: 20) }
                        } header: {
                            Color.blue.frame(width: 20, height: 20)
                        }
                    }
                }
            }
        }
        let (top, scrolled) = (host(false), host(true))
        scrolled.scroll(to: CGPoint(x: 0, y: 510))
        #expect(try top.pngData() == scrolled.pngData())
    }
}
