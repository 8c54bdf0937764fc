import Foundation
import FoundationNetworking

// Swift's Foundation has these with a delegate that may be left out. A function's value has all of its parameters, as
// in `let load = session.data(from:)`.
extension URLSession {
    /// Loads the content of a URL.
    ///
    /// - Parameter url: The URL to load.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

    /// Loads the response to a request.
    ///
    /// - Parameter request: The request.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }

    /// Sends bytes with a request, and loads the response.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - bodyData: The body of the request.
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }

    /// Sends a file with a request, and loads the response.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - fileURL: The file whose bytes are the body of the request.
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil)
    }

    /// Loads the content of a URL into a temporary file, which the caller moves or removes.
    ///
    /// - Parameter url: The URL to load.
    public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(from: url, delegate: nil)
    }

    /// Loads the response to a request into a temporary file, which the caller moves or removes.
    ///
    /// - Parameter request: The request.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await download(for: request, delegate: nil)
    }
}

extension URLCache {
    /// Makes a cache.
    ///
    /// - Parameters:
    ///   - memoryCapacity: The most bytes in memory.
    ///   - diskCapacity: The most bytes in files.
    ///   - directory: The folder of the files; nil for the usual one.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
