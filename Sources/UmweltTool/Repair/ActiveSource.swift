/// Source without its `#if` directives and inactive branches, which are replaced by spaces.
///
/// The compiler's parser by itself skips all branches. Conditions other than the platform's count as true if they name
/// `DEBUG`, or a version of the language or the compiler.
enum ActiveSource {
    /// Returns the source, in which all remaining text keeps its position.
    static func text(of source: String) -> String {
        /// A branch of an `#if`: whether it is read, and whether one of the same `#if` has been.
        var branches: [(isActive: Bool, isTaken: Bool)] = []
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line -> String in
            let code = line.drop { $0 == " " || $0 == "\t" }
            if code.hasPrefix("#if ") {
                let holds = holds(code)
                branches.append((holds, holds))
            } else if code.hasPrefix("#elseif "), let last = branches.popLast() {
                let holds = !last.isTaken && holds(code)
                branches.append((holds, last.isTaken || holds))
            } else if code.hasPrefix("#else"), let last = branches.popLast() {
                branches.append((!last.isTaken, true))
            } else if code.hasPrefix("#endif"), !branches.isEmpty {
                branches.removeLast()
            } else if branches.allSatisfy(\.isActive) {
                return String(line)
            }
            return String(repeating: " ", count: line.utf8.count)
        }.joined(separator: "\n")
    }

    private static func holds(_ directive: Substring) -> Bool {
        let condition = directive.drop { $0 != " " }
        return PlatformCondition(condition) { !MissingModules.isAppleOnly($0) }.holds
            ?? condition.contains(/\b(?:DEBUG|swift|compiler)\b/)
    }
}
