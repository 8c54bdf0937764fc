internal import CPango
import Foundation
import Logging
import Synchronization
import UmweltDrawing

/// The fonts of a configuration by all the names that they go by: of families, in full, and as PostScript knows them.
final class FontNames: Sendable {
    /// A font as it is asked for by its family.
    struct Face: Sendable {
        let family: String
        /// The weight and the slant, where a name stands for one font of its family only.
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

    /// The font that is drawn for one with a family's name: the family's own, and the system's for an unknown name.
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
            // A weight that was asked for counts more than that of the name.
            if font.weight == ResolvedFont.usualWeight { drawn.weight = style.weight }
            drawn.isItalic = font.isItalic || style.isItalic
        }
        return drawn
    }

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
    /// The weight of fonts for which nobody asked for one.
    fileprivate static let usualWeight = 400
}

extension ResolvedFont {
    /// The font that is drawn in its place, if it goes by a name.
    package var drawn: ResolvedFont { family == nil ? self : FontConfiguration.names.drawn(self) }
}

extension FontConfiguration {
    /// The names of the fonts that all text shares.
    static let names = FontNames(.shared)
}
