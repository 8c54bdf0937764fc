import Umwelt

extension TestHost {
    /// How many times one can go back: the levels of all navigation stacks that show.
    public var navigationDepth: Int { host.navigationDepth }

    /// Goes back one level, as the browser's back button does. Answers false if there is none to go back from.
    @discardableResult
    public func goBack() -> Bool {
        let depth = host.navigationDepth
        if depth > 0 { host.goBack(to: depth - 1) }
        return host.navigationDepth < depth
    }
}
