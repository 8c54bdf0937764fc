/// A linear map of colours: each new component is a sum of the four old ones and a constant.
///
/// The components are gamma-encoded, from 0 to 1, and not multiplied by the opacity.
public struct ColorMatrix: Sendable, Hashable {
    /// The factors of red, green, blue, opacity and one for the new red.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The factors of red, green, blue, opacity and one for the new green.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The factors of red, green, blue, opacity and one for the new blue.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The factors of red, green, blue, opacity and one for the new opacity.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Makes the identity matrix, which changes nothing.
    @inlinable public init() {}

    /// The rows, one after the other, of five numbers each.
    package var numbers: [Float] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
    }

    /// Makes a matrix of twenty numbers, row by row.
    package init(numbers n: [Float]) {
        (r1, r2, r3, r4, r5) = (n[0], n[1], n[2], n[3], n[4])
        (g1, g2, g3, g4, g5) = (n[5], n[6], n[7], n[8], n[9])
        (b1, b2, b3, b4, b5) = (n[10], n[11], n[12], n[13], n[14])
        (a1, a2, a3, a4, a5) = (n[15], n[16], n[17], n[18], n[19])
    }
}
