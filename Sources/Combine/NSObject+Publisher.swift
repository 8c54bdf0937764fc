import Foundation
import OpenCombine
import UmweltFoundation

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Returns a publisher of a property's values.
    ///
    /// ```swift
    /// ProgressView(value: progress)
    ///     .onReceive(webView.publisher(for: \.estimatedProgress)) { progress = $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: With `initial`, the current value is sent first.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// A publisher of the values of an object's property.
    public struct KeyValueObservingPublisher<Subject, Value>: Publisher, Equatable
    where Subject: NSObject & _KeyValueCodingAndObserving {
        /// A value of the property.
        public typealias Output = Value

        /// The publisher does not fail.
        public typealias Failure = Never

        /// The object.
        public let object: Subject

        /// The property.
        public let keyPath: KeyPath<Subject, Value>

        /// The options. With `initial`, the current value is sent first.
        public let options: NSKeyValueObservingOptions

        /// Makes a publisher of a property's values.
        ///
        /// - Parameters:
        ///   - object: The object.
        ///   - keyPath: The property.
        ///   - options: With `initial`, the current value is sent first.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        /// Adds a subscriber.
        ///
        /// - Parameter subscriber: The subscriber, which receives the values.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Value {
            let subscription = EventSubscription(subscriber)
            let sink = EventSink(send: subscription.send)
            // The subscriber states its demand when it receives the subscription: values before it would be dropped.
            subscriber.receive(subscription: subscription)
            let path = EventKeyPath(path: keyPath)
            let observation = object.observe(keyPath, options: options) { object, _ in
                sink.send(object[keyPath: path.path])
            }
            // The subscription retains the object, as Apple's does.
            subscription.onCancel { [object] in
                observation.invalidate()
                _ = object
            }
        }

        /// True if both publish the same property with the same options.
        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
        }
    }
}

/// A key path for any thread. Sendable without a check, as key paths are immutable.
private struct EventKeyPath<Root, Value>: @unchecked Sendable {
    let path: KeyPath<Root, Value>
}
