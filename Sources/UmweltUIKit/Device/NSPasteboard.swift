import Foundation
import Umwelt

/// The clipboard, with AppKit's names. It has the texts of ``UIPasteboard``, with the same limits in the browser.
///
/// ```swift
/// NSPasteboard.general.clearContents()
/// NSPasteboard.general.setString(code, forType: .string)
/// ```
@MainActor @preconcurrency
public final class NSPasteboard: NSObject {
    /// The clipboard.
    public static let general = NSPasteboard()

    private override init() {}

    /// A type of the clipboard's content.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        /// The identifier of the type.
        public let rawValue: String

        /// Makes a type of an identifier.
        ///
        /// - Parameter rawValue: The identifier of the type.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Makes a type of an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A text.
        public static let string = PasteboardType("public.utf8-plain-text")
        /// A URL.
        public static let URL = PasteboardType("public.url")
    }

    /// The number of times that the app has copied something.
    public var changeCount: Int { UIPasteboard.general.changeCount }

    /// The types of the clipboard's content; nil if it is empty.
    public var types: [PasteboardType]? {
        guard UIPasteboard.general.hasStrings else { return nil }
        return UIPasteboard.general.hasURLs ? [.string, .URL] : [.string]
    }

    /// Removes the app's content from the clipboard. Returns the number of changes.
    @discardableResult
    public func clearContents() -> Int {
        if UIPasteboard.general.hasStrings { UIPasteboard.general.strings = nil }
        return changeCount
    }

    /// Copies a text. Returns false for unsupported types: only texts and URLs are supported.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - dataType: The type of the data.
    @discardableResult
    public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        guard dataType == .string || dataType == .URL else { return false }
        UIPasteboard.general.string = string
        return true
    }

    /// Returns the text on the clipboard; nil if there is none of the type.
    ///
    /// - Parameter dataType: The type of the data.
    public func string(forType dataType: PasteboardType) -> String? {
        switch dataType {
        case .string: UIPasteboard.general.string
        case .URL: UIPasteboard.general.url?.absoluteString
        default: nil
        }
    }
}
