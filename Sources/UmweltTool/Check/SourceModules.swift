import Umwelt

/// The modules that declarations belong to, as far as their identities tell.
final class SourceModules {
    private let names: [String]

    /// True for extensions that the program declares, by their identities: cached, because their symbol names are
    /// slow to read.
    private var extensions: [String: Bool] = [:]

    /// The beginnings of identities in the program's modules, as `5Shelf`.
    private let own: [String]

    /// Modules whose functions set no values of a program around their arguments.
    private static let libraries: Set = [
        "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CoreTransferable", "Dispatch", "Foundation",
        "FoundationEssentials", "FoundationInternationalization", "Logging", "OSLog", "Observation", "OpenCombine",
        "SwiftData", "SwiftUI", "Swift", "Synchronization", "UniformTypeIdentifiers",
    ]

    init(_ names: [String]) {
        self.names = names
        own = names.map { "\($0.utf8.count)\($0)" }
    }

    /// Returns true if the program declares something.
    func declares(_ usr: String) -> Bool {
        if own.contains(where: { usr.hasPrefix("s:\($0)") }) { return true }
        // An extension has its own module behind the type that it extends: `s:10UmweltCore4ViewP5ShelfE…`.
        guard own.contains(where: { usr.contains($0) }) else { return false }
        if let known = extensions[usr] { return known }
        let name = SwiftName.demangled("$s" + usr.dropFirst("s:".count)) ?? ""
        let isOwn = names.contains { name.contains("(extension in \($0))") }
        extensions[usr] = isOwn
        return isOwn
    }

    /// Returns true if a type may be one of the program's.
    func isNamed(in type: String) -> Bool { own.contains { type.hasPrefix("$s\($0)") } }

    /// Returns true if the library declares something, or the language's own modules do; false for other packages'
    /// modules, too.
    func isOfLibrary(_ usr: String) -> Bool {
        if declares(usr) { return false }
        guard let match = usr.prefixMatch(of: /s:(\d+)(\w+)/), let count = Int(match.1) else { return true }
        let module = match.2.prefix(count)
        return module.hasPrefix("Umwelt") || Self.libraries.contains(String(module))
    }

    /// Returns true if something is a property that the program adds to the environment's values.
    func isValue(_ usr: String) -> Bool { usr.contains("17EnvironmentValuesV") && declares(usr) }
}
