import Foundation

/// The numbers of elements that two lists have in common at their beginnings and their ends.
///
/// Elements count as equal if their bits are equal, which is checked for whole blocks of memory. Of a hundred thousand
/// elements, the unchanged ones cost less than a nanosecond each. Equal elements in different memory, such as strings
/// that were created again, count as different.
package struct CommonEnds: Equatable {
    /// The number at the beginning.
    package private(set) var first = 0

    /// The number at the end. Together with ``first`` it is at most the length of the shorter list.
    package private(set) var last = 0

    /// Nothing in common.
    package init() {}

    /// Compares two lists.
    package init<Element>(of old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>) {
        let stride = MemoryLayout<Element>.stride
        // Values without a size have no memory that could be compared.
        guard let left = old.baseAddress, let right = new.baseAddress, MemoryLayout<Element>.size > 0 else { return }
        let shorter = min(old.count, new.count)
        first = Self.count(upTo: shorter) { start, length in
            memcmp(left + start, right + start, length * stride) == 0
        }
        last = Self.count(upTo: shorter - first) { start, length in
            memcmp(left + (old.count - start - length), right + (new.count - start - length), length * stride) == 0
        }
    }

    /// Compares two lists of objects by identity.
    package init<Object: AnyObject>(of old: ContiguousArray<Object>, _ new: ContiguousArray<Object>) {
        self = old.withUnsafeBufferPointer { old in new.withUnsafeBufferPointer { CommonEnds(of: old, $0) } }
    }

    /// Returns the number of elements, up to a limit, before the first that differs: by blocks, then within the block.
    private static func count(upTo limit: Int, areSame: (_ start: Int, _ length: Int) -> Bool) -> Int {
        var count = 0
        var block = 256
        while block > 0 {
            while count + block <= limit, areSame(count, block) { count += block }
            block /= 16
        }
        return count
    }
}
