import Foundation
import Umwelt
import UmweltRendering

/// A value that the system sets, in several settings: one side of a ``PictureMatrix``.
///
/// An axis with a single setting applies it to every picture of the matrix.
public struct PictureAxis: Sendable {
    /// One setting, with its caption.
    struct Setting: Sendable {
        let caption: String
        let apply: @Sendable (inout HostTraits) -> Void
    }

    let settings: [Setting]

    /// Light and dark.
    public static var colorScheme: PictureAxis {
        PictureAxis([("light", .light), ("dark", .dark)]) { $0.colorScheme = $1 }
    }

    /// Standard and increased contrast.
    public static var colorSchemeContrast: PictureAxis {
        PictureAxis([("usual contrast", .standard), ("more contrast", .increased)]) { $0.colorSchemeContrast = $1 }
    }

    /// Layouts from left to right and from right to left, whatever the locale.
    public static var layoutDirection: PictureAxis {
        PictureAxis([("left to right", .leftToRight), ("right to left", .rightToLeft)]) { $0.layoutDirection = $1 }
    }

    /// Text in the weight as designed, and bold.
    public static var legibilityWeight: PictureAxis {
        PictureAxis([("regular", .regular), ("bold", .bold)]) { $0.legibilityWeight = $1 }
    }

    /// Sizes of text.
    ///
    /// - Parameter sizes: The sizes, each a column of the picture.
    public static func dynamicTypeSize(_ sizes: DynamicTypeSize...) -> PictureAxis { dynamicTypeSize(sizes) }

    static func dynamicTypeSize(_ sizes: [DynamicTypeSize]) -> PictureAxis {
        PictureAxis(sizes.map { ("\($0)", $0) }) { $0.dynamicTypeSize = $1 }
    }

    /// Languages and regions by their identifiers, such as `de_AT`, each with its calendar. Layouts run in the
    /// language's direction of writing, unless ``layoutDirection`` is another axis.
    ///
    /// - Parameter identifiers: The identifiers of locales, such as `de_DE`.
    public static func locale(_ identifiers: String...) -> PictureAxis { locale(identifiers) }

    static func locale(_ identifiers: [String]) -> PictureAxis {
        PictureAxis(identifiers.map { ($0, Locale(identifier: $0)) }) { $0.adopt($1) }
    }

    /// Values of any trait of hosts.
    ///
    /// ```swift
    /// .trait(\.accessibilityReduceTransparency, false, true)
    /// ```
    ///
    /// - Parameters:
    ///   - property: The trait.
    ///   - values: The values.
    public static func trait<Value: Sendable>(
        _ property: WritableKeyPath<HostTraits, Value> & Sendable, _ values: Value...
    ) -> PictureAxis {
        PictureAxis(values.map { ("\($0)", $0) }) { $0[keyPath: property] = $1 }
    }

    /// Settings of the value with a name in `NamedTrait`, as texts.
    ///
    /// - Throws: ``PictureSettingsError/invalidTrait(_:)`` for an unknown trait or setting.
    static func named(_ name: String, _ settings: [String]) throws -> PictureAxis {
        let lines = try settings.map { setting in
            do {
                return (caption: "\(name) \(setting)", value: try TraitSettings("\(name)=\(setting)"))
            } catch {
                throw PictureSettingsError.invalidTrait("\(error)")
            }
        }
        return PictureAxis(lines) { $1.apply(to: &$0) }
    }

    private init<Value: Sendable>(
        _ values: [(caption: String, value: Value)], _ set: @escaping @Sendable (inout HostTraits, Value) -> Void
    ) {
        settings = values.map { caption, value in Setting(caption: caption) { set(&$0, value) } }
    }
}
