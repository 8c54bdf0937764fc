import CWebFonts
import Foundation
import NIOHTTP1
import Testing
import UmweltServing

@testable import UmweltBrowser
@testable import UmweltRendering

/// The parts of fonts that pages get.
@Suite struct FontTests {
    private func withStore(_ body: (FontStore, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(FontStore(cache: FontCache(folder: folder)), folder)
    }

    private func font(_ family: String, weight: Int = 400) throws -> FontFile {
        let files = FontConfiguration.shared.files(of: [family])
        return try #require(files.first { $0.weight == weight && !$0.isItalic })
    }

    /// True for a file of WOFF2 that has the length that its head says.
    private func isWebFont(_ file: Data) -> Bool {
        guard file.count > 12, file.starts(with: "wOF2".utf8) else { return false }
        return file.dropFirst(8).prefix(4).reduce(0) { $0 << 8 | Int($1) } == file.count
    }

    @Test("The letters of English texts are a twentieth of the font, in WOFF2, and the next process finds them")
    func letters() throws {
        try withStore { store, folder in
            let font = try font("Inter")
            let made = try #require(store.file(.letters(.basic), of: font, named: "inter"))
            #expect(made.count == 1 && isWebFont(made[0]))
            #expect((8000..<16000).contains(made[0].count), "\(made[0].count)")
            #expect(FontCache(folder: folder)["inter-basic"] == made[0])
        }
    }

    @Test("A file that was cut off, or of which a byte is another, is made again")
    func damage() throws {
        try withStore { store, folder in
            let font = try font("Inter")
            let made = try #require(store.file(.letters(.basic), of: font, named: "inter"))
            let place = folder.appendingPathComponent("inter-basic")
            let file = try Data(contentsOf: place)
            var changed = file
            changed[5000] ^= 1
            for damaged in [file.prefix(1000), Data(), changed] {
                try damaged.write(to: place)
                #expect(FontCache(folder: folder)["inter-basic"] == nil)
                let next = FontStore(cache: FontCache(folder: folder))
                #expect(next.file(.letters(.basic), of: font, named: "inter") == made)
                #expect(try Data(contentsOf: place) == file)
            }
        }
    }

    @Test("The least recently used font is removed if the store is full")
    func pruning() throws {
        try withStore { _, folder in
            let cache = FontCache(folder: folder, longest: 3500)
            for (age, name) in ["first", "second", "third"].enumerated() {
                cache[name] = Data(repeating: 1, count: 1000)
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: Double(age) * 60 - 600)],
                    ofItemAtPath: folder.appendingPathComponent(name).path)
            }
            #expect(cache["first"] != nil)
            cache["fourth"] = Data(repeating: 1, count: 1000)
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
                    "first", "fourth", "third",
                ])
        }
    }

    @Test("A few emoji, or a few characters of Chinese, are a few thousand bytes of their large fonts")
    func characters() throws {
        try withStore { store, folder in
            let emoji = try #require(store.file(.characters("🐋🐇"), of: try font("Noto Color Emoji"), named: "emoji"))
            #expect(emoji[0].count < 12_000, "\(emoji[0].count)")
            let chinese = try #require(
                store.file(.characters("中文"), of: try font("Noto Sans CJK SC"), named: "chinese"))
            #expect(chinese[0].count < 4000, "\(chinese[0].count)")
            #expect(!FileManager.default.fileExists(atPath: folder.path))
        }
    }

    /// Returns what the store makes of the bytes of a font.
    private func made(of bytes: Data, index: Int? = nil) throws -> Data? {
        var result: Data?
        try withStore { store, folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let place = folder.appendingPathComponent("Font.otf")
            try bytes.write(to: place)
            let font = FontFile(
                path: place.path, index: index, family: "Font", weight: 400, width: 100, isItalic: false,
                characters: [0x20...0x7E])
            result = store.file(.letters(.basic), of: font, named: "font")?.first
        }
        return result
    }

    @Test("A font that is no font, or is cut off, is not served, and its tables are nowhere read beyond its end")
    func broken() throws {
        #expect(try made(of: Data()) == nil)
        #expect(try made(of: Data(repeating: 7, count: 5000)) == nil)
        let whole = try #require(try font("Noto Sans Mono").contents?.first)
        #expect(try made(of: whole) != nil)
        #expect(try made(of: whole, index: 3) == nil)
        for length in [4, 11, 12, 100, 500, 5000] { #expect(try made(of: whole.prefix(length)) == nil, "\(length)") }
        // Tables beyond the end, duplicated tables, and lengths that overflow: the result is a font or nil.
        let tables = Int(whole[5])
        for table in 0..<tables {
            let record = 12 + 16 * table
            for (field, value) in [(8, 0xFFFF_FFF0), (8, 0), (12, 0xFFFF_FFFF), (12, 0), (0, 0x6C6F_6361)] {
                var bytes = whole
                for byte in 0..<4 { bytes[record + field + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * byte)) }
                if let made = try made(of: bytes) { #expect(isWebFont(made)) }
            }
        }
    }

    @Test("The font at the index of a collection is served")
    func collection() throws {
        let files = FontConfiguration.shared.files(of: ["Noto Sans CJK SC", "Noto Sans CJK JP"])
        let fonts = files.filter { $0.weight == 400 }
        try #require(fonts.count == 2 && fonts[0].path == fonts[1].path, "One file has both.")
        try withStore { store, _ in
            let parts = try fonts.map { try #require(store.file(.characters("直"), of: $0, named: $0.family)) }
            // Chinese and Japanese draw it differently.
            #expect(parts[0] != parts[1])
        }
    }

    @Test("No letter is in two sets, and a letter of a set is not requested by itself")
    func sets() {
        let sets =
            FontSubset.Letters.allCases.map(\.own) + [
                FontSubset.Letters.basic.characters, FontSubset.otherLetters, FontSubset.singleCharacters,
            ]
        let ranges = sets.flatMap { $0 }
        for (index, range) in ranges.enumerated() {
            #expect(!ranges[(index + 1)...].contains { $0.overlaps(range) }, "\(range)")
        }
    }

    @Test("A client with 64 waiting requests for characters must retry, and others are served")
    func turns() async throws {
        let resources = PageResources(
            token: "", previews: [], origin: RequestOrigin(address: try #require(IPAddress("127.0.0.1"))),
            hangs: HangNotifier(), offersTools: false)
        let font = try font("Inter")
        let signs = FontFaces.Request(name: "inter", font: font, part: .characters("♥"))
        let letters = FontFaces.Request(name: "inter", font: font, part: .letters(.basic))
        func status(_ request: FontFaces.Request, of client: String) async -> UInt {
            await withCheckedContinuation { done in
                resources.answer(request, for: client) { done.resume(returning: $0.status.code) }
            }
        }
        for _ in 0..<64 { #expect(resources.fontTurns.begin(for: "10.0.0.1")) }
        #expect(await status(signs, of: "10.0.0.1") == 429)
        #expect(await status(letters, of: "10.0.0.1") == 200)
        #expect(await status(signs, of: "10.0.0.2") == 200)
        #expect(resources.fontTurns.clients == 1)
        resources.fontTurns.end(for: "10.0.0.1")
        #expect(await status(signs, of: "10.0.0.1") == 200)
        for _ in 0..<63 { resources.fontTurns.end(for: "10.0.0.1") }
        #expect(resources.fontTurns.clients == 0)
    }

    @Test("The characters of a font are whole ranges, in order and apart from each other")
    func ranges() throws {
        let characters = try font("Noto Sans Mono").characters
        #expect(characters.first == 0x20...0x7E)
        // Letters of 17 words of 32 characters follow each other.
        #expect(characters.contains { $0.contains(0xA0) && $0.contains(0x2FF) })
        #expect(zip(characters, characters.dropFirst()).allSatisfy { $0.upperBound + 1 < $1.lowerBound })
    }

    @Test("Characters with emoji presentation come from the emoji font only")
    func emoji() throws {
        let rules = ClientBundle.fonts.text.data.split(separator: UInt8(ascii: "\n"))
            .map { String(decoding: $0, as: UTF8.self) }
        let others = rules.filter { $0.hasPrefix("@font-face") && !$0.contains("Emoji") }
        // Noto Sans Math has the watch and the hourglass, too, between these two ranges.
        #expect(others.contains { $0.contains("U+2319,U+231c-2321") })
        #expect(!others.contains { $0.contains("U+231a") || $0.contains("U+1f600") })
        #expect(rules.contains { $0.contains("Noto Color Emoji") && $0.contains("U+231a-231b") })
    }

    @Test("A text is given in every coding")
    func codings() {
        let text = CompressedText(Data(String(repeating: "Umwelt ", count: 1000).utf8))
        for coding in ContentCoding.allCases {
            let form = text[coding]
            #expect(form.count < 100 && form == text[coding], "\(coding): \(form.count)")
        }
    }

    @Test("The rules lead to parts of fonts, which browsers keep for ever")
    func served() async throws {
        try await withSample { _, url, _ in
            let css = String(decoding: try await RawPage(at: url).get(ClientBundle.fonts.path).2, as: UTF8.self)
            let rule = try #require(
                css.firstMatch(of: /font-family:"Inter basic";src:url\("([^"]+)"\);font-weight:400;/))
            // The rule is relative to the style, which is in a folder beside the fonts'.
            #expect(rule.1.hasPrefix("../fonts/"))
            let path = String(rule.1.dropFirst(2))
            let (status, headers, body) = try await RawPage(at: url).get(path)
            #expect(status == 200 && headers["content-type"] == "font/woff2")
            #expect(headers["cache-control"] == "max-age=31536000, immutable")
            // Each page has a dozen: what says something of documents alone is not sent with them.
            #expect(headers["content-security-policy"] == nil && headers["x-content-type-options"] == "nosniff")
            #expect(headers["cross-origin-resource-policy"] == "same-origin")
            #expect(isWebFont(body))
            let name = path.prefix { $0 != "?" }
            #expect(try await RawPage(at: url).get("\(name)?text=%E2%99%A5").1["content-type"] == "font/woff2")
            // The whole font is there for what nothing else has.
            let (_, wholeHeaders, whole) = try await RawPage(at: url).get(String(name))
            #expect(wholeHeaders["content-type"] == "font/woff2" && whole.count > 5 * body.count)
            for wrong in ["\(name)?letters=none", "\(name)?text=", "/fonts/none", "/fonts/"] {
                #expect(try await RawPage(at: url).get(wrong).0 == 404, "\(wrong)")
            }
        }
    }
}
