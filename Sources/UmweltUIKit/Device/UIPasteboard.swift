import Foundation
import Umwelt

/// The clipboard.
///
/// ```swift
/// Button("Copy") { UIPasteboard.general.string = code }
/// ```
///
/// Text that the app copies is put on the clipboard of the browser that shows the window; if the browser does not
/// permit it without user input, the page offers a button. Browsers do not let an app read the clipboard: here it reads
/// its own last copy, and if each visitor has an app, nothing. A `TextField` accepts text that the user pastes.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
    /// The clipboard.
    public static let general = UIPasteboard()

    private override init() {}

    /// The number of times that the app has copied something.
    public private(set) var changeCount = 0

    /// The texts on the clipboard; nil for none.
    public var strings: [String]? {
        didSet {
            changeCount += 1
            if let strings, !strings.isEmpty {
                OpenWindows.current?.surface?.copy(strings.joined(separator: "\n"))
            }
            // The clipboard of one visitor is not another's.
            if OpenWindows.current?.system.keepsCopies == false { strings = nil }
        }
    }

    /// The first text on the clipboard; nil for none.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The first text on the clipboard as a URL; nil for other texts.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }

    /// True if there is a text.
    public var hasStrings: Bool { strings?.isEmpty == false }

    /// True if the first text is a URL.
    public var hasURLs: Bool { url != nil }
}
