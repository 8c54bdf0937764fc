import UmweltDrawing

/// The limit for the nesting depth of views.
package enum NestingLimit {
    /// Stops the program with a message if views are nested more deeply than the stack lasts. Passes call this for each
    /// level.
    @inline(__always)
    static func check(at element: _Element) {
        if StackLimit.isReached { stop(at: element) }
    }

    /// Stops the program with a message if a new element is too far from the root.
    @inline(__always)
    static func checkNew(_ element: _Element) {
        if element.depth > StackLimit.levels || StackLimit.isReached { stop(at: element) }
    }

    /// Stops the program with a message.
    ///
    /// - Parameters:
    ///   - element: The view that is nested too deeply.
    ///   - reason: The limit, as the end of the message.
    package static func stop(at element: _Element, _ reason: String = StackLimit.reason) -> Never {
        var levels = 0
        // The program's own view: controls are made of others, whose names mean nothing to its author.
        var view: String?
        var ancestor: _Element? = element
        while let current = ancestor {
            levels += 1
            view = view ?? current.programBodyName
            ancestor = current.parent
        }
        let place = view.map { " at \($0)" } ?? ""
        fatalError("Views are nested \(levels) deep\(place): \(reason).")
    }
}
