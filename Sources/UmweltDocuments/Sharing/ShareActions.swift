import CoreTransferable
import Foundation
@_spi(Kernel) import Umwelt

/// An item that is shared.
package enum SharedItem {
    case link(URL)
    case text(String)
    case value(SharedValue)

    nonisolated init(_ url: URL) { self = .link(url) }

    nonisolated init(_ text: String) { self = .text(text) }

    /// Makes an item of a value: a link or a text if the value is one.
    nonisolated package init<T: Transferable>(_ item: T, preview: SharePreviewContent) {
        switch item {
        case let url as URL: self = .link(url)
        case let text as String: self = .text(text)
        default:
            self = .value(
                SharedValue(preview: preview) { folder, name in try await folder.write(item, nil, name: name) })
        }
    }

    /// The item in a message; nil for a value, which is no text.
    var written: String? {
        switch self {
        case .link(let url): url.absoluteString
        case .text(let text): text
        case .value: nil
        }
    }
}

/// A value that is shared as a file.
package struct SharedValue {
    let preview: SharePreviewContent

    /// Writes the file under a name into a folder.
    let write: @MainActor (ExportFolder, String) async throws -> URL
}

/// The shared items, with their subject and message.
nonisolated struct SharedItems {
    let items: [SharedItem]
    let subject: Text?
    let message: Text?

    /// The values, which are no links and no texts.
    var values: [SharedValue] {
        items.compactMap { if case .value(let value) = $0 { value } else { nil } }
    }

    /// Writes the values into files, which have the names of their previews.
    @MainActor func writeFiles(in environment: EnvironmentValues) async throws -> [URL] {
        let folder = try ExportFolder()
        var files: [URL] = []
        for value in values {
            files.append(try await value.write(folder, value.preview.title.string(in: environment)))
        }
        return files
    }

    /// Returns the URL of an e-mail with the links and the texts; nil without any.
    func mail(in environment: EnvironmentValues) -> URL? {
        let written = items.compactMap(\.written)
        if written.isEmpty { return nil }
        var mail = URLComponents()
        mail.scheme = "mailto"
        mail.path = ""
        let lines = [message?.string(in: environment)].compactMap { $0 } + written
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

    /// False without an e-mail action.
    let hasMail: Bool

    /// Saves the values as files.
    let save: @MainActor @Sendable () -> Void

    /// Called after an action that needs no files.
    let finish: @MainActor @Sendable (ShareSheet.Activity) -> Void

    @Environment(\.self) private var environment
    @Environment(\.openURL) private var openURL

    init(
        share: SharedItems, hasMail: Bool = true, save: @escaping @MainActor @Sendable () -> Void,
        finish: @escaping @MainActor @Sendable (ShareSheet.Activity) -> Void = { _ in }
    ) {
        self.share = share
        self.hasMail = hasMail
        self.save = save
        self.finish = finish
    }

    var body: some View {
        if hasMail, let mail = share.mail(in: environment) {
            Button {
                openURL(mail)
                finish(.mail)
            } label: {
                Label(SystemWord.sendByMail, systemImage: "envelope")
            }
        }
        ForEach(share.items.indices, id: \.self) { index in
            if case .link(let url) = share.items[index] {
                Button {
                    openURL(url)
                    finish(.link)
                } label: {
                    Label(SystemWord.openLink, systemImage: "link")
                }
            }
        }
        if !share.values.isEmpty {
            Section {
                Button(action: save) { Label(SystemWord.saveToFiles, systemImage: "folder") }
            } header: {
                ForEach(share.values.indices, id: \.self) { index in
                    SharePreviewRow(preview: share.values[index].preview)
                }
            }
        }
    }
}

/// A row with the shared item's picture and title.
private struct SharePreviewRow: View, SystemView {
    let preview: SharePreviewContent

    init(preview: SharePreviewContent) { self.preview = preview }

    var body: some View {
        HStack {
            if let picture = preview.picture {
                // The size of a menu's icon on iOS is some 28 points; the preview's is a guess.
                picture.resizable().scaledToFit().frame(width: 28, height: 28)
            }
            preview.title
        }
    }
}
