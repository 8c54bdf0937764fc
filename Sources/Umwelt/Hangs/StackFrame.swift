/// A function that is running, and where in its source.
struct StackFrame: Equatable {
    /// The name as in source, such as `Shelf.body`.
    let function: String
    /// The path of the source file.
    let file: String
    /// The line in the file, from 1; 0 for functions that the compiler has made.
    let line: Int

    /// True for the body of a view, a modifier or a style.
    var makesViews: Bool {
        function.hasSuffix(".body") || function.hasSuffix(".body(content:)")
            || function.hasSuffix(".makeBody(configuration:)")
    }
}
