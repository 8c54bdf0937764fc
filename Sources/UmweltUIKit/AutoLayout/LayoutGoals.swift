/// An object whose required constraints can contradict others.
@MainActor
protocol ConstraintSource: AnyObject {
    /// The constraints in a message of the log.
    var constraintDescription: String { get }

    /// True once a contradiction has been logged, which is logged once.
    var hasLoggedConflict: Bool { get set }
}

/// The goals of a layout: sums that should be zero, at most zero or at least zero, with priorities.
@MainActor
struct LayoutGoals {
    private struct Goal {
        let sum: LayoutSum
        let relation: NSLayoutConstraint.Relation
        let priority: Float
        let source: (any ConstraintSource)?
    }

    private var count = 0
    private var goals: [Goal] = []

    /// Adds a variable, and returns its number.
    mutating func addVariable() -> Int {
        count += 1
        return count - 1
    }

    /// Adds the goal that a sum is zero, at most zero or at least zero.
    ///
    /// - Parameter source: The object named in the log if the goal is required and others contradict it.
    mutating func add(
        _ sum: LayoutSum, _ relation: NSLayoutConstraint.Relation = .equal,
        priority: Float = UILayoutPriority.required.rawValue, from source: (any ConstraintSource)? = nil
    ) { goals.append(Goal(sum: sum, relation: relation, priority: priority, source: source)) }

    /// Returns the values of the variables, and the sources of contradicted required goals.
    func solved() -> (values: [Double], conflicts: [any ConstraintSource]) {
        let ordered = goals.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            if first.priority != second.priority { return first.priority > second.priority }
            // Equations leave fewer variables to inequalities.
            if (first.relation == .equal) != (second.relation == .equal) { return first.relation == .equal }
            return left.offset < right.offset
        }
        var solver = LayoutSolver(count: count)
        var conflicts: [any ConstraintSource] = []
        for (_, goal) in ordered where !solver.add(goal.sum, goal.relation) {
            guard let source = goal.source, goal.priority >= UILayoutPriority.required.rawValue else { continue }
            conflicts.append(source)
        }
        return ((0..<count).map { solver.value(of: $0) }, conflicts)
    }
}
