import Foundation

extension Image {
    /// An image that was fetched.
    package init(file: ImageFile, scale: CGFloat) {
        self.init(source: .file(file, scale: scale, isTemplate: false), label: .none)
    }

    /// What is shown until an image is there; it takes all of the room.
    package static let blank = Image(source: .blank, label: .none).resizable()

    /// What is shown in the place of an image that cannot be had; it takes all of the room.
    package static let unavailable = Image(source: .unavailable, label: .none).resizable()
}
