import Foundation
import Synchronization
import Umwelt
import UmweltServing

/// The documents of the app that frames show, and the files that players play.
///
/// Each has a path that cannot be guessed, which is the permission to load it. Frames have origins of their own, which
/// send no cookies with requests.
final class DocumentStore: Sendable {
    static let shared = DocumentStore()

    /// The greatest number of documents. The least recently used is removed first. The figure is a guess: more than
    /// pages show at a time.
    private static let maxDocuments = 1024

    /// The greatest length of all HTML in bytes: a guess, as above.
    private static let maxBytes = 64 * 1024 * 1024

    /// A document.
    enum Document: Hashable {
        /// HTML, with the URL or the folder that its relative addresses start from.
        case html(String, base: URL?, OwnScripts)
        /// The files of a folder, or one file.
        case folder(URL, OwnScripts)
        /// A file that a player plays.
        case media(URL)

        /// The length of the HTML in bytes.
        var bytes: Int { if case .html(let html, _, _) = self { html.utf8.count } else { 0 } }
    }

    private struct State {
        var names: [Document: String] = [:]
        /// The documents by their names.
        var documents: [String: Document] = [:]
        /// The names of the documents, the least recently used first.
        var order: [String] = []
        /// The length of all HTML in bytes.
        var bytes = 0
    }

    private let state = Mutex(State())

    /// Returns the path of the app's own HTML or file; nil for other pages.
    func path(of page: WebPageSemantics) -> String? {
        let scripts = OwnScripts(own: page.scripts, runsOthers: page.runsScripts)
        switch page.source {
        case .html(let html, let base): return "/documents/\(name(of: .html(html, base: base, scripts)))/"
        case .file(let file, let folder):
            let (whole, root) = (file.standardizedFileURL.path, folder.standardizedFileURL.path)
            let start = root.hasSuffix("/") ? root : root + "/"
            // A file outside of the folder is the only one that its page can load.
            guard whole.hasPrefix(start) else { return pathOfFile(file, scripts) }
            return path(String(whole.dropFirst(start.count)), in: name(of: .folder(folder, scripts)))
        case .url, nil: return nil
        }
    }

    private func pathOfFile(_ file: URL, _ scripts: OwnScripts) -> String {
        path(file.lastPathComponent, in: name(of: .folder(file.standardizedFileURL, scripts)))
    }

    /// Returns the path of a file that a player plays.
    func path(ofMedia file: URL) -> String { path(file.lastPathComponent, in: name(of: .media(file))) }

    private func path(_ relative: String, in name: String) -> String {
        "/documents/\(name)/\(relative.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "")"
    }

    private func name(of document: Document) -> String {
        state.withLock { state in
            if let known = state.names[document] {
                if let index = state.order.lastIndex(of: known) { state.order.append(state.order.remove(at: index)) }
                return known
            }
            let name = Secret.random()
            state.names[document] = name
            state.documents[name] = document
            state.order.append(name)
            state.bytes += document.bytes
            while state.order.count > 1, state.order.count > Self.maxDocuments || state.bytes > Self.maxBytes {
                guard let old = state.documents.removeValue(forKey: state.order.removeFirst()) else { continue }
                state.names[old] = nil
                state.bytes -= old.bytes
            }
            return name
        }
    }

    /// Returns the document with a name; nil for none.
    subscript(name: String) -> Document? { state.withLock { $0.documents[name] } }
}

/// The scripts of the app for its own HTML, and whether those in the HTML run.
struct OwnScripts: Hashable {
    let own: WebPageSemantics.Scripts
    let runsOthers: Bool
}
