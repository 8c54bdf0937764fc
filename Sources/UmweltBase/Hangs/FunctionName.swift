internal import CStack
import Foundation

/// The linker's names in Swift's words.
package enum SwiftName {
    /// Returns the demangled name, such as `Shelf.Library`; nil if it is not a mangled name of Swift's.
    package static func demangled(_ name: String) -> String? {
        guard let text = swift_demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

/// Converts the linker's names of functions into names as in the source.
enum FunctionName {
    /// Returns the name of a function, such as `Shelf.load(from:)`; for a closure, the function that contains it.
    static func readable(_ symbol: String) -> String {
        SwiftName.demangled(symbol).map(short) ?? symbol
    }

    /// Returns the name of a function as ``readable(_:)`` does, with the closures in front: `closure #1 in Shelf.body`.
    static func readableWithClosures(_ symbol: String) -> String {
        guard let name = SwiftName.demangled(symbol) else { return symbol }
        let full = name.replacing(/\((\w+) in _[0-9A-F]+\)/) { $0.1 }
        let closures = full.components(separatedBy: " in ").compactMap { part in
            part.firstMatch(of: /^(?:partial apply for )?(closure #\d+)/).map { String($0.1) }
        }
        return (closures + [short(full)]).joined(separator: " in ")
    }

    /// Returns the module that a function belongs to; nil if the name is not one of Swift's.
    static func module(_ symbol: String) -> String? {
        // A name of Swift's begins with its module, as `$s5Shelf…`. What extends another module's type begins with that
        // one, and has its own behind the type: `(extension in Shelf):SwiftUI.View`.
        if let match = symbol.prefixMatch(of: /\$s(\d+)(\w+)/), let count = Int(match.1) {
            let module = String(match.2.prefix(count))
            if !LibraryModule.isNamed(module) { return module }
        }
        // Types in the name may be of other extensions: the function's own is at the beginning, or behind its closures.
        let name = SwiftName.demangled(symbol)
        return name?.firstMatch(of: /(?:^| in )(?:static )?\(extension in (\w+)\):/).map { String($0.1) }
    }

    /// Returns the name without modules, types and closures.
    static func short(_ name: String) -> String {
        // Names of private declarations are followed by a number of the file; names of extensions are preceded by the
        // module.
        var name = name.replacing(/\((\w+) in _[0-9A-F]+\)/) { $0.1 }.replacing(/\(extension in \w+\):/, with: "")
        // Around a closure is the function that it is in.
        if let outer = name.range(of: " in ", options: .backwards) { name = String(name[outer.upperBound...]) }
        if name.hasPrefix("static ") { name.removeFirst("static ".count) }
        // The parts outside of parentheses and angle brackets are the path, those inside of one parenthesis the
        // arguments.
        var path = ""
        var arguments: [String] = []
        var argument = ""
        var (parentheses, brackets) = (0, 0)
        scan: for character in name.replacing("->", with: "→") {
            switch character {
            case "<": brackets += 1
            case ">": brackets -= 1
            case _ where brackets > 0: break
            case "(": parentheses += 1
            case ")":
                parentheses -= 1
                guard parentheses == 0 else { continue }
                if !argument.isEmpty { arguments.append(argument) }
                path += "(\(arguments.map { label(of: $0) }.joined()))"
                break scan
            case "," where parentheses == 1:
                arguments.append(argument)
                argument = ""
            case " " where parentheses == 0: break scan
            case _ where parentheses == 0: path.append(character)
            default: argument.append(character)
            }
        }
        let parts = path.split(separator: ".").filter { $0 != "getter" }
        // The expansion of `#Preview` has names that no source contains.
        if parts.contains(where: { $0.hasPrefix("$s") && $0.contains("PreviewfM") }) { return "#Preview" }
        return parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: ".")
    }

    /// Returns the label of an argument from its text with label and type, such as `from: URL`.
    private static func label(of argument: String) -> String {
        let words = argument.split(separator: ":", maxSplits: 1)
        guard words.count == 2 else { return "_:" }
        return words[0].trimmingCharacters(in: .whitespaces) + ":"
    }
}
