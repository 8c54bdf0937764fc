import Umwelt

/// The notifications that a page shows in its browser, and the questions about them that wait for the page's answers.
@MainActor
final class PageNotifications {
    private var answers: [Int: @MainActor (HostNotification.Permission) -> Void] = [:]
    private var responses: [String: @MainActor (HostNotification.Response) -> Void] = [:]
    private var lastQuestion = 0

    /// True while no question is open.
    var isIdle: Bool { answers.isEmpty }

    /// Adds a question, and returns its number.
    func ask(_ completion: @escaping @MainActor (HostNotification.Permission) -> Void) -> Int {
        lastQuestion += 1
        answers[lastQuestion] = completion
        return lastQuestion
    }

    /// Handles the page's answer. An unknown number is ignored: the page may have been disconnected meanwhile.
    func answer(_ id: Int, _ permission: HostNotification.Permission) {
        answers.removeValue(forKey: id)?(permission)
    }

    /// Answers all open questions, because the page is disconnected.
    func answerAll() {
        let open = answers.sorted { $0.key < $1.key }
        answers = [:]
        for (_, answer) in open { answer(.undecided) }
    }

    /// Adds a notification that is shown.
    func add(_ id: String, _ completion: @escaping @MainActor (HostNotification.Response) -> Void) {
        responses[id] = completion
    }

    /// Removes notifications.
    func remove(_ ids: [String]) {
        for id in ids { responses[id] = nil }
    }

    /// Handles the user's response to a notification. One that was removed meanwhile is ignored.
    func respond(_ id: String, _ response: HostNotification.Response) {
        responses.removeValue(forKey: id)?(response)
    }
}
