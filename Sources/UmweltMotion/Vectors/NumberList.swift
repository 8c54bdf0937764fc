import Foundation

/// A vector whose number of components is only known at run time.
///
/// The first sixteen components are stored inline, so that most values need no memory allocation for each frame. If two
/// vectors differ in length, missing components count as zero.
package struct NumberList: VectorArithmetic {
    private var first = SIMD16<Double>()
    private var rest: [Double] = []

    init() {}

    package init(_ numbers: [Double]) {
        for (index, number) in numbers.prefix(16).enumerated() { first[index] = number }
        if numbers.count > 16 { rest = Array(numbers[16...]) }
    }

    /// The component at an index; zero beyond the end.
    subscript(index: Int) -> Double {
        if index < 16 { return first[index] }
        return index - 16 < rest.count ? rest[index - 16] : 0
    }

    package static var zero: NumberList { NumberList() }

    package static func += (left: inout NumberList, right: NumberList) {
        left.first += right.first
        left.addRest(of: right, times: 1)
    }

    package static func -= (left: inout NumberList, right: NumberList) {
        left.first -= right.first
        left.addRest(of: right, times: -1)
    }

    package static func + (left: NumberList, right: NumberList) -> NumberList {
        var sum = left
        sum += right
        return sum
    }

    package static func - (left: NumberList, right: NumberList) -> NumberList {
        var difference = left
        difference -= right
        return difference
    }

    private mutating func addRest(of other: NumberList, times factor: Double) {
        guard !other.rest.isEmpty else { return }
        if rest.count < other.rest.count {
            rest += repeatElement(0, count: other.rest.count - rest.count)
        }
        for index in other.rest.indices { rest[index] += factor * other.rest[index] }
    }

    package mutating func scale(by factor: Double) {
        first *= factor
        for index in rest.indices { rest[index] *= factor }
    }

    package var magnitudeSquared: Double { (first * first).sum() + rest.reduce(0) { $0 + $1 * $1 } }

    package static func == (left: NumberList, right: NumberList) -> Bool {
        guard left.first == right.first else { return false }
        return (0..<max(left.rest.count, right.rest.count)).allSatisfy { left[$0 + 16] == right[$0 + 16] }
    }
}

/// Reads the components of a ``NumberList`` in order.
package struct NumberReader {
    private let numbers: NumberList
    private var index = 0

    package init(_ numbers: NumberList) { self.numbers = numbers }

    /// Returns the next component.
    package mutating func next() -> CGFloat {
        defer { index += 1 }
        return CGFloat(numbers[index])
    }
}
