import Foundation
import Umwelt
import UmweltInput
import UmweltRendering

/// A host that shows an app's first window as a grid of characters, in a terminal.
///
/// The input engine turns keys and the mouse into what views do; the host only draws, and translates input.
@MainActor
final class ConsoleHost: InputSurface {
    let view: ViewHost

    private let loop: HostLoop
    private let grid: (columns: Int, rows: Int)
    private let output: (TextGrid) -> Void
    private lazy var input = InputEngine(self)
    private var shown: TextGrid?

    /// The size of a character in points, about that of the body font.
    private static let cell = CGSize(width: 9, height: 20)

    /// Opens the first window of an app, and draws it; nil if the app has none.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - columns: The width of the terminal in characters.
    ///   - rows: The height of the terminal in lines.
    ///   - output: Receives each grid that differs from the one before.
    init?<A: App>(_ app: A, columns: Int, rows: Int, output: @escaping (TextGrid) -> Void) {
        loop = HostLoop(AppHost(app, typeSetter: PangoTypeSetter.shared))
        self.output = output
        grid = (columns, rows)
        let size = CGSize(width: CGFloat(columns) * Self.cell.width, height: CGFloat(rows) * Self.cell.height)
        guard let view = loop.openWindow(proposedSize: ProposedViewSize(size)) else {
            return nil
        }
        self.view = view
        view.surface = self
        update()
    }

    /// Handles input of the terminal.
    func receive(_ event: Terminal.Event) {
        switch event {
        case .key(let key):
            input.press(key)
            input.release(key)
        case .press(let column, let row):
            for phase in [PointerEvent.Phase.began, .ended] { send(phase, to: point(column, row)) }
        case .wheel(let column, let row, let lines):
            let distance = CGVector(dx: 0, dy: CGFloat(lines) * Self.cell.height)
            input.scroll(at: point(column, row), by: distance, isInPoints: true)
        }
    }

    private func send(_ phase: PointerEvent.Phase, to point: CGPoint) {
        input.pointer(PointerEvent(phase, at: point, time: Date.now.timeIntervalSince1970, device: .mouse))
    }

    /// Returns the middle of a character, in the window's points.
    private func point(_ column: Int, _ row: Int) -> CGPoint {
        CGPoint(x: (CGFloat(column) + 0.5) * Self.cell.width, y: (CGFloat(row) + 0.5) * Self.cell.height)
    }

    // MARK: Drawing

    func update() {
        view.update()
        var new = TextGrid(columns: grid.columns, rows: grid.rows)
        for node in view.visibleSemantics { draw(node, in: CGRect(origin: .zero, size: view.size), on: &new) }
        guard new != shown else { return }
        shown = new
        output(new)
    }

    /// Draws a node at its place, as far as the scroll views around it show it.
    private func draw(_ node: SemanticsNode, in visible: CGRect, on grid: inout TextGrid) {
        var visible = visible
        if case .scrollArea = node.role { visible = visible.intersection(node.frame) }
        if let text = ConsoleText.text(of: node), visible.contains(CGPoint(x: node.frame.midX, y: node.frame.midY)) {
            // A text with brackets is longer than the view, which may end at the right edge.
            let column = min(Int((node.frame.minX / Self.cell.width).rounded()), grid.columns - text.count)
            grid.write(text, column: column, row: Int(node.frame.midY / Self.cell.height), isFocused: node.isFocused)
            // The text of a control has the texts in it. A row has a mark beside them.
            if case .listItem = node.role {} else { return }
        }
        for child in node.children { draw(child, in: visible, on: &grid) }
    }
}
