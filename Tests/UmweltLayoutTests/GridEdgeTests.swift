import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Grids at their edges") struct GridEdgeTests {
    @Test("A grid takes what its columns and rows take of what is offered")
    func size() {
        let grid = Grid {
            GridRow {
                Color.red
                Box("a", 30, 20)
            }
        }
        expectSizes(of: grid, zero: (38, 20), ideal: (48, 20), endless: (.infinity, .infinity), usual: (100, 60))
        let layout = GridLayout(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Box("a", 30, 20)
                Box("b", 10, 40)
            }
            Box("c", 60, 5)
        }
        expectSize(of: layout, 60, 45)
    }

    @Test("Without cells there is no grid, and empty rows are none")
    func empty() {
        expectSize(of: Grid {}, 0, 0)
        expectSize(of: Grid { GridRow {} }, 0, 0)
        let rows = Grid(verticalSpacing: 5) {
            GridRow { EmptyView() }
            GridRow { Box("a", 30, 20) }
            GridRow {}
            GridRow { Box("b", 10, 20) }
        }
        expectSize(of: rows, 30, 45)
    }

    @Test("A row by itself stretches the grid, unless it takes no part in the size")
    func unsized() {
        let rows = Group {
            GridRow { Box("a", 30, 20) }
            Color.red.frame(height: 5)
        }
        expectSizes(
            of: Grid { rows }, zero: (30, 33), ideal: (30, 33), endless: (.infinity, 33), usual: (100, 33))
        let unsized = Grid {
            GridRow { Box("a", 30, 20) }
            Color.red.frame(height: 5).gridCellUnsizedAxes(.horizontal)
        }
        expectSize(of: unsized, 30, 33)
        let cell = Grid(horizontalSpacing: 0) {
            GridRow {
                Box("a", 30, 20)
                Color.red.frame(width: 10).gridCellUnsizedAxes(.vertical)
            }
        }
        expectSize(of: cell, 40, 20)
    }

    @Test("Negative distances let columns and rows overlap")
    func negative() {
        let grid = Grid(horizontalSpacing: -10, verticalSpacing: -5) {
            ForEach(0..<2, id: \.self) { row in
                GridRow { ForEach(0..<2, id: \.self) { Box("\(row)\($0)", 30, 20) } }
            }
        }
        expectSize(of: grid, 50, 35)
        let host = show { grid }
        expect(host, "00", 75, 32.5)
        expect(host, "01", 95, 32.5)
        expect(host, "10", 75, 47.5)
    }

    @Test("Distances longer than the room leave columns what they need at least")
    func longDistances() {
        let grid = Grid(horizontalSpacing: 500) {
            GridRow {
                Color.red
                Box("a", 30, 20)
            }
        }
        expectSizes(of: grid, zero: (530, 20), ideal: (540, 20), endless: (.infinity, .infinity), usual: (530, 60))
    }

    @Test("A cell takes one column at least", arguments: [0, -3, 1])
    func spans(count: Int) {
        let grid = Grid(horizontalSpacing: 0) {
            GridRow {
                Box("a", 30, 20).gridCellColumns(count)
                Box("b", 30, 20)
            }
        }
        expectSize(of: grid, 60, 20)
    }

    @Test("From right to left the first column is at the right, and so is each cell's leading side")
    func rightToLeft() {
        let host = show {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box("a", 30, 20)
                    Box("b", 10, 20)
                }
                GridRow {
                    Box("c", 10, 20)
                    Box("d", 20, 20)
                }
                GridRow { Box("e", 10, 20).gridCellAnchor(.trailing) }
            }
        }
        host.traits.layoutDirection = .rightToLeft
        // 50 wide, from 75 to 125.
        let sides: [(name: String, right: CGFloat)] = [("a", 125), ("b", 95), ("c", 125), ("d", 95), ("e", 105)]
        for (name, right) in sides {
            #expect(host.frame(of: name)?.maxX == right, "\(name)")
        }
    }
}
