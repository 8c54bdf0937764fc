@_spi(Kernel) import UmweltCore
import Foundation

/// A request of a view for files of the user, to read or to write, or for the items on the clipboard.
public struct FileRequest: Sendable, Hashable {
    /// The kinds of requests.
    public enum Kind: Sendable, Hashable {
        /// The user chooses files. Their types are named by file name extensions, such as `.png`, and by media types,
        /// such as `image/*`; without any, all are allowed.
        case reading(types: [String], allowsSeveral: Bool)
        /// The user gets files, which are ready.
        case giving([URL])
        /// The app gets the items on the clipboard.
        case pasting
    }

    /// The labels of the host's dialog and its initial folder; nil for the host's defaults.
    public struct Dialog: Sendable, Hashable {
        /// The title.
        public var message: String?

        /// The label of the confirmation button.
        public var confirmationLabel: String?

        /// The folder.
        public var folder: URL?

        package init(message: String? = nil, confirmationLabel: String? = nil, folder: URL? = nil) {
            self.message = message
            self.confirmationLabel = confirmationLabel
            self.folder = folder
        }
    }

    /// The number of the request in its window.
    public let id: Int

    /// The kind of the request.
    public let kind: Kind

    /// The settings of the host's dialog.
    public let dialog: Dialog
}

/// The open requests of a window for files.
package final class FileRequests {
    private struct Open {
        let request: FileRequest
        let finish: ([OutsideItem]?) -> Void
    }

    // The tree keeps the window, which keeps these.
    private unowned let tree: ViewTree
    private var open: [Open] = [] {
        didSet { tree.invalidateWindowValues() }
    }
    private var lastID = 0

    init(in tree: ViewTree) { self.tree = tree }

    /// The open requests, the oldest first.
    package var requests: [FileRequest] { open.map(\.request) }

    /// Adds a request.
    ///
    /// - Parameter finish: Called once with the files that the user has chosen or got, or with the items on the
    ///   clipboard; nil if the user cancelled.
    /// - Returns: The number of the request.
    package func add(
        _ kind: FileRequest.Kind, dialog: FileRequest.Dialog = FileRequest.Dialog(),
        finish: @escaping ([OutsideItem]?) -> Void
    ) -> Int {
        lastID += 1
        open.append(Open(request: FileRequest(id: lastID, kind: kind, dialog: dialog), finish: finish))
        return lastID
    }

    /// Removes a request, whose view does not want the files any more.
    package func withdraw(_ id: Int) { open.removeAll { $0.request.id == id } }

    /// Finishes a request. Returns false if it is not open.
    func finish(_ id: Int, with items: [OutsideItem]?) -> Bool {
        guard let index = open.firstIndex(where: { $0.request.id == id }) else { return false }
        open.remove(at: index).finish(items)
        return true
    }
}

extension WindowElement {
    /// The open requests of the window for files.
    package final var fileRequests: FileRequests { attachments.object { FileRequests(in: tree) } }
}
