import Foundation
@_spi(Kernel) import Umwelt

/// A link or a text that is shared.
enum SharedItem: Equatable {
    case link(URL)
    case text(String)

    nonisolated init(_ url: URL) { self = .link(url) }

    nonisolated init(_ text: String) { self = .text(text) }

    /// The item in a message.
    var written: String {
        switch self {
        case .link(let url): url.absoluteString
        case .text(let text): text
        }
    }
}

/// The shared items, with the subject and the message that go with them.
nonisolated struct SharedItems {
    let items: [SharedItem]
    let subject: Text?
    let message: Text?

    /// Returns the URL of an e-mail with all of it; nil if there is none.
    func mail(in environment: EnvironmentValues) -> URL? {
        var mail = URLComponents()
        mail.scheme = "mailto"
        mail.path = ""
        let lines = [message?.string(in: environment)].compactMap { $0 } + items.map(\.written)
        mail.queryItems = [URLQueryItem(name: "body", value: lines.joined(separator: "\n"))]
        if let subject {
            mail.queryItems?.insert(URLQueryItem(name: "subject", value: subject.string(in: environment)), at: 0)
        }
        // In the query of an e-mail a plus sign is none, and a reader may take it for a space.
        mail.percentEncodedQuery = mail.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
        return mail.url
    }
}

/// The actions for shared items: the items of the menu.
struct ShareActions: View, SystemView {
    let share: SharedItems

    @Environment(\.self) private var environment
    @Environment(\.openURL) private var openURL

    init(share: SharedItems) { self.share = share }

    var body: some View {
        Button {
            if let mail = share.mail(in: environment) { openURL(mail) }
        } label: {
            Label(SystemWord.sendByMail, systemImage: "envelope")
        }
        ForEach(share.items.indices, id: \.self) { index in
            if case .link(let url) = share.items[index] {
                Button {
                    openURL(url)
                } label: {
                    Label(SystemWord.openLink, systemImage: "link")
                }
            }
        }
    }
}
