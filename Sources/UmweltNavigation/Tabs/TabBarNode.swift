import Foundation
@_spi(Kernel) import Umwelt

/// The layout node of the bar: items with equal shares of the width, or beside each other in the middle of a bar on
/// top, or dots.
final class TabBarNode: LayoutNode {
    private var face = BarFace()

    /// The appearance of dots; nil if there is a bar.
    private(set) var dots: Dots?

    struct Dots: Equatable {
        /// The background of the dots; nil for none.
        let backdrop: Paint?
    }

    /// The space below dots, in points.
    private static let dotMargin: CGFloat = 12

    func set(dots new: Dots?) {
        guard new != dots else { return }
        dots = new
        setNeedsLayout(notifiesParent: true)
        setNeedsDisplay()
    }

    /// The lengths in the bar's design.
    private(set) var measures = Appearance.iOS18.tabBars

    func set(measures new: TabBarMeasures) {
        guard new != measures else { return }
        measures = new
        setNeedsLayout(notifiesParent: true)
        setNeedsDisplay()
    }

    /// The paints of a bar that floats in a capsule, and the one behind the chosen tab; nil for other bars.
    private var glass: BarGlass?
    private var pill: Paint?

    func set(glass new: BarGlass?, pill newPill: Paint?) {
        guard new != glass || newPill != pill else { return }
        (glass, pill) = (new, newPill)
        setNeedsDisplay()
    }

    /// The index of the chosen tab, and true if the last tab is beside the capsule of the others.
    private var chosen: Int?
    private var hasSeparateTab = false

