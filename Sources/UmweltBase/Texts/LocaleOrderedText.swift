import Foundation

/// A text that sorts in the alphabetical order of the current locale.
package struct LocaleOrderedText: Comparable {
    package let text: String

    package static func < (lhs: LocaleOrderedText, rhs: LocaleOrderedText) -> Bool {
        lhs.text.localizedStandardCompare(rhs.text) == .orderedAscending
    }
}

extension String {
    /// The text wrapped so that it sorts in the order of the user's language.
    fileprivate var inLocalizedOrder: LocaleOrderedText { LocaleOrderedText(text: self) }
}

extension Optional<String> {
    /// The text wrapped so that it sorts in the order of the user's language.
    fileprivate var inLocalizedOrder: LocaleOrderedText? { map { LocaleOrderedText(text: $0) } }
}

// Foundation on Linux sorts texts by their characters alone: the order is that of another value, which the path leads
// on to.
extension SortDescriptor {
    /// Makes an order of texts as users of the current locale have it.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the text.
    ///   - comparator: The comparator.
    public init(_ keyPath: KeyPath<Compared, String> & Sendable, comparator: LocalizedStandardComparator) {
        self.init(keyPath, comparator: comparator, order: comparator.order)
    }

    /// Makes an order of texts as users of the current locale have it. Values that are nil come first.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the text.
    ///   - comparator: The comparator.
    public init(_ keyPath: KeyPath<Compared, String?> & Sendable, comparator: LocalizedStandardComparator) {
        self.init(keyPath, comparator: comparator, order: comparator.order)
    }

    /// Makes an order of texts as users of the current locale have it.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the text.
    ///   - comparator: The comparator.
    ///   - order: The order.
    public init(
        _ keyPath: KeyPath<Compared, String> & Sendable, comparator: LocalizedStandardComparator, order: SortOrder
    ) {
        let path: KeyPath<Compared, LocaleOrderedText> = keyPath.appending(path: \.inLocalizedOrder)
        // Nothing is captured but what the program's path has.
        self.init(unsafeBitCast(path, to: (KeyPath<Compared, LocaleOrderedText> & Sendable).self), order: order)
    }

    /// Makes an order of texts as users of the current locale have it. Values that are nil come first.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the text.
    ///   - comparator: The comparator.
    ///   - order: The order.
    public init(
        _ keyPath: KeyPath<Compared, String?> & Sendable, comparator: LocalizedStandardComparator, order: SortOrder
    ) {
        let path: KeyPath<Compared, LocaleOrderedText?> = keyPath.appending(path: \.inLocalizedOrder)
        // Nothing is captured but what the program's path has.
        self.init(unsafeBitCast(path, to: (KeyPath<Compared, LocaleOrderedText?> & Sendable).self), order: order)
    }
}
