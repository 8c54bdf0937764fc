internal import CCairo
import Synchronization

/// The font files that Cairo reads glyphs from.
///
/// Cairo 1.16 keeps ten of them open. To open one more it closes another, and does not see that a thread has just begun
/// to read glyphs of that, which ends the process. So only one thread at a time does what may open a file, and a file
/// that glyphs are shown from without the lock stays open for ever. There are no more of those than fonts.
struct OpenFonts {
    private static let shared = Mutex(OpenFonts())

    /// The addresses of the faces that are kept open; Cairo never uses them for others then.
    private var kept: Set<Int> = []

    /// Runs what may open font files, and nothing else that may meanwhile. Do not nest.
    static func withLock<Result>(_ body: (inout OpenFonts) -> sending Result) -> sending Result {
        shared.withLock { body(&$0) }
    }

    /// Keeps the file open that a font of Cairo's reads its glyphs from.
    mutating func keep(_ font: OpaquePointer) {
        // Null where the file has gone or is broken: Cairo shows nothing then.
        guard let face = umwelt_font_lock_face(font) else { return }
        if kept.insert(Int(bitPattern: face)).inserted {
            // The lock lasts as long as the font.
            cairo_scaled_font_reference(font)
        } else {
            cairo_ft_scaled_font_unlock_face(font)
        }
    }
}
