/// A function and a position in its source, as the toolchain's symbolizer writes them.
package struct SymbolizedFrame: Decodable {
    /// The linker's name of the function.
    package let function: String
    private let callFile: String
    private let callLine: Int
    private let callColumn: Int?
    private let startFile: String?
    private let startLine: Int?

    /// The file of the line: an instruction that the compiler has added, as between two turns of a loop, is of no
    /// file, and its function is.
    package var file: String {
        if callLine > 0 { return callFile }
        return startFile.flatMap { $0.isEmpty ? nil : $0 } ?? callFile
    }

    /// The line of the call, or where the function begins; nil for accessors that the compiler generated.
    package var line: Int? {
        if callLine > 0 { return callLine }
        let isAccessor = ["vg", "vs", "vM", "vr"].contains { function.hasSuffix($0) }
        return isAccessor ? nil : startLine
    }

    /// The column of the call; nil if it is not known.
    package var column: Int? { callLine > 0 ? callColumn.flatMap { $0 > 0 ? $0 : nil } : nil }

    /// The name of the function as in source, with the closures that it is in: `closure #1 in Shelf.body`.
    package var readableName: String { FunctionName.readableWithClosures(function) }

    /// True for functions that only forward calls, such as those that call a protocol's requirement.
    package var isThunk: Bool { function.hasSuffix("TW") || function.hasSuffix("TR") || function.hasSuffix("TA") }

    enum CodingKeys: String, CodingKey {
        case function = "FunctionName"
        case callFile = "FileName"
        case callLine = "Line"
        case callColumn = "Column"
        case startFile = "StartFileName"
        case startLine = "StartLine"
    }
}
