import Foundation
import Umwelt
import UmweltRendering

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
        file?.picture?.jpegData(quality: compressionQuality)
    }
}
