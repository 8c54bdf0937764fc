import Foundation
import Umwelt
import UmweltPictures
import UmweltRendering

/// A recorder of drawing into an image. UIKit's drawing functions without a context argument draw into the current one
/// of their thread.
final class ImageRecorder {
    /// The rectangle that the image shows, in points.
    let bounds: CGRect

    /// The format of the image.
    let format: UIGraphicsImageRendererFormat

    /// True if functions began the image, and end it.
    let isBegunByFunction: Bool

    /// The context that draws into the image.
    let context: CGContext

    private let picture: Picture

    /// The items drawn so far, from back to front.
    private final class Picture {
        var items: [DisplayItem] = []
    }

    init(bounds: CGRect, format: UIGraphicsImageRendererFormat, isBegunByFunction: Bool = false) {
        self.bounds = bounds
        self.format = format
        self.isBegunByFunction = isBegunByFunction
        let picture = Picture()
        self.picture = picture
        context = CGContext { picture.items.append($0) }
    }

    // MARK: The current one

    private static let key = "org.umwelt.UIKit.images"

    /// The recorders of this thread; the last is the current one.
    private static var stack: [ImageRecorder] {
        get { Thread.current.threadDictionary[key] as? [ImageRecorder] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
    }

    /// The recorder that functions draw into; nil where no image is drawn.
    static var current: ImageRecorder? { stack.last }

    /// Starts an image, which becomes the current context.
    static func begin(_ recorder: ImageRecorder) { stack.append(recorder) }

    /// Ends an image, and images started inside it.
    static func end(_ recorder: ImageRecorder) {
        guard let index = stack.lastIndex(where: { $0 === recorder }) else { return }
        stack.removeSubrange(index...)
    }

    // MARK: The image

    /// The items drawn so far, from back to front.
    var items: [DisplayItem] { picture.items }

    /// The image as drawn so far; an empty one if the size is none that an image can have.
    var image: UIImage {
        guard let file = try? ImageFile(data: pngData) else { return UIImage() }
        return UIImage(file: file, scale: format.scale)
    }

    /// The image as drawn so far, as a PNG file; empty if the size is none that an image can have.
    var pngData: Data {
        let offset = CGPoint(x: -bounds.minX, y: -bounds.minY)
        let group = DisplayItem.group(DisplayGroup(offset: offset, items: picture.items))
        let picture = DisplayList(size: bounds.size, items: [group])
        return (try? picture.pngData(scale: format.scale, isOpaque: format.opaque)) ?? Data()
    }

    /// Returns the components of a colour in the current traits.
    static func resolve(_ color: UIColor) -> ResolvedColor {
        Color(uiColor: color.resolvedColor(with: .current)).resolve(in: EnvironmentValues())
    }
}
