internal import CCairo
import Foundation
import Logging
import UmweltDrawing

/// A drawing context that writes a PDF file page by page, for `ImageRenderer.render(rasterizationScale:renderer:)`.
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
public final class CGContext {
    private let url: URL
    private let file = NSMutableData()
    private let cairo: OpaquePointer
    private let surface: OpaquePointer
    private var isOpen = true

    /// Makes a PDF file, which is written by ``closePDF()``.
    ///
    /// The result is nil if the URL is not that of a file, the pages have no size, or the file's folder does not
    /// exist.
    ///
    /// - Parameters:
    ///   - url: The file to be written.
    ///   - mediaBox: The size of the pages in points; nil for US Letter.
    ///   - auxiliaryInfo: Not supported: pass nil.
    public init?(_ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: Never?) {
        let size = mediaBox?.pointee.size ?? CGSize(width: 612, height: 792)
        let folder = url.deletingLastPathComponent().path
        guard url.isFileURL, size.width > 0, size.height > 0, FileManager.default.fileExists(atPath: folder) else {
            return nil
        }
        self.url = url
        // The surface writes to the file until it is finished, in `closePDF` or `deinit`; the file lives at least as
        // long.
        let surface = cairo_pdf_surface_create_for_stream(
            { target, bytes, count in
                guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<NSMutableData>.fromOpaque(target).takeUnretainedValue().append(bytes, length: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(file).toOpaque(), size.width, size.height)
        // Cairo never returns null: an error is a surface that does nothing.
        guard let surface, let cairo = cairo_create(surface) else { return nil }
        self.surface = surface
        self.cairo = cairo
        // A fixed date, so that equal pictures give equal files.
        let date = "2000-01-01T00:00:00Z"
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, date)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_MOD_DATE, date)
    }

    deinit {
        cairo_surface_finish(surface)
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// Starts a page. Information on the page is not supported: pass nil.
    public func beginPDFPage(_ pageInfo: Never?) { cairo_save(cairo) }

    /// Ends a page.
    public func endPDFPage() {
        cairo_restore(cairo)
        cairo_show_page(cairo)
    }

    /// Ends the file and writes it. Later drawing is lost; a file that cannot be written is reported in the log.
    public func closePDF() {
        guard isOpen else { return }
        isOpen = false
        cairo_surface_finish(surface)
        do {
            try (file as Data).write(to: url, options: .atomic)
        } catch {
            Logger(label: "umwelt.pictures").error(
                "\(PictureError.unwritable(url, reason: error.localizedDescription))")
        }
    }

    /// Moves the origin of later drawing, in points.
    public func translateBy(x: CGFloat, y: CGFloat) { cairo_translate(cairo, x, y) }

    /// Scales later drawing.
    public func scaleBy(x: CGFloat, y: CGFloat) { cairo_scale(cairo, x, y) }

    /// Draws a picture with its top left corner at the origin.
    package func draw(_ list: DisplayList) { if isOpen { list.draw(in: cairo) } }
}
