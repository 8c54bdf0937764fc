internal import CCairo
import Synchronization

/// The font files that Cairo reads glyphs from.
///
/// Cairo 1.16 keeps ten font files open. To open another it closes one, even if a thread has just begun to read glyphs
/// from it, which crashes the process. So calls that may open a file are serialised by a lock, and a file whose glyphs
/// are drawn outside of the lock stays open forever. The number of such files is limited by the number of fonts.
struct OpenFonts {
    private static let shared = Mutex(OpenFonts())

    /// The addresses of the faces that stay open, so that Cairo never reuses the addresses.
    private var kept: Set<Int> = []

    /// Runs code that may open font files, and excludes all other such code meanwhile. Do not nest.
    static func withLock<Result>(_ body: (inout OpenFonts) -> sending Result) -> sending Result {
        shared.withLock { body(&$0) }
    }

    /// Keeps the file of a Cairo font open.
    mutating func keep(_ font: OpaquePointer) {
        // Null if the file is gone or broken: Cairo shows nothing then.
        guard let face = umwelt_font_lock_face(font) else { return }
        if kept.insert(Int(bitPattern: face)).inserted {
            // The lock lasts as long as the font.
            cairo_scaled_font_reference(font)
        } else {
            cairo_ft_scaled_font_unlock_face(font)
        }
    }
}
