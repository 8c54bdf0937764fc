@_spi(Kernel) import Umwelt

extension View {
    /// Sets the label of this view in the bar of the enclosing tab view.
    ///
    /// ```swift
    /// LibraryView().tabItem { Text("Library") }
    /// ```
    ///
    /// - Parameter label: Makes the label: a text, an image, or both.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        screen().modifier(TabTraitModifier(TabItem(label: label())))
    }
}

/// The label of a tab in the bar.
struct TabItem<Label: View>: TabTrait {
    let label: Label

    func add(to traits: inout TabTraits, at element: _Element) {
        guard traits.label == nil else { return }
        traits.label = TabLabel(
            view: AnyView(label), scope: element.scope, depth: Int(element.depth), source: ObjectIdentifier(element))
    }
}
