import Testing

import Umwelt
@testable import UmweltBase

@Suite("Small arrays") struct SmallArrayTests {
    @Test("A small array has its elements in the order in which they were added", arguments: [0, 1, 2, 5])
    func order(count: Int) {
        var array = SmallArray<Int>()
        for number in 0..<count { array.append(number) }
        var numbers: [Int] = []
        array.forEach { numbers.append($0) }
        #expect(array.count == count && numbers == Array(0..<count))
        #expect((0..<count).map { array[$0] } == numbers)
        #expect(array.first { $0 >= count - 1 } == (count == 0 ? nil : count - 1))
    }

    @Test("A list of one object takes no more than an object and an empty list")
    func size() { #expect(MemoryLayout<SmallArray<AnyObject>>.size == 16) }
}
