import Foundation
@_spi(Kernel) import Umwelt

/// The layout of a navigation bar.
nonisolated struct NavigationBarView<Back: View, Title: View, LargeTitle: View>: PrimitiveView {
    let items: [ToolbarEntry]
    let look: BarLook
    let back: Back
    let title: Title
    let largeTitle: LargeTitle

    nonisolated init(items: [ToolbarEntry], look: BarLook, back: Back, title: Title, largeTitle: LargeTitle) {
        self.items = items
        self.look = look
        self.back = back
        self.title = title
        self.largeTitle = largeTitle
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        NavigationBarElement(view, inputs)
    }
}

private final class NavigationBarElement<Back: View, Title: View, LargeTitle: View>:
    NodeElement<NavigationBarView<Back, Title, LargeTitle>, NavigationBarNode>
{
    private var items: [ToolbarEntry]
    private var look: BarLook
    private var back: _ViewElement<Back>?
    private var title: _ViewElement<Title>?
    private var largeTitle: _ViewElement<LargeTitle>?

    init(_ view: NavigationBarView<Back, Title, LargeTitle>, _ inputs: _ElementInputs) {
        items = view.items
        look = view.look
        super.init(inputs)
        node = NavigationBarNode(element: self)
        back = Back._makeElement(view.back, childInputs())
        title = Title._makeElement(view.title, childInputs())
        largeTitle = LargeTitle._makeElement(view.largeTitle, childInputs())
        needsLayoutContent()
        graph.run(self)
    }

    override func update(_ view: NavigationBarView<Back, Title, LargeTitle>) {
        if items != view.items {
            items = view.items
            needsLayoutContent()
        }
        if look != view.look {
            look = view.look
            graph.run(self)
        }
        back?.update(view.back)
        title?.update(view.title)
        largeTitle?.update(view.largeTitle)
    }

    /// Runs when the layout direction or the colours have changed.
    override func update() {
        let values = EnvironmentValues(at: scope, tracking: true)
        node?.set(
            line: look.line(in: values, AppAppearance.current.navigationBar),
            background: look.background(in: values, AppAppearance.current.navigationBar),
            isRightToLeft: values.isRightToLeft)
    }

    override func updateLayoutContent() {
        func nodes(_ place: ToolbarItemPlacement.Place) -> ContiguousArray<LayoutNode> {
            ContiguousArray(items.filter { $0.place == place }.map(\.node))
        }
        let principal = nodes(.principal)
        node?.set(
            leading: (back?.ownLayoutNodes ?? []) + nodes(.leading),
            middle: principal.isEmpty ? title?.ownLayoutNodes ?? [] : principal, trailing: nodes(.trailing),
            below: largeTitle?.ownLayoutNodes ?? [])
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let back { body(back) }
        if let title { body(title) }
        if let largeTitle { body(largeTitle) }
    }
}

/// The layout node of a navigation bar: views at both ends and in the middle, and the large title, if any, below.
final class NavigationBarNode: LayoutNode {
    private var leading: ContiguousArray<LayoutNode> = []
    private var middle: ContiguousArray<LayoutNode> = []
    private var trailing: ContiguousArray<LayoutNode> = []
    private var below: ContiguousArray<LayoutNode> = []
    private var lineDistance: CGFloat?
    private var line: Paint?
    private var background: BarBackground?

    private static let minHeight: CGFloat = 44
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 16
    /// The insets of the large title, as in UIKit's bar of 96 points.
    private static let belowPadding = EdgeInsets(top: 3, leading: 16, bottom: 8, trailing: 16)
    private static let minBelowHeight: CGFloat = 52

    /// Draws a line where content is scrolled beneath the bar.
    ///
    /// - Parameter new: The distance of the line from the bar, in points: a safe-area inset may be between the bar and
    ///   the content. Nil for no line.
    func set(lineDistance new: CGFloat?) {
        guard new != lineDistance else { return }
        lineDistance = new
        setNeedsDisplay()
    }

    func set(line new: Paint?, background newBackground: BarBackground?, isRightToLeft: Bool) {
        if new != line || newBackground != background {
            line = new
            background = newBackground
            setNeedsDisplay()
        }
        set(isRightToLeft: isRightToLeft)
    }

    func set(
        leading: ContiguousArray<LayoutNode>, middle: ContiguousArray<LayoutNode>,
        trailing: ContiguousArray<LayoutNode>, below: ContiguousArray<LayoutNode>
    ) {
        self.leading = leading
        self.middle = middle
        self.trailing = trailing
        self.below = below
        setChildren(leading + middle + trailing + below)
    }

    private struct Place {
        let node: LayoutNode
        var origin: CGPoint
        let proposal: ProposedViewSize
        let size: CGSize
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal.width).size }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for item in arrange(size.width).places { place(item.node, at: item.origin, proposal: item.proposal) }
    }

    private func arrange(_ proposed: CGFloat?) -> (size: CGSize, places: [Place]) {
        let ends = leading + trailing
        let width = proposed ?? (ends + middle).map { $0.size(for: .unspecified).width }.reduce(0, +) + 2 * Self.margin
        var places: [Place] = []
        var left = Self.margin
        var right = width - Self.margin
        // The back button may take what the title leaves, but never has less than a third of the bar.
        let title = middle.map { $0.size(for: .unspecified).width }.reduce(0, +)
        let room = max((width - title) / 2 - Self.margin - Self.spacing, width / 3)
        for node in leading {
            let proposal = ProposedViewSize(width: min(room, max(right - left, 0)), height: nil)
            let size = node.size(for: proposal)
            places.append(Place(node: node, origin: CGPoint(x: left, y: 0), proposal: proposal, size: size))
            left += size.width + Self.spacing
        }
        for node in trailing.reversed() {
            let proposal = ProposedViewSize(width: max(right - left, 0), height: nil)
            let size = node.size(for: proposal)
            right -= size.width
            places.append(Place(node: node, origin: CGPoint(x: right, y: 0), proposal: proposal, size: size))
            right -= Self.spacing
        }
        for node in middle {
            let proposal = ProposedViewSize(width: max(right - left, 0), height: nil)
            let size = node.size(for: proposal)
            let x = min(max((width - size.width) / 2, left), max(right - size.width, left))
            places.append(Place(node: node, origin: CGPoint(x: x, y: 0), proposal: proposal, size: size))
        }
        var height = places.map(\.size.height).max() ?? 0
        height = max(height, Self.minHeight)
        for index in places.indices { places[index].origin.y = (height - places[index].size.height) / 2 }
        for node in below {
            let insets = Self.belowPadding
            let proposal = ProposedViewSize(width: max(width - insets.horizontal, 0), height: nil)
            let size = node.size(for: proposal)
            places.append(
                Place(
                    node: node, origin: CGPoint(x: insets.leading, y: height + insets.top), proposal: proposal,
                    size: size))
            height += max(size.height + insets.vertical, Self.minBelowHeight)
        }
        return (CGSize(width: width, height: height), places)
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        var items: [DisplayItem] = []
        if let paint = lineDistance == nil ? background?.edgePaint : background?.paint {
            items.append(.fill(Path(CGRect(origin: .zero, size: size)), paint))
        }
        if let lineDistance, let line {
            let thickness = pixels.pixelLength
            let y = size.height + lineDistance - thickness
            items.append(.fill(Path(CGRect(x: 0, y: y, width: size.width, height: thickness)), line))
        }
        return items
    }
}
