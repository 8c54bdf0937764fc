import Foundation
import UmweltDoctor

/// This package's build, in the folder of the running tool, with which the user's files are compiled: the folder of
/// SwiftPM's products, or that of an installation (`Scripts/install`), which has the same names.
struct Library {
    let folder: URL

    /// Finds the build, independently of the current folder.
    static func installed() throws -> Library {
        let tool = URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        let library = Library(folder: tool.deletingLastPathComponent())
        for file in library.parts where !FileManager.default.fileExists(atPath: file.path) {
            let advice = library.isInstallation ? "install Umwelt again" : "run `swift build` where umwelt was built"
            throw ToolError("\(file.path) is missing: \(advice).")
        }
        return library
    }

    /// True for an installation, whose only library is built for release.
    var isInstallation: Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(Installation.fileName).path)
    }

    /// Returns the compiler's arguments for finding the library's modules and macros.
    ///
    /// - Parameter moduleMap: A file with ``moduleMap``, as ``ModuleMap`` writes it.
    func moduleArguments(moduleMap: URL) -> [String] {
        [
            "-I", modules.path, "-load-plugin-executable", "\(plugin.path)#UmweltMacrosPlugin",
            "-Xcc", "-fmodule-map-file=\(moduleMap.path)",
            // What Apple's Foundation has besides is there for files that import Foundation alone.
            "-Xfrontend", "-import-module", "-Xfrontend", "UmweltImplicitImports",
        ] + Self.implicitImports
    }

    /// The linker's arguments for finding the library, at link time and at run time.
    ///
    /// The object replaces functions of Foundation. It is a part of the program, because the dynamic linker searches
    /// the library after Foundation.
    var linkerArguments: [String] {
        let replacements = folder.appendingPathComponent("CLocale.build/Replacements.c.o").path
        // The folders of an RPATH, as opposed to a RUNPATH, are also those of an installed library, which finds Swift's
        // libraries by them.
        return [replacements, "-L\(folder.path)", "-lUmweltApp", "-rpath", folder.path, "--disable-new-dtags"]
    }

    /// The compiler's arguments that make the names of Foundation on Apple's systems visible in every file: `CGFloat`
    /// exists with any import, and Foundation's module re-exports Combine's and Observation's names. Swift's Foundation
    /// has the classes for networks and XML in separate modules.
    static let implicitImports = [
        "Foundation", "FoundationNetworking", "FoundationXML", "Combine", "Observation",
    ].flatMap {
        ["-Xfrontend", "-import-module", "-Xfrontend", $0]
    }

    /// The C modules behind the library. None of their types is in the library's interface, so it is enough for the
    /// compiler that they exist; their headers are not needed.
    static let moduleMap =
        [
            "_AtomicsShims", "CAllocator", "CBrotli", "CCairo", "CCanvas", "CClipper", "CCrypto", "CCryptoBoringSSL",
            "CCryptoBoringSSLShims", "CDeflate", "CFilms",
            "CGTK", "CHiredis", "CImages", "CMarkdown", "CNIOAtomics", "CNIODarwin", "CNIOFreeBSD", "CNIOLinux",
            "CNIOLLHTTP", "CNIOOpenBSD", "CNIOPosix", "CNIOSHA1", "CNIOWASI", "CNIOWindows",
            "COpenCombineHelpers", "CPageFiles", "CPango", "CSQLite", "CStack", "CSystemLinux", "CWebFonts",
            "CZlib",
        ]
        .map { "module \($0) {}\n" }.joined()

    /// The identities of the packages that are part of the library's build, in the compiler's spelling.
    private static let packages: Set = [
        "opencombine", "swift_argument_parser", "swift_asn1", "swift_atomics", "swift_collections", "swift_crypto",
        "swift_log", "swift_metrics",
        "swift_nio", "swift_subprocess", "swift_system",
    ]

    /// Returns true if the library's build contains its own version of a package.
    ///
    /// The user's version of such a package is compiled without the library: the library's modules import modules of
    /// these names, so that each would import itself.
    func isBuilt(of package: String?) -> Bool {
        package.map { Self.packages.contains($0.lowercased().replacing("-", with: "_")) } ?? false
    }

    /// Returns true if a module of the library has a name, so that the user's cannot have it.
    func hasModule(named name: String) -> Bool {
        FileManager.default.fileExists(atPath: modules.appendingPathComponent("\(name).swiftmodule").path)
    }

    /// The names of all modules in the library's folder.
    var moduleNames: [String] {
        let files = try? FileManager.default.contentsOfDirectory(atPath: modules.path)
        return (files ?? []).filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }.sorted()
    }

    /// A text that differs for each build.
    var identity: String {
        get throws { try parts.map { try $0.stamp }.joined(separator: "\n") }
    }

    /// The program `umwelt`.
    var tool: URL { folder.appendingPathComponent("umwelt") }

    /// The folder of the modules.
    var modules: URL { folder.appendingPathComponent("Modules") }
    private var plugin: URL { folder.appendingPathComponent("UmweltMacrosPlugin-tool") }

    private var parts: [URL] {
        [
            folder.appendingPathComponent("libUmweltApp.so"), modules.appendingPathComponent("SwiftUI.swiftmodule"),
            // A new tool repairs files and adds to them in other ways.
            plugin, tool,
        ]
    }
}
