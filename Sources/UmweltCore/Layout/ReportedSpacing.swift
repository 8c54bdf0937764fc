/// The distances that a container has reported to its parent, which places the container's neighbours by them.
///
/// They may change while the size stays the same, such as when a view is inserted beside a spacer. The parent is then
/// notified. A stack stores a hash of the distances, which needs a tenth of their memory.
package struct ReportedSpacing {
    /// Zero while the parent has not asked.
    private var digest: UInt64 = 0

    package init() {}

    /// Records distances that are reported to the parent, and returns them.
    package mutating func report(_ spacing: ViewSpacing) -> ViewSpacing {
        digest = spacing.digest
        return spacing
    }

    /// Returns true if the parent was passed different distances.
    package func differs(from spacing: @autoclosure () -> ViewSpacing) -> Bool {
        digest != 0 && digest != spacing().digest
    }
}
