@_spi(Kernel) import Umwelt

/// The binding that controls a presentation and its item.
package enum PresentationSource<Item> {
    /// Presents the item while the binding's value is true and the item is not nil.
    ///
    /// With `keepsItem` a presentation keeps its initial item.
    case flag(Binding<Bool>, item: Item?, keepsItem: Bool)
    /// Presents the binding's value while it is not nil; an item with another identity has a separate presentation.
    case item(Binding<Item?>, id: (Item) -> AnyHashable)

    /// Returns the item to present now, with its identity; nil for none.
    ///
    /// The running graph node becomes a reader of the binding.
    ///
    /// - Parameter presented: The presented item; nil for none.
    package func current(presented: Item?) -> (item: Item, id: AnyHashable)? {
        switch self {
        case .flag(let binding, let item, let keepsItem):
            binding.wrappedValue ? ((keepsItem ? presented : nil) ?? item).map { ($0, true) } : nil
        case .item(let binding, let id): binding.wrappedValue.map { ($0, id($0)) }
        }
    }

    /// Closes the presentation: sets the binding to false or nil.
    package func clear() {
        switch self {
        case .flag(let binding, _, _): binding.wrappedValue = false
        case .item(let binding, _): binding.wrappedValue = nil
        }
    }
}

extension PresentationSource where Item: Identifiable {
    /// Presents the value of a binding while it is not nil, identified by its `id`.
    static func item(_ binding: Binding<Item?>) -> PresentationSource { .item(binding) { AnyHashable($0.id) } }
}

extension PresentationSource where Item == Void {
    /// Presents while a binding's value is true.
    package static func flag(_ binding: Binding<Bool>) -> PresentationSource {
        .flag(binding, item: (), keepsItem: false)
    }
}
