import Foundation

/// Pages outside the app that respond with a callback URL, such as sign-in pages.
package struct ExternalPages: Sendable {
    private let system: SystemReference

    init(system: SystemReference) { self.system = system }

    /// The reasons why a page has not answered.
    package enum Failure: Error {
        /// The host, or its user, did not open the page.
        case notOpened
        /// The task was cancelled.
        case cancelled
    }

    /// Opens a page and waits for its callback URL: the first URL opened in the app that `matches` accepts.
    ///
    /// - Parameter matches: Returns true for a URL that is the answer.
    /// - Throws: ``Failure``.
    @MainActor package func answer(
        of page: URL, matching matches: @escaping (URL) -> Bool
    ) async throws(Failure) -> URL {
        guard let target = system.target else { throw .notOpened }
        let wait = PageWait()
        let result: Result<URL, Failure> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                wait.continuation = continuation
                if Task.isCancelled { return wait.finish(.failure(.cancelled)) }
                let number = target.pendingURLs.wait(matching: matches) { url in
                    wait.finish(.success(url))
                }
                wait.end = { [weak target] in target?.pendingURLs.end(number) }
                target.open(page) { isOpen in if !isOpen { wait.finish(.failure(.notOpened)) } }
            }
        } onCancel: {
            Task { @MainActor in wait.finish(.failure(.cancelled)) }
        }
        return try result.get()
    }
}

/// The wait for the answer of a page, which ends once.
@MainActor private final class PageWait {
    var continuation: CheckedContinuation<Result<URL, ExternalPages.Failure>, Never>?
    var end: (() -> Void)?

    func finish(_ result: Result<URL, ExternalPages.Failure>) {
        continuation?.resume(returning: result)
        continuation = nil
        end?()
        end = nil
    }
}

extension EnvironmentValues {
    /// The pages outside of the app that answer it.
    package var outsidePages: ExternalPages { ExternalPages(system: self[SystemKey.self]) }
}
