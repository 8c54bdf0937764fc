import Umwelt

extension TestHost {
    /// Pulls down the first list or other scroll view that can be refreshed so. Returns false if there is none, or if
    /// it is being refreshed already.
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
