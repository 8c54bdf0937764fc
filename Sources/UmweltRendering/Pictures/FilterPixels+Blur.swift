import Foundation

extension FilterPixels {
    /// Blurs the pixels with a Gaussian of a standard deviation in pixels: with three box blurs in each direction
    /// (Filter Effects 1, `feGaussianBlur`) or, for small blurs, with the Gaussian itself.
    mutating func blur(sigma: CGFloat, repeatsEdges: Bool) {
        guard sigma > 0.01, width > 0, height > 0 else { return }
        let kernels = sigma < 2 ? [BlurKernel.gaussian(sigma)] : BlurKernel.boxes(sigma)
        let (width, height, parts) = (width, height, parts)
        let line = BlurLine(length: max(width, height), kernels: kernels, repeatsEdges: repeatsEdges)
        withBytes { bytes in
            guard let bytes = bytes.baseAddress else { return }
            for row in 0..<height {
                for part in 0..<parts { line.blur(bytes + row * width * parts + part, step: parts, count: width) }
            }
            for column in 0..<width * parts { line.blur(bytes + column, step: width * parts, count: height) }
        }
    }
}

/// The weights of a pixel's neighbours in a blur.
enum BlurKernel {
    /// A weight for each neighbouring pixel; the middle one is for the pixel itself.
    case weights([Float])
    /// The mean of a number of pixels before and after the pixel.
    case mean(Int, Int)

    static func gaussian(_ sigma: CGFloat) -> BlurKernel {
        let reach = Int((sigma * 3).rounded(.up))
        let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * Double(sigma * sigma)))) }
        let sum = weights.reduce(0, +)
        return .weights(weights.map { $0 / sum })
    }

    static func boxes(_ sigma: CGFloat) -> [BlurKernel] {
        let size = max(Int((min(sigma, 10_000) * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down)), 1)
        let half = size / 2
        if size % 2 == 1 { return [BlurKernel](repeating: .mean(half, half), count: 3) }
        return [.mean(half, half - 1), .mean(half - 1, half), .mean(half, half)]
    }

    /// The number of pixels on each side that have a weight.
    var reach: Int {
        switch self {
        case .weights(let weights): weights.count / 2
        case .mean(let before, let after): max(before, after)
        }
    }
}

/// A row or column of numbers, with space on both sides for the numbers outside of the picture.
///
/// It only uses pointers and plain numbers, because previews also run in debug builds, in which everything else is
/// slow.
private final class BlurLine {
    private let kernels: [BlurKernel]
    private let repeatsEdges: Bool
    private let reach: Int
    private var old: UnsafeMutablePointer<Float>
    private var new: UnsafeMutablePointer<Float>

    init(length: Int, kernels: [BlurKernel], repeatsEdges: Bool) {
        self.kernels = kernels
        self.repeatsEdges = repeatsEdges
        // A running mean reads one pixel beyond its reach.
        reach = (kernels.map(\.reach).max() ?? 0) + 1
        let capacity = length + 2 * reach
        old = .allocate(capacity: capacity)
        new = .allocate(capacity: capacity)
        old.initialize(repeating: 0, count: capacity)
        new.initialize(repeating: 0, count: capacity)
    }

    deinit {
        old.deallocate()
        new.deallocate()
    }

    /// Blurs numbers that are `step` bytes apart.
    func blur(_ bytes: UnsafeMutablePointer<UInt8>, step: Int, count: Int) {
        var (index, place) = (0, 0)
        let start = old + reach
        while index < count {
            start[index] = Float(bytes[place])
            index &+= 1
            place &+= step
        }
        for kernel in kernels {
            fillEdges(count: count)
            switch kernel {
            case .weights(let weights): weigh(weights, count: count)
            case .mean(let before, let after): mean(before, after, count: count)
            }
            swap(&old, &new)
        }
        let result = old + reach
        (index, place) = (0, 0)
        while index < count {
            bytes[place] = UInt8(min(result[index] + 0.5, 255))
            index &+= 1
            place &+= step
        }
    }

    private func fillEdges(count: Int) {
        let start = old + reach
        (start - reach).update(repeating: repeatsEdges ? start[0] : 0, count: reach)
        (start + count).update(repeating: repeatsEdges ? start[count - 1] : 0, count: reach)
    }

    private func weigh(_ weights: [Float], count: Int) {
        let half = weights.count / 2
        let to = new + reach
        weights.withUnsafeBufferPointer { weights in
            // The kernel has at least the weight of the pixel itself.
            let weights = weights.baseAddress!
            var index = 0
            while index < count {
                let from = old + (reach + index - half)
                var (sum, offset): (Float, Int) = (0, 0)
                while offset <= 2 * half {
                    sum += from[offset] * weights[offset]
                    offset &+= 1
                }
                to[index] = sum
                index &+= 1
            }
        }
    }

    private func mean(_ before: Int, _ after: Int, count: Int) {
        let (from, to) = (old + reach, new + reach)
        let share = 1 / Float(before + after + 1)
        var sum: Float = 0
        var index = -before
        while index <= after {
            sum += from[index]
            index &+= 1
        }
        index = 0
        while index < count {
            to[index] = sum * share
            sum += from[index + after + 1] - from[index - before]
            index &+= 1
        }
    }
}
