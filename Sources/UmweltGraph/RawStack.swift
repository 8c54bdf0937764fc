/// A stack of plain values in memory of its own.
///
/// The engine's inner loops use it in place of arrays: an array in a property of a class is checked for conflicting
/// access each time that it is changed, which costs more than the change.
final class RawStack<Element: BitwiseCopyable> {
    private var elements: UnsafeMutablePointer<Element>
    private var capacity = 16
    private(set) var count = 0

    init() { elements = .allocate(capacity: capacity) }

    deinit { elements.deallocate() }

    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return elements[index]
        }
        set {
            assert(index >= 0 && index < count)
            elements[index] = newValue
        }
    }

    func append(_ element: Element) {
        if count == capacity { grow() }
        (elements + count).initialize(to: element)
        count += 1
    }

    func removeLast() {
        assert(count > 0)
        count -= 1
    }

    func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return elements[count]
    }

    /// Removes all elements, and gives back what more than some hundred of them took: the first update of a large tree
    /// needs it, and later ones seldom do.
    func removeAll() {
        count = 0
        guard capacity > Self.keptCapacity else { return }
        elements.deallocate()
        capacity = Self.keptCapacity
        elements = .allocate(capacity: capacity)
    }

    /// The number of elements whose memory is kept: more than an update of a few views needs. A guess.
    private static var keptCapacity: Int { 512 }

    private func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: elements, count: count)
        elements.deallocate()
        elements = larger
        capacity *= 2
    }
}
