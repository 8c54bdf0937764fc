import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@Observable private final class WidthModel { var width: CGFloat = 100 }

@MainActor @Suite("Grids") struct GridTests {
    @Test("A column is as wide as its widest view, a row as high as its highest")
    func sizes() {
        let host = show {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 20, 10)
                    Box("b", 50, 30)
                }
                GridRow {
                    Box("c", 40, 10)
                    Box("d", 10, 10)
                }
            }
        }
        expect(host, "a", 55, 30)
        expect(host, "b", 95, 30)
        expect(host, "c", 55, 60)
        expect(host, "d", 95, 60)
    }

    @Test("Cells stand in the middle, 8 points apart, unless said otherwise")
    func usual() {
        let host = show {
            Grid {
                GridRow {
                    Box("a", 20, 10)
                    Box("b", 50, 30)
                }
                GridRow {
                    Box("c", 40, 10)
                    Box("d", 10, 10)
                }
            }
        }
        expect(host, "a", 61, 36)
        expect(host, "b", 99, 26)
        expect(host, "d", 119, 64)
    }

    @Test("A row whose cells are accessibility elements stays a row, and the cells keep their columns")
    func accessibleRow() {
        let host = show {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 20, 10)
                    Box("b", 50, 30)
                }
                .accessibilityElement(children: .combine)
                GridRow {
                    Box("c", 40, 10)
                    Box("d", 10, 10)
                }
                .accessibilityElement(children: .contain)
                GridRow { Box("e", 90, 10).gridCellColumns(2).accessibilityElement(children: .combine) }
            }
        }
        expect(host, "a", 55, 25)
        expect(host, "b", 95, 25)
        expect(host, "c", 55, 55)
        expect(host, "d", 95, 55)
        expect(host, "e", 55, 65)
    }

    @Test("A view in no row is as wide as the grid")
    func wholeRow() {
        let host = show {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 20, 10)
                    Box("b", 50, 10)
                }
                Filling("line").frame(height: 20.4).gridCellUnsizedAxes(.horizontal)
            }
        }
        #expect(isNear(host.room(of: "line"), 65, 44.8, 70, 20.4))
        let wide = show {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box("a", 20, 10) }
                Filling("line").frame(height: 20.4)
            }
        }
        #expect(isNear(wide.room(of: "line"), 0, 44.8, 200, 20.4))
    }

    @Test("A cell may take several columns, and makes them wider if need be")
    func spans() {
        let host = show {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Box("a", 20, 10)
                    Box("b", 20, 10)
                    Box("c", 20, 10)
                }
                GridRow {
                    Box("wide", 70, 10).gridCellColumns(2)
                    Box("d", 10, 10)
                }
            }
        }
        // The first two columns become 30 wide.
        expect(host, "a", 50, 40)
        expect(host, "b", 90, 40)
        expect(host, "c", 130, 40)
        expect(host, "wide", 50, 50)
        expect(host, "d", 130, 50)
    }

    @Test("What takes several columns has what other columns leave free, and makes its own longer")
    func wideSpans() {
        let host = show(300) {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Text("A long heading").gridCellColumns(2)
                    Text("x")
                }
                GridRow {
                    Text("a")
                    Text("b")
                    Text("c")
                }
            }
        }
        // The heading is 119 wide; its columns share what is missing.
        expect(host, "A long heading", 81.25, 29.6, 119, 20.4)
        expect(host, "b", 145.75, 50)
        expect(host, "x", 210.25, 29.6)
        let narrow = show(60) {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Text("A long heading").gridCellColumns(2); Text("x")
                }
                GridRow {
                    Text("a"); Text("b"); Text("c")
                }
            }
        }
        let heading = narrow.frame(of: "A long heading") ?? .zero
        #expect(heading.width <= 41.5 && heading.height > 30)
    }

    @Test("A view takes no more columns than can be measured", arguments: [1_000_000, Int.max])
    func endlessSpans(count: Int) {
        let host = show {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 20, 10)
                    Box("b", 50, 10).gridCellColumns(count)
                    Box("c", 10, 10).gridCellColumns(count)
                }
            }
        }
        #expect(host.texts == ["a", "b", "c"])
    }

    @Test("A cell in several columns is aligned as the grid says, not as its first column")
    func spanAlignment() {
        let host = show {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 20, 10).gridColumnAlignment(.trailing)
                    Box("b", 40, 10)
                }
                GridRow { Box("c", 10, 10).gridCellColumns(2) }
                GridRow { Box("d", 10, 10) }
            }
        }
        // The grid is in the middle of the window: its first column is 20 wide, and its texts begin in their boxes.
        let left = host.frame(of: "a")?.minX
        #expect(host.frame(of: "c")?.minX == left)
        #expect(host.frame(of: "d")?.minX == left.map { $0 + 10 })
    }

    @Test("Rows, columns and cells may be aligned by themselves")
    func alignments() {
        let host = show {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    Box("a", 20, 10)
                    Box("b", 40, 40).gridColumnAlignment(.trailing)
                }
                GridRow {
                    Box("c", 60, 40)
                    Box("d", 10, 10)
                }
                GridRow {
                    Box("e", 20, 10).gridCellAnchor(.center)
                    Box("f", 10, 20)
                }
            }
        }
        expect(host, "a", 50, 30)
        expect(host, "b", 110, 0)
        expect(host, "d", 140, 40)
        expect(host, "e", 70, 85)
    }

    @Test("Columns share the width as far as any of their cells stretches, and so do rows")
    func flexible() {
        let host = show {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 40, 20)
                    Filling("b")
                    Filling("c")
                }
                GridRow {
                    Filling("d")
                    Filling("e")
                    Filling("f")
                }
            }
        }
        let third: CGFloat = 200 / 3
        #expect(isNear(host.room(of: "b"), third, 0, third, 50))
        #expect(isNear(host.room(of: "c"), 2 * third, 0, third, 50))
        #expect(isNear(host.room(of: "d"), 0, 50, third, 50))
    }

    @Test("Texts of a row meet at their baselines")
    func baselines() throws {
        let host = show {
            Grid(alignment: .leadingFirstTextBaseline) {
                GridRow {
                    Text("small").font(.system(size: 10))
                    Text("large").font(.system(size: 20))
                }
            }
        }
        let (small, large) = (try #require(host.frame(of: "small")), try #require(host.frame(of: "large")))
        #expect(abs(small.minY + 9 - (large.minY + 18)) < 1e-6)
    }

    @Test("Modifiers of a row are applied to each of its cells")
    func rowModifiers() {
        let host = show {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 20, 10)
                    Box("b", 20, 10)
                }.padding(5)
            }
        }
        expect(host, "a", 75, 45)
        expect(host, "b", 105, 45)
    }

    @Test("Rows made by a loop, rows of different lengths, and none")
    func shapes() {
        let host = show {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(1..<4, id: \.self) { row in
                    GridRow { ForEach(0..<row, id: \.self) { Box("\(row)\($0)", 20, 20) } }
                }
            }
        }
        expect(host, "10", 70, 20)
        expect(host, "21", 90, 40)
        expect(host, "32", 110, 60)
        #expect(show { Grid {} }.texts == [])
    }

    @Test("A grid is a layout too")
    func layout() {
        let host = show {
            AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0)) {
                GridRow {
                    Box("a", 20, 10)
                    Box("b", 50, 30)
                }
            }
        }
        expect(host, "b", 85, 35)
    }
}

