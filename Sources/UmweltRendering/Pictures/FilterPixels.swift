import Foundation
import UmweltDrawing

/// Pixels for calculations: blue, green, red and alpha, multiplied by alpha; or one number for each pixel.
struct FilterPixels {
    let width: Int
    let height: Int
    /// The number of numbers in a pixel: 4, or 1.
    let parts: Int
    private(set) var bytes: [UInt8]

    init(width: Int, height: Int, parts: Int = 4) {
        self.width = width
        self.height = height
        self.parts = parts
        bytes = [UInt8](repeating: 0, count: width * height * parts)
    }

    mutating func read(from start: UnsafePointer<UInt8>, bytesPerRow: Int) {
        let length = width * parts
        bytes.withUnsafeMutableBufferPointer { target in
            guard let base = target.baseAddress else { return }
            for row in 0..<height { (base + row * length).update(from: start + row * bytesPerRow, count: length) }
        }
    }

    func write(to start: UnsafeMutablePointer<UInt8>, bytesPerRow: Int) {
        let length = width * parts
        bytes.withUnsafeBufferPointer { source in
            guard let base = source.baseAddress else { return }
            for row in 0..<height { (start + row * bytesPerRow).update(from: base + row * length, count: length) }
        }
    }

    // MARK: Colours

    /// Maps each colour to another.
    mutating func apply(_ matrix: ColorMatrix) {
        let m = matrix.numbers
        guard m.allSatisfy(\.isFinite) else { return }
        bytes.withUnsafeMutableBufferPointer { bytes in
            m.withUnsafeBufferPointer { m in
                for start in stride(from: 0, to: bytes.count, by: 4) {
                    let alpha = Float(bytes[start + 3]) / 255
                    let unit = alpha > 0 ? 1 / (255 * alpha) : 0
                    let (b, g, r) = (
                        Float(bytes[start]) * unit, Float(bytes[start + 1]) * unit, Float(bytes[start + 2]) * unit
                    )
                    func sum(_ row: Int) -> Float {
                        let at = row * 5
                        let value = m[at] * r + m[at + 1] * g + m[at + 2] * b + m[at + 3] * alpha + m[at + 4]
                        return min(max(value, 0), 1)
                    }
                    let opacity = sum(3)
                    bytes[start] = UInt8(sum(2) * opacity * 255 + 0.5)
                    bytes[start + 1] = UInt8(sum(1) * opacity * 255 + 0.5)
                    bytes[start + 2] = UInt8(sum(0) * opacity * 255 + 0.5)
                    bytes[start + 3] = UInt8(opacity * 255 + 0.5)
                }
            }
        }
    }

    // MARK: Perspective

    /// Returns the picture seen through a transform.
    ///
    /// - Parameters:
    ///   - width: The width of the result in pixels.
    ///   - height: The height of the result in pixels.
    ///   - back: The transform from points of the result to points of this picture.
    func projected(width: Int, height: Int, back: ProjectionTransform) -> FilterPixels {
        var result = FilterPixels(width: width, height: height)
        // Each pixel is the mean of several samples, as the picture may shrink there.
        let samples = 2
        for row in 0..<height {
            for column in 0..<width {
                var sum = SIMD4<Float>()
                for step in 0..<(samples * samples) {
                    let x = Double(column) + (Double(step % samples) + 0.5) / Double(samples)
                    let y = Double(row) + (Double(step / samples) + 0.5) / Double(samples)
                    let depth = back.m13 * x + back.m23 * y + back.m33
                    guard depth > 1e-9 else { continue }
                    sum += color(
                        x: (back.m11 * x + back.m21 * y + back.m31) / depth,
                        y: (back.m12 * x + back.m22 * y + back.m32) / depth)
                }
                let start = (row * width + column) * 4
                for part in 0..<4 { result.bytes[start + part] = UInt8(sum[part] / Float(samples * samples) + 0.5) }
            }
        }
        return result
    }

    /// Returns the colour at a point between pixels; transparent outside of the picture.
    private func color(x: Double, y: Double) -> SIMD4<Float> {
        guard x > -1, y > -1, x < Double(width) + 1, y < Double(height) + 1 else { return SIMD4() }
        let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let (dx, dy) = (Float(x - 0.5 - left), Float(y - 0.5 - top))
        let (column, row) = (Int(left), Int(top))
        let upper = pixel(column, row) * (1 - dx) + pixel(column + 1, row) * dx
        let lower = pixel(column, row + 1) * (1 - dx) + pixel(column + 1, row + 1) * dx
        return upper * (1 - dy) + lower * dy
    }

    private func pixel(_ column: Int, _ row: Int) -> SIMD4<Float> {
        guard column >= 0, row >= 0, column < width, row < height else { return SIMD4() }
        let start = (row * width + column) * 4
        return SIMD4(
            Float(bytes[start]), Float(bytes[start + 1]), Float(bytes[start + 2]), Float(bytes[start + 3]))
    }

    /// Calls `body` with the bytes, to change them.
    mutating func withBytes(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        bytes.withUnsafeMutableBufferPointer { body($0) }
    }
}
