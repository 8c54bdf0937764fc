/// A stack of levels that a user can go back in, such as a navigation stack's.
package protocol BackStack: AnyObject {
    /// The number of levels above the root.
    var depth: Int { get }

    /// Takes the last level away.
    func goBack()
}

/// The back stacks that a window or a presentation shows, the outer ones first.
package struct BackStacksKey: PreferenceKey {
    package static var defaultValue: [any BackStack] { [] }

    package static func reduce(value: inout [any BackStack], nextValue: () -> [any BackStack]) { value += nextValue() }
}
