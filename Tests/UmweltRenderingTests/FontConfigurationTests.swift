import Foundation
import Testing
import UmweltDrawing

@testable import UmweltRendering

@Suite("Font configuration") struct FontConfigurationTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "umwelt-fonts-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    @Test("Fonts come from Debian's packages, and each directory once") func directories() {
        let directories = FontConfiguration.shared.directories
        #expect(directories.allSatisfy { $0.hasPrefix("/usr/share/fonts/") })
        #expect(Set(directories).count == directories.count)
    }

    @Test("Packages that are not there are named, and text is set all the same") func missing() throws {
        try withFolder { folder in
            let package = FontPackage(
                name: "fonts-none", purpose: "tests", file: folder + "/none.otf", isRequired: true)
            let configuration = FontConfiguration(packages: [package], cacheDirectory: folder)
            #expect(configuration.missingPackages == [package])
            let setter = PangoTypeSetter(shapingContexts: ShapingContextPool(configuration: configuration))
            let text = setter.layout(Paragraph("Hello 💬"), width: nil, height: nil)
            #expect(text.size.width > 0 && text.size.height > 0)
        }
    }

    @Test("The cache is kept where the environment says, or in the temporary files") func cache() throws {
        try withFolder { folder in
            func directory(_ environment: [String: String]) -> String {
                FontConfiguration.cacheDirectory(environment: environment)
            }
            #expect(directory(["XDG_CACHE_HOME": folder + "/x", "HOME": folder]) == folder + "/x/umwelt")
            #expect(directory(["XDG_CACHE_HOME": "relative", "HOME": folder]) == folder + "/.cache/umwelt")
            let temporary = NSTemporaryDirectory() + "umwelt-\(getuid())"
            #expect(directory(["HOME": "/dev/null"]) == temporary)
            #expect(directory([:]) == temporary)
        }
    }

    @Test("Locales have the languages that fonts list") func languages() {
        let names = [
            "en_US": "en-us", "zh_Hant_TW": "zh-tw", "zh-Hans-CN": "zh-cn", "zh": "zh-cn", "zh_HK": "zh-hk",
            "ko_KR": "ko", "de_DE@currency=EUR": "de-de", "": "en",
        ]
        for (identifier, name) in names { #expect(LanguageTag(localeIdentifier: identifier).name == name) }
    }

    @Test("The rules may hold any path") func rules() {
        let document = FontRules(cacheDirectory: "/a&b<c>").document
        #expect(document.contains("<cachedir>/a&amp;b&lt;c&gt;</cachedir>"))
    }

    @Test("What was set lately is remembered, and the rest forgotten") func textCache() {
        let cache = ShapedTextCache(capacity: 10)
        var made = 0
        func ask(_ text: String) {
            let paragraph = Paragraph(text)
            let line = ShapedLine(parts: [], isRightToLeft: false, width: 1, endSpace: 0, height: 1, ascent: 1)
            let key = ShapedTextCache.Key(paragraph: paragraph, width: nil, lineLimit: nil)
            _ = cache.text(for: key) {
                made += 1
                return ShapedText([line], of: paragraph, isTruncated: false)
            }
        }
        for _ in 0..<5 { ask("a") }
        #expect(made == 1)
        for index in 0..<15 { ask("\(index)") }
        ask("a")
        #expect(made == 16)
        for index in 0..<30 { ask("other \(index)") }
        ask("a")
        #expect(made == 47)
    }
}
