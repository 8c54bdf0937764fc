import Umwelt

extension TestHost {
    /// The number of times that the user can go back: the levels of all visible navigation stacks, above their roots.
    public var navigationDepth: Int { host.navigationDepth }

    /// Goes back one level, as the browser's back button does. Returns false if there is none to go back from.
    @discardableResult
    public func goBack() -> Bool {
        let depth = host.navigationDepth
        if depth > 0 { host.goBack(to: depth - 1) }
        return host.navigationDepth < depth
    }
}
