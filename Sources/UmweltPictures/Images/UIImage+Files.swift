import Foundation
import Umwelt
import UmweltRendering

extension UIImage {
    /// Makes an image of a symbol, in its size beside text of 17 points, drawn in the foreground style; nil if there is
    /// no such symbol.
    public convenience init?(systemName name: String) { self.init(symbol: ConfiguredSymbol(name: name)) }

    /// Makes an image of a symbol; nil if there is no symbol of its name.
    package convenience init?(symbol: ConfiguredSymbol, renderingMode: RenderingMode = .automatic) {
        guard let picture = symbol.picture(in: OpenWindows.currentTraits.surroundings),
            let data = try? picture.svgData(), let file = try? ImageFile(data: data)
        else { return nil }
        self.init(file: file, scale: 1, renderingMode: renderingMode, symbol: symbol)
    }

    /// Returns the image as a PNG file; nil if there is nothing to draw.
    public func pngData() -> Data? { try? file?.picture?.pngData() }

    /// Returns the image as a JPEG file, on white; nil if there is nothing to draw.
    ///
    /// - Parameter compressionQuality: The quality from 0, the smallest file, to 1, the best picture.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        file?.picture?.jpegData(quality: compressionQuality)
    }
}
