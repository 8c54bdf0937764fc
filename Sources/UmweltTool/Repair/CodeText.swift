/// Swift source in which comments and the contents of strings are blank, so that brackets and words are code.
struct CodeText {
    /// The bytes, each where it is in the source.
    private(set) var bytes: [UInt8]

    init(_ source: [UInt8]) {
        bytes = source
        var position = 0
        while position < bytes.count { position = skip(from: position) }
    }

    /// Blanks the comment or string at a position, if there is one, and returns the position behind it.
    private mutating func skip(from start: Int) -> Int {
        if isAt("//", start) {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            blank(start..<end, keepsLines: true)
            return end
        }
        if isAt("/*", start) {
            let end = endOfComment(from: start)
            blank(start..<end, keepsLines: true)
            return end
        }
        var quote = start
        while quote < bytes.count, bytes[quote] == UInt8(ascii: "#") { quote += 1 }
        guard isAt("\"", quote) else { return start + 1 }
        let fence = String(repeating: "#", count: quote - start)
        // The outer quotes stay, so that a string is no empty place.
        let marks = isAt("\"\"\"", quote) ? "\"\"\"" : "\""
        let end = endOfString(from: quote + marks.utf8.count, mark: marks + fence, escape: "\\" + fence)
        // A string of several lines is one literal.
        blank(min(quote + 1, end)..<max(end - 1, min(quote + 1, end)), keepsLines: false)
        return end
    }

    private func isAt(_ text: String, _ position: Int) -> Bool {
        bytes.dropFirst(position).starts(with: text.utf8)
    }

    private mutating func blank(_ range: Range<Int>, keepsLines: Bool) {
        for position in range where !keepsLines || bytes[position] != UInt8(ascii: "\n") {
            bytes[position] = UInt8(ascii: " ")
        }
    }

    private func endOfComment(from start: Int) -> Int {
        var (position, depth) = (start, 0)
        while position < bytes.count {
            if isAt("/*", position) {
                (position, depth) = (position + 2, depth + 1)
            } else if isAt("*/", position) {
                (position, depth) = (position + 2, depth - 1)
                if depth == 0 { return position }
            } else {
                position += 1
            }
        }
        return bytes.count
    }

    private func endOfString(from start: Int, mark: String, escape: String) -> Int {
        var position = start
        while position < bytes.count {
            if isAt(mark, position) { return position + mark.utf8.count }
            if isAt(escape + "(", position) {
                position = endOfInterpolation(from: position + escape.utf8.count)
            } else if isAt(escape, position) {
                position += escape.utf8.count + 1
            } else if bytes[position] == UInt8(ascii: "\n"), !mark.hasPrefix("\"\"\"") {
                return position
            } else {
                position += 1
            }
        }
        return bytes.count
    }

    /// Returns the position behind the bracket that closes the one at a position. Strings inside may contain brackets.
    private func endOfInterpolation(from start: Int) -> Int {
        var (position, depth) = (start, 0)
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
            switch bytes[position] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return position + 1 }
            case UInt8(ascii: "\""):
                position = endOfString(from: position + 1, mark: "\"", escape: "\\")
                continue
            default: break
            }
            position += 1
        }
        return position
    }
}
