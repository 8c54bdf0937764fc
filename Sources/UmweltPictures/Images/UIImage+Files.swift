import Foundation
import Umwelt
import UmweltRendering

extension UIImage {
    /// Makes an image of a symbol, in the size for text of 17 points, drawn in the foreground style; nil for an unknown
    /// name.
    ///
    /// - Parameter name: The name of the symbol, such as `star.fill`.
    public convenience init?(systemName name: String) { self.init(symbol: ConfiguredSymbol(name: name)) }

    /// Makes an image of a symbol; nil for an unknown name.
    package convenience init?(symbol: ConfiguredSymbol, renderingMode: RenderingMode = .automatic) {
        guard let picture = symbol.picture(in: OpenWindows.currentTraits.surroundings),
            let data = try? picture.svgData(), let file = try? ImageFile(data: data)
        else { return nil }
        self.init(file: file, scale: 1, renderingMode: renderingMode, symbol: symbol)
    }

    /// Returns the image as a PNG file; nil for an empty image.
    public func pngData() -> Data? { try? file?.picture?.pngData() }

    /// Returns the image as a JPEG file, on white; nil for an empty image.
    ///
    /// - Parameter compressionQuality: The quality from 0, the smallest file, to 1, the best picture.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        file?.picture?.jpegData(quality: compressionQuality)
    }
}
