import Foundation
@_spi(Kernel) import Umwelt

/// The layout node of an alert, in the middle of the window.
package final class AlertNode: PresentationNode {
    override var kind: Semantics.Dialog.Kind { .alert }

    override var endsWhenPressed: Bool { true }

    override func contentPlace(in window: CGSize) -> (frame: CGRect, proposal: ProposedViewSize) {
        let offer = ProposedViewSize(
            width: min(DialogNode.alertWidth, window.width), height: max(window.height - 32, 0))
        let size = contentSize(for: offer)
        return (
            CGRect(
                x: (window.width - size.width) / 2, y: (window.height - size.height) / 2, width: size.width,
                height: size.height), offer
        )
    }

    override var dimsWindow: Bool { true }

    /// The initial scale of an alert: a guess.
    override func absence(in window: CGSize) -> NodeDisplacement {
        NodeDisplacement(scale: CGSize(width: 1.1, height: 1.1), anchor: CGPoint(x: card.midX, y: card.midY))
    }

    override func confirm() -> Bool { (content.first as? DialogNode)?.confirm() ?? false }

    /// Presses the cancel button, or the only button: an alert cannot be left without one of its actions.
    override func leave() -> Bool {
        let buttons = (content.first as? DialogNode)?.buttons ?? []
        let answer = buttons.first { $0.dialogButton?.role == .cancel } ?? (buttons.count == 1 ? buttons[0] : nil)
        return answer?.semanticsTarget.receive(.press) ?? false
    }
}

/// The layout node of a confirmation dialog, at the bottom of the window.
package final class ConfirmationDialogNode: PresentationNode {
    /// The distance from the window's edges in points, as of UIKit's action sheets, and the greatest width: a guess.
    private static let margin: CGFloat = 8
    private static let width: CGFloat = 400

    override var kind: Semantics.Dialog.Kind { .alert }

    override var endsWhenPressed: Bool { true }

    override func contentPlace(in window: CGSize) -> (frame: CGRect, proposal: ProposedViewSize) {
        let offer = ProposedViewSize(
            width: max(min(Self.width, window.width - 2 * Self.margin), 0),
            height: max(window.height - 2 * Self.margin, 0))
        let size = contentSize(for: offer)
        return (
            CGRect(
                x: (window.width - size.width) / 2, y: window.height - Self.margin - size.height, width: size.width,
                height: size.height), offer
        )
    }

    override var dimsWindow: Bool { true }

    override var fades: Bool { false }

    /// At the bottom of the window it slides in from below, like UIKit's action sheets.
    override func absence(in window: CGSize) -> NodeDisplacement { below(window) }

    /// Presses the cancel button.
    override func leave() -> Bool {
        let buttons = (content.first as? DialogNode)?.buttons ?? []
        let cancel = buttons.first { $0.dialogButton?.role == .cancel }
        return cancel?.semanticsTarget.receive(.press) ?? dismiss()
    }
}
