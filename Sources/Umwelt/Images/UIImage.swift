import Foundation

/// An image in memory, as UIKit names it.
///
/// ```swift
/// if let photo = UIImage(data: data) { Image(uiImage: photo) }
/// ```
public final class UIImage: Sendable {
    /// The image's file; nil if there is nothing to see.
    package let file: ImageFile?

    /// How many pixels a point has.
    public let scale: CGFloat

    /// How the image is drawn if nobody says otherwise.
    public let renderingMode: RenderingMode

    /// What colours an image is drawn in.
    public enum RenderingMode: Int, Sendable {
        /// What its use suggests: its own.
        case automatic
        /// Its own.
        case alwaysOriginal
        /// All in the foreground style.
        case alwaysTemplate
    }

    package init(file: ImageFile?, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
        self.file = file
        self.scale = scale
        self.renderingMode = renderingMode
    }

    /// Makes an image that has no size and shows nothing.
    public convenience init() { self.init(file: nil, scale: 1) }

    /// Makes an image of pixels, one a point.
    public convenience init(cgImage: CGImage) { self.init(file: cgImage.file, scale: 1) }

    /// Makes an image of a file's bytes, a pixel a point; nil if they are no PNG, JPEG or SVG.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Makes an image of a file's bytes; nil if they are no PNG, JPEG or SVG.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let file = try? ImageFile(data: data) else { return nil }
        self.init(file: file, scale: scale > 0 ? scale : 1)
    }

    /// Reads a file; nil if there is none that can be shown. `@2x` at the end of its name says its scale.
    public convenience init?(contentsOfFile path: String) {
        guard let file = try? ImageFile(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        self.init(file: file, scale: AssetName(fileName: (path as NSString).lastPathComponent).scale)
    }

    /// Finds an image among the app's own, as ``Image/init(_:bundle:)`` does; nil if there is none.
    public convenience init?(named name: String) {
        guard let found = Assets.image(named: name, in: nil, for: EnvironmentValues()) else { return nil }
        self.init(file: found.file, scale: found.scale, renderingMode: found.isTemplate ? .alwaysTemplate : .automatic)
    }

    /// The size in points.
    public var size: CGSize {
        guard let file else { return .zero }
        return CGSize(width: file.size.width / scale, height: file.size.height / scale)
    }

    /// The pixels; nil if there are none, as of an SVG.
    public var cgImage: CGImage? { file.flatMap(CGImage.init) }

    /// The same image, drawn in other colours.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(file: file, scale: scale, renderingMode: renderingMode)
    }
}

extension Image {
    /// Makes an image of one in memory.
    public init(uiImage: UIImage) {
        guard let file = uiImage.file else {
            self.init(source: .empty, label: .none)
            return
        }
        self.init(
            source: .file(file, scale: uiImage.scale, isTemplate: uiImage.renderingMode == .alwaysTemplate),
            label: .none)
    }
}
