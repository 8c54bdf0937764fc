internal import CCairo
internal import CImages
import Foundation
import Synchronization
import UmweltDrawing

/// A decoded SVG, which can be drawn in any size.
final class VectorPicture: Sendable {
    private let size: CGSize

    /// True if the file may contain text.
    private let mayHaveText: Bool

    /// The trial of drawing in time; nil for pictures without filters.
    private let trial: VectorTrial?

    /// The picture; one thread draws it at a time, as librsvg requires.
    private let handle: Mutex<Handle>

    private struct Handle: @unchecked Sendable {
        let svg: OpaquePointer
    }

    /// Reads a file; nil if it is broken.
    init?(_ file: ImageFile) {
        let svg = file.data.withUnsafeBytes { bytes in
            umwelt_svg_new(bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count))
        }
        guard let svg else { return nil }
        handle = Mutex(Handle(svg: svg))
        size = file.size
        trial = VectorTrial(file)
        mayHaveText = file.data.firstRange(of: Data("text".utf8)) != nil
    }

    deinit { handle.withLock { g_object_unref(UnsafeMutableRawPointer($0.svg)) } }

    /// Returns true if the picture can be drawn in a size in a reasonable time.
    func canBeDrawn(in cairo: OpaquePointer, size drawn: CGSize) -> Bool {
        guard let trial else { return true }
        var (right, down) = ((x: Double(drawn.width), y: 0.0), (x: 0.0, y: Double(drawn.height)))
        cairo_user_to_device_distance(cairo, &right.x, &right.y)
        cairo_user_to_device_distance(cairo, &down.x, &down.y)
        let pixels = CGSize(width: hypot(right.x, right.y), height: hypot(down.x, down.y))
        return trial.allows(pixels, natural: size)
    }

    /// Draws the picture at the origin, stretched to a size.
    func draw(in cairo: OpaquePointer, size drawn: CGSize) {
        handle.withLock { handle in
            let svg = handle.svg
            func draw() { _ = umwelt_svg_draw(svg, cairo, drawn.width, drawn.height, size.width, size.height) }
            if mayHaveText { OpenFonts.withLock { _ in draw() } } else { draw() }
        }
    }
}
