import Foundation
import Logging

/// A class whose properties can be observed by key paths.
///
/// The Objective-C runtime observes any property. Here classes announce changes: `WKWebView`, `AVPlayer` and
/// `AVPlayerItem`. Other classes do not conform, so that an observation of them does not compile.
public protocol _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Observes a property until the returned object is invalidated or released.
    ///
    /// ```swift
    /// observation = webView.observe(\.isLoading, options: [.new]) { _, change in
    ///     print(change.newValue ?? false)
    /// }
    /// ```
    ///
    /// A property whose changes the class does not announce is logged.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: The values that changes have, and whether the current value is reported first.
    ///   - changeHandler: Called after each change, on the thread of the change.
    @preconcurrency
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let name = "\(Self.self)"
        guard let changes = (self as? any KeyValueAnnouncing)?.keyValueChanges else {
            KeyValueLog.logger.warning("\(name) does not announce changes: \(keyPath) is not observed.")
            return NSKeyValueObservation {}
        }
        // The key paths of an app's subclass have another root, and equal none of the list.
        let isOfSubclass = !changes.keyPaths.contains { type(of: $0).rootType == Self.self }
        if !isOfSubclass, !changes.announces(keyPath) {
            KeyValueLog.logger.warning(
                "\(name) does not announce changes of \(keyPath). Observe one of: \(changes.keyPaths).")
        }
        let check = KeyValueCheck(self as AnyObject, keyPath, options, changeHandler)
        let id = changes.add { check.run() }
        if options.contains(.initial) { check.reportInitialValue() }
        return NSKeyValueObservation { [weak changes] in changes?.remove(id) }
    }
}

private enum KeyValueLog {
    static let logger = Logger(label: "umwelt.observing")
}

/// The comparison of a property with its last value. The lock guards the last value; the rest is immutable.
private final class KeyValueCheck<Object, Value>: @unchecked Sendable {
    private weak var object: AnyObject?
    private let keyPath: KeyPath<Object, Value>
    private let options: NSKeyValueObservingOptions
    private let handler: @Sendable (Object, NSKeyValueObservedChange<Value>) -> Void
    private let lock = NSLock()
    private var last: Value?

    init(
        _ object: AnyObject, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
        _ handler: @escaping @Sendable (Object, NSKeyValueObservedChange<Value>) -> Void
    ) {
        (self.object, self.keyPath, self.options, self.handler) = (object, keyPath, options, handler)
        last = (object as? Object)?[keyPath: keyPath]
    }

    func reportInitialValue() {
        guard let object = object as? Object else { return }
        handler(object, change(from: nil, to: object[keyPath: keyPath]))
    }

    func run() {
        guard let object = object as? Object else { return }
        let new = object[keyPath: keyPath]
        // Set before the handler runs: a handler may change the property.
        let old = lock.withLock {
            defer { last = new }
            return last
        }
        if let old, isEqual(old, new) { return }
        handler(object, change(from: old, to: new))
    }

    private func change(from old: Value?, to new: Value) -> NSKeyValueObservedChange<Value> {
        NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) ? new : nil,
            oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false)
    }

    /// True if two values are equatable and equal.
    private func isEqual(_ old: Value, _ new: Value) -> Bool {
        func equals<List: Equatable>(_ list: List) -> Bool { [new] as? List == list }
        // In arrays, because a cast of an optional would unwrap it.
        guard let list = [old] as? any Equatable else { return false }
        return equals(list)
    }
}
