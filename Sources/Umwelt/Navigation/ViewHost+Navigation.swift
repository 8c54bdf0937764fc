extension ViewHost {
    /// How many times one can go back: the levels of all navigation stacks that show.
    public var navigationDepth: Int {
        update()
        return root.node.presented.reduce(Self.depth(root.navigation.value)) { $0 + Self.depth($1.navigation()) }
    }

    /// Goes back until there are no more than so many levels to go back from, as far as what is in front has any.
    public func goBack(to depth: Int) {
        // Who asks believes that it is so now.
        toldDepth = depth
        while navigationDepth > depth {
            let before = navigationDepth
            let stacks = root.node.presented.last?.navigation() ?? root.navigation.value
            guard let stack = stacks.last(where: { !$0.levels.isEmpty }), let top = stack.levels.last else { return }
            stack.pop(top)
            // A path that does not let go of its values.
            if navigationDepth == before { return }
        }
    }

    private static func depth(_ stacks: [NavigationController]) -> Int { stacks.reduce(0) { $0 + $1.levels.count } }
}
