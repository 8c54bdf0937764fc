extension ViewHost {
    /// The number of times that the user can go back: the levels of all visible navigation stacks, above their roots.
    public var navigationDepth: Int {
        update()
        return shownDepth
    }

    /// The navigation depth as the last update left it.
    var shownDepth: Int {
        root.node.presented.reduce(Self.depth(root.backStacks.value)) { $0 + Self.depth($1.backStacks) }
    }

    /// Goes back until no more than `depth` levels are left, as far as the frontmost presentation, or else the window,
    /// has any.
    public func goBack(to depth: Int) {
        // The caller assumes this depth from now on.
        sentValues.navigationDepth = depth
        if navigationDepth > depth { inspection?.actions?.note(.back) }
        while navigationDepth > depth {
            let before = navigationDepth
            let stacks = root.node.presented.last?.backStacks ?? root.backStacks.value
            guard let stack = stacks.last(where: { $0.depth > 0 }) else { return }
            stack.goBack()
            // The app's path does not remove its values: no progress is possible.
            if navigationDepth == before { return }
        }
    }

    private static func depth(_ stacks: [any BackStack]) -> Int { stacks.reduce(0) { $0 + $1.depth } }
}
