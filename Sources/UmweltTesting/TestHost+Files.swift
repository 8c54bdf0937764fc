import Foundation
import Umwelt

extension TestHost {
    /// Waits until views have asked for files, and returns the first request that is open; nil if there is none.
    public func fileRequest() async -> FileRequest? {
        await host.transfers.finishWork()
        return host.transfers.requests.first
    }

    /// Chooses files that a view asks for. Returns false if no view does.
    ///
    /// ```swift
    /// host.tap("Import")
    /// #expect(await host.chooseFiles([file]))
    /// ```
    @discardableResult
    public func chooseFiles(_ files: [URL]) async -> Bool {
        guard let request = await fileRequest(), case .reading = request.kind else { return false }
        return await finish(request, with: files)
    }

    /// Takes the files that a view exports or moves away. Returns them; none if no view does.
    @discardableResult
    public func takeFiles() async -> [URL] {
        guard let request = await fileRequest(), case .giving(let files) = request.kind else { return [] }
        return await finish(request, with: files) ? files : []
    }

    /// Called with each text that the app copies.
    public var onCopy: ((String) -> Void)? {
        get { surface.onCopy }
        set { surface.onCopy = newValue }
    }

    /// Gives a view what it pastes, as if the clipboard had it. Returns false if no view asks for that.
    ///
    /// ```swift
    /// host.tap("Paste")
    /// #expect(await host.paste([OutsideItem(mediaType: "text/plain", text: "Ahab")]))
    /// ```
    @discardableResult
    public func paste(_ items: [OutsideItem]) async -> Bool {
        guard let request = await fileRequest(), request.kind == .pasting else { return false }
        let isDone = host.transfers.finishRequest(request.id, with: items)
        await host.transfers.finishWork()
        return isDone
    }

    /// Cancels the request of a view for files. Returns false if there is none.
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
