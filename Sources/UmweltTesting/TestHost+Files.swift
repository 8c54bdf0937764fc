import Foundation
import Umwelt

extension TestHost {
    /// Waits until a view requests files, and returns the first open request; nil if there is none.
    public func fileRequest() async -> FileRequest? {
        await host.transfers.finishWork()
        return host.transfers.requests.first
    }

    /// Chooses files in the dialog that a view has opened.
    ///
    /// ```swift
    /// host.tap("Import")
    /// #expect(await host.chooseFiles([file]))
    /// ```
    ///
    /// - Parameter files: The URLs of the files.
    /// - Returns: False if no view has opened a dialog; otherwise true.
    @discardableResult
    public func chooseFiles(_ files: [URL]) async -> Bool {
        guard let request = await fileRequest(), case .reading = request.kind else { return false }
        return await finish(request, with: files)
    }

    /// Receives the files that a view exports or moves away. Returns an empty array if no view does.
    @discardableResult
    public func receiveFiles() async -> [URL] {
        guard let request = await fileRequest(), case .giving(let files) = request.kind else { return [] }
        return await finish(request, with: files) ? files : []
    }

    /// Called with each text that the app copies.
    public var onCopy: ((String) -> Void)? {
        get { surface.onCopy }
        set { surface.onCopy = newValue }
    }

    /// Answers a view's request for the clipboard with items.
    ///
    /// ```swift
    /// host.tap("Paste")
    /// #expect(await host.paste([OutsideItem(mediaType: "text/plain", text: "Ahab")]))
    /// ```
    ///
    /// - Parameter items: The items on the clipboard.
    /// - Returns: False if no view has requested the clipboard; otherwise true.
    @discardableResult
    public func paste(_ items: [OutsideItem]) async -> Bool {
        guard let request = await fileRequest(), request.kind == .pasting else { return false }
        let isDone = host.transfers.finishRequest(request.id, with: items)
        await host.transfers.finishWork()
        return isDone
    }

    /// Cancels the request of a view for files. Returns false if no view accepts it.
    @discardableResult
    public func cancelFiles() async -> Bool {
        guard let request = await fileRequest() else { return false }
        return await finish(request, with: nil)
    }

    private func finish(_ request: FileRequest, with files: [URL]?) async -> Bool {
        let isDone = host.transfers.finishRequest(request.id, with: files)
        await host.transfers.finishWork()
        return isDone
    }
}
