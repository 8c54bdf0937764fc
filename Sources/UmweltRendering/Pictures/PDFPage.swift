internal import CCairo
import Foundation
import UmweltDrawing

/// A picture as a PDF file of one page.
struct PDFPage {
    private let list: DisplayList
    private let typeSetter: PangoTypeSetter

    /// The longest side of a page that all readers of PDF show, in points (PDF 1.7, annex C).
    private static let longestSide: CGFloat = 14_400

    init(_ list: DisplayList, typeSetter: PangoTypeSetter = .shared) throws {
        let side = max(list.size.width, list.size.height)
        guard side <= Self.longestSide else {
            throw PictureError.tooLarge(.pdf, side: side, limit: Self.longestSide)
        }
        self.list = list
        self.typeSetter = typeSetter
    }

    /// Returns the file.
    func data() throws -> Data {
        let file = NSMutableData()
        // The surface writes to the file until it is destroyed, so the file has to live longer.
        try withExtendedLifetime(file) {
            let surface = cairo_pdf_surface_create_for_stream(
                { target, bytes, count in
                    guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    Unmanaged<NSMutableData>.fromOpaque(target).takeUnretainedValue()
                        .append(bytes, length: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, Unmanaged.passUnretained(file).toOpaque(), list.size.width, list.size.height)
            defer { cairo_surface_destroy(surface) }
            // A fixed date, so that equal pictures give equal files.
            let date = "2000-01-01T00:00:00Z"
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, date)
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_MOD_DATE, date)
            // Cairo never returns null: an error is a surface that does nothing.
            let canvas = try CairoCanvas(surface: surface!, typeSetter: typeSetter)
            canvas.draw(list.items)
            try canvas.finish()
            cairo_surface_finish(surface)
            let status = cairo_surface_status(surface)
            guard status == CAIRO_STATUS_SUCCESS else {
                throw PictureError.drawingFailed(String(cString: cairo_status_to_string(status)))
            }
        }
        return file as Data
    }
}
