import Foundation
import FoundationNetworking
import Synchronization

/// The download of a file that may have so many bytes and no more. It ends as soon as there are more.
final class Download: NSObject, URLSessionDataDelegate {
    private struct State {
        var data = Data()
        var failure: (any Error)?
        var continuation: CheckedContinuation<Data, any Error>?
    }

    private let maxBytes: Int
    private let state = Mutex(State())

    private init(maxBytes: Int) { self.maxBytes = maxBytes }

    /// Returns the content at a URL.
    ///
    /// - Throws: A `URLError`: `dataLengthExceedsMaximum` if there are more bytes, `badServerResponse` if the server
    ///   answers with another status than success.
    static func data(from url: URL, maxBytes: Int) async throws -> Data {
        let download = Download(maxBytes: maxBytes)
        let session = URLSession(configuration: .default, delegate: download, delegateQueue: nil)
        // The session keeps its delegate until then.
        defer { session.finishTasksAndInvalidate() }
        let task = session.dataTask(with: url)
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
        let status = (response as? HTTPURLResponse)?.statusCode ?? 200
        let failure: URLError.Code? =
            !(200..<300).contains(status)
            ? .badServerResponse : response.expectedContentLength > maxBytes ? .dataLengthExceedsMaximum : nil
        if let failure { state.withLock { $0.failure = URLError(failure) } }
        completionHandler(failure == nil ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLong = state.withLock { state in
            guard state.failure == nil else { return false }
            guard state.data.count + data.count <= maxBytes else {
                state.failure = URLError(.dataLengthExceedsMaximum)
                state.data = Data()
                return true
            }
            state.data.append(data)
            return false
        }
        if isTooLong { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let (continuation, result) = state.withLock { state in
            defer { state.continuation = nil }
            let result: Result<Data, any Error> =
                (state.failure ?? error).map { .failure($0) } ?? .success(state.data)
            return (state.continuation, result)
        }
        continuation?.resume(with: result)
    }
}
