@_spi(Kernel) import UmweltCore

extension ViewHost {
    /// The number of times that the user can go back: the levels of all visible navigation stacks, above their roots,
    /// and in a narrow window the sheets, covers and dialogs in front of it.
    ///
    /// On a phone the way back leads out of what covers an app, in web apps as in those of Android.
    public var navigationDepth: Int {
        update()
        return shownDepth
    }

    /// The navigation depth as the last update left it.
    var shownDepth: Int {
        root.node.presented.reduce(Self.depth(root.backStacks.value)) {
            $0 + Self.depth($1.backStacks) + ($1.isWayBack ? 1 : 0)
        }
    }

    /// Navigates back until no more than `depth` levels are left: first out of presentations and their levels, then in
    /// the window.
    ///
    /// - Parameter depth: The number of levels that stay.
    public func goBack(to depth: Int) {
        // The caller assumes this depth from now on.
        sentValues.navigationDepth = depth
        if navigationDepth > depth { inspection?.actions?.note(.back) }
        while navigationDepth > depth {
            let before = navigationDepth
            goBack()
            // The app's path does not remove its values, or what is in front stays: no progress is possible.
            if navigationDepth == before { return }
        }
    }

    /// Goes back once.
    private func goBack() {
        for layer in root.node.presented.reversed() {
            if let stack = layer.backStacks.last(where: { $0.depth > 0 }) { return stack.goBack() }
            // A layer that lets the user through to what is behind is not in the way.
            if !layer.letsThrough {
                _ = layer.leaveByWayBack()
                return
            }
        }
        root.backStacks.value.last { $0.depth > 0 }?.goBack()
    }

    private static func depth(_ stacks: [any BackStack]) -> Int { stacks.reduce(0) { $0 + $1.depth } }
}
