import Foundation
@_spi(Kernel) import Umwelt

/// A control to edit a row with: deletes, selects or moves the row.
final class RowControlNode: LayoutNode {
    /// The action of the control.
    enum Kind {
        case delete, select, grip
    }

    let kind: Kind
    // The row owns this node, and outlives it.
    private unowned(unsafe) let row: RowNode

    /// The length of its sides, in points.
    static let size: CGFloat = 22

    init(_ kind: Kind, row: RowNode, element: _Element) {
        self.kind = kind
        self.row = row
        super.init(element: element)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: Self.size, height: Self.size) }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let paints = row.paints else { return [] }
        let circle = CGRect(origin: .zero, size: size)
        switch kind {
        case .delete:
            let bar = CGRect(x: size.width / 2 - 5.5, y: size.height / 2 - 1, width: 11, height: 2)
            return [.fill(Path(ellipseIn: circle), paints.destructive), .fill(Path(bar), paints.onAccent)]
        case .select where row.isSelected:
            var check = Path()
            check.move(to: CGPoint(x: 6.5, y: 11.5))
            check.addLine(to: CGPoint(x: 9.75, y: 14.75))
            check.addLine(to: CGPoint(x: 15.5, y: 7.75))
            return [
                .fill(Path(ellipseIn: circle), paints.accent),
                .stroke(check, paints.onAccent, StrokeStyle(lineWidth: 1.75, lineCap: .round, lineJoin: .round)),
            ]
        case .select:
            return [
                .stroke(Path(ellipseIn: circle.insetBy(dx: 0.75, dy: 0.75)), paints.faint, StrokeStyle(lineWidth: 1.5))
            ]
        case .grip:
            return [-5.0, 0, 5].map { distance in
                let bar = CGRect(x: 0, y: size.height / 2 + distance - 0.75, width: size.width, height: 1.5)
                return .fill(Path(roundedRect: bar, cornerRadius: 0.75), paints.faint)
            }
        }
    }

    private var locale: Locale { EnvironmentValues(at: element.scope, tracking: false).locale }

    override var semantics: Semantics {
        switch kind {
        case .delete:
            var semantics = Semantics(role: .button)
            semantics.label = SystemWord.deleteItem.string(for: locale, row.spokenName)
            return semantics
        // The row itself is the node that is selected.
        case .select: return .hidden
        case .grip:
            var semantics = Semantics(role: .grip)
            semantics.label = SystemWord.moveItem.string(for: locale, row.spokenName)
            return semantics
        }
    }

    override var roles: NodeRoles { kind == .delete ? .control : [] }

    override func handle(_ event: NodeEvent) -> Bool {
        switch (kind, event) {
        case (.delete, .press): return row.handle(.delete)
        case (.grip, .move): return row.handle(event)
        case (.grip, .pressBegan):
            isHeld = true
            row.endMoves()
        case (.grip, .pressEnded): isHeld = false
        default: return false
        }
        return true
    }

    /// True while a pointer drags the row by its grip.
    private(set) var isHeld = false
}

/// The custom background of a row, clipped to the row's part of the card.
final class RowBackgroundNode: LayoutNode {
    // The row owns this node, and outlives it.
    private unowned(unsafe) let row: RowNode

    init(row: RowNode, element: _Element) {
        self.row = row
        super.init(element: element)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for child in children {
            let own = child.size(for: ProposedViewSize(size))
            place(
                child, at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
                proposal: ProposedViewSize(size))
        }
    }

    override var clip: Path? { row.card(in: row.drawnFrame.size).offsetBy(dx: -drawnFrame.minX, dy: -drawnFrame.minY) }
}

/// The separators of a row, in front of its custom background.
final class RowLinesNode: LayoutNode {
    // The row owns this node, and outlives it.
    private unowned(unsafe) let row: RowNode

    init(row: RowNode, element: _Element) {
        self.row = row
        super.init(element: element)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    override func draw(in size: CGSize) -> [DisplayItem] { row.separatorLines(in: size) }
}