@MainActor @Suite("The view that fits") struct ViewThatFitsTests {
    @Test("The first view that fits is shown, or else the last")
    func first() {
        func texts(_ width: CGFloat, _ height: CGFloat = 100, in axes: Axis.Set = [.horizontal, .vertical]) -> [String]
        {
            show(width, height) {
                ViewThatFits(in: axes) {
                    Box("large", 150, 80)
                    Box("middle", 100, 40)
                    Box("small", 50, 20)
                }
            }.texts
        }
        #expect(texts(200) == ["large"])
        #expect(texts(120) == ["middle"])
        #expect(texts(200, 50) == ["middle"])
        #expect(texts(200, 50, in: .horizontal) == ["large"])
        #expect(texts(60, 100, in: .vertical) == ["large"])
        #expect(texts(10) == ["small"])
    }

    @Test("Another size shows another view, with the state that it has had")
    func resizing() {
        struct Counter: View {
            @State private var count = 0
            let width: CGFloat
            var body: some View { Button("\(Int(width)): \(count)") { count += 1 }.frame(width: width) }
        }
        let host = show {
            ViewThatFits(in: .horizontal) {
                Counter(width: 150)
                Counter(width: 50)
            }
        }
        host.tap("150: 0")
        host.size.width = 100
        #expect(host.texts == ["50: 0"])
        #expect(!host.tap("150: 1"))
        host.size.width = 200
        #expect(host.texts == ["150: 1"])
    }

    @Test("A view that becomes larger gives way to another one")
    func growing() {
        struct Growing: View {
            let model: WidthModel
            var body: some View { Box("first", model.width, 20) }
        }
        let model = WidthModel()
        let host = show {
            ViewThatFits {
                Growing(model: model)
                Box("second", 10, 10)
            }
        }
        #expect(host.texts == ["first"])
        host.updates { model.width = 300 }
        #expect(host.texts == ["second"])
        host.updates { model.width = 100 }
        #expect(host.texts == ["first"])
    }
}
