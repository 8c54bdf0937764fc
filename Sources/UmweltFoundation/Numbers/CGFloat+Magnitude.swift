import Foundation

extension CGFloat {
    /// Returns the absolute value of a number.
    ///
    /// Foundation of Linux has an unavailable type method of this name. In extensions of `CGFloat` it hides Swift's
    /// function, which `abs(self)` calls on Apple's systems.
    ///
    /// - Parameter number: The number.
    public func abs<Number: SignedNumeric & Comparable>(_ number: Number) -> Number { Swift.abs(number) }
}