    func set(chosen new: Int?, hasSeparateTab newSeparate: Bool) {
        guard new != chosen || newSeparate != hasSeparateTab else { return }
        (chosen, hasSeparateTab) = (new, newSeparate)
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The lengths of the capsule in which the tabs float; nil if the bar is as wide as the window, or above the page.
    private var capsuleMeasures: TabBarMeasures.Capsule? { dots == nil && !isOnTop ? measures.capsule : nil }

    /// The height that the system covers at the window's edge below the bar, in points.
    private var covered: CGFloat = 0

    /// Returns where tabs float in a bar of a size.
    private func floatingTabs(_ lengths: TabBarMeasures.Capsule, in size: CGSize) -> FloatingTabs {
        FloatingTabs(
            lengths, count: children.count, hasSeparateTab: hasSeparateTab, width: size.width,
            bottom: size.height + covered)
    }

    /// True where the height is compact.
    private var isLow = false

    /// Makes the bar as low as where the height is compact, or not.
    func set(isLow new: Bool) {
        guard new != isLow else { return }
        isLow = new
        setNeedsLayout(notifiesParent: true)
    }

    /// True if the bar is above the page.
    private(set) var isOnTop = false

    /// Puts the bar above the page, or below it.
    func set(isOnTop new: Bool) {
        guard new != isOnTop else { return }
        isOnTop = new
        setNeedsLayout(notifiesParent: true)
        setNeedsDisplay()
    }

    /// The fill behind the items of a bar on top; nil for none.
    private var capsule: Paint?

    func set(capsule new: Paint?) {
        guard new != capsule else { return }
        capsule = new
        setNeedsDisplay()
    }

    /// The minimum height of a bar at the top: that of a navigation bar on an iPad, which it replaces.
    private static let topHeight: CGFloat = 50

    /// The space around the items of a bar on top, in points: a guess.
    private static let capsuleInset: CGFloat = 3

    /// The free width at each side of a bar at the top, in points.
    private(set) var margin: CGFloat = 0

    /// Returns the width of the centered items of a bar at the top, in points.
    func topWidth(in width: CGFloat) -> CGFloat { capsuleFrame(CGSize(width: width, height: 0)).width }

    func set(margin new: CGFloat) {
        guard new != margin else { return }
        margin = new
        setNeedsLayout(notifiesParent: true)
    }

    /// Returns the sizes of the items of a bar at the top, narrowed if they do not all fit.
    private func sizesOnTop(_ width: CGFloat?) -> [CGSize] {
        let whole = children.map { $0.size(for: .unspecified) }
        let sum = whole.reduce(0) { $0 + $1.width } + 2 * Self.capsuleInset
        guard let width = width.map({ $0 - 2 * margin }), sum > width else { return whole }
        return children.map {
            $0.size(for: ProposedViewSize(width: share(of: max(width - 2 * Self.capsuleInset, 0)), height: nil))
        }
    }

    /// Returns the frame of the capsule of a bar on top, in the bar's coordinates.
    private func capsuleFrame(_ size: CGSize) -> CGRect {
        let sizes = sizesOnTop(size.width)
        let width = sizes.reduce(0) { $0 + $1.width } + 2 * Self.capsuleInset
        let height = (sizes.map(\.height).max() ?? 0) + 2 * Self.capsuleInset
        return CGRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
    }

    /// True if the bar is small: one item at the beginning, without the bar's background.
    private(set) var isMinimized = false

    func set(isMinimized new: Bool) {
        guard new != isMinimized else { return }
        isMinimized = new
        setNeedsLayout(notifiesParent: true)
        setNeedsDisplay()
    }

    /// The distance of the single item of a minimized bar from its side, in points.
    private static let minimizedMargin: CGFloat = 20

    /// The width of a small bar with its margin, in points.
    var minimizedWidth: CGFloat { Self.minimizedMargin + minimizedItemWidth }

    private var minimizedItemWidth: CGFloat { children.first?.size(for: .unspecified).width ?? 0 }

    func set(line new: Paint?, background newBackground: BarBackground?, isRightToLeft: Bool) {
        if face.set(line: new, background: newBackground) { setNeedsDisplay() }
        set(isRightToLeft: isRightToLeft)
    }

    /// Draws the background while content scrolls beneath the bar.
    func set(hasContentBeneath new: Bool) {
        if face.set(hasContentBeneath: new) { setNeedsDisplay() }
    }

    override init(element: _Element) {
        super.init(element: element)
        add(.safeArea)
    }

    /// Beside a capsule, what is beneath can be pressed, unless the app has given the bar a background.
    override var pointerInterest: PointerInterest {
        let isBarrier = dots == nil && !isMinimized && !isOnTop && (measures.capsule == nil || face.isBarrier)
        return isBarrier ? .barrier : PointerInterest()
    }

    override func placeChanged() {
        findReach()
        if findCovered() { setNeedsLayout(notifiesParent: true) }
    }

    /// Finds how far the background reaches beyond the bar; dots and tabs at the top have none.
    private func findReach() {
        if face.set(reach: dots == nil && !isOnTop ? insetsBySafeArea : EdgeInsets()) { setNeedsDisplay() }
    }

    /// Finds the area that the system covers below a floating bar. Returns true if it has changed.
    private func findCovered() -> Bool {
        let new = measures.capsule == nil ? 0 : coveredBelow ?? 0
        defer { covered = new }
        return new != covered
    }

    /// The insets of an item in its share of the bar, as UIKit's bars have them.
    private static let itemInsets = EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 2)

    private func offer(share: CGFloat?, height: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(
            width: share.map { max($0 - Self.itemInsets.horizontal, 0) },
            height: height.map { max($0 - Self.itemInsets.vertical, 0) })
    }

    private func share(of width: CGFloat) -> CGFloat { width / CGFloat(max(children.count, 1)) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if dots != nil {
            let width = PageDot.size.width * CGFloat(children.count)
            return CGSize(width: proposal.width ?? width, height: PageDot.size.height + Self.dotMargin)
        }
        if isOnTop {
            let sizes = sizesOnTop(proposal.width)
            return CGSize(
                width: proposal.width ?? sizes.reduce(2 * Self.capsuleInset) { $0 + $1.width },
                height: max((sizes.map(\.height).max() ?? 0) + 2 * Self.capsuleInset, Self.topHeight))
        }
        if capsuleMeasures != nil {
            if !hasPlace { _ = findCovered() }
            let height = max((isLow ? measures.lowHeight : measures.height) - covered, 0)
            return CGSize(width: proposal.width ?? 0, height: height)
        }
        let offer = offer(share: proposal.width.map { share(of: $0) }, height: nil)
        let sizes = children.map { $0.size(for: offer) }
        let widest = (sizes.map(\.width).max() ?? 0) + Self.itemInsets.horizontal
        let highest = (sizes.map(\.height).max() ?? 0) + Self.itemInsets.vertical
        return CGSize(
            width: proposal.width ?? widest * CGFloat(children.count),
            height: max(highest, isLow ? measures.lowHeight : measures.height))
    }

