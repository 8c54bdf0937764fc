import Foundation
import Subprocess

/// Modules of Apple's that the library has under other names, such as `UIKit`, `WebKit`, `os` and `simd`.
///
/// Source that asks `canImport(UIKit)` has other code for systems without UIKit, and would miss the rest of Apple's. So
/// only modules that import it unconditionally have the name, as an alias of the library's module. Modules that import
/// those only see the library's.
enum RenamedModules {
    /// The library's names, by Apple's.
    private static let names = [
        "AVFoundation": "UmweltAVFoundation", "AVKit": "UmweltAVKit", "AudioToolbox": "UmweltAudioToolbox",
        "CoreMedia": "UmweltCoreMedia",
        "CoreLocation": "UmweltCoreLocation", "CryptoKit": "UmweltCryptoKit", "ImageIO": "UmweltImageIO",
        "LocalAuthentication": "UmweltLocalAuthentication", "MapKit": "UmweltMapKit", "PhotosUI": "UmweltPhotosUI",
        "UIKit": "UmweltUIKit", "UserNotifications": "UmweltUserNotifications", "WebKit": "UmweltWebKit",
        "os": "UmweltOS", "simd": "UmweltSIMD",
    ]

    /// Returns the library's name of a module of Apple's.
    static func libraryName(of module: String) -> String { names[module] ?? module }

    /// Returns true if text seems to import one of them, or a part, such as `os.log`.
    private static func mayImport(_ text: String) -> Bool {
        text.matches(of: /import[ \t]+(?:\w+[ \t]+)?(\w+)/).contains { names[String($0.1)] != nil }
    }

    /// Returns the compiler's arguments for finding a module's imports of them; none without such imports.
    ///
    /// - Parameters:
    ///   - files: The files of the module.
    ///   - compiler: The path of `swiftc`.
    static func arguments(for files: [URL], compiler: String) async throws -> [String] {
        var importing: [URL] = []
        for file in files {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            if mayImport(text) { importing.append(file) }
        }
        if importing.isEmpty { return [] }
        let imported = try await imports(of: importing, compiler: compiler)
        return names.sorted { $0.key < $1.key }.filter { imported.contains($0.key) }
            .flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
    }

    /// Returns the names of the modules that files import. The compiler evaluates the conditions around imports.
    static func imports(of files: [URL], compiler: String) async throws -> [String] {
        let result = try await Subprocess.run(
            .path(.init(compiler)),
            arguments: Arguments(
                ["-emit-imported-modules", "-module-name", "Imports", "-o", "-"] + files.map(\.argumentPath)),
            platformOptions: .interruptible, output: .string(limit: 1 << 20), error: .discarded)
        return result.standardOutput.split(separator: "\n").map(String.init)
    }
}
