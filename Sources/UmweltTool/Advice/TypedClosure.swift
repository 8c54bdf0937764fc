import UmweltMacroExpansion

/// A text in which a closure has an explicit type for its only parameter.
struct TypedClosure {
    let text: String

    /// The position of the inserted type.
    let place: SourcePlace

    /// The number of bytes that were inserted.
    let length: Int

    /// Writes the type into the closure behind a call's arguments.
    ///
    /// - Parameters:
    ///   - argument: The position of an argument.
    ///   - source: The text of the file.
    ///   - element: The type.
    /// - Returns: Nil if the closure names several parameters, or does not use its own.
    init?(behind argument: SourcePlace, of source: [UInt8], element: String) {
        let code = CodeText(source).bytes
        guard let offset = argument.offset(in: source), let open = Self.closure(behind: offset, in: code) else {
            return nil
        }
        var text = source
        var start = open + 1
        let head = String(decoding: code[open...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        if let name = head.prefixMatch(of: /\{[ \t]*(\w+)[ \t]+in\b/)?.1 {
            start = open + head.utf8.distance(from: head.startIndex, to: name.startIndex)
            text.replaceSubrange(start..<(start + name.utf8.count), with: "(\(name): \(element))".utf8)
        } else {
            let uses = Self.uses(in: text, code, behind: open)
            if uses.isEmpty { return nil }
            // No parameter with a type can be called `$0`: the other name is as long.
            for use in uses { text[use] = UInt8(ascii: "_") }
            text.insert(contentsOf: " (_0: \(element)) in".utf8, at: start)
        }
        self.text = String(decoding: text, as: UTF8.self)
        place = SourcePlace(of: start, in: source)
        length = text.count - source.count
    }

    /// Returns the position of the brace after the arguments that contain a position.
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

    /// Returns the positions of each `$0` of a closure, without those of nested closures. In strings all count.
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
