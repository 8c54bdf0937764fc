import Foundation

/// The delegate of a web view's loads. All its methods are optional.
///
/// Methods of WebKit's protocol that are not here compile in a delegate, and are not called: frames report no
/// responses, redirections and challenges.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Decides about a load.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - navigationAction: The load.
    ///   - decisionHandler: Called once with the decision.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)

    /// Decides about a load.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - navigationAction: The load.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy

    /// A load began.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - navigation: The load.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

    /// Content of a load began to arrive.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - navigation: The load.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)

    /// A load is complete.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - navigation: The load.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)

    /// A load failed after content had arrived.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - navigation: The load.
    ///   - error: The reason.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)

    /// A load failed before content had arrived.
    ///
    /// - Parameters:
    ///   - webView: The web view.
    ///   - navigation: The load.
    ///   - error: The reason.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
    }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy { .allow }

    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
}

/// The delegate of a web view's dialogs and windows, which the browser shows itself. Methods of WebKit's protocol
/// compile in a delegate, and are not called.
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {}
