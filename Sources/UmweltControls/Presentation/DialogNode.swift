import Foundation
@_spi(Kernel) import Umwelt

/// The layout node of an alert's or a confirmation dialog's content: text, fields, and buttons with lines between them.
///
/// Fields are below each other, above the buttons. An alert's two buttons are side by side if there is space. Three or
/// more are stacked, with the cancel button last; a confirmation dialog separates it from the others.
final class DialogNode: LayoutNode {
    private var header: ContiguousArray<LayoutNode> = []
    private var fields: ContiguousArray<LayoutNode> = []

    /// The buttons in view order.
    private(set) var buttons: ContiguousArray<LayoutNode> = []
    private let isAlert: Bool
    private var appearance: PresentationAppearance?

    private var measures: DialogMeasures { appearance?.dialogs ?? Appearance.iOS18.dialogs }
    private static let line: CGFloat = 0.5

    /// The button that cancels, also where it does not show; nil if there is none.
    private(set) var cancelButton: LayoutNode?

    /// The insets of the text of a field, in points.
    static let fieldInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    /// The distance between a confirmation dialog's cancel button and the others, in points.
    private static let gap: CGFloat = 8

    init(isAlert: Bool, element: _Element) {
        self.isAlert = isAlert
        super.init(element: element)
    }

    func set(appearance new: PresentationAppearance) {
        guard new != appearance else { return }
        appearance = new
        isRightToLeft = new.isRightToLeft
        showButtons()
        setNeedsLayout()
    }

    /// Sets the content.
    ///
    /// - Parameter fallback: The button that is added to an alert without buttons, and to a confirmation dialog without
    ///   a cancel button.
    func set(header: ContiguousArray<LayoutNode>, actions: ContiguousArray<LayoutNode>, fallback: LayoutNode?) {
        self.header = header
        fields = actions.filter(\.isField)
        buttons = actions.filter { !$0.isField }
        let isMissing = isAlert ? buttons.isEmpty : !buttons.contains { $0.dialogButton?.role == .cancel }
        if isMissing, let fallback { buttons.append(fallback) }
        cancelButton = buttons.first { $0.dialogButton?.role == .cancel }
        showButtons()
    }

    /// Shows all buttons, or in a popover all but the cancel buttons.
    private func showButtons() {
        setChildren(header + fields + shownButtons)
    }

    private var isPopover: Bool { !isAlert && measures.popoverWidth != nil }

    private var shownButtons: ContiguousArray<LayoutNode> {
        isPopover ? buttons.filter { $0.dialogButton?.role != .cancel } : buttons
    }

    /// Presses the default button for the return key: the first without a cancel or destructive role, or the only one.
    /// Returns false if no view accepts it.
    func confirm() -> Bool {
        let plain = buttons.first { $0.dialogButton?.role == nil }
        let answer = plain ?? (buttons.count == 1 ? buttons[0] : nil)
        return answer?.semanticsTarget.receive(.press) ?? false
    }

    /// The first focusable field; nil for none.
    var firstField: LayoutNode? { fields.lazy.map(\.semanticsTarget).first { $0.isFocusable } }

    // MARK: Layout

    private struct Arrangement {
        var size = CGSize.zero
        var places: [(node: LayoutNode, frame: CGRect)] = []
        /// The rectangles behind the texts and buttons.
        var panels: [CGRect] = []
        var lines: [CGRect] = []

        /// The rectangles of fields and buttons that are capsules.
        var capsules: [CGRect] = []
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for (node, frame) in arrange(proposal).places {
            var origin = frame.origin
            // A field is as high as its line of text, and centred in its row.
            if node.isField { origin.y += (frame.height - node.size(for: .init(frame.size)).height) / 2 }
            place(node, at: origin, proposal: .init(frame.size))
        }
    }

    /// The buttons in their stacked order.
    private var ordered: ContiguousArray<LayoutNode> {
        let last = shownButtons.filter { $0.dialogButton?.role == .cancel }
        return shownButtons.filter { $0.dialogButton?.role != .cancel } + last
    }

