import Foundation
import Umwelt
import UmweltRendering

/// An object that draws a view as a picture.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge(name: "Ada"))
/// renderer.scale = 2
/// try renderer.write(to: URL(filePath: "badge.png"))
/// let image = renderer.uiImage
/// ```
@MainActor
public final class ImageRenderer<Content: View> {
    private let host: ViewHost

    /// The view. Its state stays when another value replaces it.
    public var content: Content {
        didSet { host.show(content) }
    }

    /// The proposal for the view in points; by default it takes its own size.
    public var proposedSize: ProposedViewSize {
        get { host.proposedSize }
        set { host.proposedSize = newValue }
    }

    /// The number of pixels per point, 1 by default. The layout is the same at every scale.
    public var scale: CGFloat {
        get { host.traits.displayScale }
        set { host.traits.displayScale = newValue }
    }

    /// Set to true for a picture without transparent parts, on white.
    public var isOpaque = false

    /// Makes a renderer for a view.
    public init(content view: Content) {
        content = view
        host = ViewHost(isOffscreen: true, typeSetter: PangoTypeSetter.shared, content: view)
    }

    /// The picture as a display list.
    public var displayList: DisplayList { host.displayList }

    /// The picture as pixels, ``scale`` of them per point; nil when it is empty or too large.
    public var cgImage: CGImage? { file.flatMap(CGImage.init) }

    /// The picture as UIKit's image, as large as the view; nil when it is empty or too large.
    public var uiImage: UIImage? { file.map { UIImage(file: $0, scale: scale) } }

    /// The picture as AppKit's image, as large as the view; nil when it is empty or too large.
    public var nsImage: NSImage? { file.map { NSImage(file: $0, scale: scale) } }

    private var file: ImageFile? {
        guard let data = try? pngData() else { return nil }
        return try? ImageFile(data: data)
    }

    /// Returns the picture as PNG, with ``scale`` pixels per point. Throws an error when it is empty or too large.
    ///
    /// It is compressed for speed, so that its bytes, not its pixels, may differ on another kind of processor.
    public func pngData() throws -> Data {
        try displayList.pngData(scale: scale, isOpaque: isOpaque, compression: .fast)
    }

    /// Returns the picture as SVG, with a unit per point. Throws an error when it is empty.
    public func svgData() throws -> Data { try displayList.svgData() }

    /// Returns the picture as PDF of one page, with a PDF point per point. Throws an error when it is empty.
    public func pdfData() throws -> Data { try displayList.pdfData() }

    /// Writes the picture to a file, in the format of the path's extension: `png`, `svg` or `pdf`. Throws an error for
    /// another extension, for a picture that is empty, or too large as PNG, and if the file cannot be written.
    public func write(to url: URL) throws {
        let data =
            switch try PictureFormat(pathExtension: url.pathExtension) {
            case .png: try pngData()
            case .svg: try svgData()
            case .pdf: try pdfData()
            }
        do {
            try data.write(to: url, options: .atomic)
        } catch {
            throw PictureError.unwritable(url, reason: error.localizedDescription)
        }
    }

    /// Draws the picture to a drawing context of the caller's, such as a page of a PDF.
    ///
    /// - Parameters:
    ///   - rasterizationScale: The number of pixels per point, for contexts of pixels; nothing else is rasterised.
    ///   - renderer: Called once with the size of the picture in points, and a function that draws it to a context.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
    ) {
        let before = scale
        scale = rasterizationScale
        defer { scale = before }
        let list = displayList
        renderer(list.size) { context in context.draw(list) }
    }
}
