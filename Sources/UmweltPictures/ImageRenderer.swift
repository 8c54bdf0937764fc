import Combine
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
///
/// Views that observe the renderer draw again when its picture will be another.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The publisher that announces changes of the picture: when a property of the renderer is set, or values that the
    /// view reads change. That is announced once until the picture is drawn again.
    // The protocol asks for it from any thread. It never changes, and a lock inside guards its subscribers.
    nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

    private let host: ViewHost

    /// False while the renderer itself is why the host has to update.
    private var announcesUpdates = true

    /// The view. Its state is kept when another value replaces it.
    public var content: Content {
        willSet { objectWillChange.send() }
        didSet { showContent() }
    }

    /// The range of brightness that images in the view may have, which views read from
    /// ``EnvironmentValues/allowedDynamicRange``; nil for no limit. The picture itself has the standard range.
    public var allowedDynamicRange: Image.DynamicRange? = .standard {
        willSet { objectWillChange.send() }
        didSet { showContent() }
    }

    /// The proposal for the view in points; by default it has its ideal size.
    public var proposedSize: ProposedViewSize {
        get { host.proposedSize }
        set {
            objectWillChange.send()
            withoutAnnouncement { host.proposedSize = newValue }
        }
    }

    /// The number of pixels per point, 1 by default. The layout is the same at every scale.
    public var scale: CGFloat {
        get { host.traits.displayScale }
        set {
            objectWillChange.send()
            setScale(newValue)
        }
    }

    /// Set to true for a picture without transparent parts, on white.
    public var isOpaque = false {
        willSet { objectWillChange.send() }
    }

    /// The colour space for blending. All modes draw the same, as in ``ColorRenderingMode``.
    public var colorMode = ColorRenderingMode.nonLinear {
        willSet { objectWillChange.send() }
    }

    /// Makes a renderer for a view.
    ///
    /// - Parameter view: The view to draw.
    public init(content view: Content) {
        content = view
        host = DrawnView.host(
            of: view.allowedDynamicRange(.standard), keepsDefaults: true, isOffscreen: true,
            typeSetter: PangoTypeSetter.shared)
        host.onNeedsUpdate = { [weak self] in
            if let self, announcesUpdates { objectWillChange.send() }
        }
    }

    private func showContent() {
        withoutAnnouncement { host.show(content.allowedDynamicRange(allowedDynamicRange)) }
    }

    /// The picture as a display list.
    public var displayList: DisplayList { withoutAnnouncement { host.displayList } }

    /// The picture as pixels, ``scale`` of them per point; nil if it is empty or too large.
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
    ///
    /// - Parameter url: The URL of the file.
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
    ///   - rasterizationScale: The number of pixels per point, for bitmap contexts; nothing else is rasterized.
    ///   - renderer: Called once with the size of the picture in points, and a function that draws it to a context.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
    ) {
        let before = scale
        setScale(rasterizationScale)
        defer { setScale(before) }
        let list = displayList
        renderer(list.size) { context in context.draw(list) }
    }

    private func setScale(_ scale: CGFloat) {
        withoutAnnouncement { host.traits.displayScale = scale }
    }

    /// Runs an action, during which updates of the host are not announced.
    private func withoutAnnouncement<Result>(_ action: () -> Result) -> Result {
        let before = announcesUpdates
        announcesUpdates = false
        defer { announcesUpdates = before }
        return action()
    }
}
