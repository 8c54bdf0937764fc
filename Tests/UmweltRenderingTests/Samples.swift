import CCairo
import Foundation
import UmweltDrawing

@testable import UmweltRendering

extension ResolvedColor {
    static let black = ResolvedColor(red: 0, green: 0, blue: 0)
    static let white = ResolvedColor(red: 1, green: 1, blue: 1)
    static let red = ResolvedColor(red: 1, green: 0, blue: 0)
    static let blue = ResolvedColor(red: 0, green: 0, blue: 1)
}

extension Paragraph {
    /// A paragraph in one style.
    init(
        _ text: String, size: CGFloat = 17, weight: Int = 400, color: ResolvedColor = .black,
        alignment: TextAlignment = .leading, lineLimit: Int? = nil, truncationMode: Paragraph.TruncationMode = .tail,
        layoutDirection: LayoutDirection = .leftToRight
    ) {
        let run = TextRun(text: text, font: ResolvedFont(size: size, weight: weight), color: color)
        self.init(
            runs: [run], alignment: alignment, lineLimit: lineLimit, truncationMode: truncationMode,
            layoutDirection: layoutDirection)
    }
}

func layout(_ paragraph: Paragraph, width: CGFloat? = nil, height: CGFloat? = nil) -> TextLayout {
    PangoTypeSetter.shared.layout(paragraph, width: width, height: height)
}

func layout(_ text: String, width: CGFloat? = nil, height: CGFloat? = nil) -> TextLayout {
    layout(Paragraph(text), width: width, height: height)
}

extension TextLayout {
    var texts: [String] { lines.map(\.text) }

    /// A picture of the text and nothing else.
    var picture: DisplayList { DisplayList(size: size, items: [.text(self, at: .zero)]) }
}

/// Pixels that Cairo's own decoder has read.
struct Pixels: Equatable {
    let width: Int
    let height: Int
    /// Blue, green, red and alpha of each pixel, multiplied by alpha.
    let bytes: [UInt8]

    init(png data: Data) {
        let reader = Reader(data)
        let surface = withExtendedLifetime(reader) {
            cairo_image_surface_create_from_png_stream(
                { target, bytes, count in
                    guard let target, let bytes else { return CAIRO_STATUS_READ_ERROR }
                    return Unmanaged<Reader>.fromOpaque(target).takeUnretainedValue().read(bytes, Int(count))
                }, Unmanaged.passUnretained(reader).toOpaque())
        }
        defer { cairo_surface_destroy(surface) }
        precondition(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, "This is not a PNG file.")
        let hasAlpha = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        // A surface without error has pixels.
        let start = cairo_image_surface_get_data(surface)!
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let pixel = y * stride + 4 * x
                bytes += [start[pixel], start[pixel + 1], start[pixel + 2], hasAlpha ? start[pixel + 3] : 255]
            }
        }
        self.bytes = bytes
    }

    /// A pixel as `#RRGGBBAA`, with colours multiplied by alpha.
    subscript(x: Int, y: Int) -> String {
        let pixel = bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4].map { String(format: "%02X", $0) }
        return "#" + pixel[2] + pixel[1] + pixel[0] + pixel[3]
    }

    /// The number of pixels that satisfy a condition on red, green, blue and alpha.
    func count(where condition: (Int, Int, Int, Int) -> Bool) -> Int {
        stride(from: 0, to: bytes.count, by: 4).count {
            condition(Int(bytes[$0 + 2]), Int(bytes[$0 + 1]), Int(bytes[$0]), Int(bytes[$0 + 3]))
        }
    }

    private final class Reader {
        var rest: Data
        init(_ data: Data) { rest = data }
        func read(_ target: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
            guard rest.count >= count else { return CAIRO_STATUS_READ_ERROR }
            rest.copyBytes(to: target, count: count)
            rest = rest.dropFirst(count)
            return CAIRO_STATUS_SUCCESS
        }
    }
}
