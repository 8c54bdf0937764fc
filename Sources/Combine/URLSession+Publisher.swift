import Foundation
import FoundationNetworking
import OpenCombine

extension URLSession {
    /// Returns a publisher of the response from a URL.
    ///
    /// - Parameter url: The URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Returns a publisher of the response to a request.
    ///
    /// ```swift
    /// URLSession.shared.dataTaskPublisher(for: request).map(\.data).decode(type: Book.self, decoder: JSONDecoder())
    /// ```
    ///
    /// - Parameter request: The request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of the response to a request, or of the error.
    public struct DataTaskPublisher: Publisher {
        /// The response, with its data.
        public typealias Output = (data: Data, response: URLResponse)

        /// The error of the request.
        public typealias Failure = URLError

        /// The request that is sent.
        public let request: URLRequest

        /// The session that sends the request.
        public let session: URLSession

        /// Makes a publisher of the response to a request.
        ///
        /// - Parameters:
        ///   - request: The request.
        ///   - session: The session that sends the request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Adds a subscriber; each sends its own request, at its first demand.
        ///
        /// - Parameter subscriber: The subscriber, which receives the values and the completion.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == URLError, S.Input == Output {
            subscriber.receive(subscription: AnswerSubscription(subscriber, request: request, session: session))
        }
    }
}

/// A subscription that sends its request on the first demand. A lock guards the mutable state; the subscriber is called
/// without it.
private final class AnswerSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    private let request: URLRequest
    private let session: URLSession
    private let lock = NSLock()
    private var downstream: Downstream?
    private var task: URLSessionDataTask?

    init(_ downstream: Downstream, request: URLRequest, session: URLSession) {
        self.downstream = downstream
        self.request = request
        self.session = session
    }

    func request(_ demand: Subscribers.Demand) {
        let task: URLSessionDataTask? = lock.withLock {
            guard demand > .none, downstream != nil, self.task == nil else { return nil }
            let sink = EventSink(send: answer)
            let task = session.dataTask(with: request) { sink.send(($0, $1, $2)) }
            self.task = task
            return task
        }
        task?.resume()
    }

    private func answer(_ answer: (data: Data?, response: URLResponse?, error: (any Error)?)) {
        let receiver = lock.withLock {
            defer { (downstream, task) = (nil, nil) }
            return downstream
        }
        guard let receiver else { return }
        if let data = answer.data, let response = answer.response, answer.error == nil {
            _ = receiver.receive((data, response))
            receiver.receive(completion: .finished)
        } else {
            receiver.receive(completion: .failure(answer.error as? URLError ?? URLError(.unknown)))
        }
    }

    func cancel() {
        let task = lock.withLock {
            defer { (downstream, self.task) = (nil, nil) }
            return self.task
        }
        task?.cancel()
    }
}
