import Foundation

/// The name of an image file, parsed into the image's name, the scale and the extension.
package struct AssetName {
    /// The name without the scale and the extension.
    let name: String
    /// The number of pixels per point, from `@2x` or `@3x`; 1 without.
    package let scale: CGFloat
    /// The extension, in lower case.
    let pathExtension: String

    package init(fileName: String) {
        let file = fileName as NSString
        pathExtension = file.pathExtension.lowercased()
        let stem = file.deletingPathExtension
        if let match = stem.wholeMatch(of: /(.+)@([1-9])x/), let scale = Int(match.2) {
            name = String(match.1)
            self.scale = CGFloat(scale)
        } else {
            name = stem
            scale = 1
        }
    }

    /// True for the extension of a supported image file.
    var isImage: Bool { ["png", "jpg", "jpeg"].contains(pathExtension) || isVector }

    /// True for the extension of vector graphics, which are used for all scales.
    var isVector: Bool { ["svg", "pdf"].contains(pathExtension) }
}
