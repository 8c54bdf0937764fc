import Foundation
import UmweltUIKit

// Members of WebKit's classes that are unavailable: browsers do not let the page around a frame do this to the frame.

extension WKWebView {
    @available(*, unavailable, message: "The browser does not let apps take pictures of frames.")
    @MainActor public func takeSnapshot(
        with snapshotConfiguration: Any?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) {}

    @available(*, unavailable, message: "The browser does not let apps print frames.")
    @MainActor public func createPDF(
        configuration: Any? = nil, completionHandler: @escaping (Result<Data, any Error>) -> Void
    ) {}
}

extension WKContentWorld {
    @available(*, unavailable, message: "Frames have one world of scripts: use WKContentWorld.page.")
    @MainActor public class var defaultClient: WKContentWorld { page }

    @available(*, unavailable, message: "Frames have one world of scripts: use WKContentWorld.page.")
    @MainActor public class func world(name: String) -> WKContentWorld { page }
}

extension WKWebViewConfiguration {
    @available(*, unavailable, message: "Frames load http and https alone. Load HTML, or files by loadFileURL.")
    @MainActor public func setURLSchemeHandler(_ urlSchemeHandler: Any?, forURLScheme urlScheme: String) {}
}

extension WKWebsiteDataStore {
    @available(*, unavailable, message: "The browser does not let apps read the cookies of other servers.")
    @MainActor public var httpCookieStore: Any { self }

    @available(*, unavailable, message: "The browser's user removes what it stores. Use nonPersistent().")
    @MainActor public func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) {}
}
