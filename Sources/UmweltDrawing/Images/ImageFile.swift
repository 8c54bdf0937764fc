import Foundation

/// The file of an image: its bytes, and the format and size from its header. It is decoded when it is drawn.
///
/// The formats are PNG, JPEG and SVG. Two files are equal if their bytes are.
public final class ImageFile: Sendable {
    /// The file's bytes.
    public let data: Data

    /// The format of the bytes.
    public let format: Format

    /// The size of the upright image in pixels, after the orientation of a photograph; of an SVG, in points.
    public let size: CGSize

    /// The path of the file for messages; nil if the bytes do not come from a file.
    package let path: String?

    /// A format of image files.
    public enum Format: String, Sendable {
        /// Pixels, compressed without loss.
        case png
        /// Pixels, compressed with loss, as for photographs.
        case jpeg
        /// Vector graphics.
        case svg
    }

    /// The longest side that can be drawn, in pixels.
    public static let longestSide: CGFloat = 32767

    /// The most pixels that are decoded: 400 megabytes.
    public static let maxPixels: CGFloat = 100_000_000

    /// Makes a file of bytes.
    ///
    /// - Parameter data: The elements.
    /// - Throws: An `ImageError` if the format is unknown, the bytes end too early, or there are too many pixels to
    ///   draw.
    public convenience init(data: Data) throws(ImageError) { try self.init(data: data, path: nil) }

    private init(data: Data, path: String?) throws(ImageError) {
        let header = try ImageHeader(data)
        guard header.size.width >= 1, header.size.height >= 1 else { throw .empty }
        let isTooLarge =
            max(header.size.width, header.size.height) > Self.longestSide
            || header.size.width * header.size.height > Self.maxPixels
        guard !isTooLarge else { throw .tooLarge(header.size) }
        self.data = data
        format = header.format
        size = header.size
        self.path = path
    }

    /// Reads a file. Of a PDF, the first page is turned into an SVG.
    ///
    /// - Parameter url: The URL of a file, not of a server.
    /// - Throws: An `ImageError` if the file cannot be read, or as `init(data:)` does.
    public convenience init(contentsOf url: URL) throws(ImageError) {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw .unreadable(url.path)
        }
        try self.init(data: PortableDocument.isOne(data) ? PortableDocument.svg(of: url) : data, path: url.path)
    }
}

extension ImageFile: Hashable {
    /// Returns true if both have the same bytes.
    public static func == (left: ImageFile, right: ImageFile) -> Bool {
        left === right || (left.size == right.size && left.data == right.data)
    }

    /// Hashes a part of the bytes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(data.count)
        hasher.combine(data.prefix(64))
        hasher.combine(data.suffix(64))
    }
}

/// The reasons why an image cannot be shown.
public enum ImageError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file does not exist or must not be read; the value is its path.
    case unreadable(String)
    /// The bytes are not a PNG, JPEG or SVG.
    case unknownFormat
    /// The bytes end early or are invalid.
    case broken(ImageFile.Format)
    /// The PDF is invalid.
    case brokenDocument
    /// The program that turns PDFs into vector graphics is missing.
    case noConverter
    /// The image has no pixels.
    case empty
    /// The image has more pixels than can be drawn.
    case tooLarge(CGSize)

    /// The error and its remedy, in a sentence.
    public var description: String {
        switch self {
        case .unreadable(let path): "The file \(path) cannot be read."
        case .unknownFormat: "It is no PNG, JPEG or SVG: convert it to one of them."
        case .broken(let format): "It is a broken \(format.rawValue.uppercased()): save it again."
        case .brokenDocument: "It is a broken PDF: save it again."
        case .noConverter: "It is a PDF, which needs /usr/bin/pdftocairo: install the package poppler-utils."
        case .empty: "It has no pixels."
        case .tooLarge(let size):
            "It has \(Int(size.width)) × \(Int(size.height)) pixels, and no side may have more than "
                + "\(Int(ImageFile.longestSide)), all together no more than \(Int(ImageFile.maxPixels)): make it smaller."
        }
    }
}
