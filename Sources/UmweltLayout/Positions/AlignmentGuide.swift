@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Sets the position of a horizontal alignment guide of the view.
    ///
    /// ```swift
    /// VStack(alignment: .leading) {
    ///     Text("Here")
    ///     Text("20 points to the left").alignmentGuide(.leading) { $0[.leading] + 20 }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - g: The guide.
    ///   - computeValue: Returns the distance of the guide from the view's leading edge, in points, from the size and
    ///     the other guides of the view.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
    }

    /// Sets the position of a vertical alignment guide of the view.
    ///
    /// ```swift
    /// HStack(alignment: .top) {
    ///     Text("Here")
    ///     Text("10 points lower").alignmentGuide(.top) { $0[.top] - 10 }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - g: The guide.
    ///   - computeValue: Returns the distance of the guide from the view's top, in points, from the size and the other
    ///     guides of the view.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
    }
}

/// The modifier that sets an alignment guide of a view.
public nonisolated struct _AlignmentWritingModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    nonisolated init(key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.computeValue = computeValue
    }

    package func makeNode(for element: _Element) -> AlignmentGuideNode { AlignmentGuideNode(self, element: element) }

    package func update(_ node: AlignmentGuideNode) { node.set(self) }
}

/// A node of its child's size that sets an alignment guide.
package final class AlignmentGuideNode: LayoutNode {
    private var guide: _AlignmentWritingModifier

    init(_ guide: _AlignmentWritingModifier, element: _Element) {
        self.guide = guide
        super.init(element: element)
        add(.guides)
    }

    func set(_ new: _AlignmentWritingModifier) {
        if guide.key == new.key && areValuesEqual(guide.computeValue, new.computeValue) { return }
        guide = new
        setNeedsLayout()
        guidesOrSpacingChanged()
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.size(for: proposal) ?? .zero
    }

    public override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if let child = children.first { place(child, at: .zero, proposal: proposal) }
    }

    public override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard let child = children.first else { return nil }
        if key == guide.key { return guide.computeValue(child.dimensions(for: proposal)) }
        return child.explicitGuide(key, for: proposal)
    }

    public override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    public override var isSpacer: Bool { children.first?.isSpacer ?? false }

    public override var wrapped: LayoutNode? { children.first }
}
