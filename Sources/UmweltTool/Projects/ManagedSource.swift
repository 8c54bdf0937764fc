import Foundation

/// A Swift file with classes of Core Data as Xcode writes them, in the form that compiles without Objective-C:
/// `@NSManaged` is the macro `@Managed`, `@objc` is left out, and methods that Core Data makes have their bodies. Lines
/// and columns stay, so that messages name the places of the file.
struct ManagedSource {
    /// The text for the compiler; nil if the file needs no other than its own.
    let text: String?

    init(_ source: String) {
        // Xcode's files of properties name the class alone, which another file declares.
        let isManaged =
            source.contains("@NSManaged") || (source.contains("NSManagedObject") && source.contains("@objc"))
        guard isManaged else {
            text = nil
            return
        }
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { Self.rewritten(String($0)) }
        text = lines.joined(separator: "\n")
    }

    private static func rewritten(_ line: String) -> String {
        // Comments may hold anything.
        if line.drop(while: \.isWhitespace).hasPrefix("//") { return line }
        var line = line
        let method = /@NSManaged\s+(?:\w+\s+)*func\s+(addTo|removeFrom)(\w+)\(_\s+(\w+):\s*(\w+)\)\s*$/
        if let match = line.firstMatch(of: method) {
            let name = match.2.prefix(1).lowercased() + match.2.dropFirst()
            let isSet = match.4 == "NSSet" || match.4 == "NSOrderedSet" || match.4 == "Set"
            let values = isSet ? "Array(\(match.3))" : "[\(match.3)]"
            let call = match.1 == "addTo" ? "_add(\(values), to: \"\(name)\")" : "_remove(\(values), from: \"\(name)\")"
            line = line.replacing("@NSManaged", with: "          ") + " { \(call) }"
        }
        line = line.replacing("@NSManaged", with: "@Managed  ")
        return line.replacing(/@objc(?:Members\b|\([^)]*\)|\b)/) { String(repeating: " ", count: $0.output.count) }
    }
}
