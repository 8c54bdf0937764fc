import Foundation

extension ViewHost {
    /// The open requests of views for files of the user's and for the clipboard, the oldest first.
    public var fileRequests: [FileRequest] {
        update()
        return root.fileRequests.requests
    }

    /// The number of the last open request for files, as the last update left it; 0 if there is none.
    package var lastFileRequest: Int { root.fileRequests.requests.last?.id ?? 0 }

    /// Finishes a request for files.
    ///
    /// - Parameters:
    ///   - id: The number of the request.
    ///   - files: The files that the user has chosen or got; nil if the user cancelled.
    /// - Returns: False if the request is not open any more.
    @discardableResult
    public func finishFileRequest(_ id: Int, with files: [URL]?) -> Bool {
        finishFileRequest(id, with: files?.map { OutsideItem(mediaType: "application/octet-stream", file: $0.path) })
    }

    /// Finishes a request for files or for the items on the clipboard.
    ///
    /// - Parameters:
    ///   - id: The number of the request.
    ///   - items: The files that the user has chosen or got, or the items on the clipboard; nil if the user cancelled.
    /// - Returns: False if the request is not open any more.
    @discardableResult
    public func finishFileRequest(_ id: Int, with items: [OutsideItem]?) -> Bool {
        update()
        defer { update() }
        return root.fileRequests.finish(id, with: items)
    }
}
