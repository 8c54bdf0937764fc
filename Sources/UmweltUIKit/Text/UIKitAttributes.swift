import Foundation
import Umwelt

extension AttributeScopes {
    /// UIKit's attributes of texts.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's attributes of texts, and Foundation's. SwiftUI's texts are drawn by them where SwiftUI's attributes are
    /// not set.
    ///
    /// ```swift
    /// var total = AttributedString("Total")
    /// total.font = .monospacedSystemFont(ofSize: 15, weight: .regular)
    /// total.uiKit.foregroundColor = .label
    /// ```
    ///
    /// A value that could be of both frameworks, such as `.red`, is SwiftUI's.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The layout of the paragraph, which is kept in the text. SwiftUI's texts have theirs from modifiers.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// Extra space after each character, in points. Ligatures stay intact.
        public let kern: KernAttribute
        /// Extra space after each character, in points, in place of kerning.
        public let tracking: TrackingAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line through the letters.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line under the letters.
        public let underlineColor: UnderlineColorAttribute
        /// The offset of the letters above their baseline, in points; negative below.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes, such as links.
        public let foundation: AttributeScopes.FoundationAttributes
    }
}

extension AttributeDynamicLookup {
    /// The key of one of UIKit's attributes of texts.
    ///
    /// - Parameter keyPath: The key path of the attribute.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributeScopes.UIKitAttributes {
    /// The font.
    public enum FontAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIFont
        /// The attribute's name.
        public static let name = drawnName("NSFont")
    }

    /// The layout of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSParagraphStyle
        /// The attribute's name.
        public static let name = "NSParagraphStyle"
    }

    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = drawnName("NSColor")
    }

    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = drawnName("NSBackgroundColor")
    }

    /// Extra space after each character, in points.
    public enum KernAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = drawnName("NSKern")
    }

    /// Extra space after each character, in points, in place of kerning.
    public enum TrackingAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = drawnName("CTTracking")
    }

    /// The line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSUnderlineStyle
        /// The attribute's name.
        public static let name = drawnName("NSStrikethrough")
    }

    /// The colour of the line through the letters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = drawnName("NSStrikethroughColor")
    }

    /// The line under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSUnderlineStyle
        /// The attribute's name.
        public static let name = drawnName("NSUnderline")
    }

    /// The colour of the line under the letters.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The attribute's name.
        public static let name = drawnName("NSUnderlineColor")
    }

    /// The offset of the letters above their baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name.
        public static let name = drawnName("NSBaselineOffset")
    }
}

extension AttributeScopes.UIKitAttributes {
    /// Returns the name of an attribute that texts are drawn by.
    ///
    /// A string reads the name before it stores a value, so UIKit's attributes are registered before the first value.
    private static func drawnName(_ name: String) -> String {
        _ = drawing
        return name
    }

    private static let drawing: Void = ForeignAttributes.add { swiftUI($0) }

    private static func swiftUI(_ attributes: AttributeContainer) -> AttributeContainer {
        typealias Drawn = AttributeScopes.SwiftUIAttributes
        var result = AttributeContainer()
        result[Drawn.FontAttribute.self] = attributes[FontAttribute.self].map { Font($0) }
        result[Drawn.ForegroundColorAttribute.self] = attributes[ForegroundColorAttribute.self]
            .map { Color(uiColor: $0) }
        result[Drawn.BackgroundColorAttribute.self] = attributes[BackgroundColorAttribute.self]
            .map { Color(uiColor: $0) }
        result[Drawn.KerningAttribute.self] = attributes[KernAttribute.self]
        result[Drawn.TrackingAttribute.self] = attributes[TrackingAttribute.self]
        result[Drawn.BaselineOffsetAttribute.self] = attributes[BaselineOffsetAttribute.self]
        result[Drawn.StrikethroughStyleAttribute.self] = attributes[StrikethroughStyleAttribute.self]
            .flatMap { $0.lineStyle(attributes[StrikethroughColorAttribute.self]) }
        result[Drawn.UnderlineStyleAttribute.self] = attributes[UnderlineStyleAttribute.self]
            .flatMap { $0.lineStyle(attributes[UnderlineColorAttribute.self]) }
        return result
    }
}
