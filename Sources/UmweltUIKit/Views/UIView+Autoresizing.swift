import Foundation

extension UIView {
    /// The lengths of a view that change with its superview's.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The lengths as bits.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance from the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance from the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the upper edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance from the lower edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// The parts of a change of the superview's length that move and lengthen a view.
    struct AutoresizingShares {
        var start = 0.0
        var length = 0.0

        /// Makes the parts of an axis. Flexible lengths change by their proportions, or equally if they are empty.
        fileprivate init(_ lengths: [(length: CGFloat, isFlexible: Bool)]) {
            let flexible = lengths.map { $0.isFlexible ? Double(max($0.length, 0)) : 0 }
            let sum = flexible.reduce(0, +)
            let count = Double(lengths.count { $0.isFlexible })
            guard count > 0 else { return }
            let shares = zip(lengths, flexible).map { lengths, length in
                lengths.isFlexible ? (sum > 0 ? length / sum : 1 / count) : 0
            }
            (start, length) = (shares[0], shares[1])
        }
    }

    /// Returns the parts of changes of the superview's size that move and enlarge the view.
    func autoresizingShares(in size: CGSize) -> (horizontal: AutoresizingShares, vertical: AutoresizingShares) {
        let mask = autoresizingMask
        return (
            AutoresizingShares([
                (frame.minX, mask.contains(.flexibleLeftMargin)), (frame.width, mask.contains(.flexibleWidth)),
                (size.width - frame.maxX, mask.contains(.flexibleRightMargin)),
            ]),
            AutoresizingShares([
                (frame.minY, mask.contains(.flexibleTopMargin)), (frame.height, mask.contains(.flexibleHeight)),
                (size.height - frame.maxY, mask.contains(.flexibleBottomMargin)),
            ])
        )
    }

    /// Returns the frame of the view once the size of its superview has changed.
    func autoresizedFrame(from old: CGSize, to new: CGSize) -> CGRect {
        guard autoresizingMask != [], old != new else { return frame }
        let shares = autoresizingShares(in: old)
        let (x, y) = (new.width - old.width, new.height - old.height)
        return CGRect(
            x: frame.minX + x * shares.horizontal.start, y: frame.minY + y * shares.vertical.start,
            width: max(frame.width + x * shares.horizontal.length, 0),
            height: max(frame.height + y * shares.vertical.length, 0))
    }

    /// Changes the frames of subviews after the view's size has changed.
    func autoresizeSubviews(from old: CGSize) {
        guard autoresizesSubviews else { return }
        for subview in subviews where !subview.isPlacedByConstraints {
            let new = subview.autoresizedFrame(from: old, to: frame.size)
            if new != subview.frame { subview.frame = new }
        }
    }
}
