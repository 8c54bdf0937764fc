import Foundation
import Umwelt
import UmweltRendering

/// Draws a view as a picture.
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

    /// The view. State inside stays when another value comes in its place.
    public var content: Content {
        didSet { host.show(content) }
    }

    /// The size that is offered to the view; by default it takes its own.
    public var proposedSize: ProposedViewSize {
        get { host.proposedSize }
        set { host.proposedSize = newValue }
    }

    /// How many pixels a point has; by default one. The layout is the same at every scale.
    public var scale: CGFloat {
        get { host.traits.displayScale }
        set { host.traits.displayScale = newValue }
    }

    /// Whether the picture has no transparent parts: it then starts white.
    public var isOpaque = false

    /// Makes a renderer for a view.
    public init(content view: Content) {
        content = view
        host = ViewHost(typeSetter: PangoTypeSetter.shared, content: view)
    }

    /// The picture as a display list.
    public var displayList: DisplayList { host.displayList }

    /// The picture as pixels, ``scale`` of them a point; nil when it is empty or too large.
    public var cgImage: CGImage? { file.flatMap(CGImage.init) }

    /// The picture as UIKit's image, as large as the view; nil when it is empty or too large.
    public var uiImage: UIImage? { file.map { UIImage(file: $0, scale: scale) } }

    /// The picture as AppKit's image, as large as the view; nil when it is empty or too large.
    public var nsImage: NSImage? { file.map { NSImage(file: $0, scale: scale) } }

    private var file: ImageFile? {
        guard let data = try? pngData() else { return nil }
        return try? ImageFile(data: data)
    }

    /// The picture as PNG, ``scale`` pixels a point. Fails when it is empty or too large.
    public func pngData() throws -> Data { try displayList.pngData(scale: scale, isOpaque: isOpaque) }

    /// The picture as SVG, a unit a point. Fails when it is empty.
    public func svgData() throws -> Data { try displayList.svgData() }

    /// The picture as PDF of one page, a PDF point a point. Fails when it is empty.
    public func pdfData() throws -> Data { try displayList.pdfData() }

    /// Writes the picture to a file; the format follows from the path's extension: `png`, `svg` or `pdf`.
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

    /// Gives the picture's size and a function that draws it to a drawing context of yours, such as a page of a PDF.
    /// Nothing is rasterised by the system itself, so `rasterizationScale` matters only to contexts of pixels.
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
