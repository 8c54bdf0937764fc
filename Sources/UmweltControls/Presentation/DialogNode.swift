import Foundation
@_spi(Kernel) import Umwelt

/// What an alert or a confirmation dialog consists of: text, fields, and buttons with lines between them.
///
/// Fields are below each other, above the buttons. An alert's two buttons are side by side if there is room. More are
/// below each other, the one that cancels last; in a confirmation dialog that one is apart.
final class DialogNode: LayoutNode {
    private var header: ContiguousArray<LayoutNode> = []
    private var fields: ContiguousArray<LayoutNode> = []

    /// The buttons in view order.
    private(set) var buttons: ContiguousArray<LayoutNode> = []
    private let isAlert: Bool
    private var appearance: PresentationAppearance?

    static let alertWidth: CGFloat = 270
    private static let cornerRadius: CGFloat = 14
    private static let minRowHeight: CGFloat = 44
    private static let line: CGFloat = 0.5

    /// The room around the text of a field.
    static let fieldInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    /// Between a confirmation dialog's buttons and the one that cancels.
    private static let gap: CGFloat = 8

    init(isAlert: Bool, element: _Element) {
        self.isAlert = isAlert
        super.init(element: element)
    }

    func set(appearance new: PresentationAppearance) {
        guard new != appearance else { return }
        appearance = new
        isRightToLeft = new.isRightToLeft
        setNeedsLayout()
    }

    /// Puts the text and the buttons in; `fallback` is the button that is there if no other one does its work.
    func set(header: ContiguousArray<LayoutNode>, actions: ContiguousArray<LayoutNode>, fallback: LayoutNode?) {
        self.header = header
        fields = actions.filter(\.isField)
        buttons = actions.filter { !$0.isField }
        let isMissing = isAlert ? buttons.isEmpty : !buttons.contains { $0.dialogButton?.role == .cancel }
        if isMissing, let fallback { buttons.append(fallback) }
        setChildren(header + fields + buttons)
    }

    /// The first field that the keyboard can be directed to.
    var firstField: LayoutNode? { fields.lazy.map(\.semanticsTarget).first { $0.isFocusable } }

    // MARK: Layout

    private struct Arrangement {
        var size = CGSize.zero
        var places: [(node: LayoutNode, frame: CGRect)] = []
        /// Rectangles behind the texts and buttons.
        var panels: [CGRect] = []
        var lines: [CGRect] = []
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for (node, frame) in arrange(proposal).places {
            var origin = frame.origin
            // A field has the height of its line.
            if node.isField { origin.y += (frame.height - node.size(for: .init(frame.size)).height) / 2 }
            place(node, at: origin, proposal: .init(frame.size))
        }
    }

    /// The buttons as they come below each other.
    private var ordered: ContiguousArray<LayoutNode> {
        let last = buttons.filter { $0.dialogButton?.role == .cancel }
        return buttons.filter { $0.dialogButton?.role != .cancel } + last
    }

    private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let width = proposal.width ?? Self.alertWidth
        var result = Arrangement()
        var y: CGFloat = 0
        for node in header {
            let height = node.size(for: ProposedViewSize(width: width, height: nil)).height
            result.places.append((node, CGRect(x: 0, y: y, width: width, height: height)))
            y += height
        }
        for node in fields {
            if y > 0 {
                result.lines.append(CGRect(x: 0, y: y, width: width, height: Self.line))
                y += Self.line
            }
            let height = rowHeight(node, width)
            result.places.append((node, CGRect(x: 0, y: y, width: width, height: height)))
            y += height
        }
        if isAlert && buttons.count == 2, let height = heightSideBySide(width) {
            result.lines.append(CGRect(x: 0, y: y, width: width, height: Self.line))
            y += Self.line
            result.lines.append(CGRect(x: width / 2, y: y, width: Self.line, height: height))
            // The one that cancels comes first here.
            for (index, node) in ordered.reversedIfCancelling.enumerated() {
                let x = index == 0 ? 0 : width / 2 + Self.line
                result.places.append(
                    (node, CGRect(x: x, y: y, width: width / 2 - Self.line, height: height)))
            }
            y += height
        } else {
            var panelStart: CGFloat = 0
            for node in ordered {
                let isApart = !isAlert && node.dialogButton?.role == .cancel && y > panelStart
                if isApart {
                    result.panels.append(CGRect(x: 0, y: panelStart, width: width, height: y - panelStart))
                    y += Self.gap
                    panelStart = y
                } else if y > panelStart {
                    result.lines.append(CGRect(x: 0, y: y, width: width, height: Self.line))
                    y += Self.line
                }
                let height = rowHeight(node, width)
                result.places.append((node, CGRect(x: 0, y: y, width: width, height: height)))
                y += height
            }
            result.panels.append(CGRect(x: 0, y: panelStart, width: width, height: y - panelStart))
        }
        if result.panels.isEmpty { result.panels = [CGRect(x: 0, y: 0, width: width, height: y)] }
        result.size = CGSize(width: width, height: y)
        return result
    }

    /// How high two buttons beside each other are; nil if one is too wide for that.
    private func heightSideBySide(_ width: CGFloat) -> CGFloat? {
        let half = width / 2 - Self.line
        guard buttons.allSatisfy({ $0.size(for: ProposedViewSize(width: 0, height: nil)).width <= half }),
            buttons.allSatisfy({ ($0.dialogButton?.idealWidth ?? 0) <= half })
        else { return nil }
        return buttons.map { rowHeight($0, half) }.max()
    }

    private func rowHeight(_ node: LayoutNode, _ width: CGFloat) -> CGFloat {
        max(node.size(for: ProposedViewSize(width: width, height: nil)).height, Self.minRowHeight)
    }

    // MARK: Drawing

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let appearance else { return [] }
        let arrangement = arrange(proposal)
        let panels = arrangement.panels.map {
            DisplayItem.fill(
                Path(roundedRect: pixels.atCorner.drawn($0), cornerRadius: Self.cornerRadius), appearance.panel)
        }
        return panels + arrangement.lines.map { .fill(Path(pixels.atCorner.line($0)), appearance.separator) }
    }
}

extension ContiguousArray<LayoutNode> {
    /// Two buttons with the one that cancels first.
    fileprivate var reversedIfCancelling: ContiguousArray<LayoutNode> {
        last?.dialogButton?.role == .cancel ? ContiguousArray(reversed()) : self
    }
}

extension LayoutNode {
    /// Whether a node in a dialog is a field, whatever decorates it.
    fileprivate var isField: Bool { semanticsTarget is FieldNode }

    /// What a node in a dialog says of itself as a button; nil if it is none.
    var dialogButton: DialogButtonNode? {
        var node: LayoutNode? = self
        while let current = node {
            if let found = current as? DialogButtonNode { return found }
            node = current.wrapped
        }
        return nil
    }
}

/// A dialog's button: knows what it does, so that it comes where such buttons are.
final class DialogButtonNode: WrapperNode {
    private(set) var role: ButtonRole?

    /// The width of the button's label in one line.
    var idealWidth: CGFloat { size(for: .unspecified).width }

    func set(role new: ButtonRole?) {
        guard new != role else { return }
        role = new
        element.layoutNodesChanged()
    }
}
