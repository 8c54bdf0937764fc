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

    /// The picture; one thread draws it at a time, as librsvg requires.
    private let handle: Mutex<Handle>

    private struct Handle: @unchecked Sendable {
        let svg: UnsafeMutablePointer<RsvgHandle>
    }

    /// Reads a file; nil if it is broken.
    init?(_ file: ImageFile) {
        let svg = file.data.withUnsafeBytes { bytes in
            umwelt_svg_new(bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count))
        }
        guard let svg else { return nil }
        handle = Mutex(Handle(svg: svg))
        size = file.size
        mayHaveText = file.data.firstRange(of: Data("text".utf8)) != nil
    }

    deinit { handle.withLock { g_object_unref($0.svg) } }

    /// Draws the picture at the origin, stretched to a size.
    func draw(in cairo: OpaquePointer, size drawn: CGSize) {
        handle.withLock { handle in
            let svg = handle.svg
            func draw() { _ = umwelt_svg_draw(svg, cairo, drawn.width, drawn.height, size.width, size.height) }
            if mayHaveText { OpenFonts.withLock { _ in draw() } } else { draw() }
        }
    }
}
