@_spi(Kernel) import Umwelt

extension View {
    /// Says what stands for this view in the bar of the tab view that it is in.
    ///
    /// ```swift
    /// LibraryView().tabItem { Text("Library") }
    /// ```
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabTraitModifier(TabItem(label: label())))
    }
}

/// What stands for a tab in the bar.
struct TabItem<Label: View>: TabTrait {
    let label: Label

    func add(to traits: inout TabTraits, at element: _Element) {
        guard traits.label == nil else { return }
        traits.label = TabLabel(
            view: AnyView(label), scope: element.scope, depth: Int(element.depth), source: ObjectIdentifier(element))
    }
}
