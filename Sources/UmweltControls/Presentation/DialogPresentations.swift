import Foundation
@_spi(Kernel) import Umwelt

/// The layout node of an alert, in the middle of the window.
package final class AlertNode: PresentationNode {
    override var kind: Semantics.Dialog.Kind { .alert }

    override var endsWhenPressed: Bool { true }

    override func contentPlace(in window: CGSize) -> (frame: CGRect, proposal: ProposedViewSize) {
        let offer = ProposedViewSize(
            width: min((appearance?.dialogs ?? Appearance.iOS18.dialogs).alertWidth, window.width),
            height: max(window.height - 32, 0))
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

/// The layout node of a confirmation dialog, at the bottom of the window, or a popover beside its presenter.
package final class ConfirmationDialogNode: PresentationNode {
    /// The distance from the window's edges in points, as of UIKit's action sheets, and the greatest width: a guess.
    private static let margin: CGFloat = 8
    private static let width: CGFloat = 400

    /// The distance of a popover from its presenter, in points: a guess.
    private static let distance: CGFloat = 8

    override var kind: Semantics.Dialog.Kind { .alert }

    override var endsWhenPressed: Bool { true }

    /// The width of a popover; nil for a dialog at the bottom.
    private var popoverWidth: CGFloat? { appearance?.dialogs.popoverWidth }

    override var isAnchored: Bool { popoverWidth != nil }

    override func contentPlace(in window: CGSize) -> (frame: CGRect, proposal: ProposedViewSize) {
        if let popoverWidth {
            let target = presenterFrame() ?? CGRect(x: window.width / 2, y: window.height / 2, width: 0, height: 0)
            let place = AnchoredPlacement(
                target: target, window: window, margin: Self.margin, distance: Self.distance,
                isRightToLeft: appearance?.isRightToLeft ?? false)
            let width = min(popoverWidth, window.width - 2 * Self.margin)
            let (_, frame, proposal) = place.find(at: .top) { [self] proposal in
                contentSize(for: ProposedViewSize(width: width, height: proposal.height))
            }
            return (frame, ProposedViewSize(width: width, height: proposal.height))
        }
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

    override var isDimming: Bool { popoverWidth == nil && super.isDimming }

    override func background(in window: CGSize, appearance: PresentationAppearance) -> [DisplayItem] {
        if popoverWidth == nil { return [] }
        return PresentationAppearance.shadow(around: card, cornerRadius: appearance.dialogs.cornerRadius)
    }

    override var fades: Bool { popoverWidth != nil }

    /// At the bottom of the window it comes from below, as UIKit's action sheets do; a popover grows out of its
    /// presenter.
    override func absence(in window: CGSize) -> NodeDisplacement {
        guard popoverWidth != nil, let source = presenterFrame() else { return below(window) }
        return .small(at: CGPoint(x: source.midX, y: source.midY))
    }

    /// Presses the cancel button, which a popover does not show: a popover closes also if that has no effect.
    override func leave() -> Bool {
        let cancel = (content.first as? DialogNode)?.cancelButton
        let isPressed = cancel?.semanticsTarget.receive(.press)
        guard popoverWidth != nil else { return isPressed ?? dismiss() }
        return dismiss() || isPressed == true
    }
}
