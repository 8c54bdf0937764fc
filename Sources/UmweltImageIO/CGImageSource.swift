import Foundation
import Synchronization
import UmweltDrawing

/// An image file, whose images can be read in full or as thumbnails, and its properties.
///
/// ```swift
/// let options: [CFString: Any] = [
///     kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 200,
/// ]
/// if let source = CGImageSourceCreateWithURL(url as CFURL, nil) {
///     thumbnail = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
/// }
/// ```
///
/// The formats are those of gdk-pixbuf: PNG, JPEG, GIF, TIFF, BMP, and other installed ones.
public final class CGImageSource: Sendable {
    fileprivate let data: Data
    private let decoded = Mutex<PixelFrames??>(nil)

    fileprivate init(_ data: Data) { self.data = data }

    /// The decoded images; nil if the file is of no known format. They are decoded once.
    fileprivate var content: PixelFrames? {
        decoded.withLock { known in
            if let known { return known }
            let content = PixelFrames(data)
            known = .some(content)
            return content
        }
    }

    fileprivate func frame(_ index: Int) -> PixelFrames.Frame? {
        guard let frames = content?.frames, frames.indices.contains(index) else { return nil }
        return frames[index]
    }
}

/// The state of a source.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The file ends too early, or is broken.
    case statusUnexpectedEOF = -5
    /// The file is broken.
    case statusInvalidData = -4
    /// The file is of no known format.
    case statusUnknownType = -3
    /// The file is read.
    case statusReadingHeader = -2
    /// The file is not complete yet.
    case statusIncomplete = -1
    /// The images can be read.
    case statusComplete = 0
}

/// Makes a source of a file; nil if it cannot be read.
///
/// - Parameter options: Hints for caching, which have no effect here.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map(CGImageSource.init)
}

/// Makes a source of the bytes of a file.
///
/// - Parameter options: Hints for caching, which have no effect here.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data as Data)
}

/// Returns the number of images; zero for a file of no known format.
///
/// - Parameter isrc: The source.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.content?.frames.count ?? 0 }

/// Returns the state of a source, which is read as a whole.
///
/// - Parameter isrc: The source.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.content == nil ? .statusUnknownType : .statusComplete
}

/// Returns the identifier of the type of the file, such as `public.png`; nil for no known format.
///
/// - Parameter isrc: The source.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.content.map { ImageTypes.identifier(of: $0.format) as NSString }
}

/// Returns the properties of the file as a whole.
///
/// - Parameter options: Hints for caching, which have no effect here.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.content == nil ? nil : [kCGImagePropertyFileSize: NSNumber(value: isrc.data.count)] as NSDictionary
}

/// Returns the properties of an image: its size in pixels, orientation, depth and resolution, and the duration of a
/// frame of a GIF. Returns nil if there is no such image.
///
/// - Parameter options: Hints for caching, which have no effect here.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let frame = isrc.frame(index) else { return nil }
    let pixels = frame.pixels
    let properties = NSMutableDictionary()
    properties[kCGImagePropertyPixelWidth] = NSNumber(value: pixels.width)
    properties[kCGImagePropertyPixelHeight] = NSNumber(value: pixels.height)
    properties[kCGImagePropertyDepth] = NSNumber(value: pixels.depth)
    properties[kCGImagePropertyColorModel] = kCGImagePropertyColorModelRGB
    properties[kCGImagePropertyHasAlpha] = NSNumber(value: pixels.hasAlpha)
    let numbers = [
        ("orientation", kCGImagePropertyOrientation), ("x-dpi", kCGImagePropertyDPIWidth),
        ("y-dpi", kCGImagePropertyDPIHeight),
    ]
    for (name, key) in numbers {
        if let number = pixels.option(name).flatMap({ Double($0) }) { properties[key] = NSNumber(value: number) }
    }
    if let delay = frame.delay {
        // As browsers do, and ImageIO: a frame of no time would not be seen.
        let times = NSMutableDictionary()
        times[kCGImagePropertyGIFDelayTime] = NSNumber(value: delay < 0.02 ? 0.1 : delay)
        times[kCGImagePropertyGIFUnclampedDelayTime] = NSNumber(value: delay)
        properties[kCGImagePropertyGIFDictionary] = times
    }
    return properties
}

/// Returns an image; nil if there is none with the index.
///
/// - Parameter options: Hints for caching, which have no effect here.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard let frame = isrc.frame(index) else { return nil }
    // The file itself, as far as it can be drawn.
    if frame.delay == nil, let file = try? ImageFile(data: isrc.data) { return CGImage(file) }
    return frame.pixels.image
}

/// Returns a thumbnail, a smaller image with the same proportions; nil if there is no image with the index.
///
/// - Parameter options: The maximum length of the longer side, and whether to apply the photograph's orientation.
///   Without a longest side the image has its own size. It is nil without the option to make one, as no thumbnails of
///   files are read.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    func flag(_ key: CFString) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? (options?[key] as? Bool) ?? false }
    let isWanted =
        flag(kCGImageSourceCreateThumbnailFromImageAlways) || flag(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    guard isWanted, let frame = isrc.frame(index) else { return nil }
    let pixels = flag(kCGImageSourceCreateThumbnailWithTransform) ? frame.pixels.upright : frame.pixels
    guard let side = options?[kCGImageSourceThumbnailMaxPixelSize] else { return pixels.image }
    let length = (side as? NSNumber)?.doubleValue ?? (side as? Int).map { Double($0) } ?? side as? Double ?? 0
    return length >= 1 ? pixels.scaled(toLongestSide: Int(length))?.image : nil
}

extension Pixels {
    /// The pixels as an image that can be drawn; nil if they cannot be encoded.
    fileprivate var image: CGImage? {
        file("png").flatMap { try? ImageFile(data: $0) }.flatMap { CGImage($0) }
    }
}
