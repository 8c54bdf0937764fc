@_spi(Kernel) import Umwelt

/// Which tab is chosen, by its tag or by its place.
struct TabSelection {
    /// The place of the chosen one among the nodes of the tabs; nil if it is none of them.
    let index: (_ tabs: [LayoutNode], _ tabView: _Element) -> Int?

    /// Chooses one of the tabs.
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
