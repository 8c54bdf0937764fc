internal import CCairo
internal import CImages
import Foundation
import Synchronization
import UmweltBase
import UmweltDrawing

/// A trial that limits the time for drawing an SVG: with filters or repeated parts, a few lines may take hours to draw.
///
/// librsvg cannot be stopped while it draws. So the picture is first drawn on a separate thread. If that takes too
/// long, the picture is refused, and the thread continues with the lowest priority. Only the thread's own processor
/// time counts, so that pictures are not refused because the machine is busy.
final class VectorTrial: Sendable {
    /// The limit in seconds of processor time.
    private static let limit = 2.0

    private struct Known {
        /// The greatest number of pixels that were drawn in time.
        var pixels = 0.0
        /// The least number of pixels that took too long.
        var refused = Double.infinity
    }

    private let data: Data

    /// The picture as messages name it.
    private let name: String
    private let known = Mutex(Known())

    /// Makes the trial of a file; nil if the file has neither filters nor repeated parts, because then drawing is fast.
    init?(_ file: ImageFile) {
        let data = file.data
        guard ["filter", "<use", ":use"].contains(where: { data.firstRange(of: Data($0.utf8)) != nil }) else {
            return nil
        }
        // Texts need a lock on fonts, which others could wait for then. They are read as descriptions, which show
        // nothing.
        self.data = Data(String(decoding: data, as: UTF8.self).replacing("text", with: "desc").utf8)
        name = file.nameInMessages
    }

    private enum Outcome { case isDrawn, isSlow, fails }

    /// A thread that draws, as another sees it.
    private struct Drawer {
        private let id: id_t
        private let clock: clockid_t

        /// The thread that calls.
        init() {
            id = id_t(umwelt_thread_id())
            var clock = clockid_t()
            pthread_getcpuclockid(pthread_self(), &clock)
            self.clock = clock
        }

        /// The processor time of the thread in seconds.
        var seconds: Double {
            var time = timespec()
            clock_gettime(clock, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }

        /// Gives the thread the lowest priority. On Linux, each thread has its own priority.
        func yieldToOthers() { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id, 19) }
    }

    /// Returns true if the picture can be drawn in a size in time. Waits until it is, or the thread had its time.
    func allows(_ size: CGSize, natural: CGSize) -> Bool {
        let pixels = size.width * size.height
        let (pixelsBefore, refused) = known.withLock { ($0.pixels, $0.refused) }
        if pixels <= pixelsBefore { return true }
        if pixels >= refused { return false }
        switch draw(size, natural) {
        case .isDrawn:
            known.withLock { $0.pixels = max($0.pixels, pixels) }
            return true
        case .isSlow:
            known.withLock { $0.refused = min($0.refused, pixels) }
            OnceLog.images.warning("The image \(name) takes longer than two seconds to be drawn: simplify its filters.")
        case .fails:
            known.withLock { $0.refused = 0 }
            OnceLog.images.warning(
                "The image \(name) cannot be drawn: it repeats its parts too often. Use fewer <use> elements.")
        }
        return false
    }

    private func draw(_ size: CGSize, _ natural: CGSize) -> Outcome {
        let started = DispatchSemaphore(value: 0)
        let done = DispatchSemaphore(value: 0)
        let drawer = Mutex<Drawer?>(nil)
        let isDrawn = Mutex(false)
        let thread = Thread { [data] in
            drawer.withLock { $0 = Drawer() }
            started.signal()
            let result = Self.draw(data, size, natural)
            isDrawn.withLock { $0 = result }
            done.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        started.wait()
        guard let drawer = drawer.withLock({ $0 }) else { return .fails }
        while done.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
            guard drawer.seconds >= Self.limit else { continue }
            drawer.yieldToOthers()
            return .isSlow
        }
        return isDrawn.withLock { $0 } ? .isDrawn : .fails
    }

    /// Draws the picture and shows it nowhere. Returns false if librsvg fails, which may happen in the middle of
    /// drawing.
    private static func draw(_ data: Data, _ size: CGSize, _ natural: CGSize) -> Bool {
        let svg = data.withUnsafeBytes { bytes in
            umwelt_svg_new(bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count))
        }
        guard let svg else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(svg)) }
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(size.width.rounded(.up)), Int32(size.height.rounded(.up)))
        defer { cairo_surface_destroy(surface) }
        // Cairo never returns null: an error is a context that draws nothing.
        let cairo = cairo_create(surface)!
        defer { cairo_destroy(cairo) }
        return umwelt_svg_draw(svg, cairo, size.width, size.height, natural.width, natural.height) != 0
    }
}
