/// Something on the system that Umwelt uses.
package struct Requirement: Sendable {
    /// The way to see whether it is there.
    package enum Evidence: Sendable {
        /// A file, in whose path `*` stands for any characters within a folder.
        case file(String)
        /// A command on the search path, or in a folder of programs for the administrator.
        case command(String)
        /// A library that the dynamic linker finds.
        case library(String)
    }

    /// The name for people.
    package let name: String

    /// Its use.
    package let purpose: String

    /// True if nothing can be compiled, or if text in any language has another appearance, without it.
    package let isRequired: Bool

    /// It is there if one of these is found.
    let evidence: [Evidence]

    /// The packages that contain it on Debian and Ubuntu.
    package let apt: String

    /// The packages that contain it on Fedora and its relatives; nil where these have none.
    let dnf: String?

    init(
        _ name: String, for purpose: String, isRequired: Bool = false, _ evidence: Evidence..., apt: String,
        dnf: String?
    ) {
        self.name = name
        self.purpose = purpose
        self.isRequired = isRequired
        self.evidence = evidence
        self.apt = apt
        self.dnf = dnf
    }

    /// Returns true if it is on a system.
    func isMet(on machine: Machine) -> Bool {
        evidence.contains { evidence in
            switch evidence {
            case .file(let path): machine.exists(path)
            case .command(let name): machine.command(name, alsoIn: ["/usr/sbin", "/usr/local/sbin"]) != nil
            case .library(let name): LinkerFolders(on: machine).contain(name)
            }
        }
    }

    /// Returns the packages that contain it on a distribution.
    func packages(on distribution: Distribution) -> [String] {
        let names = distribution.family == .dnf ? dnf : apt
        return names?.split(separator: " ").map(String.init) ?? []
    }

    /// Everything besides Swift and the libraries that an installation loads.
    package static let all: [Requirement] = [
        // For the compiler.
        Requirement(
            "C library's headers", for: "compiling", isRequired: true, .file("/usr/include/stdio.h"), apt: "libc6-dev",
            dnf: "glibc-devel"),
        Requirement(
            "GCC's start files", for: "linking", isRequired: true, .file("/usr/lib/gcc/*/*/crtbeginS.o"),
            apt: "libstdc++-12-dev", dnf: "gcc libstdc++-devel"),
        Requirement("Git", for: "packages with dependencies", .command("git"), apt: "git", dnf: "git"),
        // Fonts. The library reads the paths of Debian: see `FontPackage`.
        Requirement(
            "Inter", for: "Latin, Greek and Cyrillic text", isRequired: true,
            .file("/usr/share/fonts/opentype/inter/Inter-Regular.otf"), .file("/usr/share/fonts/rsms-inter*/*"),
            apt: "fonts-inter", dnf: "rsms-inter-fonts"),
        Requirement(
            "Noto Sans and Noto Serif", for: "most scripts, and serif text", isRequired: true,
            .file("/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"),
            .file("/usr/share/fonts/google-noto*/NotoSans*"),
            apt: "fonts-noto-core", dnf: "google-noto-sans-fonts google-noto-serif-fonts"),
        Requirement(
            "Noto Color Emoji", for: "emoji", isRequired: true,
            .file("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"),
            .file("/usr/share/fonts/google-noto-color-emoji*/*"),
            apt: "fonts-noto-color-emoji", dnf: "google-noto-color-emoji-fonts"),
        Requirement(
            "Noto Sans Mono", for: "monospaced text", isRequired: true,
            .file("/usr/share/fonts/truetype/noto/NotoSansMono-Regular.ttf"),
            .file("/usr/share/fonts/google-noto*/NotoSansMono*"), apt: "fonts-noto-mono",
            dnf: "google-noto-sans-mono-fonts"),
        Requirement(
            "Quicksand", for: "text in the rounded design",
            .file("/usr/share/fonts/truetype/quicksand/Quicksand-Regular.ttf"), apt: "fonts-quicksand", dnf: nil),
        Requirement(
            "Roboto Condensed", for: "text in the condensed width",
            .file("/usr/share/fonts/truetype/roboto/unhinted/RobotoCondensed-Regular.ttf"),
            apt: "fonts-roboto-unhinted", dnf: nil),
        Requirement(
            "Noto Sans CJK", for: "Chinese, Japanese and Korean text",
            .file("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"),
            .file("/usr/share/fonts/google-noto-sans-cjk*/*"), apt: "fonts-noto-cjk",
            dnf: "google-noto-sans-cjk-vf-fonts"),
        // For single commands and views.
        Requirement(
            "Browser", for: "the pages of `umwelt run`", .command("chromium"), .command("chromium-browser"),
            .command("google-chrome"), .command("firefox"), .command("firefox-esr"), apt: "chromium", dnf: "chromium"),
        Requirement(
            "GTK 4", for: "windows, by `umwelt run --window`", .library("libgtk-4.so.1"), apt: "libgtk-4-1", dnf: "gtk4"
        ),
        Requirement("HAProxy", for: "`umwelt serve`", .command("haproxy"), apt: "haproxy", dnf: "haproxy"),
        Requirement(
            "Redis", for: "`umwelt serve --redis` with a server on this machine", .command("redis-server"),
            .command("valkey-server"), .command("redis6-server"), apt: "redis-server", dnf: "redis"),
        Requirement(
            "Poppler", for: "images that are PDF files", .command("pdftocairo"), apt: "poppler-utils",
            dnf: "poppler-utils"),
        Requirement(
            "Librsvg", for: "images that are SVG files",
            .file("/usr/lib/*/gdk-pixbuf-2.0/*/loaders/*svg*"), .file("/usr/lib64/gdk-pixbuf-2.0/*/loaders/*svg*"),
            .library("librsvg-2.so.2"), apt: "librsvg2-2 librsvg2-common", dnf: "librsvg2"),
        Requirement(
            "English dictionary", for: "the spelling of text views", .file("/usr/share/hunspell/en_US.dic"),
            apt: "libenchant-2-2 hunspell-en-us", dnf: "enchant2 hunspell-en-US"),
    ]
}
