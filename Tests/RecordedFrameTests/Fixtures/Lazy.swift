import SwiftUI

extension RecordedFixture {
    static let lazy: [RecordedFixture] = [
        RecordedFixture("lazy/pinned-headers", 300, 200) {
            Pinned(pins: .sectionHeaders, aims: [.init("b3", .top), .init("a7", .bottom)])
        },
        RecordedFixture("lazy/pinned-footers", 300, 200) {
            Pinned(pins: .sectionFooters, aims: [.init("b3", .top), .init("b0", .bottom)])
        },
        RecordedFixture("lazy/pinned-both", 300, 200) {
            Pinned(pins: [.sectionHeaders, .sectionFooters], aims: [.init("b3", .top)])
        },
        RecordedFixture("lazy/grid-sections", 300, 300) {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(60)), count: 3), spacing: 4) {
                    Section {
                        ForEach(0..<5, id: \.self) { i in Color.gray.frame(height: 20).mark("a\(i)") }
                    } header: {
                        Color.gray.frame(height: 24).mark("aH")
                    } footer: {
                        Color.gray.frame(height: 16).mark("aF")
                    }
                    Section {
                        ForEach(10..<14, id: \.self) { i in Color.gray.frame(height: 20).mark("b\(i - 10)") }
                    } header: {
                        box(46, 16).mark("bH")
                    }
                }
                .mark("grid")
            }
            .frame(width: 240).mark("scroll")
        },
    ]
}

/// A section of rows 20 points high, between a header of 24 points and a footer of 16.
private struct Part: View {
    let name: String
    var body: some View {
        Section {
            ForEach(0..<8, id: \.self) { row in box(200, 20).mark("\(name)\(row)").id("\(name)\(row)") }
        } header: {
            box(200, 24).mark("\(name)H")
        } footer: {
            box(200, 16).mark("\(name)F")
        }
    }
}

/// Sections with pinned views, and a reader that scrolls to some rows.
private struct Pinned: View {
    let pins: PinnedScrollableViews
    let aims: [Aim]
    @State private var aim: Aim?

    struct Aim: Equatable {
        let row: String
        let anchor: UnitPoint

        init(_ row: String, _ anchor: UnitPoint) { (self.row, self.anchor) = (row, anchor) }
    }

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pins) {
                    Part(name: "a")
                    Part(name: "b")
                    Part(name: "c")
                }
            }
            .mark("scroll")
            .onChange(of: aim) { if let aim { reader.scrollTo(aim.row, anchor: aim.anchor) } }
        }
        .steps(aims.map { new in { aim = new } })
    }
}
