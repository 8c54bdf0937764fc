import Foundation
import Synchronization

/// The outlines of Bootstrap Icons, under the MIT licence. Each icon is read once.
///
/// An installation has them as one file beside the library, which `Scripts/symbol-file` writes. Elsewhere they are those
/// of Debian's package `bootstrap-icons`.
struct SymbolFiles: Sendable {
    /// The icons beside the library, or else in Debian's folder.
    static let shared = SymbolFiles(
        folder: "/usr/share/bootstrap-icons/svg", collection: "\(LibraryFile.folder)/symbols.svg")

    private let folder: String

    /// The text of the file with icons; nil if there is none.
    private let collection: Data?
    private let known = Known()

    private final class Known: Sendable {
        let outlines = Mutex<[String: SymbolOutline?]>([:])
    }

    /// Finds icons.
    ///
    /// - Parameters:
    ///   - folder: A folder with a file for each icon.
    ///   - collection: A file with icons, which are found before those of the folder; it need not exist.
    init(folder: String, collection: String? = nil) {
        self.folder = folder
        let file = collection.map { URL(fileURLWithPath: $0) }
        self.collection = file.flatMap { try? Data(contentsOf: $0, options: .mappedIfSafe) }
    }

    /// Returns the outline of an icon; nil for an unknown name.
    func outline(_ name: String) -> SymbolOutline? {
        if let outline = known.outlines.withLock({ $0[name] }) { return outline }
        let outline = read(name)
        known.outlines.withLock { $0[name] = .some(outline) }
        return outline
    }

    /// True if the icons are installed.
    var areInstalled: Bool { collection != nil || FileManager.default.fileExists(atPath: folder) }

    private func read(_ name: String) -> SymbolOutline? {
        guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }),
            let data = collection.flatMap({ Self.part(name, of: $0) })
                ?? FileManager.default.contents(atPath: "\(folder)/\(name).svg")
        else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        var layers: [SymbolOutline.Layer] = []
        for match in text.matches(of: /<(path|circle|rect)\s([^>]*)>/) {
            let attributes = Self.attributes(match.2)
            let isEvenOdd = attributes["fill-rule"] == "evenodd"
            layers.append(SymbolOutline.Layer(path: Self.path(match.1, attributes), isEvenOdd: isEvenOdd))
        }
        return layers.isEmpty ? nil : SymbolOutline(layers: layers)
    }

    /// Returns an icon's part of a collection.
    private static func part(_ name: String, of collection: Data) -> Data? {
        guard let start = collection.range(of: Data("<symbol id=\"\(name)\"".utf8)) else { return nil }
        let end = collection.range(of: Data("</symbol>".utf8), in: start.upperBound..<collection.endIndex)
        return collection[start.lowerBound..<(end?.upperBound ?? collection.endIndex)]
    }

    private static func attributes(_ text: Substring) -> [Substring: Substring] {
        var result: [Substring: Substring] = [:]
        for match in text.matches(of: /([a-z-]+)="([^"]*)"/) { result[match.1] = match.2 }
        return result
    }

    private static func path(_ element: Substring, _ attributes: [Substring: Substring]) -> Path {
        func number(_ name: Substring) -> CGFloat { attributes[name].flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
        switch element {
        case "circle":
            let radius = number("r")
            return Path(
                ellipseIn: CGRect(
                    x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius, height: 2 * radius))
        case "rect":
            var rect = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
            // The only transform that occurs in the files mirrors a bar and moves it.
            if let match = attributes["transform"]?.wholeMatch(of: /matrix\(1 0 0 -1 ([0-9.]+) ([0-9.]+)\)/),
                let x = Double(match.1), let y = Double(match.2)
            {
                rect.origin = CGPoint(x: x, y: y - rect.height)
            }
            return Path(roundedRect: rect, cornerRadius: number("rx"))
        default: return SVGPathData.path(attributes["d"] ?? "")
        }
    }
}
