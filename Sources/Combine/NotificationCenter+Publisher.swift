import Foundation
import OpenCombine

extension NotificationCenter {
    /// Returns a publisher of the notifications with a name.
    ///
    /// ```swift
    /// NotificationCenter.default.publisher(for: .NSCalendarDayChanged).sink { _ in turnPage() }
    /// ```
    ///
    /// - Parameter object: The sender of the notifications; nil for all senders.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications.
    public struct Publisher: OpenCombine.Publisher, Equatable {
        /// A notification.
        public typealias Output = Notification

        /// The publisher does not fail.
        public typealias Failure = Never

        /// The centre that posts the notifications.
        public let center: NotificationCenter

        /// The notifications' name.
        public let name: Notification.Name

        /// The sender of the notifications; nil for all senders.
        public let object: AnyObject?

        /// Makes a publisher of the notifications with a name.
        ///
        /// - Parameter object: The sender of the notifications; nil for all senders.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Adds a subscriber.
        ///
        /// - Parameter subscriber: The subscriber, which receives the values and the completion.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
            let subscription = EventSubscription(subscriber)
            let sink = EventSink(send: subscription.send)
            let observer = center.addObserver(forName: name, object: object, queue: nil) { sink.send($0) }
            subscription.onCancel { [center] in center.removeObserver(observer) }
            subscriber.receive(subscription: subscription)
        }

        /// True if both publish the same notifications.
        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }
}
