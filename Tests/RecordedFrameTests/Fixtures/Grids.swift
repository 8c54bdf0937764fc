import SwiftUI

extension RecordedFixture {
    static let grids: [RecordedFixture] = [
        RecordedFixture("grid/flexible", 320, 200) {
            Grid {
                GridRow {
                    Text("A").mark("a")
                    Color.gray.frame(height: 20).mark("red")
                    Text("CCC").mark("ccc")
                }
                GridRow {
                    Color.gray.frame(height: 30).mark("blue")
                    Text("E").mark("e")
                    Color.gray.frame(height: 30).mark("green")
                }
            }
            .frame(width: 280).mark("grid")
            .font(.system(size: 13))
        },
        RecordedFixture("grid/spacing", 320, 200) {
            Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
                GridRow {
                    Text("A").mark("a")
                    box(30, 30).mark("red")
                }
                GridRow {
                    box(60, 20).mark("blue")
                    Text("H").mark("h")
                }
            }
            .mark("grid")
            .font(.system(size: 13))
        },
        RecordedFixture("grid/alignment", 320, 200) {
            HStack(alignment: .top, spacing: 16) {
                Grid(alignment: .bottomTrailing) {
                    GridRow {
                        Text("A").mark("a")
                        box(40, 40).mark("red")
                    }
                    GridRow {
                        box(60, 20).mark("blue")
                        Text("H").mark("h")
                    }
                }
                .mark("bottomTrailing")
                Grid(alignment: .center) {
                    GridRow {
                        Text("A").mark("ca")
                        box(40, 40).mark("cred")
                    }
                    GridRow {
                        box(60, 20).mark("cblue")
                        Text("H").mark("ch")
                    }
                }
                .mark("center")
            }
            .mark("row")
            .font(.system(size: 13))
        },
    ]
}
