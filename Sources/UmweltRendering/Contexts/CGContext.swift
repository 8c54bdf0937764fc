import Foundation
import UmweltDrawing

/// A drawing context, under the name that it has in Core Graphics: the pages of a PDF file, or an image that
/// `UIGraphicsImageRenderer` draws.
///
/// ```swift
/// renderer.render { size, draw in
///     var page = CGRect(origin: .zero, size: size)
///     guard let context = CGContext(url, mediaBox: &page, nil) else { return }
///     context.beginPDFPage(nil)
///     draw(context)
///     context.endPDFPage()
///     context.closePDF()
/// }
/// ```
///
/// A page has its origin at the bottom left, and y points up; an image has its origin at the top left, and y points
/// down.
public final class CGContext {
    /// The settings of everything that is drawn next.
    package var state: DrawingState

    /// The drawing settings that ``saveGState()`` has saved, most recent last.
    private var saved: [DrawingState] = []

    /// The path that is being made, in the coordinates of the page or image.
    var path = Path()

    /// The pages; nil for an image.
    private let file: PDFFile?

    private let target: (DisplayItem) -> Void

    /// Makes a context that forwards what is drawn, with coordinates changed by `transform`.
    private init(transform: CGAffineTransform, file: PDFFile?, target: @escaping (DisplayItem) -> Void) {
        state = DrawingState(transform: transform)
        self.file = file
        self.target = target
    }

    /// Makes the context of an image.
    ///
    /// - Parameter target: Called with each item that is drawn.
    package convenience init(target: @escaping (DisplayItem) -> Void) {
        self.init(transform: .identity, file: nil, target: target)
    }

    /// Makes a PDF file, which is written by ``closePDF()``.
    ///
    /// The result is nil if the URL is not a file URL, the pages have no size, or the folder does not exist.
    ///
    /// - Parameters:
    ///   - url: The file to be written.
    ///   - mediaBox: The size of the pages in points; nil for US Letter.
    ///   - auxiliaryInfo: Not supported: pass nil.
    public convenience init?(_ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: Never?) {
        let size = mediaBox?.pointee.size ?? CGSize(width: 612, height: 792)
        guard let file = PDFFile(url, size: size) else { return nil }
        let upwards = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        self.init(transform: upwards, file: file) { file.draw($0) }
    }

    // MARK: Pages

    /// Starts a page. Does nothing if the context draws an image.
    ///
    /// - Parameter pageInfo: Not supported: pass nil.
    public func beginPDFPage(_ pageInfo: Never?) {
        if file != nil { saveGState() }
    }

    /// Ends a page. Does nothing if the context draws an image.
    public func endPDFPage() {
        guard let file else { return }
        restoreGState()
        file.endPage()
    }

    /// Ends the file and writes it. Later drawing is lost; a file that cannot be written is reported in the log.
    public func closePDF() { file?.close() }

    // MARK: Settings

    /// Stores the settings, such as colours, transform and clip, until ``restoreGState()``.
    public func saveGState() { saved.append(state) }

    /// Restores the settings that ``saveGState()`` stored last.
    public func restoreGState() {
        if let last = saved.popLast() { state = last }
    }

    /// Runs a closure, and restores the settings that it changes.
    package func restoringState(_ body: () -> Void) {
        saveGState()
        body()
        restoreGState()
    }

    // MARK: Drawing

    /// Draws an item with the settings.
    package func draw(_ item: DisplayItem) {
        if let drawn = state.wrap(item) { target(drawn) }
    }

    /// Draws a picture with its bottom left corner at the origin, or its top left corner in an image.
    package func draw(_ list: DisplayList) {
        restoringState {
            if file != nil {
                translateBy(x: 0, y: list.size.height)
                scaleBy(x: 1, y: -1)
            }
            draw(.group(DisplayGroup(items: list.items)))
        }
    }
}
