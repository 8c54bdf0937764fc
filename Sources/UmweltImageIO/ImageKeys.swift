import Foundation

// Strings do not change.

/// The key of the width in pixels, a number, in an image's properties.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of the height in pixels, a number, in an image's properties.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key of the orientation, the raw value of a `CGImagePropertyOrientation`, in an image's properties.
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key of the bits of a component, a number, in an image's properties.
public nonisolated(unsafe) let kCGImagePropertyDepth: CFString = "Depth"
/// The key of the colour model, a string, in an image's properties.
public nonisolated(unsafe) let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The colour model of red, green and blue.
public nonisolated(unsafe) let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The key of the presence of transparency, a truth value, in an image's properties.
public nonisolated(unsafe) let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The key of the pixels an inch in width, a number, in an image's properties.
public nonisolated(unsafe) let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The key of the pixels an inch in height, a number, in an image's properties.
public nonisolated(unsafe) let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The key of the size in bytes, a number, in the properties of a source.
public nonisolated(unsafe) let kCGImagePropertyFileSize: CFString = "FileSize"
/// The key of GIF's properties, a dictionary, in the properties of an image.
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key of the seconds that a frame shows, at least a tenth where the file has less than a fiftieth.
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key of the seconds that a frame shows, as the decoder has them.
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The option of the longest side of a thumbnail, in pixels.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The option to make a thumbnail of the image, also if its file has one.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// The option to make a thumbnail of the image, if its file has none. Thumbnails that are stored in files are not used
/// here.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The option to rotate a thumbnail according to the photograph's orientation.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
/// The option to cache decoded pixels. Here an image keeps its encoded bytes.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The option to decode an image when it is made. Here it is decoded when it is drawn.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The option of the type that bytes are expected to be of. Here the type is found from the bytes.
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

/// The option of the quality of an image that is compressed with loss, from 0 to 1.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"

/// The orientation of a photograph: which side of the stored pixels is the top, in EXIF's numbering.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// Upright.
    case up = 1
    /// Upright, and mirrored.
    case upMirrored = 2
    /// Turned by a half.
    case down = 3
    /// Turned by a half, and mirrored.
    case downMirrored = 4
    /// Turned by a quarter and mirrored.
    case leftMirrored = 5
    /// Turned by a quarter: it is seen upright after a quarter clockwise.
    case right = 6
    /// Turned by a quarter and mirrored.
    case rightMirrored = 7
    /// Turned by a quarter: it is seen upright after a quarter counterclockwise.
    case left = 8
}
