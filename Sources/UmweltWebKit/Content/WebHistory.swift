import Foundation
@_spi(Kernel) import Umwelt

/// The pages that an app has loaded, and links that its own documents have followed; without HTML of the app.
struct WebHistory: Equatable {
    /// A page.
    struct Item: Equatable {
        let id = UUID()
        let source: WebPageSemantics.Source
        let url: URL
        var title: String?
    }

    private(set) var items: [Item] = []
    private var index = 0

    var current: Item? { items.indices.contains(index) ? items[index] : nil }
    var back: [Item] { Array(items.prefix(index)) }
    var forward: [Item] { Array(items.dropFirst(index + 1)) }

    /// Returns the item at an offset from the current one; nil for none.
    subscript(offset: Int) -> Item? { items.indices.contains(index + offset) ? items[index + offset] : nil }

    func contains(_ item: Item) -> Bool { items.contains { $0.id == item.id } }

    /// Adds a page after the current one. The pages after it are removed.
    mutating func add(_ source: WebPageSemantics.Source, url: URL) {
        if !items.isEmpty { items.removeSubrange((index + 1)...) }
        items.append(Item(source: source, url: url))
        index = items.count - 1
    }

    /// Makes an item the current one.
    mutating func show(_ item: Item) {
        if let found = items.firstIndex(where: { $0.id == item.id }) { index = found }
    }

    /// Sets the title of the current item.
    mutating func setTitle(_ title: String) { if items.indices.contains(index) { items[index].title = title } }
}
