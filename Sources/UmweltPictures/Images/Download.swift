import Foundation
import FoundationNetworking
import Synchronization

/// The download of a file with a maximum number of bytes. It ends as soon as there are more.
final class Download: NSObject, URLSessionDataDelegate {
    private struct State {
        var data = Data()
        var response: HTTPURLResponse?
        var continuation: CheckedContinuation<(Data, HTTPURLResponse?), any Error>?
    }

    private let maxBytes: Int
    private let state = Mutex(State())

    private init(maxBytes: Int) { self.maxBytes = maxBytes }

    /// Returns the answer to a request, with the head of a response by HTTP. The response that nothing has changed
    /// (304) is returned for conditional requests.
    ///
    /// - Throws: A `URLError`: `dataLengthExceedsMaximum` if there are more bytes, `badServerResponse` if the server
    ///   answers with another status than success.
    static func response(to request: URLRequest, maxBytes: Int) async throws -> (Data, HTTPURLResponse?) {
        let download = Download(maxBytes: maxBytes)
        let configuration = URLSessionConfiguration.default
        // Caching is the caller's.
        configuration.urlCache = nil
        let session = URLSession(configuration: configuration, delegate: download, delegateQueue: nil)
        // The session keeps its delegate until then.
        defer { session.invalidateAndCancel() }
        let task = session.dataTask(with: request)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                download.state.withLock { $0.continuation = continuation }
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let head = response as? HTTPURLResponse
        state.withLock { $0.response = head }
        let status = head?.statusCode ?? 200
        if !(200..<300).contains(status), status != 304 {
            fail(.badServerResponse, dataTask)
        } else if response.expectedContentLength > maxBytes {
            fail(.dataLengthExceedsMaximum, dataTask)
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let fits = state.withLock { state in
            guard state.continuation != nil, state.data.count + data.count <= maxBytes else { return false }
            state.data.append(data)
            return true
        }
        if !fits { fail(.dataLengthExceedsMaximum, dataTask) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        finish(error.map { .failure($0) })
    }

    /// Ends the download immediately: Foundation on Linux may take a while to cancel it.
    private func fail(_ code: URLError.Code, _ task: URLSessionTask) {
        finish(.failure(URLError(code)))
        task.cancel()
    }

    /// Returns a result or the received data, once.
    private func finish(_ result: Result<(Data, HTTPURLResponse?), any Error>?) {
        let done = state.withLock { state in
            defer { state = State() }
            return state
        }
        done.continuation?.resume(with: result ?? .success((done.data, done.response)))
    }
}
