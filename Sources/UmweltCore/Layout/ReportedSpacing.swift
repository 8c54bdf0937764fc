/// The distances that a container has reported to its parent, which places the container's neighbours by them.
///
/// They may change where the size does not, such as when a view comes beside a spacer. The parent has to follow then. A
/// stack keeps a number made of the distances, which takes a tenth of their memory.
package struct ReportedSpacing {
    /// Zero while the parent has not asked.
    private var digest: UInt64 = 0

    package init() {}

    /// Records distances that are reported to the parent, and returns them.
    package mutating func report(_ spacing: ViewSpacing) -> ViewSpacing {
        digest = spacing.digest
        return spacing
    }

    /// Returns true if the parent has been told other distances.
    package func differs(from spacing: @autoclosure () -> ViewSpacing) -> Bool {
        digest != 0 && digest != spacing().digest
    }
}
