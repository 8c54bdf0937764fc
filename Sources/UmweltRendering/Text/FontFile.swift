internal import CPango
import Foundation

/// A font in a file, for hosts whose text is drawn by another program, such as a browser.
package struct FontFile: Sendable, Hashable {
    /// The path of the file.
    package let path: String
    /// The index of the font in a collection of several; nil if the file has one font.
    package let index: Int?
    /// The family, such as "Inter".
    package let family: String
    /// The weight on the scale of OpenType and CSS: 400 is regular, 700 bold.
    package let weight: Int
    /// The width of the letters in percent.
    package let width: Int
    /// True if the font is slanted.
    package let isItalic: Bool
    /// The Unicode ranges that the font contains; for a Chinese, Japanese or Korean font, those of its scripts.
    package let characters: [ClosedRange<UInt32>]

    /// True if it is a font for Chinese, Japanese and Korean.
    package var isHan: Bool { Self.isHan(family) }

    /// The font as a file with one font, in pieces of the file that are mapped into memory; nil if it cannot be read.
    package var contents: [Data]? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
        return index.map { FontCollection.font(at: $0, of: data) } ?? [data]
    }
}

extension FontConfiguration {
    /// Returns the files of some families with fonts of usual width, in the families' order, and all of the app's own
    /// fonts.
    package func files(of families: [String]) -> [FontFile] {
        var files: [FontFile] = []
        forEachFont([FC_FILE, FC_INDEX, FC_FAMILY, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_CHARSET]) { pattern in
            // Systems have hundreds of fonts, whose characters would take longest to list.
            let file = FontFile(pattern) { path, family, width in
                appFonts.contains(path) || (families.contains(family) && width == 100)
            }
            if let file { files.append(file) }
        }
        let order = Dictionary(uniqueKeysWithValues: families.enumerated().map { ($1, $0) })
        return files.sorted { ($0.order(order), $0.weight, $0.path) < ($1.order(order), $1.weight, $1.path) }
    }

    /// Calls `body` with fontconfig's pattern of each font.
    ///
    /// - Parameter properties: The names of the properties that the patterns have.
    func forEachFont(_ properties: [String], _ body: (OpaquePointer) -> Void) {
        guard let pattern = FcPatternCreate(), let set = FcObjectSetCreate() else { return }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(set)
        }
        for name in properties { FcObjectSetAdd(set, name) }
        guard let list = FcFontList(pointer, pattern, set) else { return }
        defer { FcFontSetDestroy(list) }
        for index in 0..<Int(list.pointee.nfont) {
            if let font = list.pointee.fonts[index] { body(font) }
        }
    }
}

extension FontFile {
    /// Makes a font of fontconfig's pattern; nil if a property is missing, the file has another format, or the font is
    /// not wanted.
    ///
    /// - Parameter isWanted: Called with the path, the family and the width in percent.
    fileprivate init?(_ pattern: OpaquePointer, where isWanted: (String, String, Int) -> Bool) {
        var (file, family): (UnsafeMutablePointer<FcChar8>?, UnsafeMutablePointer<FcChar8>?)
        var (weight, width) = (0.0, 100.0)
        var (slant, place): (Int32, Int32) = (0, 0)
        var characters: OpaquePointer?
        guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file,
            FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family,
            FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch,
            FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch, let characters
        else { return nil }
        _ = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        _ = FcPatternGetDouble(pattern, FC_WIDTH, 0, &width)
        _ = FcPatternGetInteger(pattern, FC_INDEX, 0, &place)
        path = String(cString: file)
        let isCollection = path.hasSuffix(".ttc") || path.hasSuffix(".otc")
        guard isCollection || path.hasSuffix(".otf") || path.hasSuffix(".ttf") else { return nil }
        // The upper half is the index of a variation.
        index = isCollection ? Int(place & 0xFFFF) : nil
        self.family = String(cString: family)
        self.width = Int(width)
        guard isWanted(path, self.family, self.width) else { return nil }
        self.weight = Int(FcWeightToOpenTypeDouble(weight).rounded())
        isItalic = slant > 0
        self.characters = Self.isHan(self.family) ? Self.hanCharacters : Self.ranges(of: characters)
    }

    private static func isHan(_ family: String) -> Bool { family.contains(" CJK ") }

    fileprivate func order(_ order: [String: Int]) -> Int { order[family] ?? order.count }

    /// The ranges of Chinese, Japanese and Korean. Listing all characters of these fonts would take seconds and half a
    /// megabyte.
    private static let hanCharacters: [ClosedRange<UInt32>] = [
        0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
        0xFF00...0xFFEF, 0x20000...0x3FFFF,
    ]

    private static func ranges(of set: OpaquePointer) -> [ClosedRange<UInt32>] {
        var ranges: [ClosedRange<UInt32>] = []
        var next: FcChar32 = 0
        var bits = [FcChar32](repeating: 0, count: 8)
        var page = FcCharSetFirstPage(set, &bits, &next)
        while page != FcChar32.max {
            var word = page
            for var rest in bits {
                // Runs of characters by the bits' own length: most words are full or empty.
                var character = word
                while rest != 0 {
                    let gap = FcChar32(rest.trailingZeroBitCount)
                    let run = FcChar32((~(rest >> gap)).trailingZeroBitCount)
                    character += gap
                    if let last = ranges.last, last.upperBound + 1 == character {
                        ranges[ranges.count - 1] = last.lowerBound...character + run - 1
                    } else {
                        ranges.append(character...character + run - 1)
                    }
                    character += run
                    rest = gap + run < 32 ? rest >> (gap + run) : 0
                }
                word += 32
            }
            page = FcCharSetNextPage(set, &bits, &next)
        }
        return ranges
    }
}
