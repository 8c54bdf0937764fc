import SwiftUI

/// A sector of a pie, or with an inner radius a part of a ring.
///
/// ```swift
/// Chart(shares) { share in
///     SectorMark(angle: .value("Share", share.part), innerRadius: .ratio(0.6), angularInset: 1)
///         .foregroundStyle(by: .value("Party", share.party))
/// }
/// ```
public nonisolated struct SectorMark: PrimitiveMark {
    public typealias Body = Never

    let mark: Mark

    /// Makes a sector. All sectors of a chart make up the circle, clockwise from the top.
    ///
    /// - Parameters:
    ///   - angle: The value, to which the angle is proportional; a range is one part of the whole scale.
    ///   - innerRadius: The inner radius; a ratio is of the outer one.
    ///   - outerRadius: The outer radius; automatic is half the smaller side of the plot.
    ///   - angularInset: Half the gap between sectors, in points.
    nonisolated public init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        mark = Mark.sector(
            angle, innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset)
    }
}
