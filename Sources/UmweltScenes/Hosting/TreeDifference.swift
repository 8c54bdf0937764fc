@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltInteraction
import Foundation

/// A difference between a window's tree and a fresh tree with the same state.
package struct TreeDifference: CustomStringConvertible {
    /// The part of the window that differs: `layout`, `drawing`, `semantics`, `texts` or `title`.
    package let kind: String

    /// The views from the root to the difference, and the layout node.
    package let path: String

    /// The values of the window and of the fresh tree, as text.
    package let shown, fresh: String

    package var description: String {
        """
        The window and a new tree of the same state differ in \(kind), at \(path).
        The window: \(shown)
        The fresh tree: \(fresh)
        A view has missed a change, or its body depends on a value that is not observed, such as a global variable.
        """
    }

    private init(_ kind: String, at node: LayoutNode?, _ shown: String, _ fresh: String) {
        self.kind = kind
        let views = node?.element.viewPath ?? []
        path = (views + (node.map { ["\(type(of: $0))"] } ?? ["the window"])).joined(separator: " > ")
        (self.shown, self.fresh) = Self.shortened(shown, fresh)
    }

    /// Returns two texts from a little before their first difference on.
    private static func shortened(_ shown: String, _ fresh: String) -> (String, String) {
        let common = zip(shown, fresh).prefix { $0 == $1 }.count
        func part(_ text: String) -> String {
            let start = max(common - 120, 0)
            let rest = text.dropFirst(start)
            return (start > 0 ? "…" : "") + rest.prefix(600) + (rest.count > 600 ? "…" : "")
        }
        return (part(shown), part(fresh))
    }

    /// Returns the first difference between two roots; nil for none.
    @MainActor static func between(_ shown: RootElementBase, _ fresh: RootElementBase) -> TreeDifference? {
        if let difference = find(shown.node, fresh.node) { return difference }
        let texts = (shown.node.visibleTexts, fresh.node.visibleTexts)
        if texts.0 != texts.1 { return TreeDifference("texts", at: nil, "\(texts.0)", "\(texts.1)") }
        let titles = (shown.contentTitle.value?.string, fresh.contentTitle.value?.string)
        if titles.0 != titles.1 { return TreeDifference("title", at: nil, "\(titles.0 ?? "")", "\(titles.1 ?? "")") }
        return nil
    }

    /// Returns the first difference between two nodes, in descendants first.
    private static func find(_ shown: LayoutNode, _ fresh: LayoutNode) -> TreeDifference? {
        guard type(of: shown) == type(of: fresh) else {
            return TreeDifference("layout", at: shown, "\(type(of: shown))", "\(type(of: fresh))")
        }
        if let shown = shown as? LazyNode, shown.lacksNearbyParts {
            return TreeDifference("layout", at: shown, "views near the viewport are not realized", "they are")
        }
        for (shown, fresh) in zip(shown.children, fresh.children) {
            if let difference = find(shown, fresh) { return difference }
        }
        guard shown.children.count == fresh.children.count else {
            return TreeDifference("layout", at: shown, names(shown.children), names(fresh.children))
        }
        guard isNear(shown.frame, fresh.frame) else {
            return TreeDifference("layout", at: shown, "frame \(shown.frame)", "frame \(fresh.frame)")
        }
        let semantics = (shown.resolvedSemantics, fresh.resolvedSemantics)
        if semantics.0 != semantics.1, !isRounding("\(semantics.0)", "\(semantics.1)") {
            return TreeDifference("semantics", at: shown, "\(semantics.0)", "\(semantics.1)")
        }
        let drawings = (Drawing(of: shown), Drawing(of: fresh))
        if drawings.0 != drawings.1, !isRounding("\(drawings.0)", "\(drawings.1)") {
            return TreeDifference("drawing", at: shown, "\(drawings.0)", "\(drawings.1)")
        }
        return nil
    }

    private static func names(_ nodes: ContiguousArray<LayoutNode>) -> String {
        "\(nodes.count) nodes: " + nodes.map { "\(type(of: $0))" }.joined(separator: ", ")
    }

    /// Returns true if two rectangles are the same but for the rounding of sums that were made in another order.
    private static func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
        left == right
            || abs(left.minX - right.minX) < 1e-6 && abs(left.minY - right.minY) < 1e-6
                && abs(left.width - right.width) < 1e-6 && abs(left.height - right.height) < 1e-6
    }

    /// Returns true if two texts differ only in numbers, by no more than rounding errors of sums in another order.
    static func isRounding(_ left: String, _ right: String) -> Bool {
        let number = /-?\d+(\.\d+)?(e-?\d+)?/
        let numbers = (left.matches(of: number), right.matches(of: number))
        guard left != right, numbers.0.count == numbers.1.count else { return false }
        for (one, other) in zip(numbers.0, numbers.1) {
            guard let one = Double(one.output.0), let other = Double(other.output.0), abs(one - other) < 1e-6 else {
                return false
            }
        }
        return left.replacing(number, with: "") == right.replacing(number, with: "")
    }

    /// The display items of a node itself, without its children's.
    private struct Drawing: Equatable {
        let frame: CGRect
        let items: [DisplayItem]
        let opacity: Double
        let clip: Path?
        let effects: DisplayEffects?
        let order: [Int]?

        init(of node: LayoutNode) {
            frame = node.presentedFrame
            items = node.ownItems.map(\.withoutUnusedLimits)
            opacity = node.presentedOpacity
            clip = node.clip
            effects = node.presentedEffects
            order = node.drawingOrder
        }
    }
}

extension DisplayItem {
    /// The item without limits that have no effect: a fully shown text looks the same for any size with the same lines.
    /// Which of these sizes was used last depends on earlier measurements.
    fileprivate var withoutUnusedLimits: DisplayItem {
        switch self {
        case .text(let layout, at: let place) where !layout.isTruncated:
            let whole = TextLayout(
                paragraph: layout.paragraph, width: nil, lineLimit: nil, size: layout.size, lines: layout.lines,
                isTruncated: false)
            return .text(whole, at: place)
        case .group(var group):
            group.items = group.items.map(\.withoutUnusedLimits)
            return .group(group)
        default: return self
        }
    }
}

extension RootNode {
    /// The visible texts, as assistive technology reads them.
    fileprivate var visibleTexts: [String] {
        func texts(of node: SemanticsNode) -> [String] {
            (node.role == .text ? [node.label] : []) + node.children.flatMap(texts)
        }
        return SemanticsPass.collectVisible(self).flatMap(texts)
    }
}
