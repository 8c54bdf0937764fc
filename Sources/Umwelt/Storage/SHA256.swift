/// The hash function SHA-256, as FIPS 180-4 defines it. Foundation has none on Linux.
package struct SHA256 {
    /// Returns the hash of some bytes, as 64 hexadecimal digits.
    package static func digits(of bytes: some Sequence<UInt8>) -> String {
        var message = Array(bytes)
        let bitCount = UInt64(message.count) * 8
        message.append(0x80)
        message += [UInt8](repeating: 0, count: (120 - message.count % 64) % 64)
        message += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * $0)) }
        var hash = SHA256()
        for start in stride(from: 0, to: message.count, by: 64) { hash.add(message[start..<start + 64]) }
        return hash.state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = {
        let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
        return primes.map { prime in
            // The cube root times 2³² as a whole number, bit by bit: a double has too few digits. Its cube is the prime
            // times 2⁹⁶, of which the part above 2⁶⁴ is compared.
            var root: UInt64 = 0
            for bit in (0..<35).reversed() {
                let next = root | 1 << UInt64(bit)
                let square = next.multipliedFullWidth(by: next)
                let cube = square.high * next + square.low.multipliedFullWidth(by: next).high
                if cube < UInt64(prime) << 32 { root = next }
            }
            return UInt32(truncatingIfNeeded: root)
        }
    }()

    private mutating func add(_ block: ArraySlice<UInt8>) {
        func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
        let bytes = Array(block)
        var words = (0..<16).map { word in (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[word * 4 + $1]) } }
        for index in 16..<64 {
            let (first, last) = (words[index - 15], words[index - 2])
            let low = rotate(first, 7) ^ rotate(first, 18) ^ first >> 3
            let high = rotate(last, 17) ^ rotate(last, 19) ^ last >> 10
            words.append(words[index - 16] &+ low &+ words[index - 7] &+ high)
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let choice = (e & f) ^ (~e & g)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let upper = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
            let lower = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
            let one = h &+ upper &+ choice &+ Self.constants[index] &+ words[index]
            let other = lower &+ majority
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ other)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }
}
