import SwiftUI

extension RecordedFixture {
    static let stacks: [RecordedFixture] = [
        RecordedFixture("layout/frame-flex", 300, 300) {
            VStack(spacing: 0) {
                box(40, 20).frame(minWidth: 100).mark("min")
                box(40, 20).frame(maxWidth: 200).mark("max")
                box(40, 20).frame(minWidth: 50, maxWidth: .infinity).mark("fill")
                box(40, 20).frame(idealWidth: 150).fixedSize().mark("ideal")
                Color.gray.frame(maxWidth: 120, maxHeight: 20).mark("clampFlexible")
                box(250, 20).frame(maxWidth: 200).mark("overflow")
            }
        },
        RecordedFixture("layout/alignment-guide", 300, 200) {
            VStack(alignment: .leading, spacing: 4) {
                box(100, 20).alignmentGuide(.leading) { d in d[.trailing] }
                    .mark("a")
                box(50, 20).mark("b")
                box(30, 20).alignmentGuide(.leading) { d in d.width / 2 }
                    .mark("c")
            }
            .mark("stack")
        },
        RecordedFixture("layout/hstack-priority", 300, 100) {
            HStack(spacing: 0) {
                Color.gray.frame(minWidth: 20).mark("a")
                Color.gray.frame(minWidth: 20).layoutPriority(1).mark("b")
                Color.gray.frame(width: 60).mark("c")
            }
        },
        RecordedFixture("layout/divider", 200, 200) {
            VStack(spacing: 0) {
                box(100, 20).mark("a")
                Divider().mark("hdivider")
                HStack(spacing: 0) {
                    box(20, 60).mark("b")
                    Divider().mark("vdivider")
                    box(20, 60).mark("c")
                }
                .mark("hstack")
            }
            .mark("vstack")
        },
        RecordedFixture("layout/padding-edges", 200, 100) {
            Color.gray.mark("inner").padding(.leading, 30).padding(.vertical)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).mark("outer")
        },
        RecordedFixture("layout/nested-stacks", 300, 200) {
            VStack(spacing: 10) {
                HStack(spacing: 10) {
                    Color.gray.mark("a")
                    Color.gray.frame(width: 80).mark("b")
                }
                .padding(10).mark("row")
                HStack {
                    box(40, 40).mark("c")
                    Spacer()
                    box(40, 40).mark("d")
                }
                .frame(height: 60).mark("bottom")
            }
        },
        RecordedFixture("layout/zstack-fill", 200, 200) {
            ZStack(alignment: .topLeading) {
                Color.gray.mark("fill")
                box(30, 30).mark("b")
            }
        },
        RecordedFixture("layout/rtl-grid", 320, 220) {
            VStack(spacing: 16) {
                Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                    GridRow {
                        box(40, 30).mark("a")
                        box(60, 30).mark("b")
                        box(30, 30).mark("c")
                    }
                    GridRow {
                        box(100, 30).gridCellColumns(2).mark("d")
                        box(30, 30).mark("e")
                    }
                    GridRow { box(40, 30).gridColumnAlignment(.trailing).mark("f") }
                }
                .mark("grid")
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 3), spacing: 8) {
                    ForEach(0..<5, id: \.self) { box(40, 20).mark("l\($0)") }
                }
                .frame(width: 200).mark("lazy")
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
        RecordedFixture("layout/rtl-scroll", 200, 80) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) { ForEach(0..<6, id: \.self) { box(50, 40).mark("s\($0)") } }
                    .mark("content")
            }
            .frame(width: 180, height: 60).mark("scroll").environment(\.layoutDirection, .rightToLeft)
        },
        RecordedFixture("layout/frame-fixed", 200, 200) {
            box(40, 40).mark("inner").frame(width: 120, height: 80, alignment: .topLeading).mark("outer")
        },
    ]
}
