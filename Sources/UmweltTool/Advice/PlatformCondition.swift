/// The condition of an `#if`, as far as the platform decides it.
struct PlatformCondition {
    /// True if the condition is true on Linux, false if it is not; nil if something else determines it, such as a flag.
    let holds: Bool?

    /// Evaluates the text behind `#if` or `#elseif`.
    ///
    /// - Parameter hasModule: Returns true if `canImport` finds a module of a name.
    init(_ text: Substring, hasModule: @escaping (String) -> Bool) {
        var reader = Reader(words: Self.words(in: text), hasModule: hasModule)
        holds = reader.readOr()
    }

    private static func words(in text: Substring) -> [Substring] {
        text.prefix { $0 != "/" }.matches(of: /[\w.]+|&&|\|\||[!(),>=<]+?/).map(\.0)
    }

    /// A reader of the expression, by the precedence of its operators.
    private struct Reader {
        let words: [Substring]
        let hasModule: (String) -> Bool
        var next = 0

        private var word: Substring? { words.indices.contains(next) ? words[next] : nil }

        mutating func readOr() -> Bool? {
            var value = readAnd()
            while word == "||" {
                next += 1
                let other = readAnd()
                value = value == true || other == true ? true : value == false && other == false ? false : nil
            }
            return value
        }

        private mutating func readAnd() -> Bool? {
            var value = readOperand()
            while word == "&&" {
                next += 1
                let other = readOperand()
                value = value == false || other == false ? false : value == true && other == true ? true : nil
            }
            return value
        }

        private mutating func readOperand() -> Bool? {
            guard let word else { return nil }
            next += 1
            switch word {
            case "!": return readOperand().map { !$0 }
            case "(":
                let value = readOr()
                next += 1
                return value
            case "true": return true
            case "false": return false
            default:
                guard self.word == "(" else { return nil }
                next += 1
                var arguments: [String] = []
                while let argument = self.word, argument != ")" {
                    arguments.append(String(argument))
                    next += 1
                }
                next += 1
                return value(of: word, arguments)
            }
        }

        private func value(of function: Substring, _ arguments: [String]) -> Bool? {
            guard let argument = arguments.first else { return nil }
            return switch function {
            case "os": argument == "Linux"
            case "canImport": hasModule(argument)
            case "targetEnvironment": false
            default: nil
            }
        }
    }
}
