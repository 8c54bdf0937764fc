@_spi(Kernel) import Umwelt

/// What says whether something is presented, and what for.
enum PresentationSource<Item> {
    /// It is while the binding's value is true, if there is an item. With `keepsItem` it goes on with the item that it
    /// began with.
    case flag(Binding<Bool>, item: Item?, keepsItem: Bool)
    /// It is while the binding's value is not nil; an item of another identity is presented anew.
    case item(Binding<Item?>, id: (Item) -> AnyHashable)

    /// What is to be presented now, and its identity, while something is presented already or nothing; nil for nothing.
    /// Who asks depends on the binding.
    func current(presented: Item?) -> (item: Item, id: AnyHashable)? {
        switch self {
        case .flag(let binding, let item, let keepsItem):
            binding.wrappedValue ? ((keepsItem ? presented : nil) ?? item).map { ($0, true) } : nil
        case .item(let binding, let id): binding.wrappedValue.map { ($0, id($0)) }
        }
    }

    /// Has nothing presented any more.
    func clear() {
        switch self {
        case .flag(let binding, _, _): binding.wrappedValue = false
        case .item(let binding, _): binding.wrappedValue = nil
        }
    }
}

extension PresentationSource where Item: Identifiable {
    /// While a binding's value is not nil.
    static func item(_ binding: Binding<Item?>) -> PresentationSource { .item(binding) { AnyHashable($0.id) } }
}

extension PresentationSource where Item == Void {
    /// While a binding's value is true.
    static func flag(_ binding: Binding<Bool>) -> PresentationSource { .flag(binding, item: (), keepsItem: false) }
}
