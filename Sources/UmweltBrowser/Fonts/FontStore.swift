internal import CWebFonts
import Foundation
import Synchronization
import UmweltRendering

/// The font files for browsers: parts of the machine's fonts in WOFF2, created at the first request.
///
/// Parts that all pages share are stored in the user's cache folder, for the next process.
final class FontStore: Sendable {
    static let shared = FontStore(
        cache: FontCache(folder: URL(fileURLWithPath: FontConfiguration.cacheDirectory() + "/fonts")))

    /// The length in bytes beyond which a whole font is served uncompressed: compressing it would take seconds.
    private static let longestCompressed = 1_000_000

    /// The greatest number of characters in a page's request.
    static let mostCharacters = 500

    /// The greatest size of the cached parts, in bytes.
    private static let longestKept = 16_000_000

    private let cache: FontCache

    /// The serial queue for reading and creating files, so that requests do not block the thread that serves the
    /// others.
    private let queue = DispatchQueue(label: "umwelt.fonts", qos: .userInitiated)

    private let kept = Mutex<[String: Data]>([:])

    init(cache: FontCache) { self.cache = cache }

    /// Finds or makes a part of a font.
    ///
    /// - Parameters:
    ///   - name: The name of the font in its URL, which identifies its file's content.
    ///   - result: Called with the pieces of the file, on a thread of the store; nil if the font cannot be read.
    func find(
        _ part: FontSubset, of font: FontFile, named name: String, then result: @escaping @Sendable ([Data]?) -> Void
    ) {
        queue.async { result(self.file(part, of: font, named: name)) }
    }

    /// Returns a part of a font; nil if the font cannot be read.
    func file(_ part: FontSubset, of font: FontFile, named name: String) -> [Data]? {
        switch part {
        case .whole:
            guard let pieces = font.contents else { return nil }
            guard pieces.reduce(0, { $0 + $1.count }) <= Self.longestCompressed else { return pieces }
            return shared(name, quality: 9, part, of: font).map { [$0] } ?? pieces
        case .letters(let letters):
            return shared("\(name)-\(letters.rawValue)", quality: 11, part, of: font).map { [$0] }
        case .characters(let text):
            return keeping("\(name) \(text)") { Self.made(part, of: font, quality: 9) }.map { [$0] }
        }
    }

    /// Returns a part that all pages share.
    private func shared(_ name: String, quality: Int32, _ part: FontSubset, of font: FontFile) -> Data? {
        keeping(name) {
            if let found = cache[name] { return found }
            let made = Self.made(part, of: font, quality: quality)
            if let made { cache[name] = made }
            return made
        }
    }

    /// Returns the cached data with a name, or the result of `make`.
    private func keeping(_ name: String, _ make: () -> Data?) -> Data? {
        if let found = kept.withLock({ $0[name] }) { return found }
        guard let made = make() else { return nil }
        kept.withLock { kept in
            if kept.values.reduce(made.count, { $0 + $1.count }) > Self.longestKept { kept = [:] }
            kept[name] = made
        }
        return made
    }

    private static func made(_ part: FontSubset, of font: FontFile, quality: Int32) -> Data? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: font.path), options: .alwaysMapped) else {
            return nil
        }
        let bounds = part.ranges.flatMap { [$0.lowerBound, $0.upperBound] }
        return data.withUnsafeBytes { bytes -> Data? in
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
            var length = 0
            let result = umwelt_web_font(
                start, bytes.count, UInt32(font.index ?? 0), bounds, bounds.count, quality, &length)
            return result.map { Data(bytesNoCopy: $0, count: length, deallocator: .free) }
        }
    }
}
