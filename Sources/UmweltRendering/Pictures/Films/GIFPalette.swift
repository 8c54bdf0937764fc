/// The colours of a GIF: the colours in the picture or, if there are more than 256, similar ones.
///
/// The colours are divided into boxes: in each step the box is divided in which a single colour would cause the largest
/// error, at the middle of its pixels (Paul Heckbert, Color image quantization for frame buffer display, 1982). A
/// colour that covers most of a box, such as a background, is kept exactly.
struct GIFPalette {
    /// The colours as `0xRRGGBB`.
    private(set) var colors: [UInt32] = []
    private var indices: [UInt32: UInt8] = [:]

    static let maxCount = 256

    /// Makes a palette for pixels.
    ///
    /// - Parameter counts: The number of pixels of each colour.
    init(_ counts: [UInt32: Int]) {
        // In a fixed order, so that equal pictures give equal files.
        var boxes = [Box(counts.map { Entry(color: $0, count: $1) }.sorted { $0.color < $1.color })]
        while boxes.count < Self.maxCount, let worst = boxes.indices.max(by: { boxes[$0].loss < boxes[$1].loss }),
            boxes[worst].loss > 0
        {
            let (low, high) = boxes[worst].halves
            boxes[worst] = low
            boxes.append(high)
        }
        for (index, box) in boxes.enumerated() {
            colors.append(box.color)
            for entry in box.entries { indices[entry.color] = UInt8(index) }
        }
    }

    /// Returns the index of the palette colour that represents one of the original colours.
    func index(of color: UInt32) -> UInt8 { indices[color] ?? 0 }

    private struct Entry {
        let color: UInt32
        let count: Int

        /// The red, green or blue part, from the channel's bit.
        func part(_ shift: UInt32) -> Int { Int(color >> shift & 0xFF) }
    }

    /// Colours that one palette colour represents.
    private struct Box {
        let entries: [Entry]
        private let count: Int

        /// The bit of the colour channel with the largest range.
        private let channel: UInt32

        /// The approximate error if one colour represents all: the sum over the pixels of the squared distance.
        let loss: Int

        init(_ entries: [Entry]) {
            self.entries = entries
            count = entries.reduce(0) { $0 + $1.count }
            func length(_ shift: UInt32) -> Int {
                let parts = entries.lazy.map { $0.part(shift) }
                return (parts.max() ?? 0) - (parts.min() ?? 0)
            }
            let channels = [16, 8, 0] as [UInt32]
            let lengths = channels.map(length)
            let longest = lengths.indices.reduce(0) { lengths[$1] > lengths[$0] ? $1 : $0 }
            channel = channels[longest]
            loss = count * lengths[longest] * lengths[longest]
        }

        /// The colour that represents the box: the most frequent one if it covers most of the pixels, otherwise their
        /// mean.
        var color: UInt32 {
            guard let first = entries.first else { return 0 }
            let largest = entries.dropFirst().reduce(first) { $1.count > $0.count ? $1 : $0 }
            if largest.count * 2 > count { return largest.color }
            func mean(_ shift: UInt32) -> UInt32 {
                let sum = entries.reduce(0) { $0 + $1.count * $1.part(shift) }
                return UInt32((sum + count / 2) / count) << shift
            }
            return mean(16) | mean(8) | mean(0)
        }

        /// Two boxes with about half of the pixels each. The box has at least two colours.
        var halves: (Box, Box) {
            let sorted = entries.sorted {
                ($0.part(channel), $0.color) < ($1.part(channel), $1.color)
            }
            var sum = 0
            let middle = sorted.firstIndex { entry in
                sum += entry.count
                return sum * 2 >= count
            }
            let cut = min((middle ?? 0) + 1, sorted.count - 1)
            return (Box(Array(sorted[..<cut])), Box(Array(sorted[cut...])))
        }
    }
}

extension Raster {
    /// Calls `body` with each run of pixels of one colour, as `0xRRGGBB`, row by row. The raster is opaque.
    ///
    /// - Parameter part: The rectangle of the pixels.
    func forEachRun(in part: PixelRect, _ body: (_ color: UInt32, _ count: Int) -> Void) {
        withPixels { pixels, bytesPerRow in
            for y in part.rows {
                let start = y * bytesPerRow
                let row = UnsafeRawBufferPointer(rebasing: pixels[start..<start + 4 * width])
                    .bindMemory(to: UInt32.self)
                var begin = part.columns.lowerBound
                for x in part.columns where row[x] != row[begin] {
                    body(row[begin] & 0xFF_FFFF, x - begin)
                    begin = x
                }
                body(row[begin] & 0xFF_FFFF, part.columns.upperBound - begin)
            }
        }
    }
}
