import Foundation

extension UIView {
    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The middle between the sides.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The middle between the upper and the lower edge.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    /// Adds a layout guide to the view and removes it from its previous owner. Constraints determine its frame.
    ///
    /// - Parameter layoutGuide: The layout guide.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutGuides.append(layoutGuide)
        constraintsChanged()
    }

    /// Removes a guide, and its constraints.
    ///
    /// - Parameter layoutGuide: The layout guide.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layoutGuides.contains(layoutGuide) else { return }
        removeConstraints { $0 === layoutGuide }
        layoutGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
        constraintsChanged()
    }

    /// Makes a constraint active.
    ///
    /// - Parameter constraint: The constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    /// Makes constraints active.
    ///
    /// - Parameter constraints: The constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

    /// Makes a constraint inactive.
    ///
    /// - Parameter constraint: The constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    /// Makes constraints inactive.
    ///
    /// - Parameter constraints: The constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    /// Deactivates the constraints of this view and its superviews that refer to a removed view or guide.
    func removeConstraints(where isRemoved: (any ConstraintItem) -> Bool) {
        var view: UIView? = self
        while let holder = view {
            for constraint in holder.constraints
            where constraint.first.map(isRemoved) ?? true || constraint.second.map(isRemoved) ?? false {
                constraint.isActive = false
            }
            view = holder.container
        }
    }
}
