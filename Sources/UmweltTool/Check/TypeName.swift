import Umwelt

/// Names of types as source has them, made of the linker's.
enum TypeName {
    /// Returns the name of a type with its module, such as `Shelf.Library`; for a metatype, the type's.
    static func of(_ mangled: String?) -> String? {
        guard let mangled, let name = SwiftName.demangled(mangled) else { return nil }
        return name.hasSuffix(".Type") ? String(name.dropLast(".Type".count)) : name
    }

    /// Returns a name without generic parameters.
    static func withoutParameters(_ name: String) -> String {
        // A private type's name has its file in parentheses: `Shelf.(Library in _1A)`.
        String(name.prefix { $0 != "<" })
    }

    /// Returns the name of an optional's wrapped type.
    static func unwrapped(_ name: String) -> String {
        var name = name
        while name.hasPrefix("Swift.Optional<"), name.hasSuffix(">") {
            name = String(name.dropFirst("Swift.Optional<".count).dropLast())
        }
        return name
    }

    /// Returns the name as source has it: without the module and the file of a private type.
    static func short(_ name: String) -> String {
        let readable = name.replacing(/\((\w+) in _[0-9A-F]+\)/) { $0.1 }
        return readable.split(separator: ".").last.map(String.init) ?? readable
    }
}
