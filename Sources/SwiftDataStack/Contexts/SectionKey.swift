import Foundation
import UmweltSQLite

/// The property whose values divide fetched objects into sections.
package struct SectionKey<Element: PersistentModel, Title: Hashable> {
    /// The path of the property.
    package let path: PartialKeyPath<Element>

    /// The order that puts the objects of a section next to each other, in an array of one.
    ///
    /// A structure with a stored `SortDescriptor` does not link in release builds: the compiler's copy function refers
    /// to a type in the descriptor that Foundation does not export.
    package let order: [SortDescriptor<Element>]

    /// Returns the title of the section that an object belongs to.
    package let title: (Element) -> Title
}

extension SectionKey where Title == String {
    /// Divides objects by a text.
    package init(_ path: KeyPath<Element, String> & Sendable) {
        self.init(path: path, order: [Self.order(path)], title: Self.title(path) { $0[keyPath: path] })
    }

    /// Divides objects by a text. Objects without one are in the section with the empty title, as SwiftData documents.
    package init(_ path: KeyPath<Element, String?> & Sendable) {
        self.init(path: path, order: [Self.order(path)], title: Self.title(path) { $0[keyPath: path] ?? "" })
    }

    // Generic, so that texts are compared as Swift and the store compare them, and not in the order of a language.

    private static func order<Value: Comparable>(_ path: KeyPath<Element, Value> & Sendable) -> SortDescriptor<Element>
    {
        SortDescriptor(path)
    }

    private static func order<Value: Comparable>(
        _ path: KeyPath<Element, Value?> & Sendable
    ) -> SortDescriptor<Element> { SortDescriptor(path) }

    /// Returns a function that reads a stored property without observation: a view that shows sections depends on the
    /// sections, and not on each object in them.
    private static func title(
        _ path: PartialKeyPath<Element>, orElse read: @escaping (Element) -> String
    ) -> (Element) -> String {
        let entity = Entity.of(Element.self)
        guard let index = entity.index(of: path), case .attribute(isComparable: true) = entity.properties[index].kind
        else { return read }
        let property = entity.properties[index]
        return { model in
            if case .text(let title) = property.read(model) { title } else { "" }
        }
    }
}

extension FetchDescriptor {
    /// Returns the description with a section's property as the first sort key.
    package func sectioned<Title>(by key: SectionKey<T, Title>?) -> FetchDescriptor {
        guard let key, sortBy.first?.keyPath != key.path else { return self }
        var sectioned = self
        sectioned.sortBy = key.order + sectioned.sortBy
        return sectioned
    }
}
