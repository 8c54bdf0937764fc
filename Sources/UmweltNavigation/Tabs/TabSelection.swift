@_spi(Kernel) import Umwelt

/// The selection of a tab view, by the tags of tabs or by their indices.
struct TabSelection {
    /// Returns the index of the selected tab among the nodes of the tabs; nil for none.
    let index: (_ tabs: [LayoutNode], _ tabView: _Element) -> Int?

    /// Selects one of the tabs.
    let choose: (_ index: Int, _ tabs: [LayoutNode], _ tabView: _Element) -> Void

    init(index place: Binding<Int>) {
        index = { tabs, _ in min(place.wrappedValue, tabs.count - 1) }
        choose = { chosen, _, _ in place.wrappedValue = chosen }
    }

    init<Value: Hashable>(_ binding: Binding<Value>) {
        index = { tabs, tabView in
            let value = binding.wrappedValue
            return tabs.firstIndex { $0.tag(as: Value.self, below: tabView) == value }
        }
        choose = { chosen, tabs, tabView in
            if let tag = tabs[chosen].tag(as: Value.self, below: tabView) { binding.wrappedValue = tag }
        }
    }
}
