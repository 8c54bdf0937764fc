import Foundation

extension Snapshotting where Value == Data, Format == Data {
    /// The strategy that compares bytes.
    public static var data: Snapshotting {
        Snapshotting(
            pathExtension: nil,
            diffing: Diffing(
                toData: { $0 }, fromData: { $0 },
                diff: { old, new in
                    guard old != new else { return nil }
                    let message =
                        old.count == new.count
                        ? "The bytes differ." : "The reference has \(old.count) bytes, the data \(new.count)."
                    return (message, [])
                }))
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// The strategy that compares values as JSON, with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return json(encoder)
    }

    /// Returns a strategy that compares values as JSON.
    ///
    /// - Parameter encoder: The encoder.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        encoded("json") { try encoder.encode($0) }
    }

    /// The strategy that compares values as property lists, in XML.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return plist(encoder)
    }

    /// Returns a strategy that compares values as property lists.
    ///
    /// - Parameter encoder: The encoder, whose format is XML.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        encoded("plist") { try encoder.encode($0) }
    }

    private static func encoded(_ pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
        var strategy = SimplySnapshotting<String>.lines.pullback { (value: Value) in
            do {
                return String(decoding: try encode(value), as: UTF8.self)
            } catch {
                return "\(Value.self) cannot be encoded: \(error)"
            }
        }
        strategy.pathExtension = pathExtension
        return strategy
    }
}

extension Snapshotting where Format == String {
    /// The strategy that compares values by their descriptions.
    public static var description: Snapshotting {
        SimplySnapshotting<String>.lines.pullback { String(describing: $0) }
    }

    /// The strategy that compares arrays and dictionaries as JSON, with sorted keys.
    public static var json: Snapshotting {
        var strategy = SimplySnapshotting<String>.lines.pullback { (value: Value) in
            guard JSONSerialization.isValidJSONObject(value) else { return "\(Value.self) has no JSON." }
            do {
                let data = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
                return String(decoding: data, as: UTF8.self)
            } catch {
                return "\(Value.self) has no JSON: \(error)"
            }
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// Returns a strategy that compares a function's results for all inputs, as a table in the format CSV.
    ///
    /// - Parameter witness: The strategy for a result.
    public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
        var strategy = SimplySnapshotting<String>.lines.asyncPullback { (function: @escaping (Value) -> A) in
            Value.allCases.reversed().reduce(Async(value: [String]())) { rows, input in
                Async { callback in
                    rows.run { rows in
                        witness.snapshot(function(input)).run { callback(["\"\(input)\",\"\($0)\""] + rows) }
                    }
                }
            }
            .map { $0.joined(separator: "\n") }
        }
        strategy.pathExtension = "csv"
        return strategy
    }
}

extension Snapshotting {
    /// Returns a strategy that waits before another one takes the snapshot.
    ///
    /// - Parameters:
    ///   - duration: The seconds to wait.
    ///   - strategy: The strategy.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(
            pathExtension: strategy.pathExtension, diffing: strategy.diffing,
            asyncSnapshot: { value in
                // The main thread runs its loop meanwhile; other threads that serve the main queue have none.
                if Thread.isMainThread {
                    let end = Date(timeIntervalSinceNow: duration)
                    while Date() < end {
                        if !RunLoop.main.run(mode: .default, before: end) { Thread.sleep(until: end) }
                    }
                } else {
                    Thread.sleep(forTimeInterval: duration)
                }
                return strategy.snapshot(value)
            })
    }
}
