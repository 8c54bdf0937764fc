import Foundation
import OpenCombine

extension NotificationCenter {
    /// Publishes notifications of a name; if an object is given, of that object only.
    ///
    /// ```swift
    /// NotificationCenter.default.publisher(for: .NSCalendarDayChanged).sink { _ in turnPage() }
    /// ```
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Publishes notifications.
    public struct Publisher: OpenCombine.Publisher, Equatable {
        /// A notification.
        public typealias Output = Notification

        /// It does not fail.
        public typealias Failure = Never

        /// Who tells of notifications.
        public let center: NotificationCenter

        /// The notifications' name.
        public let name: Notification.Name

        /// Whose notifications they are; nil for all.
        public let object: AnyObject?

        /// Publishes notifications of a name.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Adds a subscriber.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
            let subscription = EventSubscription(subscriber)
            let sink = EventSink(send: subscription.send)
            let observer = center.addObserver(forName: name, object: object, queue: nil) { sink.send($0) }
            subscription.onCancel { [center] in center.removeObserver(observer) }
            subscriber.receive(subscription: subscription)
        }

        /// Whether both publish the same.
        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }
}
