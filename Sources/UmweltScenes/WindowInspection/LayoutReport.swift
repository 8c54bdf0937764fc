@_spi(Kernel) import UmweltCore
import Foundation

/// The layout of a view: the proposals from the window down to it, its size, and the properties that its container
/// reads.
package struct LayoutReport: Equatable, Sendable {
    /// A layout node on the path from the window to the view.
    package struct Step: Equatable, Sendable {
        /// The name of the node's kind, such as `Stack` or `Padding`.
        package let name: String
        /// The size that was proposed to it, as text: `390 × nil`.
        package let proposal: String
        /// The size that it took, in points.
        package let size: CGSize
        /// Its position in its container, in points.
        package let origin: CGPoint
    }

    /// The nodes from the window to the view.
    package let steps: [Step]

    /// The frame in the window, in points.
    package let frame: CGRect

    /// The priority in stacks.
    package let priority: Double

    /// The positions of the usual alignment guides by name, in points from the view's top left corner.
    package let guides: [Guide]

    /// The distances that the view prefers to a view without wishes, by edge, in points.
    package let spacing: [Guide]

    /// A length with a name.
    package struct Guide: Equatable, Sendable {
        package let name: String
        package let value: CGFloat
    }

    /// Makes the report of a node.
    init(of node: LayoutNode) {
        var steps: [Step] = []
        var current: LayoutNode? = node
        while let node = current {
            if let root = node as? RootNode {
                steps.append(Step(name: "Window", proposal: Self.text(node.proposal), size: root.size, origin: .zero))
                break
            }
            steps.append(
                Step(
                    name: Self.name(of: node), proposal: Self.text(node.proposal), size: node.frame.size,
                    origin: node.frame.origin))
            current = node.parent
        }
        self.steps = steps.reversed()
        frame = node.frameInWindow
        priority = node.layoutPriority
        let dimensions = node.dimensions(for: node.proposal)
        let horizontal: [(String, HorizontalAlignment)] = [
            ("leading", .leading), ("center", .center), ("trailing", .trailing),
        ]
        let vertical: [(String, VerticalAlignment)] = [
            ("top", .top), ("center", .center), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
            ("lastTextBaseline", .lastTextBaseline),
        ]
        guides =
            horizontal.map { Guide(name: "horizontal \($0)", value: dimensions[$1]) }
            + vertical.map { Guide(name: "vertical \($0)", value: dimensions[$1]) }
        let (own, other) = (node.spacing, ViewSpacing())
        spacing = [
            Guide(name: "above", value: other.distance(to: own, along: .vertical)),
            Guide(name: "below", value: own.distance(to: other, along: .vertical)),
            Guide(name: "before", value: other.distance(to: own, along: .horizontal)),
            Guide(name: "after", value: own.distance(to: other, along: .horizontal)),
        ]
    }

    private static func name(of node: LayoutNode) -> String {
        let type = String(String(describing: type(of: node)).prefix { $0 != "<" })
        return type.hasSuffix("Node") && type.count > 4 ? String(type.dropLast(4)) : type
    }

    private static func text(_ proposal: ProposedViewSize) -> String {
        "\(text(proposal.width)) × \(text(proposal.height))"
    }

    /// Returns a length as text, with a digit after the point where it needs one.
    package static func text(_ length: CGFloat?) -> String {
        guard let length else { return "nil" }
        guard length.isFinite else { return length > 0 ? "∞" : "\(length)" }
        let rounded = (length * 10).rounded() / 10
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}

/// The position of a view in its window, for highlighting.
package struct InspectedGeometry: Equatable, Sendable {
    /// The smallest rectangle around the view, in window coordinates, in points.
    package let frame: CGRect

    /// The rectangle inside the view's own padding; nil for none.
    package let content: CGRect?

    /// The rectangle that no bar or edge covers; nil if it is not to be marked.
    package let safeArea: CGRect?

    init(frame: CGRect, content: CGRect?, safeArea: CGRect) {
        self.frame = frame
        self.content = content
        self.safeArea = safeArea
    }

    /// Makes a mark of one rectangle.
    package init(marking frame: CGRect) {
        self.frame = frame
        content = nil
        safeArea = nil
    }
}

extension WindowInspection {
    /// Returns the layout of a view; nil if it has left the window or has no frame.
    package func layout(of view: Int) -> LayoutReport? {
        host?.update()
        return element(view)?.ownLayoutNodes.first.map { LayoutReport(of: $0) }
    }

    /// Returns the position of a view; nil if it has left the window or has no frame.
    package func geometry(of view: Int) -> InspectedGeometry? {
        guard let host, let nodes = element(view)?.ownLayoutNodes, let first = nodes.first else { return nil }
        let frame = nodes.dropFirst().reduce(first.frameInWindow) { $0.union($1.frameInWindow) }
        let content = nodes.count == 1 && first is PaddingNode ? first.children.first?.frameInWindow : nil
        let insets = host.traits.physicalSafeAreaInsets
        let size = host.root.node.size
        let safeArea = CGRect(
            x: insets.leading, y: insets.top, width: size.width - insets.leading - insets.trailing,
            height: size.height - insets.top - insets.bottom)
        return InspectedGeometry(frame: frame, content: content, safeArea: safeArea)
    }
}