    private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let width = proposal.width ?? measures.alertWidth
        if let capsules = measures.capsules { return arrangeCapsules(capsules, width) }
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
        if isAlert && buttons.count == 2, let height = heightSideBySide(width / 2 - Self.line) {
            result.lines.append(CGRect(x: 0, y: y, width: width, height: Self.line))
            y += Self.line
            result.lines.append(CGRect(x: width / 2, y: y, width: Self.line, height: height))
            // Side by side, the cancel button is first.
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

    /// Returns the places where fields and buttons are capsules: two buttons of an alert side by side, if there is
    /// room, others below each other.
    private func arrangeCapsules(_ capsules: DialogMeasures.Capsules, _ width: CGFloat) -> Arrangement {
        var result = Arrangement()
        let inner = max(width - 2 * capsules.margin, 0)
        var y: CGFloat = 0
        func add(_ node: LayoutNode, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            let frame = CGRect(x: x, y: y, width: width, height: height)
            result.places.append((node, frame))
            result.capsules.append(frame)
        }
        for node in header {
            let height = node.size(for: ProposedViewSize(width: width, height: nil)).height
            result.places.append((node, CGRect(x: 0, y: y, width: width, height: height)))
            y += height
        }
        if header.isEmpty { y = capsules.margin }
        for node in fields {
            let height = rowHeight(node, inner)
            add(node, capsules.margin, inner, height)
            y += height + capsules.spacing
        }
        let half = (inner - capsules.spacing) / 2
        if isAlert && buttons.count == 2, let height = heightSideBySide(half) {
            for (index, node) in ordered.reversedIfCancelling.enumerated() {
                add(node, capsules.margin + (half + capsules.spacing) * CGFloat(index), half, height)
            }
            y += height
        } else {
            for (index, node) in ordered.enumerated() {
                if index > 0 { y += capsules.spacing }
                let height = rowHeight(node, inner)
                add(node, capsules.margin, inner, height)
                y += height
            }
        }
        result.size = CGSize(width: width, height: y + capsules.margin)
        result.panels = [CGRect(origin: .zero, size: result.size)]
        return result
    }

    /// Returns the height of two buttons side by side; nil if one of them is wider than its half.
    private func heightSideBySide(_ half: CGFloat) -> CGFloat? {
        guard buttons.allSatisfy({ $0.size(for: ProposedViewSize(width: 0, height: nil)).width <= half }),
            buttons.allSatisfy({ ($0.dialogButton?.idealWidth ?? 0) <= half })
        else { return nil }
        return buttons.map { rowHeight($0, half) }.max()
    }

    private func rowHeight(_ node: LayoutNode, _ width: CGFloat) -> CGFloat {
        max(node.size(for: ProposedViewSize(width: width, height: nil)).height, measures.buttonHeight)
    }

    // MARK: Drawing

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let appearance else { return [] }
        let arrangement = arrange(proposal)
        let panels = arrangement.panels.map {
            DisplayItem.fill(
                Path(roundedRect: pixels.atCorner.drawn($0), cornerRadius: measures.cornerRadius),
                measures.capsules == nil ? appearance.panel : appearance.glass)
        }
        let capsules = arrangement.capsules.map { frame in
            let shape = pixels.atCorner.drawn(frame)
            return DisplayItem.fill(
                Path(roundedRect: shape, cornerRadius: measures.buttonHeight / 2), appearance.glassButton)
        }
        return panels + capsules + arrangement.lines.map { .fill(Path(pixels.atCorner.line($0)), appearance.separator) }
    }
}

extension ContiguousArray<LayoutNode> {
    /// The buttons of an alert, with a cancel button first.
    fileprivate var reversedIfCancelling: ContiguousArray<LayoutNode> {
        last?.dialogButton?.role == .cancel ? ContiguousArray(reversed()) : self
    }
}

extension LayoutNode {
    /// True if a node in a dialog is a field, also inside of wrapper nodes.
    fileprivate var isField: Bool { semanticsTarget is FieldNode }

    /// The button of a node in a dialog, also inside wrapper nodes; nil for other nodes.
    var dialogButton: DialogButtonNode? {
        var node: LayoutNode? = self
        while let current = node {
            if let found = current as? DialogButtonNode { return found }
            node = current.wrapped
        }
        return nil
    }
}

/// The layout node of a dialog's button, with the role that decides its position.
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
