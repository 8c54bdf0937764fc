import Foundation

extension Image {
    /// An image of a file, with a label if it has something to say.
    package init(file: ImageFile, scale: CGFloat, label: Text? = nil) {
        self.init(source: .file(file, scale: scale, isTemplate: false), label: label.map { .text($0) } ?? .none)
    }

    /// What is shown until an image is there; it takes all of the room.
    package static let blank = Image(source: .blank, label: .none).resizable()

    /// What is shown in the place of an image that cannot be had; it takes all of the room.
    package static let unavailable = Image(source: .unavailable, label: .none).resizable()
}
