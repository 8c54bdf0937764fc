import Foundation
import Umwelt

extension NSAttributedString.Key {
    /// The layout of a paragraph, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The colour behind a text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The line under a text, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The colour of the line under a text, a `UIColor`.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The line through a text, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The colour of the line through a text, a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The offset of a text above its baseline in points, a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The extra space after each character in points, a number.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The address of a link, a `URL` or a string.
    public static let link = NSAttributedString.Key("NSLink")
}

extension AttributedString {
    /// Makes a string from one with UIKit's attributes: fonts, colours, underlines, spaces and links become SwiftUI's.
    ///
    /// All of UIKit's attributes are kept in the string, for ``Foundation/NSAttributedString/init(_:)``.
    ///
    /// - Parameter nsStr: The string.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            var part = AttributedString(nsStr.attributedSubstring(from: range).string)
            part.setObjects(attributes)
            self.append(part)
        }
    }

    private mutating func setObjects(_ attributes: [NSAttributedString.Key: Any]) {
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            attributes[key] as? CGFloat ?? (attributes[key] as? NSNumber).map { CGFloat($0.doubleValue) }
        }
        func line(_ key: NSAttributedString.Key, _ color: NSAttributedString.Key) -> Text.LineStyle? {
            number(key).flatMap { NSUnderlineStyle(rawValue: Int($0)).lineStyle(attributes[color] as? UIColor) }
        }
        self[UIKitAttribute.self] = UIKitAttribute.Objects(attributes)
        if let font = attributes[.font] as? UIFont { self.swiftUI.font = Font(font) }
        if let color = attributes[.foregroundColor] as? UIColor { self.swiftUI.foregroundColor = Color(uiColor: color) }
        if let color = attributes[.backgroundColor] as? UIColor { self.swiftUI.backgroundColor = Color(uiColor: color) }
        self.swiftUI.underlineStyle = line(.underlineStyle, .underlineColor)
        self.swiftUI.strikethroughStyle = line(.strikethroughStyle, .strikethroughColor)
        self.swiftUI.kern = number(.kern)
        self.swiftUI.tracking = number(.tracking)
        self.swiftUI.baselineOffset = number(.baselineOffset)
        if let link = attributes[.link] { self.foundation.link = link as? URL ?? (link as? String).flatMap(URL.init) }
    }
}

extension NSAttributedString {
    /// Makes a string with UIKit's attributes from one with SwiftUI's.
    ///
    /// Fonts are restored if the string was made from one with UIKit's: SwiftUI's fonts have no fixed size.
    ///
    /// - Parameter attrStr: The string.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let text = String(attrStr[run.range].characters)
            result.append(NSAttributedString(string: text, attributes: run.objects))
        }
        self.init(attributedString: result)
    }
}

extension AttributedString.Runs.Run {
    /// UIKit's attributes, as far as they can represent the run's.
    fileprivate var objects: [NSAttributedString.Key: Any] {
        var objects = self[UIKitAttribute.self]?.attributes ?? [:]
        func set(_ key: NSAttributedString.Key, _ value: Any?) {
            if let value { objects[key] = value }
        }
        typealias Own = AttributeScopes.UIKitAttributes
        set(.font, self[Own.FontAttribute.self])
        set(.paragraphStyle, self[Own.ParagraphStyleAttribute.self])
        set(.foregroundColor, self[Own.ForegroundColorAttribute.self])
        set(.backgroundColor, self[Own.BackgroundColorAttribute.self])
        set(.kern, self[Own.KernAttribute.self])
        set(.tracking, self[Own.TrackingAttribute.self])
        set(.baselineOffset, self[Own.BaselineOffsetAttribute.self])
        set(.strikethroughStyle, self[Own.StrikethroughStyleAttribute.self]?.rawValue)
        set(.strikethroughColor, self[Own.StrikethroughColorAttribute.self])
        set(.underlineStyle, self[Own.UnderlineStyleAttribute.self]?.rawValue)
        set(.underlineColor, self[Own.UnderlineColorAttribute.self])
        set(.foregroundColor, self.swiftUI.foregroundColor.map { UIColor($0) })
        set(.backgroundColor, self.swiftUI.backgroundColor.map { UIColor($0) })
        set(.kern, self.swiftUI.kern)
        set(.tracking, self.swiftUI.tracking)
        set(.baselineOffset, self.swiftUI.baselineOffset)
        set(.link, self.foundation.link)
        if self.swiftUI.underlineStyle != nil, objects[.underlineStyle] == nil {
            objects[.underlineStyle] = NSUnderlineStyle.single.rawValue
        }
        if self.swiftUI.strikethroughStyle != nil, objects[.strikethroughStyle] == nil {
            objects[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
        }
        return objects
    }
}

/// The attributes of UIKit's that a part of a string was made with.
private enum UIKitAttribute: AttributedStringKey {
    typealias Value = Objects
    static let name = "UIKit.Attributes"

    struct Objects: Hashable, @unchecked Sendable {
        /// The attributes, whose values are not changed.
        let attributes: [NSAttributedString.Key: Any]

        init(_ attributes: [NSAttributedString.Key: Any]) { self.attributes = attributes }

        static func == (left: Objects, right: Objects) -> Bool {
            left.attributes.count == right.attributes.count
                && left.attributes.allSatisfy { key, value in
                    guard let left = value as? AnyHashable else { return false }
                    return left == right.attributes[key] as? AnyHashable
                }
        }

        func hash(into hasher: inout Hasher) { hasher.combine(attributes.count) }
    }
}
