import Foundation
@_spi(Kernel) import Umwelt

/// A view that shows a web page.
///
/// ```swift
/// WebView(url: URL(string: "https://www.swift.org"))
/// ```
///
/// In the browser the page is a frame with an origin of its own, which cannot read the app. Servers can forbid frames.
/// Pictures, tests and the window show a card with the address.
@MainActor @preconcurrency
public struct WebView: View {
    private let page: WebPage?
    private let url: URL?

    /// Makes a view of a page, whose state and functions the app uses.
    ///
    /// - Parameter page: The page.
    public init(_ page: WebPage) {
        self.page = page
        url = nil
    }

    /// Makes a view of the page at a URL.
    ///
    /// - Parameter url: The URL; nil for an empty page. Another URL loads another page.
    public init(url: URL?) {
        page = nil
        self.url = url
    }

    /// The page.
    @MainActor public var body: some View {
        if let page { WebContentView(content: page.content) } else { AddressedWebView(url: url) }
    }
}

/// A view with a page of its own.
private struct AddressedWebView: View, SystemView {
    let url: URL?

    @State private var content = WebContent()

    init(url: URL?) { self.url = url }

    var body: some View {
        WebContentView(content: content)
            .onChange(of: url, initial: true) {
                if let url { content.load(URLRequest(url: url)) }
            }
    }
}
