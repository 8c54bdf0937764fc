import Foundation

/// The layout node of a text: measures, draws and exposes one resolved paragraph.
///
/// `Text` resolves the paragraph; the tree's `TypeSetter` sets it in lines.
package final class TextNode: LayoutNode {
    private var paragraph: Paragraph?

    /// True if the text is below the title of a control.
    private(set) var isSubtitle = false

    /// Marks the text as the one below the title of a control, or not; a change resolves the paragraph again.
    package func set(isSubtitle new: Bool) {
        guard new != isSubtitle else { return }
        isSubtitle = new
        element.graph.run(element)
    }

    func set(_ new: Paragraph) {
        guard new != paragraph else { return }
        let old = paragraph
        paragraph = new
        if let old, new.hasSameMetrics(as: old) {
            setNeedsDisplay()
        } else {
            // Other fonts may have other baselines in lines of the same size.
            setNeedsLayout(notifiesParent: old.map { $0.runs.map(\.font) != new.runs.map(\.font) } ?? false)
        }
    }

    private func layout(for proposal: ProposedViewSize) -> TextLayout? {
        guard let paragraph else { return nil }
        return element.tree.typeSetter.fit(paragraph, width: proposal.width, height: proposal.height)
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let paragraph, var size = layout(for: proposal)?.pixelSize else { return .zero }
        size.height = max(size.height, element.tree.typeSetter.minHeight(of: paragraph))
        return size
    }

    public override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: layout(for: proposal)?.firstPixelBaseline
        case VerticalAlignment.lastTextBaseline.key: layout(for: proposal)?.lastPixelBaseline
        case HorizontalAlignment.listRowSeparatorLeading.key: 0
        default: nil
        }
    }

    public override func draw(in size: CGSize) -> [DisplayItem] {
        guard let layout = layout(for: proposal) else { return [] }
        return layout.paragraph.isRedacted
            ? Self.blocks(for: layout)
            : [.text(layout.painted(in: CGRect(origin: .zero, size: size)), at: layout.shift)]
    }

    public override var semantics: Semantics { Semantics(role: .text) }

    /// Opens a link of the text. Links that the text does not have, and those of redacted text, are ignored.
    public override func handle(_ event: NodeEvent) -> Bool {
        guard case .follow(let link) = event, let paragraph, !paragraph.isRedacted,
            paragraph.runs.contains(where: { $0.link == link })
        else { return false }
        let values = EnvironmentValues(at: element.scope, tracking: false)
        onMainActor({ @MainActor call in call.0.openURL(call.1) }, (values, link))
        return true
    }

    public override var spokenText: String? { paragraph?.spokenString ?? "" }

    /// Returns a bar in place of each line, so that a placeholder shows the length of its text but not the text.
    package static func blocks(for layout: TextLayout) -> [DisplayItem] {
        let color = layout.paragraph.runs.first?.color ?? Color.Resolved(red: 0, green: 0, blue: 0)
        let shift = layout.shift
        return layout.lines.filter { $0.frame.width > 0 }.map { line in
            let inset = line.frame.height * 0.15
            let bar = line.frame.insetBy(dx: 0, dy: inset).offsetBy(dx: shift.x, dy: shift.y)
            return .fill(
                Path(roundedRect: bar, cornerRadius: bar.height * 0.25), .color(color.withOpacity(multipliedBy: 0.16)))
        }
    }
}
