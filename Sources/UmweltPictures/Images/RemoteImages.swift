import Foundation
import FoundationNetworking
import Synchronization
import Umwelt
import UmweltRendering

/// A cache that fetches images from URLs, each once at a time, and shows them again as the server's headers allow.
final class RemoteImages: Sendable {
    static let shared = RemoteImages { try await Download.response(to: $0, maxBytes: largestFile) }

    /// The number of cached bytes at most; the images that were fetched first are evicted first.
    private static let maxBytes = 64 << 20

    /// The largest download that is accepted, in bytes.
    private static let largestFile = 64 << 20

    typealias Load = @Sendable (URLRequest) async throws -> (Data, HTTPURLResponse?)

    /// The requests that share a response: those for the same bytes.
    private struct CacheKey: Hashable {
        let url: URL?
        let method: String?
        let headers: [String: String]?
        let body: Data?

        init(_ request: URLRequest) {
            (url, method) = (request.url, request.httpMethod)
            (headers, body) = (request.allHTTPHeaderFields, request.httpBody)
        }
    }

    private struct CacheEntry {
        var file: ImageFile
        var freshness: ResponseFreshness
        var time: ContinuousClock.Instant

        func isFresh(at now: ContinuousClock.Instant) -> Bool { time + .seconds(freshness.lifetime) > now }
    }

    private struct State {
        var cached: [CacheKey: CacheEntry] = [:]
        var running: [CacheKey: Task<ImageFile, any Error>] = [:]
    }

    private let state = Mutex(State())
    private let load: Load
    private let now: @Sendable () -> ContinuousClock.Instant

    /// Makes an empty cache.
    ///
    /// - Parameter load: Returns the server's HTTP response to a request, including 304.
    init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }, load: @escaping Load) {
        self.load = load
        self.now = now
    }

    /// Returns a request's cached image if it is fresh; nil for none.
    func cached(_ request: URLRequest) -> ImageFile? {
        state.withLock { state in
            guard let entry = state.cached[CacheKey(request)] else { return nil }
            switch request.cachePolicy {
            case .returnCacheDataElseLoad, .returnCacheDataDontLoad: return entry.file
            case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData, .reloadRevalidatingCacheData:
                return nil
            default: return entry.isFresh(at: now()) ? entry.file : nil
            }
        }
    }

    /// Returns the image of a request, from the cache or fetched. Concurrent callers wait for the same request.
    ///
    /// - Parameter session: The session that loads the image, whose configuration determines the caching; nil for the
    ///   system's.
    /// - Throws: An error if it cannot be fetched or decoded.
    func image(for request: URLRequest, in session: URLSession? = nil) async throws -> ImageFile {
        if let session, request.url?.isFileURL == false {
            let (data, response) = try await session.data(for: request)
            try Self.check(response)
            return try Self.decoded(data)
        }
        if let file = cached(request) { return file }
        if request.cachePolicy == .returnCacheDataDontLoad { throw URLError(.resourceUnavailable) }
        let key = CacheKey(request)
        let task = state.withLock { state in
            if let running = state.running[key] { return running }
            let known = state.cached[key]
            let task = Task.detached(priority: .utility) { try await self.fetch(request, insteadOf: known) }
            state.running[key] = task
            return task
        }
        let result = await task.result
        state.withLock { $0.running[key] = nil }
        return try result.get()
    }

    /// Loads an image, or revalidates the cached one, and stores it.
    private func fetch(_ request: URLRequest, insteadOf known: CacheEntry?) async throws -> ImageFile {
        let key = CacheKey(request)
        guard let url = request.url else { throw URLError(.badURL) }
        if url.isFileURL {
            let file = try Self.decoded(Self.contents(of: url))
            keep(CacheEntry(file: file, freshness: .usual, time: now()), for: key)
            return file
        }
        guard url.scheme == "http" || url.scheme == "https" else { throw URLError(.unsupportedURL) }
        var asked = request
        let validated = known.flatMap { entry in
            request.cachePolicy.ignoresCache || !entry.freshness.canBeValidated ? nil : entry
        }
        validated?.freshness.validate(&asked)
        let (data, response) = try await load(asked)
        var entry: CacheEntry
        if let response, response.statusCode == 304, let validated {
            entry = validated
            entry.freshness = ResponseFreshness(response, updating: validated.freshness)
            entry.time = now()
        } else {
            let freshness = response.map { ResponseFreshness($0) } ?? .usual
            entry = CacheEntry(file: try Self.decoded(data), freshness: freshness, time: now())
        }
        keep(entry, for: key)
        return entry.file
    }

    private func keep(_ entry: CacheEntry, for key: CacheKey) {
        state.withLock { state in
            state.cached[key] = entry.freshness.isStorable ? entry : nil
            var bytes = state.cached.values.reduce(0) { $0 + $1.file.data.count }
            while bytes > Self.maxBytes, let oldest = state.cached.min(by: { $0.value.time < $1.value.time }) {
                state.cached[oldest.key] = nil
                bytes -= oldest.value.file.data.count
            }
        }
    }

    private static func decoded(_ data: Data) throws -> ImageFile {
        let file = try ImageFile(data: data)
        guard file.canBeDecoded else { throw ImageError.broken(file.format) }
        return file
    }

    private static func check(_ response: URLResponse) throws {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 200
        if !(200..<300).contains(status) { throw URLError(.badServerResponse) }
    }

    private static func contents(of url: URL) throws -> Data {
        guard let data = FileManager.default.contents(atPath: url.path) else { throw ImageError.unreadable(url.path) }
        return data
    }
}

extension URLRequest.CachePolicy {
    /// True if the response must not come from a cache.
    fileprivate var ignoresCache: Bool {
        self == .reloadIgnoringLocalCacheData || self == .reloadIgnoringLocalAndRemoteCacheData
    }
}
