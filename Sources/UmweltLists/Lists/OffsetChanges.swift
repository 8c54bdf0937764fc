import Foundation
@_spi(Kernel) import Umwelt

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets from the start, as `onDelete` passes them.
    ///
    /// Precondition: there is an element at each offset.
    ///
    /// - Parameter offsets: The offsets, which all refer to the collection before the call.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
    }
}

extension MutableCollection {
    /// Moves the elements at offsets before the element that is at `destination` now, as `onMove` passes them; they
    /// keep their order.
    ///
    /// - Parameters:
    ///   - source: The offsets of the elements to move.
    ///   - destination: The offset, before the move, of the element before which the others are inserted; the count to
    ///     move them to the end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = source.map { elements[$0] }
        func others(_ range: Range<Int>) -> [Element] {
            range.filter { !source.contains($0) }.map { elements[$0] }
        }
        let arranged = others(0..<destination) + moved + others(destination..<elements.count)
        var index = startIndex
        for element in arranged {
            self[index] = element
            formIndex(after: &index)
        }
    }
}
