extension EnvironmentValues {
    /// True if layouts run from right to left.
    package var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}

extension LayoutNode {
    /// Sets the layout direction, and invalidates the layout if it changes.
    package final func set(isRightToLeft new: Bool) {
        guard new != isRightToLeft else { return }
        isRightToLeft = new
        setNeedsLayout()
    }
}
