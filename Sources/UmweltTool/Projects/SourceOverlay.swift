import Foundation
import UmweltMacroExpansion

/// The source that the compiler reads instead of files that do not compile on Linux, under the files' own names. Lines
/// and columns are preserved, so that messages have the files' positions.
struct SourceOverlay {
    let files: [URL]

    /// The texts of files with replaced parts, by the files' paths.
    var repaired: [String: String] = [:]

    /// Returns the compilable text of a file.
    static func source(of file: URL) throws -> String {
        let source = try String(contentsOf: file, encoding: .utf8)
        return replacement(for: source) ?? source
    }

    /// Returns the compiler's arguments for the files; none if no file needs a replacement.
    ///
    /// - Parameter scratch: A folder for the compiler's input.
    func arguments(scratch: URL) throws -> [String] {
        var roots: [Root] = []
        for file in files {
            let source = try? String(contentsOf: file, encoding: .utf8)
            guard let text = repaired[file.path] ?? source.flatMap(Self.replacement) else { continue }
            let copy = scratch.appendingPathComponent("source-\(roots.count).swift")
            try Data(text.utf8).write(to: copy)
            roots.append(Root(name: file.path, contents: copy.path))
        }
        if roots.isEmpty { return [] }
        let map = scratch.appendingPathComponent("overlay.json")
        try JSONEncoder().encode(Overlay(roots: roots)).write(to: map)
        return ["-vfsoverlay", map.path]
    }

    // MARK: The source

    /// Returns the replacement text; nil if the file compiles as it is.
    static func replacement(for source: String) -> String? {
        var text = ManagedSource(source).text ?? source
        text = text.replacing(selector, with: value)
        replaceActions(in: &text)
        text.replace(oldMain) { match in
            // `@UIApplicationMain` is 13 letters longer.
            match.start + "@main" + String(repeating: " ", count: match.rest.count + 2)
        }
        addImports(to: &text)
        text.replace(listedTests) { match in
            let type = "(String, (\(match.suite)) -> %@ () throws -> Void)"
            let isolated = "[\(type.replacing("%@", with: "@MainActor"))]"
            let plain = "[\(type.replacing("%@ ", with: ""))]"
            return "\(match.start)unsafeBitCast([\(match.tests)] as \(isolated), to: \(plain).self)"
        }
        text.replace(moduleParts) { match in
            match.start + match.module + String(repeating: " ", count: match.part.count)
        }
        addLazyState(to: &text)
        return text == source ? nil : text
    }

    /// Adds imports that are unnecessary on Apple's systems: SwiftUI has Core Data's requests there, and Foundation has
    /// expressions, of which it only has the name here.
    private static func addImports(to text: inout String) {
        func add(_ line: String, behind module: String) {
            let known = try? Regex("^[ \\t]*(?:@?\\w+[ \\t]+)?import[ \\t]+\(module)\\b").anchorsMatchLineEndings()
            guard let known, let place = text.firstMatch(of: known)?.range.upperBound else { return }
            text.insert(contentsOf: "; \(line)", at: place)
        }
        if text.contains(/@(?:Sectioned)?FetchRequest\b|\bFetchedResults<|\.managedObjectContext\b/),
            !text.contains(/import[ \t]+CoreData\b/)
        {
            add("import CoreData", behind: "SwiftUI")
        }
        if text.contains(/\bNSExpression\b/) { add("import class CoreData.NSExpression", behind: "CoreData") }
    }

    /// Adds the import that makes `State` evaluate initial values lazily, at the end of the file, where it moves no
    /// line.
    private static func addLazyState(to text: inout String) {
        guard text.contains("@State"), text.contains(/import[ \t]+SwiftUI\b/), SourceStates(text).canBeLazy else {
            return
        }
        text += (text.hasSuffix("\n") ? "" : "\n") + "import struct UmweltLazyState.State\n"
    }

    /// The common way for apps to dismiss the keyboard. The compiler has no selectors on Linux.
    private static let selector = "#selector(UIResponder.resignFirstResponder)"

    /// The replacement: a value of the library's type, as long.
    private static let value = "Selector (UIResponder.resignFirstResponder)"

    /// Replaces the selectors of actions, notifications and timers, as in `action: #selector(Coordinator.changed(_:))`
    /// and `selector: #selector(tick)`, by values of the library's type, and removes `@objc`. A method without a type's
    /// name is one of the type around. Files with other selectors are unchanged, because they need Objective-C anyway.
    private static func replaceActions(in text: inout String) {
        let action = /(?<label>\b(?:action|selector):\s*)#selector\((?<owner>self\.|[A-Z]\w*\.)?/
        let replaced = text.replacing(action) { match in
            let owner = match.owner.flatMap { $0 == "self." ? nil : $0 } ?? "Self."
            return "\(match.label)Selector (\(owner)"
        }
        guard replaced != text, !replaced.contains("#selector") else { return }
        text = replaced.replacing(/@objc(?:Members\b|\([^)]*\)|\b)/) {
            String(repeating: " ", count: $0.output.count)
        }
    }

    /// The attribute of app delegates that `@main` has replaced, which crashes the compiler on Linux.
    private static var oldMain: Regex<(Substring, start: Substring, rest: Substring)> {
        /^(?<start>[ \t]*)@UI(?<rest>Application)Main\b/.anchorsMatchLineEndings()
    }

    /// The list of a suite's tests, as SwiftPM writes it for XCTest. Tests in a suite isolated to the main actor have a
    /// different type than XCTest expects, and reading the list crashes. XCTest calls all tests on the main thread, and
    /// isolation is no part of a function's representation.
    private static var listedTests: Regex<(Substring, start: Substring, suite: Substring, tests: Substring)> {
        /(?<start>static nonisolated\(unsafe\) let __allTests__(?<suite>\w+) = )\[(?<tests>\n(?:\s*\(".*\),?\n)*\s*)\]/
    }

    /// An import of a part of a module, such as `os.log` or `UIKit.UIImage`. Only modules of C have parts: the module
    /// is imported as a whole. An import of one declaration, as `import struct SwiftUI.Color`, has a word before the
    /// module.
    private static var moduleParts: Regex<(Substring, start: Substring, module: Substring, part: Substring)> {
        /^(?<start>[ \t]*(?:@?\w+[ \t]+)?import[ \t]+)(?<module>(?!Glibc\.)\w+)(?<part>(?:\.\w+)+)/
            .anchorsMatchLineEndings()
    }

    // MARK: The overlay

    /// A file that lists replacements of files for the compiler, in LLVM's format.
    private struct Overlay: Encodable {
        var version = 0
        var usesExternalNames = false
        let roots: [Root]

        enum CodingKeys: String, CodingKey {
            case version, roots
            case usesExternalNames = "use-external-names"
        }
    }

    private struct Root: Encodable {
        var type = "file"
        let name: String
        let contents: String

        enum CodingKeys: String, CodingKey {
            case type, name
            case contents = "external-contents"
        }
    }
}
