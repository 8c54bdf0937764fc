import Umwelt

extension TestHost {
    /// Pulls down the first list, or other view that scrolls, that can be refreshed so. Answers false if there is none, or
    /// if that goes on already.
    @discardableResult
    public func refresh() -> Bool {
        let area = SemanticsNode.first(in: semantics) { node in
            if case .scrollArea(let area) = node.role { area.canRefresh } else { false }
        }
        let isStarted = area?.send(.refresh) ?? false
        update()
        return isStarted
    }
}
