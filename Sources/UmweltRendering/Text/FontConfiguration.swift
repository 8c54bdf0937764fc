internal import CPango
import Foundation
import Logging

/// The fonts that pictures are set in: Debian's Inter and Noto, the app's own, and none of the user's, so that a picture is the same
/// to the byte whoever makes it.
public final class FontConfiguration: Sendable {
    /// The configuration that all text shares.
    public static let shared = FontConfiguration()

    /// The directories that fonts come from.
    public let directories: [String]

    /// The files of fonts among the app's own resources.
    public let appFonts: [String]

    /// The packages that should be installed and are not.
    public let missingPackages: [FontPackage]

    /// What fontconfig knows. It is complete when `init` returns and not changed any more; fontconfig allows any
    /// number of threads to read such a configuration.
    nonisolated(unsafe) let pointer: OpaquePointer

    /// Reads the fonts of packages; the system's own fonts take the place of Inter and Noto Sans where both are missing.
    init(
        packages: [FontPackage] = FontPackage.all, appFonts: [String] = AppFonts.files(),
        cacheDirectory: String = FontConfiguration.cacheDirectory()
    ) {
        // Fontconfig gives null only when memory is exhausted, and then nothing else works either.
        let config = FcConfigCreate()!
        let rules = FontRules(cacheDirectory: cacheDirectory).document
        let isUnderstood = FcConfigParseAndLoadFromMemory(config, rules, FcTrue)
        precondition(isUnderstood == FcTrue, "Fontconfig does not accept the rules for fonts.")

        missingPackages = packages.filter { !$0.isInstalled }
        var directories: [String] = []
        for package in packages where package.isInstalled && !directories.contains(package.directory) {
            directories.append(package.directory)
        }
        if directories.isEmpty { directories = Self.systemDirectories() }
        for directory in directories { FcConfigAppFontAddDir(config, directory) }
        if missingPackages.contains(where: { $0.name == "fonts-noto-mono" }) {
            for file in Self.plainMonospace { FcConfigAppFontAddFile(config, file) }
        }
        for file in appFonts { FcConfigAppFontAddFile(config, file) }
        self.directories = directories
        self.appFonts = appFonts
        pointer = config
        report()
    }

    deinit { FcConfigDestroy(pointer) }

    private func report() {
        let logger = Logger(label: "umwelt.text")
        for package in missingPackages {
            logger.log(
                level: package.isRequired ? .warning : .debug,
                "The package \(package.name) for \(package.purpose) is not installed: `apt install \(package.name)`.")
        }
    }

    /// Debian's fontconfig always brings this font; it stands in where Noto Sans Mono is missing.
    private static let plainMonospace = ["", "-Bold", "-Oblique", "-BoldOblique"].map {
        "/usr/share/fonts/truetype/dejavu/DejaVuSansMono\($0).ttf"
    }

    /// Where the machine's own configuration looks for fonts.
    private static func systemDirectories() -> [String] {
        guard let config = FcInitLoadConfig() else { return [] }
        defer { FcConfigDestroy(config) }
        guard let list = FcConfigGetFontDirs(config) else { return [] }
        defer { FcStrListDone(list) }
        var directories: [String] = []
        while let directory = FcStrListNext(list) { directories.append(String(cString: directory)) }
        return directories
    }

    /// A directory that can be written: `umwelt` in the user's caches, or in the temporary files where that fails.
    static func cacheDirectory(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        var parents: [String] = []
        // The specification of these variables tells to pass over relative paths.
        if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
            parents.append(caches)
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            parents.append(home + "/.cache")
        }
        let candidates = parents.map { $0 + "/umwelt" } + [NSTemporaryDirectory() + "umwelt-\(getuid())"]
        return candidates.first { path in
            do {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
                return access(path, W_OK) == 0
            } catch {
                return false
            }
        } ?? candidates[candidates.count - 1]
    }
}
