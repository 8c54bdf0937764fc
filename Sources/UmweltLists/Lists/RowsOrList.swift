@_spi(Kernel) import Umwelt

/// A list, or its rows alone if it is a row of another list itself: they become rows of the section around them.
///
/// A list that is only a part of a row, or that has a frame of its own, remains a list.
nonisolated struct RowsOrList<Rows: View, Whole: View>: PrimitiveView {
    let rows: Rows
    let whole: Whole

    nonisolated init(rows: Rows, whole: Whole) {
        self.rows = rows
        self.whole = whole
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        RowsOrListElement(view, inputs)
    }
}

private final class RowsOrListElement<Rows: View, Whole: View>: _ViewElement<RowsOrList<Rows, Whole>> {
    private enum Shown {
        case rows(_ViewElement<Rows>)
        case whole(_ViewElement<Whole>)
    }

    private var shown: Shown?

    init(_ view: RowsOrList<Rows, Whole>, _ inputs: _ElementInputs) {
        super.init(inputs)
        let isRow = itemContainer is any RowContainer && EnvironmentValues(at: scope, tracking: false).isInRow
        shown =
            isRow
            ? .rows(Rows._makeElement(view.rows, childInputs())) : .whole(Whole._makeElement(view.whole, childInputs()))
    }

    override func update(_ view: RowsOrList<Rows, Whole>) {
        switch shown {
        case .rows(let element): element.update(view.rows)
        case .whole(let element): element.update(view.whole)
        case nil: break
        }
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        switch shown {
        case .rows(let element): body(element)
        case .whole(let element): body(element)
        case nil: break
        }
    }
}
