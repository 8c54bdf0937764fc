import Foundation

/// A Debian package of fonts that pictures are set in.
public struct FontPackage: Sendable, Hashable {
    /// The package's name, for `apt install`.
    public let name: String

    /// What its fonts show.
    public let purpose: String

    /// A file that is there when the package is.
    let file: String

    /// Whether text looks other than intended without it, whatever its language.
    let isRequired: Bool

    /// All packages that are looked for. Several share a directory.
    static let all = [
        FontPackage(
            name: "fonts-inter", purpose: "Latin, Greek and Cyrillic text",
            file: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", isRequired: true),
        FontPackage(
            name: "fonts-noto-core", purpose: "most scripts, and serif text",
            file: "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf", isRequired: true),
        FontPackage(
            name: "fonts-noto-color-emoji", purpose: "emoji",
            file: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", isRequired: true),
        FontPackage(
            name: "fonts-noto-mono", purpose: "monospaced text",
            file: "/usr/share/fonts/truetype/noto/NotoSansMono-Regular.ttf", isRequired: true),
        FontPackage(
            name: "fonts-noto-cjk", purpose: "Chinese, Japanese and Korean text",
            file: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", isRequired: false),
    ]

    /// The directory of the package's fonts.
    var directory: String { URL(fileURLWithPath: file).deletingLastPathComponent().path }

    /// Whether the package is installed.
    var isInstalled: Bool { FileManager.default.fileExists(atPath: file) }
}
