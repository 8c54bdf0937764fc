extension EnvironmentValues {
    /// Whether layouts run from right to left.
    package var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}

extension LayoutNode {
    /// Takes the layout direction, and asks for another layout if it is a new one.
    package final func set(isRightToLeft new: Bool) {
        guard new != isRightToLeft else { return }
        isRightToLeft = new
        setNeedsLayout()
    }
}
