import Foundation
import UmweltBase

extension NotificationCenter {
    /// Returns the notifications of a name as a sequence, from now on.
    ///
    /// ```swift
    /// for await notification in NotificationCenter.default.notifications(named: .saved) { … }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The object that sends them; nil for any.
    public func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// The notifications of a name, as a sequence.
    public final class Notifications: AsyncSequence, Sendable {
        /// A notification.
        public typealias Element = Notification

        /// Notifications do not fail.
        public typealias Failure = Never

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: (AnyObject & Sendable)?

        init(center: NotificationCenter, name: Notification.Name, object: (AnyObject & Sendable)?) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Returns an iterator, which has all notifications from now on.
        public func makeAsyncIterator() -> Iterator { Iterator(center, name, object) }

        /// The iterator that waits for notifications. It stops listening when it is released.
        public final class Iterator: AsyncIteratorProtocol {
            /// A notification.
            public typealias Element = Notification

            /// Notifications do not fail.
            public typealias Failure = Never

            private let inbox = Inbox()
            private let center: NotificationCenter
            private let token: any NSObjectProtocol

            init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
                self.center = center
                token = center.addObserver(forName: name, object: object, queue: nil) { [inbox] in inbox.add($0) }
            }

            deinit { center.removeObserver(token) }

            /// Waits for the next notification and returns it; nil once the task is cancelled.
            public func next() async -> Notification? { await inbox.next()?.notification }

            /// Waits for the next notification and returns it; nil once the task is cancelled.
            ///
            /// - Parameter actor: The actor that calls the method.
            public func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await inbox.next()?.notification
            }
        }
    }
}

/// A notification on its way to the waiting task. It is `Sendable` without a check, because the sender does not use the
/// notification after it was sent.
private struct Letter: @unchecked Sendable {
    let notification: Notification
}

/// Notifications that were posted and not yet read.
private final class Inbox: Sendable {
    private struct State {
        var letters: [Letter] = []
        var receiver: CheckedContinuation<Letter?, Never>?
    }

    private let state = LockedValue(State())

    func add(_ notification: Notification) {
        let letter = Letter(notification: notification)
        let receiver: CheckedContinuation<Letter?, Never>? = state.withLock { state in
            guard let receiver = state.receiver else {
                state.letters.append(letter)
                return nil
            }
            state.receiver = nil
            return receiver
        }
        receiver?.resume(returning: letter)
    }

    func next() async -> Letter? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer: Letter?? = state.withLock { state in
                    if Task.isCancelled { return .some(nil) }
                    if !state.letters.isEmpty { return state.letters.removeFirst() }
                    state.receiver = continuation
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let receiver = state.withLock { state in
                defer { state.receiver = nil }
                return state.receiver
            }
            receiver?.resume(returning: nil)
        }
    }
}
