/// The distances that a container has told its parent, which places the container's neighbours by them.
///
/// They may change where the size does not, such as when a view comes beside a spacer. The parent has to follow then. A
/// stack keeps a number made of the distances, which takes a tenth of their memory.
package struct ToldSpacing {
    /// Zero while the parent has not asked.
    private var digest: UInt64 = 0

    package init() {}

    /// Notes distances that the parent is told, and returns them.
    package mutating func tell(_ spacing: ViewSpacing) -> ViewSpacing {
        digest = spacing.digest
        return spacing
    }

    /// Returns true if the parent has been told other distances.
    package func differs(from spacing: @autoclosure () -> ViewSpacing) -> Bool {
        digest != 0 && digest != spacing().digest
    }
}
