import Foundation
@_spi(Kernel) import Umwelt

/// The order of a table's rows, without the type of its comparators.
struct TableSort {
    /// Returns the sort order of a column; nil if it is not the primary one.
    let order: (any SortComparator) -> SortOrder?

    /// Makes a column the primary sort column, or reverses its order.
    let press: (any SortComparator) -> Void

    /// The sort order in a binding. Apps sort their data by it.
    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        order = { column in
            guard let column = column as? Sort, let first = binding.wrappedValue.first, isSame(first, column)
            else { return nil }
            return first.order
        }
        press = { column in
            guard var new = column as? Sort else { return }
            var order = binding.wrappedValue
            if let first = order.first, isSame(first, new) {
                order[0].order = first.order == .forward ? .reverse : .forward
            } else {
                order.removeAll { isSame($0, new) }
                new.order = .forward
                order.insert(new, at: 0)
            }
            binding.wrappedValue = order
        }
    }
}

/// Returns true if two comparators compare by the same value, ascending or descending.
private func isSame<Sort: SortComparator>(_ left: Sort, _ right: Sort) -> Bool {
    // Foundation's comparators of key paths also differ by how their values are compared, which on Linux depends on
    // where they were made.
    if let left = left as? any KeyPathSorting, let right = right as? any KeyPathSorting {
        return left.sortedPath == right.sortedPath
    }
    var (left, right) = (left, right)
    left.order = .forward
    right.order = .forward
    return left == right
}

/// A comparator of the values at a key path.
private protocol KeyPathSorting {
    var sortedPath: AnyKeyPath { get }
}

extension KeyPathComparator: KeyPathSorting {
    fileprivate var sortedPath: AnyKeyPath { keyPath }
}
