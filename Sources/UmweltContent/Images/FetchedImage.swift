import Foundation

extension Image {
    /// Makes an image of a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - scale: The number of pixels per point.
    ///   - label: The text that is read to users who cannot see the image; nil for a decorative one.
    package init(file: ImageFile, scale: CGFloat, label: Text? = nil) {
        self.init(source: .file(file, scale: scale, isTemplate: false), label: label.map { .text($0) } ?? .none)
    }

    /// The placeholder of an image that is being loaded; it fills the proposed size.
    package static let blank = Image(source: .blank, label: .none).resizable()

    /// The placeholder of an image that cannot be loaded; it fills the proposed size.
    package static let unavailable = Image(source: .unavailable, label: .none).resizable()
}
