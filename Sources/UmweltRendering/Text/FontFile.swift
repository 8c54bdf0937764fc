internal import CPango
import Foundation

/// A file with one font, for hosts that have text drawn by somebody else.
package struct FontFile: Sendable, Hashable {
    /// Where the file is.
    package let path: String
    /// The family, such as "Inter".
    package let family: String
    /// The weight on the scale of OpenType and CSS: 400 is regular, 700 bold.
    package let weight: Int
    /// Whether the font slants.
    package let isItalic: Bool
    /// The characters that the font has.
    package let characters: [ClosedRange<UInt32>]
}

extension FontConfiguration {
    /// The files of some families with fonts of usual width, in the families' order. Collections of several fonts in
    /// one file are left out.
    package func files(of families: [String]) -> [FontFile] {
        guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return [] }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(properties)
        }
        for name in [FC_FILE, FC_FAMILY, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_CHARSET] { FcObjectSetAdd(properties, name) }
        guard let list = FcFontList(pointer, pattern, properties) else { return [] }
        defer { FcFontSetDestroy(list) }
        var files: [FontFile] = []
        for index in 0..<Int(list.pointee.nfont) {
            if let file = list.pointee.fonts[index].flatMap(FontFile.init), families.contains(file.family) {
                files.append(file)
            }
        }
        let order = Dictionary(uniqueKeysWithValues: families.enumerated().map { ($1, $0) })
        return files.sorted { ($0.order(order), $0.weight, $0.path) < ($1.order(order), $1.weight, $1.path) }
    }
}

extension FontFile {
    /// Reads what fontconfig says of a font.
    fileprivate init?(_ pattern: OpaquePointer) {
        var (file, family): (UnsafeMutablePointer<FcChar8>?, UnsafeMutablePointer<FcChar8>?)
        var (weight, width) = (0.0, 100.0)
        var slant: Int32 = 0
        var characters: OpaquePointer?
        guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file,
            FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family,
            FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch,
            FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch, let characters
        else { return nil }
        _ = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        _ = FcPatternGetDouble(pattern, FC_WIDTH, 0, &width)
        path = String(cString: file)
        guard width == 100, path.hasSuffix(".otf") || path.hasSuffix(".ttf") else { return nil }
        self.family = String(cString: family)
        self.weight = Int(FcWeightToOpenTypeDouble(weight).rounded())
        isItalic = slant > 0
        self.characters = Self.ranges(of: characters)
    }

    fileprivate func order(_ order: [String: Int]) -> Int { order[family] ?? order.count }

    private static func ranges(of set: OpaquePointer) -> [ClosedRange<UInt32>] {
        var ranges: [ClosedRange<UInt32>] = []
        var next: FcChar32 = 0
        var bits = [FcChar32](repeating: 0, count: 8)
        var page = FcCharSetFirstPage(set, &bits, &next)
        while page != FcChar32.max {
            for offset in 0..<UInt32(256) where bits[Int(offset / 32)] >> (offset % 32) & 1 == 1 {
                let character = page + offset
                if let last = ranges.last, last.upperBound + 1 == character {
                    ranges[ranges.count - 1] = last.lowerBound...character
                } else {
                    ranges.append(character...character)
                }
            }
            page = FcCharSetNextPage(set, &bits, &next)
        }
        return ranges
    }
}
