import Foundation
import Umwelt

extension UIImage {
    /// Makes an image of a symbol, in the size that it has beside text of 17 points, to be drawn in the foreground style;
    /// nil if there is no such symbol.
    public convenience init?(systemName name: String) {
        guard let picture = Image.symbolPicture(named: name), let data = try? picture.svgData(),
            let file = try? ImageFile(data: data)
        else { return nil }
        self.init(file: file, scale: 1, renderingMode: .alwaysTemplate)
    }

    /// The image as a PNG file; nil if there is nothing to see.
    public func pngData() -> Data? { try? file?.picture?.pngData() }

    /// The image as a JPEG file, on white; nil if there is nothing to see. The quality goes from 0, the smallest file, to
    /// 1, the best picture.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let picture = file?.picture, let raster = try? Raster(picture, scale: 1, isOpaque: true) else {
            return nil
        }
        return raster.jpegData(quality: compressionQuality)
    }
}

extension CGImage {
    /// A rectangle of the pixels; nil if none of them are inside.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return nil }
        let part = rect.integral.intersection(CGRect(origin: .zero, size: file.size))
        guard !part.isEmpty else { return nil }
        return file.part(part).flatMap(CGImage.init)
    }
}
