import Foundation

/// The tokens of a predicate's format.
struct PredicateLexer {
    enum Token: Equatable {
        case word(String)
        case text(String)
        case integer(Int64)
        case real(Double)
        case symbol(String)

        /// `%@`, `%K`, `%d` and the like: the conversion's letter.
        case argument(Character)
        case variable(String)
        case end
    }

    private let letters: [Character]
    private var place = 0

    init(_ format: String) { letters = Array(format) }

    /// The reason why a format has no meaning.
    struct Malformed: Error {
        let reason: String
    }

    /// All tokens with the positions at which they begin.
    static func tokens(of format: String) throws -> [(token: Token, place: Int)] {
        var lexer = PredicateLexer(format)
        var result: [(Token, Int)] = []
        while true {
            lexer.skipSpace()
            let start = lexer.place
            let token = try lexer.next()
            result.append((token, start))
            if token == .end { return result }
        }
    }

    private var current: Character? { place < letters.count ? letters[place] : nil }

    private mutating func skipSpace() { while current?.isWhitespace ?? false { place += 1 } }

    private mutating func next() throws -> Token {
        guard let letter = current else { return .end }
        switch letter {
        case "\"", "'": return .text(try quoted(letter))
        case "%": return try argument()
        case "$":
            place += 1
            return .variable(word())
        case "0"..."9": return try number()
        case ".": if place + 1 < letters.count, letters[place + 1].isASCIIDigit { return try number() }
        case "#", "@", "_": return .word(word())
        default: if letter.isLetter { return .word(word()) }
        }
        for symbol in ["&&", "||", "==", "!=", "<>", "<=", ">=", "=<", "=>", "**", ":="]
        where letters[place...].starts(with: symbol) {
            place += 2
            return .symbol(symbol)
        }
        place += 1
        guard "()[]{},<>=!+-*/.:".contains(letter) else {
            throw Malformed(
                reason:
                    "the character “\(letter)” is unexpected")
        }
        return .symbol(String(letter))
    }

    private mutating func word() -> String {
        // `#` marks a name that is not a word of the grammar; its position does so as well.
        if current == "#" { place += 1 }
        let start = place
        if current == "@" { place += 1 }
        while let letter = current, letter.isLetter || letter.isNumber || letter == "_" { place += 1 }
        return String(letters[start..<place])
    }

    private mutating func quoted(_ mark: Character) throws -> String {
        place += 1
        var text = ""
        while let letter = current {
            place += 1
            if letter == mark { return text }
            guard letter == "\\", let escaped = current else {
                text.append(letter)
                continue
            }
            place += 1
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            default: text.append(escaped)
            }
        }
        throw Malformed(reason: "a string has no closing \(mark)")
    }

    /// A conversion as `printf` has it: flags, width, precision and length are skipped.
    private mutating func argument() throws -> Token {
        place += 1
        while let letter = current, letter.isASCIIDigit || "lhqzjt.+-#".contains(letter) { place += 1 }
        guard let letter = current, "@KdiuoxXfFeEgGaAcCsSDU%".contains(letter) else {
            throw Malformed(reason: "“%” does not begin a format specifier: write %@, %K, %d or %f")
        }
        place += 1
        return .argument(letter)
    }

    private mutating func number() throws -> Token {
        let start = place
        if letters[place...].starts(with: "0x") || letters[place...].starts(with: "0X") {
            place += 2
            while current?.isHexDigit ?? false { place += 1 }
            guard let value = Int64(String(letters[(start + 2)..<place]), radix: 16) else {
                throw Malformed(reason: "a number is malformed")
            }
            return .integer(value)
        }
        while let letter = current, letter.isASCIIDigit || letter == "." { place += 1 }
        if current == "e" || current == "E" {
            place += 1
            if current == "+" || current == "-" { place += 1 }
            while current?.isASCIIDigit ?? false { place += 1 }
        }
        let text = String(letters[start..<place])
        if let value = Int64(text) { return .integer(value) }
        guard let value = Double(text) else { throw Malformed(reason: "the number “\(text)” is malformed") }
        return .real(value)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
