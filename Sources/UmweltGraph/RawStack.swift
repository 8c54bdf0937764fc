/// A stack of trivial values in its own memory.
///
/// The engine's inner loops use it instead of arrays: each change of an array in a class's property is checked for
/// exclusive access, which costs more than the change.
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

    /// Removes all elements, and releases memory for more than some hundred of them: the first update of a large tree
    /// needs it, and later updates seldom do.
    func removeAll() {
        count = 0
        guard capacity > Self.keptCapacity else { return }
        elements.deallocate()
        capacity = Self.keptCapacity
        elements = .allocate(capacity: capacity)
    }

    /// The number of elements for which memory is kept: more than an update of a few views needs. A guess.
    private static var keptCapacity: Int { 512 }

    private func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: elements, count: count)
        elements.deallocate()
        elements = larger
        capacity *= 2
    }
}
