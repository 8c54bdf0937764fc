import Foundation

extension Path {
    /// The steps as text: each step's points, then its letter (`m`, `l`, `q`, `c`, `h`). Numbers have six digits.
    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.map { String(format: "%g %g", $0.x, $0.y) }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let point): text(point) + " m"
            case .line(let point): text(point) + " l"
            case .quadCurve(let point, let control): text(control, point) + " q"
            case .curve(let point, let control1, let control2): text(control1, control2, point) + " c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// Makes a path of text such as ``description`` writes; nil for any other text.
    ///
    /// Numbers and letters are separated by spaces, tabs and line breaks. Besides the letters of descriptions it
    /// accepts PDF's operators for curves with a control point at one end (`v`, `y`) and for rectangles (`re`).
    ///
    /// - Parameter string: The description of a path, as `description` returns it.
    public init?(_ string: String) {
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index * 2], y: numbers[index * 2 + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: point(0))
            case ("l", 2): addLine(to: point(0))
            case ("q", 4): addQuadCurve(to: point(1), control: point(0))
            case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("v", 4):
                guard let current = currentPoint else { return nil }
                addCurve(to: point(1), control1: current, control2: point(0))
            case ("y", 4): addCurve(to: point(1), control1: point(0), control2: point(1))
            case ("re", 4): addRect(CGRect(origin: point(0), size: CGSize(width: numbers[2], height: numbers[3])))
            case ("h", 0): closeSubpath()
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }
}
