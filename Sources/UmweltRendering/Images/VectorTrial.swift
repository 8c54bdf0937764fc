internal import CCairo
internal import CImages
import Foundation
import Synchronization
import UmweltDrawing

/// Finds out whether an SVG with filters is drawn in time: a few lines can ask for hours of work.
///
/// librsvg cannot be stopped while it draws. So the picture is first drawn on a thread of its own, which goes on with the
/// least priority if it takes too long, and the picture is refused.
final class VectorTrial: Sendable {
    /// The time in which a picture has to be drawn.
    private static let limit = DispatchTimeInterval.seconds(2)

    private struct Known {
        /// The greatest number of pixels that were drawn in time.
        var pixels = 0.0
        /// The least number of pixels that took too long.
        var refused = Double.infinity
    }

    private let data: Data
    private let known = Mutex(Known())

    /// Makes the trial of a file; nil if it has no filters, without which drawing takes no time to speak of.
    init?(_ data: Data) {
        guard data.firstRange(of: Data("filter".utf8)) != nil else { return nil }
        // Texts need a lock on fonts, which others could wait for then. They are read as descriptions, which show nothing.
        self.data = Data(String(decoding: data, as: UTF8.self).replacing("text", with: "desc").utf8)
    }

    /// Returns true if the picture can be drawn in a size in time. Waits for that long at most.
    func allows(_ size: CGSize, natural: CGSize) -> Bool {
        let pixels = size.width * size.height
        let (pixelsBefore, refused) = known.withLock { ($0.pixels, $0.refused) }
        if pixels <= pixelsBefore { return true }
        if pixels >= refused { return false }
        let done = DispatchSemaphore(value: 0)
        let thread = Thread { [data] in
            // For this thread alone, as Linux has it.
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
            Self.draw(data, size, natural)
            done.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        let isInTime = done.wait(timeout: .now() + Self.limit) == .success
        known.withLock { known in
            if isInTime { known.pixels = max(known.pixels, pixels) } else { known.refused = min(known.refused, pixels) }
        }
        if !isInTime {
            OnceLog.images.warning("An SVG takes longer than two seconds to be drawn: simplify its filters.")
        }
        return isInTime
    }

    private static func draw(_ data: Data, _ size: CGSize, _ natural: CGSize) {
        let svg = data.withUnsafeBytes { bytes in
            umwelt_svg_new(bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count))
        }
        guard let svg else { return }
        defer { g_object_unref(svg) }
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(size.width.rounded(.up)), Int32(size.height.rounded(.up)))
        defer { cairo_surface_destroy(surface) }
        // Cairo never returns null: an error is a context that draws nothing.
        let cairo = cairo_create(surface)!
        defer { cairo_destroy(cairo) }
        _ = umwelt_svg_draw(svg, cairo, size.width, size.height, natural.width, natural.height)
    }
}
