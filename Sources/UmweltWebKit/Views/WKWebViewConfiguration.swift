import Foundation

/// The settings of a web view, which copies none of them: later changes are for its next load.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    /// Makes the usual settings.
    nonisolated public override init() { super.init() }

    /// The scripts and message handlers.
    open lazy var userContentController = WKUserContentController()
    /// The settings of loads.
    open lazy var defaultWebpagePreferences = WKWebpagePreferences()
    /// The general settings.
    open lazy var preferences = WKPreferences()
    /// The place of the page's cookies: the browser's, or none that lasts.
    open lazy var websiteDataStore = WKWebsiteDataStore.default()

    // The browser of the page decides the following itself.

    /// True if videos play in the page. Browsers do that always: it has no effect.
    open var allowsInlineMediaPlayback = false
    /// True if videos may play above other windows. The browser decides: it has no effect.
    open var allowsPictureInPictureMediaPlayback = true
    /// True if videos may play on other devices. The browser decides: it has no effect.
    open var allowsAirPlayForMediaPlayback = true
    /// True if a page shows only when all of it is there. Browsers show parts: it has no effect.
    open var suppressesIncrementalRendering = false
    /// The media that play only after a press. The browser decides: it has no effect.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// The process of web views. The browser decides: it has no effect.
    open var processPool = WKProcessPool()
    /// The name at the end of the user agent. The browser sends its own: it has no effect.
    open var applicationNameForUserAgent: String?

    /// The scripts run if both settings allow them.
    var runsScripts: Bool { preferences.javaScriptEnabled && defaultWebpagePreferences.allowsContentJavaScript }
}

/// The settings of loads.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
    /// Makes the usual settings.
    nonisolated public override init() { super.init() }

    /// True if the page's own scripts run.
    open var allowsContentJavaScript = true

    /// The device for which servers lay pages out. The browser sends its own name: it has no effect.
    open var preferredContentMode = ContentMode.recommended

    /// The devices for which servers lay pages out.
    public enum ContentMode: Int, Sendable {
        /// That of the device.
        case recommended
        /// That of a phone.
        case mobile
        /// That of a computer.
        case desktop
    }
}

/// The general settings of a web view.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
    /// Makes the usual settings.
    nonisolated public override init() { super.init() }

    /// True if the page's own scripts run.
    open var javaScriptEnabled = true

    /// True if scripts open windows without a press. The browser decides: it has no effect.
    open var javaScriptCanOpenWindowsAutomatically = false

    /// True if elements may fill the screen. The browser decides: it has no effect.
    open var isElementFullscreenEnabled = false

    /// The smallest size of text. The browser decides: it has no effect.
    open var minimumFontSize: CGFloat = 0
}

/// The kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Sound.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
    /// Video.
    public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
    /// All kinds.
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// The process of web views, which belongs to the browser.
@MainActor @preconcurrency
open class WKProcessPool: NSObject {
    /// Makes a process pool.
    nonisolated public override init() { super.init() }
}

/// The place of a page's cookies and caches.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
    /// True for the browser's own; false if nothing lasts, in browsers that have frames without credentials.
    public let isPersistent: Bool

    private init(isPersistent: Bool) {
        self.isPersistent = isPersistent
        super.init()
    }

    private static let shared = WKWebsiteDataStore(isPersistent: true)

    /// Returns the browser's own.
    open class func `default`() -> WKWebsiteDataStore { shared }

    /// Returns a place where nothing lasts.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
}
