import Foundation

/// The source of a call, whose text is replaced or added.
struct InlineSource {
    private let text: [UInt8]
    private let call: InlineCall

    /// The range of the closure with the text; empty where it will be added.
    private let closure: Range<Int>

    /// The label of a new closure; nil for the first one.
    private let label: String?

    /// Finds the closure.
    ///
    /// - Throws: ``InlineRecordingError`` if the call is not found, or cannot be parsed reliably.
    init(_ text: [UInt8], call: InlineCall) throws {
        self.text = text
        self.call = call
        var scanner = SourceScanner(text, offset: try Self.offset(of: call, in: text))
        guard scanner.byte == UInt8(ascii: "("), scanner.offset > 0, Self.isWord(text[scanner.offset - 1]) else {
            throw InlineRecordingError(
                "There is no call at line \(call.line), column \(call.column) of \(call.file): build it again.")
        }
        try scanner.skipBrackets()
        var end = scanner.offset
        var closures: [(label: String?, range: Range<Int>)] = []
        while true {
            scanner.skipTrivia()
            let label = closures.isEmpty ? nil : Self.label(at: &scanner)
            guard scanner.byte == UInt8(ascii: "{"), closures.isEmpty || label != nil else { break }
            let start = scanner.offset
            try scanner.skipBrackets()
            end = scanner.offset
            closures.append((label, start..<end))
        }
        let labels = [call.descriptor.trailingClosureLabel] + call.descriptor.deprecatedTrailingClosureLabels
        let offset = call.descriptor.trailingClosureOffset
        if let found = closures.first(where: { $0.label.map(labels.contains) ?? (offset == 0) }) {
            closure = found.range
            label = nil
        } else {
            guard offset <= closures.count else {
                throw InlineRecordingError(
                    "The call has too few trailing closures before the closure with the expected text.")
            }
            closure = end..<end
            label = closures.isEmpty ? nil : call.descriptor.trailingClosureLabel
        }
    }

    /// Returns the source with another text in the closure.
    ///
    /// - Parameter expected: The current text of the closure; nil without a closure.
    /// - Throws: ``InlineRecordingError`` if the closure returns something else, or no literal can represent the text.
    func source(with snapshot: String, replacing expected: String?) throws -> [UInt8] {
        guard closure.isEmpty == (expected == nil) else {
            throw InlineRecordingError(
                closure.isEmpty
                    ? "The call has no closure behind its parentheses."
                    : "The call has a closure in \(call.file) that was not compiled: build it again.")
        }
        if let expected { try check(text, expected) }
        let before = text[..<closure.lowerBound]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let indentation = String(decoding: before[lineStart...].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
        let start = closure.isEmpty ? " \(label.map { "\($0): " } ?? "")" : ""
        let literal = Self.literal(of: snapshot, indentation: indentation + unit)
        let written = "{\n\(literal)\n\(indentation)}"
        var new = text
        new.replaceSubrange(closure, with: (start + written).utf8)
        try check(new, snapshot)
        return new
    }

    /// Checks that the closure in a text contains only one literal with a value.
    private func check(_ text: [UInt8], _ value: String) throws {
        guard var scanner = closureStart(in: text) else { throw InlineRecordingError("The call has no closure.") }
        scanner.offset += 1
        let hasComment = scanner.skipTrivia()
        let literal = try StringLiteral(at: scanner)
        scanner.offset = literal?.end ?? scanner.offset
        let hasMore = scanner.skipTrivia()
        guard !hasComment, !hasMore, scanner.byte == UInt8(ascii: "}"), literal?.value == value else {
            throw InlineRecordingError("The closure has more than one literal with the expected text.")
        }
    }

    private func closureStart(in text: [UInt8]) -> SourceScanner? {
        guard let brace = text[closure.lowerBound...].firstIndex(of: UInt8(ascii: "{")) else { return nil }
        return SourceScanner(text, offset: brace)
    }

    /// The indentation of one level in the file.
    private var unit: String {
        for line in text.split(separator: UInt8(ascii: "\n")) {
            let spaces = line.prefix { $0 == 32 || $0 == 9 }
            if !spaces.isEmpty, spaces.count < line.count { return String(decoding: spaces, as: UTF8.self) }
        }
        return "    "
    }

    /// Returns a literal of several lines, with as many number signs as the text needs.
    private static func literal(of text: String, indentation: String) -> String {
        var hashes = ""
        while text.contains("\\\(hashes)") || text.contains("\"\"\"\(hashes)") { hashes += "#" }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : indentation + $0 }
        return (["\(indentation)\(hashes)\"\"\""] + lines + ["\(indentation)\"\"\"\(hashes)"]).joined(separator: "\n")
    }

    /// Skips and returns a label with its colon; nil for none.
    private static func label(at scanner: inout SourceScanner) -> String? {
        var next = scanner
        while let byte = next.byte, isWord(byte) { next.offset += 1 }
        let label = String(decoding: scanner.text[scanner.offset..<next.offset], as: UTF8.self)
        next.skipTrivia()
        guard !label.isEmpty, next.byte == UInt8(ascii: ":") else { return nil }
        next.offset += 1
        next.skipTrivia()
        guard next.byte == UInt8(ascii: "{") else { return nil }
        scanner = next
        return label
    }

    private static func offset(of call: InlineCall, in text: [UInt8]) throws -> Int {
        var start = 0
        for _ in 1..<max(call.line, 1) {
            start = (text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count - 1) + 1
        }
        return min(start + call.column - 1, max(text.count - 1, 0))
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 128 || Character(UnicodeScalar(byte)).isLetter
            || Character(UnicodeScalar(byte)).isNumber
    }
}
