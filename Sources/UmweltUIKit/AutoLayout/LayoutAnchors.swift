import Foundation

/// A length or an edge of a view or a guide, for constraints.
@MainActor @preconcurrency
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    fileprivate let item: any ConstraintItem
    fileprivate let attribute: NSLayoutConstraint.Attribute

    init(_ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        super.init()
    }

    fileprivate func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, by multiplier: CGFloat = 1, _ c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: c)
    }

    /// Returns the constraint that this anchor equals another plus a distance in points.
    ///
    /// - Parameters:
    ///   - anchor: The anchor of the other view.
    ///   - c: The distance, in points.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        constraint(.equal, anchor, c)
    }

    /// Returns the constraint that this anchor is at least another plus a distance in points.
    ///
    /// - Parameters:
    ///   - anchor: The anchor of the other view.
    ///   - c: The distance, in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, c) }

    /// Returns the constraint that this anchor is at most another plus a distance in points.
    ///
    /// - Parameters:
    ///   - anchor: The anchor of the other view.
    ///   - c: The distance, in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, c) }
}

/// An edge at a side of a view, or the middle between the sides.
@MainActor @preconcurrency
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the constraint that this anchor follows another by a multiple of the standard gap of 8 points.
    ///
    /// - Parameters:
    ///   - anchor: The anchor of the other view.
    ///   - multiplier: The factor.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.equal, anchor, 8 * multiplier) }

    /// Returns the constraint that this anchor follows another by at least a multiple of the standard gap of 8 points.
    ///
    /// - Parameters:
    ///   - anchor: The anchor of the other view.
    ///   - multiplier: The factor.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 8 * multiplier) }

    /// Returns the constraint that this anchor follows another by at most a multiple of the standard gap of 8 points.
    ///
    /// - Parameters:
    ///   - anchor: The anchor of the other view.
    ///   - multiplier: The factor.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 8 * multiplier) }
}

/// The upper or the lower edge of a view, or the middle between them.
@MainActor @preconcurrency
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the constraint that this anchor is below another by a multiple of the standard gap of 8 points.
    ///
    /// - Parameters:
    ///   - anchor: The anchor of the other view.
    ///   - multiplier: The factor.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.equal, anchor, 8 * multiplier) }

    /// Returns the constraint that this anchor is below another by at least a multiple of the standard gap of 8 points.
    ///
    /// - Parameters:
    ///   - anchor: The anchor of the other view.
    ///   - multiplier: The factor.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 8 * multiplier) }

    /// Returns the constraint that this anchor is below another by at most a multiple of the standard gap of 8 points.
    ///
    /// - Parameters:
    ///   - anchor: The anchor of the other view.
    ///   - multiplier: The factor.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 8 * multiplier) }
}

/// The width or the height of a view.
@MainActor @preconcurrency
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns the constraint of a length in points.
    ///
    /// - Parameter c: The distance, in points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, c) }

    /// Returns the constraint of a least length in points.
    ///
    /// - Parameter c: The distance, in points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nil, c)
    }

    /// Returns the constraint of a greatest length in points.
    ///
    /// - Parameter c: The distance, in points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, nil, c)
    }

    /// Returns the constraint that this is a multiple of another length, and some points longer.
    ///
    /// - Parameters:
    ///   - anchor: The anchor of the other view.
    ///   - m: The factor.
    ///   - c: The distance, in points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.equal, anchor, by: m, c) }

    /// Returns the constraint that this is at least a multiple of another length, and some points longer.
    ///
    /// - Parameters:
    ///   - anchor: The anchor of the other view.
    ///   - m: The factor.
    ///   - c: The distance, in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, by: m, c) }

    /// Returns the constraint that this is at most a multiple of another length, and some points longer.
    ///
    /// - Parameters:
    ///   - anchor: The anchor of the other view.
    ///   - m: The factor.
    ///   - c: The distance, in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, by: m, c) }
}
