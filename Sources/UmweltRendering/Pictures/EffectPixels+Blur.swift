import Foundation

extension EffectPixels {
    /// Blurs the pixels as with a Gaussian of a standard deviation in pixels: three means in each direction (Filter
    /// Effects 1, `feGaussianBlur`), or for little blurs the Gaussian itself.
    mutating func blur(sigma: CGFloat, repeatsEdges: Bool) {
        guard sigma > 0.01, width > 0, height > 0 else { return }
        let kernels = sigma < 2 ? [Self.gaussian(sigma)] : Self.boxes(sigma)
        let (width, height) = (width, height)
        withBytes { bytes in
            var line = [UInt8](repeating: 0, count: max(width, height) * 4)
            func run(start: Int, step: Int, count: Int) {
                line.withUnsafeMutableBufferPointer { line in
                    for kernel in kernels {
                        for index in 0..<count {
                            for part in 0..<4 { line[index * 4 + part] = bytes[start + index * step + part] }
                        }
                        switch kernel {
                        case .weights(let weights):
                            Self.weigh(line, into: bytes, start, step, count, weights, repeatsEdges)
                        case .mean(let before, let after):
                            Self.mean(line, into: bytes, start, step, count, before, after, repeatsEdges)
                        }
                    }
                }
            }
            for row in 0..<height { run(start: row * width * 4, step: 4, count: width) }
            for column in 0..<width { run(start: column * 4, step: width * 4, count: height) }
        }
    }

    private enum Kernel {
        /// The weights of the pixels on both sides, of which the middle one is the pixel itself.
        case weights([Float])
        /// The mean of so many pixels before and after.
        case mean(Int, Int)
    }

    private static func gaussian(_ sigma: CGFloat) -> Kernel {
        let reach = Int((sigma * 3).rounded(.up))
        let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * Double(sigma * sigma)))) }
        let sum = weights.reduce(0, +)
        return .weights(weights.map { $0 / sum })
    }

    private static func boxes(_ sigma: CGFloat) -> [Kernel] {
        let size = max(Int((min(sigma, 10_000) * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down)), 1)
        let half = size / 2
        if size % 2 == 1 { return [Kernel](repeating: .mean(half, half), count: 3) }
        return [.mean(half, half - 1), .mean(half - 1, half), .mean(half, half)]
    }

    private static func weigh(
        _ line: UnsafeMutableBufferPointer<UInt8>, into bytes: UnsafeMutableBufferPointer<UInt8>, _ start: Int,
        _ step: Int, _ count: Int, _ weights: [Float], _ repeatsEdges: Bool
    ) {
        let reach = weights.count / 2
        for index in 0..<count {
            var sum = SIMD4<Float>()
            for offset in -reach...reach {
                var place = index + offset
                if place < 0 || place >= count {
                    guard repeatsEdges else { continue }
                    place = min(max(place, 0), count - 1)
                }
                let weight = weights[offset + reach]
                for part in 0..<4 { sum[part] += Float(line[place * 4 + part]) * weight }
            }
            for part in 0..<4 { bytes[start + index * step + part] = UInt8(min(sum[part] + 0.5, 255)) }
        }
    }

    private static func mean(
        _ line: UnsafeMutableBufferPointer<UInt8>, into bytes: UnsafeMutableBufferPointer<UInt8>, _ start: Int,
        _ step: Int, _ count: Int, _ before: Int, _ after: Int, _ repeatsEdges: Bool
    ) {
        let size = Int32(before + after + 1)
        func value(_ index: Int, _ part: Int) -> Int32 {
            if index >= 0 && index < count { return Int32(line[index * 4 + part]) }
            return repeatsEdges ? Int32(line[min(max(index, 0), count - 1) * 4 + part]) : 0
        }
        for part in 0..<4 {
            var sum: Int32 = 0
            for index in -before...after { sum += value(index, part) }
            for index in 0..<count {
                bytes[start + index * step + part] = UInt8((sum + size / 2) / size)
                sum += value(index + after + 1, part) - value(index - before, part)
            }
        }
    }
}
