/// A function that is running, and where in its source.
struct StackFrame: Equatable {
    /// The name as in source, such as `Shelf.body`.
    let function: String
    /// The path of the source file.
    let file: String
    /// The line in the file, counted from 1: that of the call or, if the compiler recorded none, that of the function;
    /// 0 for functions that the compiler generated.
    let line: Int

    /// The module that the function belongs to; nil if it is not known.
    var module: String?

    /// The position as environment modifiers have it, with the module in place of folders: `Reader/Shelf.swift:12`.
    var fileID: String {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return "\(module.map { $0 + "/" } ?? "")\(name):\(line)"
    }

    /// Makes a frame of a function's names and position.
    init(function: String, file: String, line: Int) {
        self.function = function
        self.file = file
        self.line = line
    }

    /// Makes a frame from a result of the symbolizer.
    init(_ symbol: SymbolizedFrame) {
        self.init(function: FunctionName.readable(symbol.function), file: symbol.file, line: symbol.line ?? 0)
        module = FunctionName.module(symbol.function)
    }

    /// Returns true if the program's author has written the function.
    ///
    /// - Parameter library: The folder of this library's source. Code of package dependencies and code that
    ///   `@Observable` generates do not count as the app's own.
    func isOwn(besides library: String) -> Bool {
        line > 0 && !file.hasPrefix(library) && !file.contains("/checkouts/") && !isOfObservable
    }

    /// True for accessors that `@Observable` generates, and for what they call.
    private var isOfObservable: Bool {
        file.contains("@__swiftmacro_") && (file.contains("ObservationTrackedfM") || file.contains("ObservablefM"))
    }

    /// True for the body of a view, a modifier or a style.
    var makesViews: Bool {
        function == "#Preview" || function.hasSuffix(".body") || function.hasSuffix(".body(content:)")
            || function.hasSuffix(".makeBody(configuration:)")
    }
}
