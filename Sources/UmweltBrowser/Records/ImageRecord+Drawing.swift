import Foundation
import Umwelt
import UmweltRendering

extension ImageRecord {
    /// Makes the record of an image; nil if the file is damaged or nothing is visible.
    init?(_ image: ImageDrawing) {
        guard image.isDrawable, image.file.canBeDecoded else { return nil }
        var file = image.file
        var whole = image.wholeFrame.offsetBy(dx: -image.frame.minX, dy: -image.frame.minY)
        if let tile = image.tile {
            if image.source.size != file.size {
                guard let part = PageStores.current.images.tile(image.source, of: file) else { return nil }
                file = part
            }
            whole = CGRect(origin: .zero, size: tile)
        }
        let frame = image.frame
        self.init(
            file: PageStores.current.images.name(of: file), x: frame.minX, y: frame.minY, width: frame.width,
            height: frame.height, whole: BoxRecord(whole), isRepeated: image.tile != nil,
            tint: image.tint.map { SVGAttributes.hexadecimal($0) }, isPixelated: image.interpolation == .none)
    }
}
