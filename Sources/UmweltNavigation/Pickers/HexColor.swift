@_spi(Kernel) import Umwelt

/// The texts of colours in messages of hosts: `#` and two hexadecimal digits each for red, green, blue and, if it is
/// not opaque, the opacity.
package enum HexColor {
    package static func string(_ color: Color.Resolved, hasOpacity: Bool) -> String {
        func byte(_ component: Float) -> UInt8 {
            UInt8((min(max(component.isNaN ? 0 : component, 0), 1) * 255).rounded())
        }
        let parts = [color.red, color.green, color.blue] + (hasOpacity && color.opacity < 1 ? [color.opacity] : [])
        return "#" + parts.map(byte).hexadecimal
    }

    /// Returns the colour of a text, opaque if the text has no opacity; nil if the text is not a colour.
    package static func color(_ text: String) -> Color? {
        guard text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
        func part(_ shift: UInt32) -> Double { Double((number >> shift) & 0xFF) / 255 }
        switch text.utf8.count {
        case 7: return Color(red: part(16), green: part(8), blue: part(0))
        case 9: return Color(red: part(24), green: part(16), blue: part(8), opacity: part(0))
        default: return nil
        }
    }
}
