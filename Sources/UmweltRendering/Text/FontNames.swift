internal import CPango
import Foundation
import Logging
import Synchronization
import UmweltDrawing

/// An index of a configuration's fonts by all of their names: family, full and PostScript names.
final class FontNames: Sendable {
    /// A family, with the style that a name of one font implies.
    struct Face: Sendable {
        let family: String
        /// The weight and the slant, if the name denotes one font of its family; nil if it denotes the family.
        let style: (weight: Int, isItalic: Bool)?
    }

    private let faces: [String: Face]
    private let unknown = Mutex<Set<String>>([])

    init(_ configuration: FontConfiguration) {
        var faces: [String: Face] = [:]
        configuration.forEachFont([FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT]) { pattern in
            let families = Self.texts(FC_FAMILY, of: pattern)
            guard let family = families.first else { return }
            faces[Self.key(family)] = Face(family: family, style: nil)
            var (weight, slant) = (0.0, Int32(0))
            guard FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch else { return }
            _ = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
            let style = (weight: Int(FcWeightToOpenTypeDouble(weight).rounded()), isItalic: slant > 0)
            let others = families.dropFirst() + Self.texts(FC_FULLNAME, of: pattern)
            for name in others + Self.texts(FC_POSTSCRIPT_NAME, of: pattern)
            where faces[Self.key(name)] == nil {
                faces[Self.key(name)] = Face(family: family, style: style)
            }
        }
        self.faces = faces
    }

    /// Returns the font that is drawn for a requested one: with the family of its name or, for an unknown name, of
    /// the system.
    func drawn(_ font: ResolvedFont) -> ResolvedFont {
        guard let name = font.family else { return font }
        var drawn = font
        guard let face = faces[Self.key(name)] else {
            reportUnknown(name)
            drawn.family = nil
            return drawn
        }
        drawn.family = face.family
        if let style = face.style {
            // A requested weight takes precedence over that of the name.
            if font.weight == ResolvedFont.usualWeight { drawn.weight = style.weight }
            drawn.isItalic = font.isItalic || style.isItalic
        }
        return drawn
    }

    /// Returns true if there is a font of a name.
    func has(_ name: String) -> Bool { faces[Self.key(name)] != nil }

    private func reportUnknown(_ name: String) {
        guard unknown.withLock({ $0.count < 1000 && $0.insert(name).inserted }) else { return }
        Logger(label: "umwelt.text").warning(
            "There is no font called \"\(name)\", neither among those of pictures nor in the app's resources.")
    }

    private static func key(_ name: String) -> String { name.lowercased() }

    private static func texts(_ property: String, of pattern: OpaquePointer) -> [String] {
        var texts: [String] = []
        var text: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, property, Int32(texts.count), &text) == FcResultMatch, let text {
            texts.append(String(cString: text))
        }
        return texts
    }
}

extension ResolvedFont {
    /// The weight of a font if none was requested.
    fileprivate static let usualWeight = 400
}

extension ResolvedFont {
    /// Returns true if there is a font with a name in the system or the app's resources.
    package static func hasFont(named name: String) -> Bool { FontConfiguration.names.has(name) }

    /// The font that is actually drawn: the one with its name, or the system font in its optical size.
    package var drawn: ResolvedFont {
        var font = family == nil ? self : FontConfiguration.names.drawn(self)
        guard font.family == nil, design == .default || design == .rounded else { return font }
        switch font.systemCut {
        case .text: break
        case .display: font.family = FontRules.displayFamily
        case .rounded:
            (font.family, font.weight) = FontRules.roundedFont(weight: weight)
            font.width = 0
        case .condensed:
            font.family = FontRules.condensedFamily
            font.width = 0
        }
        return font
    }
}

extension FontConfiguration {
    /// The names of the shared configuration's fonts.
    static let names = FontNames(.shared)
}
