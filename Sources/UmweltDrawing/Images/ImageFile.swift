import Foundation

/// The file of an image: its bytes, and what their beginning says of it. Whoever draws it decodes it.
///
/// It is a PNG, a JPEG or an SVG. Two files are equal if their bytes are.
public final class ImageFile: Sendable {
    /// The file's bytes.
    public let data: Data

    /// What the bytes are.
    public let format: Format

    /// The size in pixels as the image is seen, with a photograph turned upright; of an SVG, in points.
    public let size: CGSize

    /// What the bytes of an image are.
    public enum Format: String, Sendable {
        /// Pixels without loss.
        case png
        /// Photographs.
        case jpeg
        /// Lines and areas.
        case svg
    }

    /// The longest side that can be drawn, in pixels.
    public static let longestSide: CGFloat = 32767

    /// The most pixels that are decoded: 400 megabytes.
    public static let maxPixels: CGFloat = 100_000_000

    /// Takes a file's bytes. Fails if they are none of the known formats, end too early, or are too many pixels to draw.
    public init(data: Data) throws(ImageError) {
        let header = try ImageHeader(data)
        guard header.size.width >= 1, header.size.height >= 1 else { throw .empty }
        let isTooLarge =
            max(header.size.width, header.size.height) > Self.longestSide
            || header.size.width * header.size.height > Self.maxPixels
        guard !isTooLarge else { throw .tooLarge(header.size) }
        self.data = data
        format = header.format
        size = header.size
    }

    /// Reads a file.
    public convenience init(contentsOf url: URL) throws(ImageError) {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw .unreadable(url.path)
        }
        try self.init(data: data)
    }
}

extension ImageFile: Hashable {
    /// Whether both have the same bytes.
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

/// Why an image cannot be shown.
public enum ImageError: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no such file, or it may not be read.
    case unreadable(String)
    /// The bytes are no PNG, JPEG or SVG.
    case unknownFormat
    /// The bytes end, or make no sense, before the image does.
    case broken(ImageFile.Format)
    /// The image has no pixels.
    case empty
    /// The image has more pixels than can be drawn.
    case tooLarge(CGSize)

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .unreadable(let path): "The file \(path) cannot be read."
        case .unknownFormat: "It is no PNG, JPEG or SVG: convert it to one of them."
        case .broken(let format): "It is a broken \(format.rawValue.uppercased()): save it again."
        case .empty: "It has no pixels."
        case .tooLarge(let size):
            "It has \(Int(size.width)) × \(Int(size.height)) pixels, and no side may have more than "
                + "\(Int(ImageFile.longestSide)), all together no more than \(Int(ImageFile.maxPixels)): make it smaller."
        }
    }
}
