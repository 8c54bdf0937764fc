import Foundation
@_spi(Kernel) import Umwelt

/// The layout node of a sheet: a card over the window's lower part, in a wide window in its middle.
package class SheetNode: PresentationNode {
    /// The least distance of a card in a wide window from its edges, in points: a guess.
    private static let wideMargin: CGFloat = 12

    private var measures: SheetMeasures { appearance?.sheets ?? Appearance.iOS18.sheets }

    /// The space above the card in a narrow window, in points, where the window behind is visible.
    private var top: CGFloat {
        let covered = element.window?.node.safeAreaInsets.top ?? 0
        return covered > 0 ? covered + measures.top : measures.bareTop
    }

    /// The least width of a wide window, and the size of the card there, in points: UIKit's form sheet.
    private static let wideWindow: CGFloat = 640
    private static let wideCard = CGSize(width: 540, height: 620)

    override func contentPlace(in window: CGSize) -> (frame: CGRect, proposal: ProposedViewSize) {
        let frame: CGRect
        if window.width < Self.wideWindow {
            let height =
                adaptation == .fullScreenCover
                ? window.height
                : appearance?.sheetHeights?.height(
                    atMost: largest(in: window), window: window.height, in: values)
                    ?? largest(in: window)
            restingHeight = height
            frame = inset(
                dragged(CGRect(x: 0, y: window.height - height, width: window.width, height: height)), in: window)
        } else {
            restingHeight = 0
            let wanted = appearance?.look.sizing.map { wideSize($0, in: window) } ?? Self.wideCard
            let width = min(wanted.width, window.width - 2 * Self.wideMargin)
            let height = min(wanted.height, window.height - 2 * Self.wideMargin)
            let start = (appearance?.look.placement ?? .automatic).start(isRightToLeft: values.isRightToLeft)
            // The distance from the edge is a guess.
            frame = CGRect(
                x: Self.wideMargin + (window.width - 2 * Self.wideMargin - width) * start,
                y: (window.height - height) / 2, width: max(width, 0), height: max(height, 0))
        }
        return (frame, ProposedViewSize(frame.size))
    }

    /// Returns the frame of a card with its distance from the sides and the lower edge, which it has below its greatest
    /// height.
    private func inset(_ card: CGRect, in window: CGSize) -> CGRect {
        let length = measures.inset
        guard length > 0, isLow(card, in: window) else { return card }
        return CGRect(
            x: card.minX + length, y: card.minY, width: max(card.width - 2 * length, 0),
            height: max(card.height - length, 0))
    }

    /// True if a card is lower than sheets can be.
    private func isLow(_ card: CGRect, in window: CGSize) -> Bool {
        card.minY > window.height - largest(in: window) + 0.5
    }

    /// True if the card is at a distance from the sides and the lower edge.
    private func isInset(in window: CGSize) -> Bool { measures.inset > 0 && isDraggable && isLow(card, in: window) }

    override func setback(in window: CGSize, appearance: PresentationAppearance) -> ContentSetback? {
        setback(of: measures.presenter, in: window, appearance: appearance)
    }

    override func sheetSetback(in window: CGSize, appearance: PresentationAppearance) -> ContentSetback? {
        setback(of: measures.sheetBehind, in: window, appearance: appearance)
    }

    override var goesBack: Bool {
        isDraggable && adaptation != .fullScreenCover && !isLow(card, in: frame.size)
    }

    private func setback(
        of presenter: SheetMeasures.Presenter?, in window: CGSize, appearance: PresentationAppearance
    ) -> ContentSetback? {
        guard let presenter, isDraggable, isDimming, adaptation != .fullScreenCover else {
            return nil
        }
        // From half of the window on, the content goes back as the card rises.
        let (least, most) = (window.height / 2, largest(in: window))
        let progress = most > least ? min(max((window.height - card.minY - least) / (most - least), 0), 1) : 0
        if progress == 0 { return nil }
        return ContentSetback(
            inset: presenter.inset, top: max(window.height - most - presenter.rise, 0),
            cornerRadius: presenter.cornerRadius, background: appearance.windowBackground,
            surround: .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)), progress: progress)
    }

    /// The change of the sheet by the user's drag; set by its content.
    var drag: SheetDrag?

    /// The height of the card when it is not dragged, in points; zero in the middle of a wide window, where it is not.
    private(set) var restingHeight: CGFloat = 0

    /// True if the card is at the window's lower edge, where it is dragged.
    final var isDraggable: Bool { restingHeight > 0 }

    /// Returns the frame of a card during a drag: between its heights it has the dragged height, below the lowest
    /// height the whole card moves down, and it does not move above the highest height.
    private func dragged(_ card: CGRect) -> CGRect {
        let distance = appearance?.look.drag ?? 0
        guard distance != 0 else { return card }
        let wanted = card.height - distance
        let (least, most) = (heights.first?.height ?? card.height, heights.last?.height ?? card.height)
        var result = card
        result.size.height = min(max(wanted, least), most)
        result.origin.y = card.maxY - min(wanted, most)
        return result
    }

    /// The size of the card in a wide window when it was last placed; zero before.
    private var lastWideSize = CGSize.zero

    /// Returns the size of the card in a wide window, in points.
    private func wideSize(_ sizing: any PresentationSizing, in window: CGSize) -> CGSize {
        let root = PresentationSizingRoot { [unowned self] in contentSize(for: $0) }
        let context = PresentationSizingContext(form: Self.wideCard, window: window, last: lastWideSize)
        let proposal = sizing.proposedSize(for: root, context: context)
        lastWideSize = proposal.replacingUnspecifiedDimensions(by: contentSize(for: proposal))
        return lastWideSize
    }

    package override var letsThrough: Bool {
        switch appearance?.look.backgroundInteraction.kind {
        case .enabled: true
        case .enabledThrough(let detent):
            heights.first { $0.detent == detent }.map { card.height <= $0.height + 1 } ?? false
        case .automatic, .disabled, nil: false
        }
    }

    /// Returns the greatest height of a sheet in a narrow window, in points.
    private func largest(in window: CGSize) -> CGFloat { window.height - min(top, window.height / 4) }

    /// The heights that the sheet can have, from the lowest to the highest.
    private var heights: [(detent: PresentationDetent, height: CGFloat)] {
        let (window, largest) = (frame.size, largest(in: frame.size))
        return appearance?.sheetHeights?.sorted(atMost: largest, window: window.height, in: values) ?? []
    }

    /// The least height that the sheet can have, in points.
    final var leastHeight: CGFloat { heights.first?.height ?? restingHeight }

    /// The environment of the sheet, for heights that apps compute.
    private var values: EnvironmentValues { EnvironmentValues(at: element.scope, tracking: false) }

    /// Returns the new height after the grabber was used; nil if the sheet has only one.
    ///
    /// - Parameter distance: The distance that the upper edge was moved down, in points, for the nearest height;
    ///   nil for the next higher one, and for the lowest after the highest.
    final func detent(after distance: CGFloat?) -> PresentationDetent? {
        let (heights, present) = (heights, restingHeight)
        if let distance {
            return heights.min { abs($0.height - present + distance) < abs($1.height - present + distance) }?.detent
        }
        // The card is rounded to pixels: its height differs from that of its detent by less than a point.
        return (heights.first { $0.height > present + 1 } ?? heights.first)?.detent
    }

    override func background(in window: CGSize, appearance: PresentationAppearance) -> [DisplayItem] {
        [.fill(shape(in: window), isInset(in: window) ? appearance.glass : appearance.background)]
    }

    final override var isScreen: Bool { true }

    final override var isElevated: Bool { true }

    final override var dimsWindow: Bool { true }

    override var fades: Bool { false }

    override func absence(in window: CGSize) -> NodeDisplacement { below(window) }

    override var cardShape: Path? { shape(in: frame.size) }

    private func shape(in window: CGSize) -> Path {
        var shape = card
        // A card that has become a cover has no corners.
        if shape.minY <= 0 && shape.height >= window.height { return Path(shape) }
        // A card that reaches the window's lower edge has no round corners there: they are below the window.
        let radius = appearance?.cornerRadius ?? cornerRadius(in: window)
        if shape.maxY >= window.height { shape.size.height += 2 * radius }
        return Path(roundedRect: shape, cornerRadius: radius)
    }

    /// Returns the radius of the card's corners: near the screen's own they have the same centre. That is a guess.
    private func cornerRadius(in window: CGSize) -> CGFloat {
        let screen = isInset(in: window) ? appearance?.displayCornerRadius ?? 0 : 0
        return max(measures.cornerRadius, screen - measures.inset)
    }
}

/// The layout node of a full-screen cover.
package final class FullScreenCoverNode: PresentationNode {
    override func background(in window: CGSize, appearance: PresentationAppearance) -> [DisplayItem] {
        [.fill(Path(CGRect(origin: .zero, size: window)), appearance.background)]
    }

    override var isScreen: Bool { true }

    package override var hidesWindow: Bool { true }

    override var fades: Bool { false }

    override func absence(in window: CGSize) -> NodeDisplacement { below(window) }

    /// Returns false: the user cannot close a cover by a key.
    override func leave() -> Bool { false }

    package override func leaveByWayBack() -> Bool { dismiss() }
}