    /// Returns the frame of the dots, in the bar's coordinates: centred, or from the left edge if they are too many.
    private func dotFrame(_ size: CGSize) -> CGRect {
        let width = PageDot.size.width * CGFloat(children.count)
        return CGRect(x: max((size.width - width) / 2, 0), y: 0, width: width, height: PageDot.size.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        findReach()
        if dots != nil {
            let box = dotFrame(size)
            for (index, item) in children.enumerated() {
                place(
                    item, at: CGPoint(x: box.minX + PageDot.size.width * CGFloat(index), y: 0),
                    proposal: ProposedViewSize(PageDot.size))
            }
            return
        }
        if isOnTop {
            let box = capsuleFrame(size)
            var x = box.minX + Self.capsuleInset
            for (item, own) in zip(children, sizesOnTop(size.width)) {
                place(
                    item, at: CGPoint(x: x, y: box.minY + Self.capsuleInset),
                    proposal: ProposedViewSize(width: own.width, height: box.height - 2 * Self.capsuleInset))
                x += own.width
            }
            return
        }
        let tabs = capsuleMeasures.map { floatingTabs($0, in: size) }
        if isMinimized, let item = children.first {
            let room = ProposedViewSize(width: minimizedItemWidth, height: tabs?.capsule.height ?? size.height)
            return place(item, at: CGPoint(x: Self.minimizedMargin, y: tabs?.capsule.minY ?? 0), proposal: room)
        }
        if let tabs {
            for (item, frame) in zip(children, tabs.frames) {
                place(item, at: frame.origin, proposal: ProposedViewSize(frame.size))
            }
            return
        }
        let share = share(of: size.width)
        let insets = Self.itemInsets
        for (index, item) in children.enumerated() {
            place(
                item, at: CGPoint(x: share * CGFloat(index) + insets.leading, y: insets.top),
                proposal: offer(share: share, height: size.height))
        }
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        if let dots {
            guard let backdrop = dots.backdrop else { return [] }
            let box = dotFrame(size).insetBy(dx: -6, dy: 0)
            return [.fill(Path(roundedRect: box, cornerRadius: box.height / 2), backdrop)]
        }
        if isOnTop {
            guard let capsule else { return [] }
            let box = capsuleFrame(size)
            return [.fill(Path(roundedRect: box, cornerRadius: box.height / 2), capsule)]
        }
        if isMinimized { return [] }
        let items = face.items(in: size, isRightToLeft: isRightToLeft, lineWidth: pixels.pixelLength)
        guard let lengths = capsuleMeasures, let glass, let pill else { return items }
        let tabs = floatingTabs(lengths, in: size)
        let frame = chosen.flatMap { tabs.frames.indices.contains($0) ? drawn(tabs.frames[$0], in: size) : nil }
        return items + tabs.panes.flatMap { glass.items(drawn($0, in: size)) }
            + (frame.map { [.fill(Path(roundedRect: $0, cornerRadius: $0.height / 2), pill)] } ?? [])
    }

    /// Returns where a frame in view order is drawn, as ``LayoutNode/place(_:at:proposal:)`` places children.
    private func drawn(_ frame: CGRect, in size: CGSize) -> CGRect {
        isRightToLeft ? CGRect(origin: CGPoint(x: size.width - frame.maxX, y: frame.minY), size: frame.size) : frame
    }

    override var semantics: Semantics { Semantics(role: .tabList) }
}
