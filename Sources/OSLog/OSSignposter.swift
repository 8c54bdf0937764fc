import Foundation

/// A writer of the durations of parts of a program.
///
/// ```swift
/// private let signposter = OSSignposter(subsystem: "org.example.reader", category: "loading")
/// let books = try signposter.withIntervalSignpost("Read") { try read(file) }
/// ```
///
/// There is no tool here that draws intervals: at its end, each is logged with its duration at the level debug.
public struct OSSignposter: Sendable {
    private let logger: Logger?

    /// The signposter without output.
    public static var disabled: OSSignposter { OSSignposter(writing: nil) }

    /// Makes a signposter for a category within a subsystem.
    ///
    /// - Parameters:
    ///   - subsystem: The identifier of the app or library.
    ///   - category: The part of the app or library.
    public init(subsystem: String, category: String) {
        self.init(writing: Logger(subsystem: subsystem, category: category))
    }

    /// Makes a signposter that writes as a logger does.
    ///
    /// - Parameter logger: The logger.
    public init(logger: Logger) { self.init(writing: logger) }

    /// Makes a signposter that writes as a log object does.
    ///
    /// - Parameter logHandle: The log object.
    public init(logHandle: OSLog) {
        self.init(writing: logHandle.isEnabled(type: .debug) ? Logger(logHandle) : nil)
    }

    /// Makes a signposter for no particular subsystem.
    public init() { self.init(writing: Logger()) }

    private init(writing logger: Logger?) { self.logger = logger }

    /// True if anything is written.
    public var isEnabled: Bool { logger != nil }

    /// Returns a new identifier for an interval, which distinguishes simultaneous intervals with one name.
    public func makeSignpostID() -> OSSignpostID { .next() }

    /// Returns the name for the interval of an object, the same each time.
    ///
    /// - Parameter object: The object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
    }

    /// Begins an interval.
    ///
    /// - Parameters:
    ///   - name: The name of the interval or event.
    ///   - id: The identifier, which distinguishes intervals of one name.
    /// - Returns: The state with which to end it.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id)
    }

    /// Starts an interval with a message, which is logged at the start.
    ///
    /// - Parameters:
    ///   - name: The name of the interval or event.
    ///   - id: The identifier, which distinguishes intervals of one name.
    ///   - message: The message.
    /// - Returns: The state with which to end it.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState {
        write(name, id, message.text)
        return OSSignpostIntervalState(id: id)
    }

    /// Ends an interval and writes its time.
    ///
    /// - Parameters:
    ///   - name: The name of the interval or event.
    ///   - state: The state that `beginInterval` returned.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        write(name, state.id, "\(state.milliseconds) ms")
    }

    /// Ends an interval and writes its time with a message.
    ///
    /// - Parameters:
    ///   - name: The name of the interval or event.
    ///   - state: The state that `beginInterval` returned.
    ///   - message: The message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
        write(name, state.id, "\(state.milliseconds) ms, \(message.text)")
    }

    /// Writes that something has happened.
    ///
    /// - Parameters:
    ///   - name: The name of the interval or event.
    ///   - id: The identifier, which distinguishes intervals of one name.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        write(name, id, "now")
    }

    /// Writes that something has happened, with a message.
    ///
    /// - Parameters:
    ///   - name: The name of the interval or event.
    ///   - id: The identifier, which distinguishes intervals of one name.
    ///   - message: The message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
        write(name, id, message.text)
    }

    private func write(_ name: StaticString, _ id: OSSignpostID, _ text: String) {
        let number = id == .exclusive ? "" : " \(id.rawValue)"
        logger?.debug("\("\(name)\(number): \(text)")")
    }

    /// Calls a function and writes its time.
    ///
    /// - Parameters:
    ///   - name: The name of the interval or event.
    ///   - id: The identifier, which distinguishes intervals of one name.
    ///   - task: The closure.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    /// Calls a function and writes its time, after a message.
    ///
    /// - Parameters:
    ///   - name: The name of the interval or event.
    ///   - id: The identifier, which distinguishes intervals of one name.
    ///   - message: The message.
    ///   - task: The closure.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }
}

/// The identifier of an interval among those with one name.
public struct OSSignpostID: Hashable, Sendable, RawRepresentable {
    /// The name as a number.
    public let rawValue: UInt64

    /// Makes a name from its number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Makes a name from its number.
    ///
    /// - Parameter value: The number.
    public init(_ value: UInt64) { rawValue = value }

    /// Makes a new name for a log.
    ///
    /// - Parameter log: The log object.
    public init(log: OSLog) { self = .next() }

    /// The identifier for an interval that never overlaps with another of the same name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)

    fileprivate static func next() -> OSSignpostID { OSSignpostID(UInt64.random(in: 1...UInt64(UInt32.max))) }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    fileprivate let id: OSSignpostID
    private let start = ContinuousClock.now

    init(id: OSSignpostID) { self.id = id }

    /// Makes the state of an interval that starts now.
    ///
    /// - Parameter id: The identifier, which distinguishes intervals of one name.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }

    /// The time since the beginning, in thousandths of a second.
    fileprivate var milliseconds: Double { (ContinuousClock.now - start) / .milliseconds(1) }
}
