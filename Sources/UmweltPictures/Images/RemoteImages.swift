import Foundation
import FoundationNetworking
import Synchronization
import Umwelt
import UmweltRendering

/// A cache that fetches images from URLs, each once at a time.
final class RemoteImages: Sendable {
    static let shared = RemoteImages()

    /// The time for which an image is shown again without another request.
    private static let freshness = Duration.seconds(300)

    /// The number of cached bytes at most; the images that were fetched first are evicted first.
    private static let maxBytes = 64 << 20

    /// The largest download that is accepted, in bytes.
    private static let largestFile = 64 << 20

    private struct CacheEntry {
        var file: ImageFile
        var time: ContinuousClock.Instant
    }

    private struct State {
        var cached: [URL: CacheEntry] = [:]
        var running: [URL: Task<ImageFile, any Error>] = [:]
    }

    private let state = Mutex(State())

    /// Returns an image that was fetched a short time ago; nil if there is none.
    func cached(_ url: URL) -> ImageFile? {
        let earliest = ContinuousClock.now - Self.freshness
        return state.withLock { state in state.cached[url].flatMap { $0.time > earliest ? $0.file : nil } }
    }

    /// Returns the image at a URL, from the cache or fetched. Concurrent callers wait for the same request. Throws an
    /// error if it cannot be fetched or decoded.
    func image(at url: URL) async throws -> ImageFile {
        if let file = cached(url) { return file }
        let task = state.withLock { state in
            if let running = state.running[url] { return running }
            let task = Task.detached(priority: .utility) { try await Self.fetch(url) }
            state.running[url] = task
            return task
        }
        let result = await task.result
        state.withLock { state in
            state.running[url] = nil
            if case .success(let file) = result { Self.keep(file, at: url, in: &state) }
        }
        return try result.get()
    }

    private static func keep(_ file: ImageFile, at url: URL, in state: inout State) {
        state.cached[url] = CacheEntry(file: file, time: .now)
        var bytes = state.cached.values.reduce(0) { $0 + $1.file.data.count }
        while bytes > maxBytes, let oldest = state.cached.min(by: { $0.value.time < $1.value.time }) {
            state.cached[oldest.key] = nil
            bytes -= oldest.value.file.data.count
        }
    }

    private static func fetch(_ url: URL) async throws -> ImageFile {
        let file = try ImageFile(data: url.isFileURL ? contents(of: url) : await download(url))
        guard file.canBeDecoded else { throw ImageError.broken(file.format) }
        return file
    }

    private static func contents(of url: URL) throws -> Data {
        guard let data = FileManager.default.contents(atPath: url.path) else { throw ImageError.unreadable(url.path) }
        return data
    }

    private static func download(_ url: URL) async throws -> Data {
        guard url.scheme == "http" || url.scheme == "https" else { throw URLError(.unsupportedURL) }
        return try await Download.data(from: url, maxBytes: largestFile)
    }
}
