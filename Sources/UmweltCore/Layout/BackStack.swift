/// A stack of levels with back navigation, such as a navigation stack.
package protocol BackStack: AnyObject {
    /// The number of levels above the root.
    var depth: Int { get }

    /// Removes the last level.
    func navigateBack()

    /// Removes all levels above the root.
    func navigateToRoot()
}

/// The preference that collects the back stacks that a window or a presentation shows, the outer ones first.
package struct BackStacksKey: PreferenceKey {
    package static var defaultValue: [any BackStack] { [] }

    package static func reduce(value: inout [any BackStack], nextValue: () -> [any BackStack]) { value += nextValue() }
}
