@_spi(Kernel) import UmweltCore
import Foundation

/// Flexible space, which grows along the axis of a stack.
///
/// ```swift
/// HStack {
///     Text("Name")
///     Spacer()
///     Text("Ada")
/// }
/// ```
///
/// Two spacers of one stack share the space.
public nonisolated struct Spacer: View, PrimitiveView, Sendable, BitwiseCopyable {
    /// The minimum length in points; nil for the default distance between views.
    public var minLength: CGFloat?

    /// Makes a spacer.
    ///
    /// - Parameter minLength: The smallest length in points; nil for the default distance between views.
    @inlinable nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LeafElement<Self, SpacerNode>(view, inputs, node: SpacerNode.init) { view, node, _ in
            node.set(minLength: view.minLength)
        }
    }
}

/// A node that fills the proposed length along its container's axis.
package final class SpacerNode: LayoutNode {
    private var minLength: CGFloat?

    public override init(element: _Element) {
        super.init(element: element)
        // A spacer has no distance to its neighbours.
        add(.spacing)
    }

    package func set(minLength: CGFloat?) {
        guard minLength != self.minLength else { return }
        self.minLength = minLength
        setNeedsLayout()
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let least = minLength ?? StackNode.defaultSpacing
        let arrangement = enclosingArrangement
        func length(_ proposed: CGFloat?, along: Axis) -> CGFloat {
            if case .along(let axis) = arrangement, axis != along { return 0 }
            return max(proposed ?? least, least)
        }
        return CGSize(
            width: length(proposal.width, along: .horizontal), height: length(proposal.height, along: .vertical))
    }

    public override var isSpacer: Bool { true }

    /// All other views get their length first.
    public override var layoutPriority: Double { -.infinity }
}
