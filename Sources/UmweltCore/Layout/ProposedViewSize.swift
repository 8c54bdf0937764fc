import Foundation

/// The size that a container proposes to a view, which may choose another size.
///
/// ```swift
/// func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
/// }
/// ```
public struct ProposedViewSize: Equatable, Sendable {
    /// The width in points; nil asks for the ideal width, infinity for the largest, zero for the smallest.
    public var width: CGFloat?

    /// The height in points, likewise.
    public var height: CGFloat?

    /// The proposal that asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)

    /// The proposal that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// The proposal that asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Makes a proposal.
    ///
    /// - Parameters:
    ///   - width: The width, in points; nil for a length that the view decides.
    ///   - height: The height, in points; nil for a length that the view decides.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Makes a proposal of both lengths of a size.
    ///
    /// - Parameter size: The size, in points.
    @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// Returns the proposed size, with lengths of `size` in place of nil.
    ///
    /// - Parameter size: The size, in points.
    @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The proposal without unusable lengths: not-a-number becomes nil, negative lengths become zero.
    var sanitized: ProposedViewSize {
        func clean(_ length: CGFloat?) -> CGFloat? {
            guard let length, !length.isNaN else { return nil }
            return max(length, 0)
        }
        return ProposedViewSize(width: clean(width), height: clean(height))
    }

    package func inset(horizontally: CGFloat, vertically: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: width.map { $0 - horizontally }, height: height.map { $0 - vertically }).sanitized
    }
}
