import UmweltMacroExpansion

/// A text in which a closure has the type of its one parameter.
struct TypedClosure {
    let text: String

    /// The line in which the type was inserted, and the column in it, in bytes from one.
    let line: Int
    let column: Int

    /// The number of bytes that were inserted.
    let length: Int

    /// Writes the type into the closure behind a call's arguments.
    ///
    /// - Parameters:
    ///   - argument: The line and the column of an argument, in bytes from one.
    ///   - source: The text of the file.
    ///   - element: The type.
    /// - Returns: Nil if the closure names several parameters, or does not use its own.
    init?(behind argument: (line: Int, column: Int), of source: [UInt8], element: String) {
        let code = CodeText(source).bytes
        guard let start = Self.start(ofLine: argument.line, in: code), start + argument.column <= code.count,
            let open = Self.closure(behind: start + argument.column - 1, in: code)
        else { return nil }
        var text = source
        var place = open + 1
        let head = String(decoding: code[open...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        if let name = head.prefixMatch(of: /\{[ \t]*(\w+)[ \t]+in\b/)?.1 {
            place = open + head.utf8.distance(from: head.startIndex, to: name.startIndex)
            text.replaceSubrange(place..<(place + name.utf8.count), with: "(\(name): \(element))".utf8)
        } else {
            let uses = Self.uses(in: text, code, behind: open)
            if uses.isEmpty { return nil }
            // No parameter with a type can be called `$0`: the other name is as long.
            for use in uses { text[use] = UInt8(ascii: "_") }
            text.insert(contentsOf: " (_0: \(element)) in".utf8, at: place)
        }
        let before = code[..<place]
        self.text = String(decoding: text, as: UTF8.self)
        line = before.count { $0 == UInt8(ascii: "\n") } + 1
        column = place - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
        length = text.count - source.count
    }

    private static func start(ofLine line: Int, in code: [UInt8]) -> Int? {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = code[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        return start
    }

    /// Returns the position of the brace behind the arguments in which a position is.
    private static func closure(behind argument: Int, in code: [UInt8]) -> Int? {
        var depth = 0
        for position in argument..<code.count {
            if "([{".utf8.contains(code[position]) {
                if depth < 0, code[position] == UInt8(ascii: "{") { return position }
                depth += 1
            } else if ")]}".utf8.contains(code[position]) {
                depth -= 1
            } else if depth < 0, code[position] > UInt8(ascii: " ") {
                return nil
            }
            if depth < -1 { return nil }
        }
        return nil
    }

    /// Returns the positions of each `$0` of a closure, without those of closures inside. In strings all count.
    private static func uses(in text: [UInt8], _ code: [UInt8], behind open: Int) -> [Int] {
        var uses: [Int] = []
        var depth = 0
        for position in open..<(code.count - 1) {
            if code[position] == UInt8(ascii: "{") { depth += 1 }
            if code[position] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, text[position...].starts(with: "$0".utf8) { uses.append(position) }
        }
        return uses
    }
}
