import Foundation

/// Names that the source only declares for other systems, such as in an `#if os(iOS)`.
struct ConditionalNames {
    private let files: [URL]

    /// Makes the advice for source.
    ///
    /// - Parameter files: The files that may declare the names: the user's, and those of packages.
    init(files: [URL]) { self.files = files }

    /// The greatest number of names: a guess at what a reader needs.
    private static let limit = 20

    /// Returns a paragraph for each name that the compiler has not found and that a file declares for other systems.
    func advice(after messages: String) -> [String] {
        var names: [String] = []
        for match in messages.matches(of: Self.unknownName) {
            let name = String(match.1 ?? match.2 ?? match.3 ?? "")
            if !names.contains(name), names.count < Self.limit { names.append(name) }
        }
        if names.isEmpty { return [] }
        var places: [String: (condition: String, place: String)] = [:]
        var present: Set<String> = []
        for file in files {
            guard let text = try? String(contentsOf: file, encoding: .utf8), names.contains(where: text.contains)
            else { continue }
            for found in Self.declarations(of: names, in: text) {
                guard let condition = found.condition else {
                    present.insert(found.name)
                    continue
                }
                places[found.name] = places[found.name] ?? (condition, "\(file.relativePath):\(found.line)")
            }
        }
        return names.compactMap { name in
            guard let (condition, place) = places[name], !present.contains(name) else { return nil }
            return
                "\(name) is declared only under \(condition), at \(place), so it does not exist on Linux. Declare it "
                + "for Linux too, or put its uses under the same condition."
        }
    }

    private static var unknownName: Regex<(Substring, Substring?, Substring?, Substring?)> {
        /error: (?:cannot find (?:type )?'(\w+)' in scope|.* has no member '(\w+)'|no type named '(\w+)' in module)/
    }

    /// A declaration, with the enclosing condition that is false on Linux; nil if it exists there, or may.
    struct Declaration: Equatable {
        let name: String
        let line: Int
        let condition: String?
    }

    /// Returns the declarations of some names in source.
    static func declarations(of names: [String], in text: String) -> [Declaration] {
        /// A branch of an `#if`: its text if it is false here, and whether an earlier branch is true.
        struct Branch {
            var missing: String?
            var isTaken: Bool
            var first: String
        }
        var branches: [Branch] = []
        var found: [Declaration] = []
        let declared = try? Regex<(Substring, Substring)>(
            "\\b(?:func|var|let|struct|class|enum|protocol|typealias|actor|case|associatedtype)\\s+"
                + "(\(names.joined(separator: "|")))\\b")
        guard let declared else { return [] }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = line.drop { $0 == " " || $0 == "\t" }
            if code.hasPrefix("#if ") || code.hasPrefix("#elseif ") {
                let words = code.drop { $0 != " " }.dropFirst()
                let condition = PlatformCondition(words) { !MissingModules.isAppleOnly($0) }
                let shown = words.trimmingCharacters(in: .whitespaces)
                if code.hasPrefix("#if ") {
                    branches.append(
                        Branch(
                            missing: condition.holds == false ? shown : nil, isTaken: condition.holds == true,
                            first: shown))
                } else if let last = branches.indices.last {
                    let holds = branches[last].isTaken ? false : condition.holds
                    branches[last].missing = holds == false ? shown : nil
                    branches[last].isTaken = branches[last].isTaken || condition.holds == true
                }
            } else if code.hasPrefix("#else"), let last = branches.indices.last {
                branches[last].missing = branches[last].isTaken ? "the #else of \(branches[last].first)" : nil
            } else if code.hasPrefix("#endif") {
                _ = branches.popLast()
            } else if let match = line.firstMatch(of: declared) {
                let condition = branches.last { $0.missing != nil }?.missing
                found.append(Declaration(name: String(match.1), line: index + 1, condition: condition))
            }
        }
        return found
    }
}

/// Uses of Objective-C's runtime, which Linux has not got.
enum ObjectiveCAdvice {
    /// Returns a paragraph about the resulting errors; none without such errors.
    static func advice(after messages: String) -> [String] {
        var places: [String] = []
        for match in messages.matches(of: pattern) {
            let place = "\(match.1):\(match.2)"
            if !places.contains(place) { places.append(place) }
        }
        if places.isEmpty { return [] }
        let shown = places.prefix(3).joined(separator: ", ") + (places.count > 3 ? " and \(places.count - 3) more" : "")
        return [
            "There is no Objective-C on Linux: \(shown) \(places.count == 1 ? "uses" : "use") it. #selector, @objc, #keyPath "
                + "and key-value observation of an app's classes do not exist. Use the methods of Timer and NotificationCenter that take a "
                + "closure, and @Observable or @Published in place of key-value observation, or put it between "
                + "#if canImport(ObjectiveC) and #endif."
        ]
    }

    private static var pattern: Regex<(Substring, Substring, Substring)> {
        /(?m)^(\/?[^\s:][^:\n]*):(\d+):\d+: error: (?:Objective-C interoperability is disabled|'#(?:selector|keyPath)' can only be used with the Objective-C runtime|cannot find type 'NSKeyValue\w+' in scope)/
    }
}
