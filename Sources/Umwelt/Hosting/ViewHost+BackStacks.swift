extension ViewHost {
    /// The number of times that its user can go back: the levels of all navigation stacks that show, above their roots.
    public var navigationDepth: Int {
        update()
        return root.node.presented.reduce(Self.depth(root.backStacks.value)) { $0 + Self.depth($1.backStacks) }
    }

    /// Goes back until there are no more than so many levels to go back from, as far as what is in front has any.
    public func goBack(to depth: Int) {
        // The caller believes that it is so now.
        lastSentDepth = depth
        while navigationDepth > depth {
            let before = navigationDepth
            let stacks = root.node.presented.last?.backStacks ?? root.backStacks.value
            guard let stack = stacks.last(where: { $0.depth > 0 }) else { return }
            stack.goBack()
            // A path that does not let go of its values.
            if navigationDepth == before { return }
        }
    }

    private static func depth(_ stacks: [any BackStack]) -> Int { stacks.reduce(0) { $0 + $1.depth } }
}
