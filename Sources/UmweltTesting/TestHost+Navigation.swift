import Umwelt

extension TestHost {
    /// The number of back steps: the levels of all visible navigation stacks above their roots, and in a narrow window
    /// the sheets, covers and dialogs in front.
    public var navigationDepth: Int { host.navigation.depth }

    /// The path of the window's URL, such as `/notes/3`, that a view sets with `navigationURL`; nil if there is none.
    ///
    /// Setting it restores the value for a path, like a page that is opened with that URL, and does nothing if no view
    /// has that path.
    ///
    /// ```swift
    /// let host = TestHost { Notes() }
    /// host.navigationURL = "/notes/3"
    /// #expect(host.navigationDepth == 1)
    /// ```
    public var navigationURL: String? {
        get { host.navigation.url }
        set { host.navigation.url = newValue }
    }

    /// Navigates back one level, or closes the presentation in front, as the browser's back button does.
    ///
    /// - Returns: False if there is neither; otherwise true.
    @discardableResult
    public func navigateBack() -> Bool {
        let depth = host.navigation.depth
        if depth > 0 { host.navigation.navigateBack(to: depth - 1) }
        return host.navigation.depth < depth
    }
}
