import Foundation

extension AttributeScopes {
    /// The attributes that affect the drawing of texts.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that affect the drawing of texts, and Foundation's.
    ///
    /// ```swift
    /// var title = AttributedString("Moby-Dick; or, The Whale")
    /// if let range = title.range(of: "Whale") { title[range].foregroundColor = .blue }
    /// Text(title)
    /// ```
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// Extra space after each character, in points. Ligatures stay intact.
        public let kern: KerningAttribute
        /// Extra space after each character, in points, in place of kerning.
        public let tracking: TrackingAttribute
        /// The offset of the letters above their baseline, in points; negative below.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes, such as links.
        public let foundation: AttributeScopes.FoundationAttributes
    }
}

extension AttributeDynamicLookup {
    /// The key of an attribute that affects the drawing of texts.
    ///
    /// - Parameter keyPath: The key path of the value.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributeScopes.SwiftUIAttributes {
    /// The font.
    @frozen public enum FontAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = Font
        /// The attribute's name.
        public static let name = "SwiftUI.Font"
    }

    /// The colour of the letters.
    @frozen public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = Color
        /// The attribute's name.
        public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the letters.
    @frozen public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = Color
        /// The attribute's name.
        public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through the letters.
    @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = Text.LineStyle
        /// The attribute's name.
        public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line under the letters.
    @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = Text.LineStyle
        /// The attribute's name.
        public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Extra space after each character, in points.
    @frozen public enum KerningAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = "SwiftUI.Kern"
    }

    /// Extra space after each character, in points, in place of kerning.
    @frozen public enum TrackingAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = "SwiftUI.Tracking"
    }

    /// The offset of the letters above their baseline, in points; negative below.
    @frozen public enum BaselineOffsetAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = "SwiftUI.BaselineOffset"
    }
}
