internal import CCairo
import Foundation
import Logging
import UmweltDrawing

/// A PDF file that is drawn page by page.
final class PDFFile {
    private let url: URL
    private let file = NSMutableData()
    private let cairo: OpaquePointer
    private let surface: OpaquePointer
    private var isOpen = true

    /// Makes a file, which ``close()`` writes; nil if the URL is not a file URL, the pages have no size, or the folder
    /// does not exist.
    init?(_ url: URL, size: CGSize) {
        let folder = url.deletingLastPathComponent().path
        guard url.isFileURL, size.width > 0, size.height > 0, FileManager.default.fileExists(atPath: folder) else {
            return nil
        }
        self.url = url
        // The surface writes to the file until it is finished, in `close` or `deinit`; the file lives at least as long.
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

    /// Draws an item on the page, in points from its top left corner.
    func draw(_ item: DisplayItem) {
        if isOpen { DisplayList(size: .zero, items: [item]).draw(in: cairo) }
    }

    /// Ends the page.
    func endPage() { cairo_show_page(cairo) }

    /// Ends the file and writes it. Later drawing is lost; a file that cannot be written is reported in the log.
    func close() {
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
}
