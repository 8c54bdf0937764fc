import Foundation

/// A Debian package of fonts for pictures.
public struct FontPackage: Sendable, Hashable {
    /// The package's name, for `apt install`.
    public let name: String

    /// The characters or scripts that its fonts are for.
    public let purpose: String

    /// A file that exists if the package is installed.
    let file: String

    /// True if text in any language has another appearance without the package.
    let isRequired: Bool

    /// All packages that are used. Several share a directory.
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
            name: "fonts-quicksand", purpose: "text in the rounded design",
            file: "/usr/share/fonts/truetype/quicksand/Quicksand-Regular.ttf", isRequired: false),
        FontPackage(
            name: "fonts-roboto-unhinted", purpose: "text in the condensed width",
            file: "/usr/share/fonts/truetype/roboto/unhinted/RobotoCondensed-Regular.ttf", isRequired: false),
        FontPackage(
            name: "fonts-noto-cjk", purpose: "Chinese, Japanese and Korean text",
            file: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", isRequired: false),
    ]

    /// The directory of the package's fonts.
    var directory: String { URL(fileURLWithPath: file).deletingLastPathComponent().path }

    /// True if the package is installed.
    var isInstalled: Bool { FileManager.default.fileExists(atPath: file) }
}
