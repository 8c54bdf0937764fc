import Foundation

/// The URLs from outside that an app waits for, such as the callback of a sign-in page.
///
/// They belong to the app: the callback may open another window than the waiting one.
package final class PendingURLs {
    private struct Wait {
        let number: Int
        let matches: (URL) -> Bool
        let answer: (URL) -> Void
    }

    private var waits: [Wait] = []
    private var count = 0

    /// Waits for a URL.
    ///
    /// - Parameters:
    ///   - matches: Returns true for the URL that is waited for.
    ///   - answer: Called once with the URL.
    /// - Returns: The number of the wait, to end it by.
    func wait(matching matches: @escaping (URL) -> Bool, answer: @escaping (URL) -> Void) -> Int {
        count += 1
        waits.append(Wait(number: count, matches: matches, answer: answer))
        return count
    }

    /// Ends a wait without an answer.
    func end(_ number: Int) { waits.removeAll { $0.number == number } }

    /// Answers the first wait for a URL. Returns false if none matches it.
    func open(_ url: URL) -> Bool {
        guard let index = waits.firstIndex(where: { $0.matches(url) }) else { return false }
        waits.remove(at: index).answer(url)
        return true
    }
}

extension ViewTree {
    /// The URLs from outside that the views of the tree wait for.
    var pendingURLs: PendingURLs { attachments.object { PendingURLs() } }
}
