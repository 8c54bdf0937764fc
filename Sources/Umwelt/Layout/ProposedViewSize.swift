import Foundation

/// The size that a container offers to a view, which may take more or less.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width in points; nil asks for the view's own, infinity for its largest, zero for its smallest.
    public var width: CGFloat?

    /// The height in points, likewise.
    public var height: CGFloat?

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)

    /// Asks for the view's own size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Makes a proposal.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Proposes exactly a size.
    @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The size proposed, with something else for what is nil.
    @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The proposal without what no layout can use: not-a-number is nil, negative is zero.
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
