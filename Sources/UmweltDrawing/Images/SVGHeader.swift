import Foundation

/// The size that an SVG specifies.
enum SVGHeader {
    /// Returns the size in points; nil if the bytes are not an SVG.
    static func size(of data: Data) throws(ImageError) -> CGSize? {
        // Only comments and declarations come before the element.
        let text = String(decoding: data.prefix(65536), as: UTF8.self)
        guard let start = text.firstRange(of: /<(?:svg:)?svg[\s>]/) else { return nil }
        guard let end = text[start.lowerBound...].firstIndex(of: ">"),
            data.suffix(4096).range(of: Data("svg>".utf8)) != nil || text[..<end].hasSuffix("/")
        else { throw .broken(.svg) }
        let attributes = attributes(of: text[start.lowerBound..<end])
        let box = attributes["viewBox"]?.split { " ,\n\t".contains($0) }.compactMap { Double($0) } ?? []
        let (width, height) = (length(attributes["width"]), length(attributes["height"]))
        let hasBox = box.count == 4 && box[2] > 0 && box[3] > 0
        switch (width, height) {
        case (let width?, let height?): return CGSize(width: width, height: height)
        case (let width?, nil): return CGSize(width: width, height: hasBox ? width * box[3] / box[2] : 150)
        case (nil, let height?): return CGSize(width: hasBox ? height * box[2] / box[3] : 300, height: height)
        // The size of an SVG without one, in CSS.
        case (nil, nil): return hasBox ? CGSize(width: box[2], height: box[3]) : CGSize(width: 300, height: 150)
        }
    }

    private static func attributes(of tag: Substring) -> [String: String] {
        var result: [String: String] = [:]
        for match in tag.matches(of: /([A-Za-z:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/) {
            result[String(match.1)] = String(match.2 ?? match.3 ?? "")
        }
        return result
    }

    /// Returns a length in points, which are the pixels of CSS here; nil if it is relative to the parent.
    private static func length(_ text: String?) -> Double? {
        guard let match = text?.wholeMatch(of: /\s*([0-9.]+(?:[eE][-+]?[0-9]+)?)\s*([a-z]*)\s*/) else { return nil }
        let factors = ["": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "em": 16]
        guard let number = Double(match.1), number > 0, let factor = factors[String(match.2)] else { return nil }
        return number * factor
    }
}
