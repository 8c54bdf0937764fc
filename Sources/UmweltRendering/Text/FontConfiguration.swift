internal import CPango
import Foundation
import Logging

/// The fonts for pictures: Debian's Inter and Noto and the app's own, but not the user's.
///
/// A picture is therefore the same to the byte for every user.
public final class FontConfiguration: Sendable {
    /// The configuration that all text shares.
    public static let shared = FontConfiguration()

    /// The directories of the fonts.
    public let directories: [String]

    /// The font files among the app's own resources.
    public let appFonts: [String]

    /// The packages that should be installed but are not.
    public let missingPackages: [FontPackage]

    /// The configuration of fontconfig. It is complete when `init` returns and not changed afterwards; fontconfig
    /// allows any number of threads to read such a configuration.
    nonisolated(unsafe) let pointer: OpaquePointer

    /// Reads the fonts of packages; where both Inter and Noto Sans are missing, the system's own fonts replace them.
    init(
        packages: [FontPackage] = FontPackage.all, appFonts: [String] = AppFonts.files(),
        cacheDirectory: String = FontConfiguration.cacheDirectory()
    ) {
        // Fontconfig returns null only when memory is exhausted, and then nothing else works either.
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

    /// The monospaced font that Debian's fontconfig always installs; it replaces Noto Sans Mono where that is
    /// missing.
    private static let plainMonospace = ["", "-Bold", "-Oblique", "-BoldOblique"].map {
        "/usr/share/fonts/truetype/dejavu/DejaVuSansMono\($0).ttf"
    }

    /// Returns the font directories of the machine's own configuration.
    private static func systemDirectories() -> [String] {
        guard let config = FcInitLoadConfig() else { return [] }
        defer { FcConfigDestroy(config) }
        guard let list = FcConfigGetFontDirs(config) else { return [] }
        defer { FcStrListDone(list) }
        var directories: [String] = []
        while let directory = FcStrListNext(list) { directories.append(String(cString: directory)) }
        return directories
    }

    /// Returns a writable directory: `umwelt` in the user's caches, or in the temporary directory where that fails.
    package static func cacheDirectory(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        var parents: [String] = []
        // The specification of these variables requires relative paths to be ignored.
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
