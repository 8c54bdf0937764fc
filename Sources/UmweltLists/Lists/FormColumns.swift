import Foundation
@_spi(Kernel) import Umwelt

/// The layout of a form in two columns: rows below each other, with their controls aligned.
///
/// The first column is as wide as the widest label. Controls that fill the proposed width receive the width remaining
/// beside the labels.
struct FormColumns: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let column = labelColumn(of: subviews)
        var size = CGSize.zero
        for (index, subview) in subviews.enumerated() {
            let row = row(subview, beside: column, in: proposal.width)
            size.width = max(size.width, row.start + row.dimensions.width)
            size.height += gap(before: index, in: subviews) + row.dimensions.height
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let column = labelColumn(of: subviews)
        var top = bounds.minY
        for (index, subview) in subviews.enumerated() {
            let row = row(subview, beside: column, in: proposal.width)
            top += gap(before: index, in: subviews)
            subview.place(at: CGPoint(x: bounds.minX + row.start, y: top), proposal: row.proposal)
            top += row.dimensions.height
        }
    }

    private struct Row {
        let start: CGFloat
        let proposal: ProposedViewSize
        let dimensions: ViewDimensions
    }

    /// Returns a row whose control starts at the column of controls, unless its label is too wide.
    ///
    /// - Parameters:
    ///   - column: The distance of the controls from the leading edge, in points.
    ///   - width: The width of the form, in points; nil for the ideal one.
    private func row(_ subview: Subviews.Element, beside column: CGFloat, in width: CGFloat?) -> Row {
        let label = subview.dimensions(in: .unspecified)[.formControls]
        let proposal = ProposedViewSize(width: width.map { max($0 - column + label, 0) }, height: nil)
        let dimensions = subview.dimensions(in: proposal)
        return Row(start: max(column - dimensions[.formControls], 0), proposal: proposal, dimensions: dimensions)
    }

    private func labelColumn(of subviews: Subviews) -> CGFloat {
        subviews.reduce(0) { max($0, $1.dimensions(in: .unspecified)[.formControls]) }
    }

    private func gap(before index: Int, in subviews: Subviews) -> CGFloat {
        index == 0 ? 0 : subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical)
    }
}
