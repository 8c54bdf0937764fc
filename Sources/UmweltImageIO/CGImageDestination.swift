import Foundation
import UmweltDrawing

/// A file of an image that is being written.
///
/// ```swift
/// if let destination = CGImageDestinationCreateWithURL(url as CFURL, "public.jpeg" as CFString, 1, nil) {
///     CGImageDestinationAddImage(destination, image, nil)
///     CGImageDestinationFinalize(destination)
/// }
/// ```
public final class CGImageDestination {
    fileprivate enum Target {
        case file(URL)
        case data(NSMutableData)
    }

    fileprivate let target: Target
    fileprivate let format: String
    fileprivate var bytes: Data?

    fileprivate init?(_ target: Target, _ type: CFString) {
        guard let format = ImageTypes.format(of: type as String) else { return nil }
        self.target = target
        self.format = format
    }
}

/// Makes a file of images; nil if the type is not known.
///
/// - Parameters:
///   - type: The identifier of the type of the file, such as `public.png`.
///   - count: The number of images. One is written.
///   - options: None.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(.file(url as URL), type)
}

/// Makes a destination that writes an image file into data; nil if the type is not supported.
///
/// - Parameters:
///   - type: The identifier of the type of the file, such as `public.png`.
///   - count: The number of images. One is written.
///   - options: None.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(.data(data), type)
}

/// Adds an image to a file. If several images are added, only the last one is written.
///
/// - Parameter properties: The quality, for formats that are compressed with loss.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    let quality = (properties?[kCGImageDestinationLossyCompressionQuality] as? NSNumber)?.doubleValue
    if image.file.format.rawValue == idst.format, quality == nil {
        idst.bytes = image.file.data
    } else {
        let isLossy = idst.format == "jpeg" || idst.format == "webp"
        let pixels = PixelFrames(image.file.data)?.frames.first?.pixels.upright
        idst.bytes = pixels?.file(idst.format, quality: isLossy ? quality : nil)
    }
}

/// Writes the file. Returns false if there is no image, or if it cannot be encoded or written.
///
/// - Parameter idst: The destination, to which no image can be added afterwards.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let bytes = idst.bytes else { return false }
    switch idst.target {
    case .file(let url): return (try? bytes.write(to: url, options: .atomic)) != nil
    case .data(let data):
        data.append(bytes)
        return true
    }
}
