import Foundation

/// A parser of the path data in the `d` attribute of SVG.
package struct SVGPathData {
    private var scanner: NumberScanner
    private var path = Path()
    private var start = CGPoint.zero
    private var current = CGPoint.zero

    /// The last control point, which a smooth curve continues, and the kind of its curve.
    private var lastControl: (point: CGPoint, isCubic: Bool)?

    /// Returns the path; if there is an error, the path up to it, as SVG specifies.
    package static func path(_ text: Substring) -> Path { read(text).path }

    /// Returns the path up to the first error, and whether the text was read completely.
    package static func read(_ text: Substring) -> (path: Path, isWhole: Bool) {
        var reader = SVGPathData(scanner: NumberScanner(text))
        while let letter = reader.scanner.letter() {
            repeat {
                guard reader.step(letter) else { return (reader.path, false) }
            } while reader.scanner.hasNumber && letter.uppercased() != "Z"
        }
        return (reader.path, true)
    }

    private init(scanner: NumberScanner) { self.scanner = scanner }

    /// Adds the step of a letter. Returns false if its numbers are missing.
    private mutating func step(_ letter: Character) -> Bool {
        let isRelative = letter.isLowercase
        let origin = isRelative ? current : .zero
        var control: (CGPoint, Bool)?
        defer { lastControl = control }
        switch letter.uppercased() {
        case "M":
            guard let end = point(from: origin) else { return false }
            // Further pairs of numbers after a move are lines.
            if path.isEmpty || !scanner.isRepetition { move(to: end) } else { line(to: end) }
        case "L":
            guard let end = point(from: origin) else { return false }
            line(to: end)
        case "H":
            guard let x = scanner.number() else { return false }
            line(to: CGPoint(x: origin.x + x, y: current.y))
        case "V":
            guard let y = scanner.number() else { return false }
            line(to: CGPoint(x: current.x, y: origin.y + y))
        case "C":
            guard let first = point(from: origin), let second = point(from: origin), let end = point(from: origin)
            else { return false }
            curve(first, second, end)
            control = (second, true)
        case "S":
            guard let second = point(from: origin), let end = point(from: origin) else { return false }
            curve(reflected(isCubic: true), second, end)
            control = (second, true)
        case "Q":
            guard let middle = point(from: origin), let end = point(from: origin) else { return false }
            path.addQuadCurve(to: end, control: middle)
            current = end
            control = (middle, false)
        case "T":
            let middle = reflected(isCubic: false)
            guard let end = point(from: origin) else { return false }
            path.addQuadCurve(to: end, control: middle)
            current = end
            control = (middle, false)
        case "A":
            guard let width = scanner.number(), let height = scanner.number(), let angle = scanner.number(),
                let isLarge = scanner.flag(), let isClockwise = scanner.flag(), let end = point(from: origin)
            else { return false }
            let arc = EllipticalArc(
                from: current, to: end, radii: CGSize(width: width, height: height), angle: angle * .pi / 180,
                isLarge: isLarge, isClockwise: isClockwise)
            arc.add(to: &path)
            current = end
        case "Z":
            path.closeSubpath()
            current = start
        default: return false
        }
        return true
    }

    private mutating func point(from origin: CGPoint) -> CGPoint? {
        guard let x = scanner.number(), let y = scanner.number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    /// Returns the last control point, mirrored at the current point; after another kind of step, the current point.
    private func reflected(isCubic: Bool) -> CGPoint {
        guard let lastControl, lastControl.isCubic == isCubic else { return current }
        return CGPoint(x: 2 * current.x - lastControl.point.x, y: 2 * current.y - lastControl.point.y)
    }

    private mutating func move(to end: CGPoint) {
        path.move(to: end)
        start = end
        current = end
    }

    private mutating func line(to end: CGPoint) {
        path.addLine(to: end)
        current = end
    }

    private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        path.addCurve(to: end, control1: first, control2: second)
        current = end
    }
}

/// Reads letters and numbers, which need no separator where the end of a number is clear.
private struct NumberScanner {
    private let bytes: [UInt8]
    private var index = 0

    /// True if the next numbers repeat the step of the last letter.
    private(set) var isRepetition = false

    init(_ text: Substring) { bytes = Array(text.utf8) }

    mutating func letter() -> Character? {
        skipSpace()
        guard index < bytes.count else { return nil }
        isRepetition = false
        defer { index += 1 }
        return Character(Unicode.Scalar(bytes[index]))
    }

    /// True if a number follows. Reading this makes further numbers repeat the last letter.
    var hasNumber: Bool {
        mutating get {
            skipSpace()
            guard index < bytes.count else { return false }
            isRepetition = true
            return bytes[index].isNumeral || bytes[index] == 0x2E || bytes[index] == 0x2D || bytes[index] == 0x2B
        }
    }

    mutating func number() -> CGFloat? {
        skipSpace()
        let start = index
        skipSign()
        skipDigits()
        if index < bytes.count, bytes[index] == 0x2E {
            index += 1
            skipDigits()
        }
        if index < bytes.count, bytes[index] | 0x20 == 0x65 {
            index += 1
            skipSign()
            skipDigits()
        }
        return Double(String(decoding: bytes[start..<index], as: UTF8.self)).map { CGFloat($0) }
    }

    /// Reads a flag, 0 or 1, which needs no separator after it; nil for anything else.
    mutating func flag() -> Bool? {
        skipSpace()
        guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { return nil }
        defer { index += 1 }
        return bytes[index] == 0x31
    }

    private mutating func skipSpace() {
        while index < bytes.count, [0x20, 0x2C, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
    }

    private mutating func skipSign() {
        if index < bytes.count, bytes[index] == 0x2D || bytes[index] == 0x2B { index += 1 }
    }

    private mutating func skipDigits() {
        while index < bytes.count, bytes[index].isNumeral { index += 1 }
    }
}

extension UInt8 {
    fileprivate var isNumeral: Bool { (0x30...0x39).contains(self) }
}
