import Foundation

extension String {
    /// A number as SVG reads it, whatever the locale: at most four digits after the point, and none that say nothing.
    package init(svg value: CGFloat) {
        let near = value.isNaN ? 0 : Swift.min(Swift.max(value, -1e9), 1e9)
        let units = Int((near * 10_000).rounded())
        var digits = String(units.magnitude % 10_000)
        digits = String(repeating: "0", count: 4 - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        let whole = String(units.magnitude / 10_000)
        self = (units < 0 ? "-" : "") + whole + (digits.isEmpty ? "" : "." + digits)
    }

    /// A number whose small differences count, such as those of a matrix.
    package init(precise value: CGFloat) {
        let usable = value.isNaN ? 0 : Swift.min(Swift.max(value, -1e9), 1e9)
        let near = (usable * 1e8).rounded() / 1e8
        self = near == near.rounded() && abs(near) < 1e10 ? String(Int(near)) : "\(usable)"
    }

    /// Text as it may stand in an element or attribute of XML: control characters and halves of pairs are not allowed
    /// there at all.
    init(xml text: String) {
        self = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"": append("&quot;")
            case "\t", "\n", "\r": append(" ")
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
            default: unicodeScalars.append(scalar)
            }
        }
    }
}
