import Foundation

/// The name of an image's file: what the image is called, and how many pixels it has for a point.
struct AssetName {
    /// The name without the scale and the extension.
    let name: String
    /// What `@2x` or `@3x` says; 1 without.
    let scale: CGFloat
    /// The extension in small letters.
    let pathExtension: String

    init(fileName: String) {
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

    /// Whether it is the name of a file that can be shown.
    var isImage: Bool { ["png", "jpg", "jpeg", "svg"].contains(pathExtension) }
}
