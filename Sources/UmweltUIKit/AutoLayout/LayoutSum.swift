/// A constant plus variables by their factors.
struct LayoutSum {
    /// The factors of the variables. A variable may have several, which add up.
    var terms: [(variable: Int, factor: Double)]

    /// The constant.
    var constant: Double

    /// Makes a constant.
    init(constant: Double) { (terms, self.constant) = ([], constant) }

    /// Makes the value of a variable.
    init(_ variable: Int) { (terms, constant) = ([(variable, 1)], 0) }

    /// Returns a sum by a factor.
    static func * (sum: LayoutSum, factor: Double) -> LayoutSum {
        var result = sum
        for index in result.terms.indices { result.terms[index].factor *= factor }
        result.constant *= factor
        return result
    }

    /// Returns the sum of two sums.
    static func + (left: LayoutSum, right: LayoutSum) -> LayoutSum {
        var result = left
        result.terms += right.terms
        result.constant += right.constant
        return result
    }

    /// Returns a sum with an added constant.
    static func + (left: LayoutSum, right: Double) -> LayoutSum { left + LayoutSum(constant: right) }

    /// Returns the difference of two sums.
    static func - (left: LayoutSum, right: LayoutSum) -> LayoutSum { left + right * -1 }
}
