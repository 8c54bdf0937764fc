internal import CImages
import Foundation
import UmweltDrawing

/// The pixels of an image, as gdk-pixbuf has them.
final class Pixels: @unchecked Sendable {
    // Not changed after it was made; gdk-pixbuf's references are counted safely on all threads.
    private let pixbuf: OpaquePointer

    /// Takes ownership of a reference.
    init(_ pixbuf: OpaquePointer) { self.pixbuf = pixbuf }

    deinit { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }

    var width: Int { Int(gdk_pixbuf_get_width(pixbuf)) }
    var height: Int { Int(gdk_pixbuf_get_height(pixbuf)) }
    var depth: Int { Int(gdk_pixbuf_get_bits_per_sample(pixbuf)) }
    var hasAlpha: Bool { gdk_pixbuf_get_has_alpha(pixbuf) != 0 }

    /// A property that the file stores as text, such as the orientation; nil if it has none.
    func option(_ name: String) -> String? { gdk_pixbuf_get_option(pixbuf, name).map { String(cString: $0) } }

    /// The pixels rotated according to the photograph's orientation.
    var upright: Pixels { gdk_pixbuf_apply_embedded_orientation(pixbuf).map(Pixels.init) ?? self }

    /// Returns the pixels with a longest side, if they have a longer one; nil if memory is short.
    func scaled(toLongestSide side: Int) -> Pixels? {
        let factor = Double(side) / Double(max(width, height, 1))
        guard factor < 1 else { return self }
        let size = [width, height].map { Int32(max((Double($0) * factor).rounded(), 1)) }
        return gdk_pixbuf_scale_simple(pixbuf, size[0], size[1], GDK_INTERP_BILINEAR).map(Pixels.init)
    }

    /// Returns the pixels encoded as a file; nil if that fails.
    ///
    /// - Parameters:
    ///   - format: The format, as gdk-pixbuf names it, such as `png`.
    ///   - quality: The quality from 0 to 1, for formats with loss.
    func file(_ format: String, quality: Double? = nil) -> Data? {
        var bytes: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        let texts = quality.map { ["quality", "\(Int(($0 * 100).rounded()))"] } ?? []
        let strings = texts.map { strdup($0) }
        defer { strings.forEach { free($0) } }
        var keys: [UnsafeMutablePointer<CChar>?] = strings.isEmpty ? [nil] : [strings[0], nil]
        var values: [UnsafeMutablePointer<CChar>?] = strings.isEmpty ? [nil] : [strings[1], nil]
        guard gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, format, &keys, &values, nil) != 0, let bytes else {
            return nil
        }
        defer { g_free(bytes) }
        return Data(bytes: bytes, count: Int(count))
    }
}

/// The frames of an image's file.
struct PixelFrames {
    /// A frame of an animated image, and its duration.
    struct Frame {
        let pixels: Pixels
        /// The seconds; nil for an image that does not move.
        let delay: Double?
    }

    let frames: [Frame]

    /// The format, as gdk-pixbuf names it.
    let format: String

    /// The maximum number of decoded frames: a guess at the difference between a picture and a film.
    private static let limit = 1_000

    /// Decodes a file; nil if it is of no known format, or broken.
    init?(_ data: Data) {
        guard let loader = gdk_pixbuf_loader_new() else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let isWritten = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(
                loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), nil) != 0
        }
        // A loader must be closed also if it has failed.
        guard gdk_pixbuf_loader_close(loader, nil) != 0, isWritten,
            let known = gdk_pixbuf_loader_get_format(loader), let name = gdk_pixbuf_format_get_name(known),
            let animation = gdk_pixbuf_loader_get_animation(loader)
        else { return nil }
        format = String(cString: name)
        g_free(name)
        frames = Self.frames(of: animation)
        if frames.isEmpty { return nil }
    }

    private static func frames(of animation: OpaquePointer) -> [Frame] {
        if gdk_pixbuf_animation_is_static_image(animation) != 0 {
            guard let image = gdk_pixbuf_animation_get_static_image(animation) else { return [] }
            g_object_ref(UnsafeMutableRawPointer(image))
            return [Frame(pixels: Pixels(image), delay: nil)]
        }
        // An iterator goes by a clock, which is moved here from frame to frame.
        var time = 0
        guard let iterator = umwelt_animation_begin(animation) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(iterator)) }
        var frames: [Frame] = []
        while frames.count < limit {
            // The iterator draws the next frame into the same pixels.
            guard let image = gdk_pixbuf_animation_iter_get_pixbuf(iterator), let copy = gdk_pixbuf_copy(image) else {
                break
            }
            let delay = gdk_pixbuf_animation_iter_get_delay_time(iterator)
            frames.append(Frame(pixels: Pixels(copy), delay: Double(max(delay, 0)) / 1000))
            if delay < 0 || gdk_pixbuf_animation_iter_on_currently_loading_frame(iterator) != 0 { break }
            time += Int(delay)
            if umwelt_animation_advance(iterator, time) == 0 { break }
        }
        return frames
    }
}
