import Foundation

extension String {
    /// Formats a number for SVG, in any locale: with at most four digits after the point, and no trailing zeros.
    package init(svg value: CGFloat) {
        let near = value.isNaN ? 0 : Swift.min(Swift.max(value, -1e9), 1e9)
        let units = Int((near * 10_000).rounded())
        var digits = String(units.magnitude % 10_000)
        digits = String(repeating: "0", count: 4 - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        let whole = String(units.magnitude / 10_000)
        self = (units < 0 ? "-" : "") + whole + (digits.isEmpty ? "" : "." + digits)
    }

    /// Formats a number with more digits, for values such as matrix elements, in which small differences matter.
    package init(precise value: CGFloat) {
        let usable = value.isNaN ? 0 : Swift.min(Swift.max(value, -1e9), 1e9)
        let near = (usable * 1e8).rounded() / 1e8
        self = near == near.rounded() && abs(near) < 1e10 ? String(Int(near)) : "\(usable)"
    }

    /// Escapes text for an element or attribute of XML. Control characters and unpaired surrogates, which XML
    /// forbids, are left out.
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
