/// A linear program that is solved goal by goal: each goal is reached as nearly as the goals before it allow.
///
/// The simplex method with rows of few terms. A basic variable has a row, its value in terms of the others; the others
/// are zero. Slack variables, at least zero, represent inequalities. All other variables are free.
struct LayoutSolver {
    /// A value: a constant plus variables without rows, by their factors.
    private struct Row {
        var constant: Double
        var factors: [Int: Double] = [:]
    }

    /// The rows by their basic variables.
    private var rows: [Int: Row] = [:]

    /// The basic variables of the rows that contain a variable.
    private var columns: [Set<Int>]

    /// True for variables that may be negative.
    private var isFree: [Bool]

    /// True for variables that stay zero and are in no row.
    private var isFixed: [Bool]

    /// Smaller factors are rounding errors.
    private static let tolerance = 1e-9

    /// Differences below are invisible: a hundredth of a pixel, about.
    private static let invisible = 1e-4

    /// Makes a solver without goals.
    ///
    /// - Parameter count: The number of free variables.
    init(count: Int) {
        columns = Array(repeating: [], count: count)
        isFree = Array(repeating: true, count: count)
        isFixed = Array(repeating: false, count: count)
    }

    /// Returns the value of a variable; zero if no goal decides it.
    func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

    // MARK: Goals

    /// Adds the goal that a sum is zero, at most zero or at least zero.
    ///
    /// If earlier goals contradict it, the sum stays as near to zero as they allow.
    ///
    /// - Returns: False if the goal is not reached.
    mutating func add(_ sum: LayoutSum, _ relation: NSLayoutConstraint.Relation) -> Bool {
        var row = reduced(relation == .lessThanOrEqual ? sum * -1 : sum)
        let slack = relation == .equal ? nil : addSlack()
        if let free = row.factors.keys.filter({ isFree[$0] }).max() {
            // A free variable can always be chosen so that the sum is zero. The last one, so that left and upper edges
            // stay at zero where nothing decides.
            if let slack { row.factors[slack] = -1 }
            insert(solved(row, for: free), of: free)
            return true
        }
        if let slack, row.constant >= -Self.invisible {
            row.constant = max(row.constant, 0)
            insert(row, of: slack)
            return true
        }
        return reduce(row, slack: slack)
    }

    /// Moves a value without free variables to zero, or as near as possible, and keeps it there: an inequality at zero
    /// may grow again as its slack.
    private mutating func reduce(_ row: Row, slack: Int?) -> Bool {
        let isNegative = row.constant < 0
        let distance = addSlack()
        insert(isNegative ? scaled(row, by: -1) : row, of: distance)
        while let row = rows[distance] {
            let isReached = row.constant <= Self.invisible
            // The smallest number first, so that steps without an effect never repeat: Bland's rule.
            let entering = row.factors.filter { isReached || $0.value < 0 }.keys.min()
            guard let entering else {
                remove(distance)
                // Any of these would lead away from the goal.
                if !isReached { for variable in row.factors.keys { fix(variable) } }
                return isReached
            }
            let leaving = isReached ? distance : firstToReachZero(entering, preferring: distance)
            pivot(leaving, entering)
        }
        if let slack, isNegative { rename(distance, to: slack) } else { fix(distance) }
        return true
    }

    /// Returns the basic variable that reaches zero first while another variable grows.
    private func firstToReachZero(_ entering: Int, preferring preferred: Int) -> Int {
        var (first, limit) = (preferred, Double.infinity)
        for variable in columns[entering] where !isFree[variable] {
            guard let row = rows[variable], let factor = row.factors[entering], factor < 0 else { continue }
            let ratio = row.constant / -factor
            let isEarlier =
                abs(ratio - limit) > Self.tolerance
                ? ratio < limit : first != preferred && (variable == preferred || variable < first)
            if isEarlier { (first, limit) = (variable, ratio) }
        }
        return first
    }

    // MARK: Rows

    private mutating func addSlack() -> Int {
        columns.append([])
        isFree.append(false)
        isFixed.append(false)
        return columns.count - 1
    }

    /// Returns a sum in terms of variables without rows.
    private func reduced(_ sum: LayoutSum) -> Row {
        var result = Row(constant: sum.constant)
        for term in sum.terms where !isFixed[term.variable] {
            if let row = rows[term.variable] {
                add(row, by: term.factor, to: &result)
            } else {
                add(Row(constant: 0, factors: [term.variable: 1]), by: term.factor, to: &result)
            }
        }
        return result
    }

    private func add(_ row: Row, by factor: Double, to result: inout Row) {
        result.constant += row.constant * factor
        for (variable, value) in row.factors {
            let sum = result.factors[variable, default: 0] + value * factor
            result.factors[variable] = abs(sum) > Self.tolerance ? sum : nil
        }
    }

    private func scaled(_ row: Row, by factor: Double) -> Row {
        Row(constant: row.constant * factor, factors: row.factors.mapValues { $0 * factor })
    }

    /// Returns the row of a variable where a value that contains it is zero.
    private func solved(_ row: Row, for variable: Int) -> Row {
        var rest = row
        let factor = rest.factors.removeValue(forKey: variable) ?? 1
        return scaled(rest, by: -1 / factor)
    }

    /// Adds the row of a variable, and substitutes it in all others.
    private mutating func insert(_ row: Row, of variable: Int) {
        for other in columns[variable] {
            guard var changed = rows[other], let factor = changed.factors.removeValue(forKey: variable) else {
                continue
            }
            add(row, by: factor, to: &changed)
            // Rounding alone makes a slack negative.
            if !isFree[other] { changed.constant = max(changed.constant, 0) }
            for term in row.factors.keys {
                if changed.factors[term] == nil { columns[term].remove(other) } else { columns[term].insert(other) }
            }
            rows[other] = changed
        }
        columns[variable] = []
        rows[variable] = isFree[variable] ? row : Row(constant: max(row.constant, 0), factors: row.factors)
        for term in row.factors.keys { columns[term].insert(variable) }
    }

    private mutating func remove(_ variable: Int) {
        guard let row = rows.removeValue(forKey: variable) else { return }
        for term in row.factors.keys { columns[term].remove(variable) }
    }

    /// Makes a variable basic instead of another, which is zero from now on.
    private mutating func pivot(_ leaving: Int, _ entering: Int) {
        guard var row = rows[leaving] else { return }
        remove(leaving)
        row.factors[leaving] = -1
        insert(solved(row, for: entering), of: entering)
    }

    /// Keeps a variable without a row at zero.
    private mutating func fix(_ variable: Int) {
        for other in columns[variable] { rows[other]?.factors[variable] = nil }
        columns[variable] = []
        isFixed[variable] = true
    }

    /// Replaces a variable without a row by the negative of another.
    private mutating func rename(_ variable: Int, to other: Int) {
        for basic in columns[variable] {
            if let factor = rows[basic]?.factors.removeValue(forKey: variable) { rows[basic]?.factors[other] = -factor }
        }
        columns[other] = columns[variable]
        columns[variable] = []
    }
}
