import Foundation
import FoundationNetworking

/// A load of a ``WKWebView``.
@MainActor @preconcurrency
open class WKNavigation: NSObject {
    let number: Int

    init(number: Int) {
        self.number = number
        super.init()
    }
}

/// The reasons for loads.
public enum WKNavigationType: Int, Sendable {
    /// A link was pressed.
    case linkActivated = 0
    /// A form was submitted. Frames do not report that.
    case formSubmitted
    /// An item of the history is shown again.
    case backForward
    /// The page is loaded again.
    case reload
    /// A form was submitted again. Frames do not report that.
    case formResubmitted
    /// The app loads a page.
    case other = -1
}

/// The decisions about a load.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// The page does not load.
    case cancel
    /// The page loads.
    case allow
}

/// The decisions about a response. Frames do not report responses.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// The response does not show.
    case cancel
    /// The response shows.
    case allow
}

/// A frame of a web view: always the page itself.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
    /// True for the page itself.
    open var isMainFrame: Bool { true }
    /// The request of the frame.
    public let request: URLRequest
    /// The web view.
    open private(set) weak var webView: WKWebView?

    init(request: URLRequest, in webView: WKWebView?) {
        self.request = request
        self.webView = webView
        super.init()
    }
}

/// A load about which a delegate decides: the app's own, or a link of its HTML and files.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    /// The request.
    public let request: URLRequest
    /// The reason for the load.
    public let navigationType: WKNavigationType
    /// The frame of the new content.
    public let targetFrame: WKFrameInfo?
    /// The frame that asked for it.
    public let sourceFrame: WKFrameInfo
    /// True if a link wants its target to be saved as a file. Frames do not report that.
    open var shouldPerformDownload: Bool { false }

    init(request: URLRequest, type: WKNavigationType, in webView: WKWebView) {
        self.request = request
        navigationType = type
        let frame = WKFrameInfo(request: request, in: webView)
        targetFrame = frame
        sourceFrame = frame
        super.init()
    }
}

/// A response about which a delegate decides. Frames do not report responses, so that there are none.
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
    /// The response.
    public let response: URLResponse
    /// True for the response of the page itself.
    open var isForMainFrame: Bool { true }
    /// True if the browser can show the response.
    open var canShowMIMEType: Bool { true }

    init(response: URLResponse) {
        self.response = response
        super.init()
    }
}

/// The pages that a web view has loaded, and that links of the app's own HTML and files have led to.
@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
    let history: WebHistory

    init(_ history: WebHistory) {
        self.history = history
        super.init()
    }

    /// The current page; nil before the first load.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page before the current one; nil for none.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after the current one; nil for none.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// The pages before the current one, oldest first.
    open var backList: [WKBackForwardListItem] { history.back.map { WKBackForwardListItem($0) } }
    /// The pages after the current one.
    open var forwardList: [WKBackForwardListItem] { history.forward.map { WKBackForwardListItem($0) } }

    /// Returns the page at an offset from the current one; nil for none.
    ///
    /// - Parameter index: The offset; negative for earlier pages.
    open func item(at index: Int) -> WKBackForwardListItem? { history[index].map { WKBackForwardListItem($0) } }
}

/// A page of a web view's history.
@MainActor @preconcurrency
open class WKBackForwardListItem: NSObject {
    let item: WebHistory.Item

    init(_ item: WebHistory.Item) {
        self.item = item
        super.init()
    }

    /// The URL.
    open var url: URL { item.url }
    /// The URL that was asked for, before servers sent other ones.
    open var initialURL: URL { item.url }
    /// The title; nil if it is unknown.
    open var title: String? { item.title }
}
