import Foundation
@_spi(Kernel) import Umwelt
import UmweltControls

/// A web page in the browser of the host. Hosts without one show a card.
struct WebContentView: View, SystemView {
    let content: WebContent

    @Environment(\.showsEmbeddedContent) private var hasBrowser

    init(content: WebContent) { self.content = content }

    var body: some View {
        let page = content.observed.page
        if let failure = content.failure {
            WebPageCard(url: content.url, title: nil, text: failure, symbol: "exclamationmark.triangle")
        } else if hasBrowser {
            // The frame covers it.
            Color.clear.modifier(ControlModifier(semantics(of: page)) { content.handle($0) })
        } else if page.source == nil {
            Color(uiColor: .systemBackground)
        } else {
            WebPageCard(url: content.url, title: content.title, text: page.source?.ownText, symbol: "globe")
                .onChange(of: page.load, initial: true) {
                    content.finishWithoutBrowser()
                    content.isWithoutBrowser = true
                }
        }
    }

    private func semantics(of page: WebPageSemantics) -> Semantics {
        var semantics = Semantics(role: .webPage(page))
        semantics.label = content.title.isEmpty ? content.url?.host() : content.title
        return semantics
    }
}

/// The card in place of a web page: its title, its address, and its first words. A press opens the address in the
/// system's browser.
private struct WebPageCard: View, SystemView {
    let url: URL?
    let title: String?
    let text: String?
    let symbol: String

    @Environment(\.openURL) private var openURL

    init(url: URL?, title: String?, text: String?, symbol: String) {
        (self.url, self.title, self.text, self.symbol) = (url, title, text, symbol)
    }

    var body: some View {
        if let url, url.scheme == "http" || url.scheme == "https" {
            Button {
                openURL(url)
            } label: {
                card
            }
            .buttonStyle(.plain)
            .modifier(RoleModifier(.link(url)))
        } else {
            card
        }
    }

    private var card: some View {
        VStack(spacing: 8) {
            Image(systemName: symbol).font(.largeTitle).foregroundStyle(.secondary).accessibilityHidden(true)
            if let title, !title.isEmpty { Text(verbatim: title).font(.headline) }
            if let url, url.scheme != "about" {
                Text(verbatim: url.isFileURL ? url.lastPathComponent : url.absoluteString).foregroundStyle(.tint)
            }
            if let text, !text.isEmpty { Text(verbatim: text).font(.footnote).foregroundStyle(.secondary).lineLimit(8) }
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(uiColor: .secondarySystemBackground))
        .contentShape(Rectangle())
    }
}
