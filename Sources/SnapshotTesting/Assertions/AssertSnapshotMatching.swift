import Foundation

/// Expects that a value equals the reference that is stored beside the test.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy, such as `.image` or `.dump`.
///   - name: The name of the reference, for tests with several; nil for a number.
///   - recording: True, or a mode, to record the reference; nil for the mode of the configuration.
///   - timeout: The time after which the strategy fails, in seconds.
///   - file: The file of the test.
///   - testName: The name of the test.
///   - line: The line of the call, for messages.
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:file:testName:line:)")
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool = false, timeout: TimeInterval = 5,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: recording ? .all : nil, timeout: timeout, file: file,
        testName: testName, line: line)
}

/// Expects that a value equals the references of several strategies, each with a name.
///
/// - Parameters:
///   - value: The value.
///   - strategies: The strategies.
///   - recording: True, or a mode, to record the reference; nil for the mode of the configuration.
///   - timeout: The time after which the strategy fails, in seconds.
///   - file: The file of the test.
///   - testName: The name of the test.
///   - line: The line of the call, for messages.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: Bool = false, timeout: TimeInterval = 5, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, file: file,
        testName: testName, line: line)
}

/// Expects that a value equals the references of several strategies, numbered within the test.
///
/// - Parameters:
///   - value: The value.
///   - strategies: The strategies.
///   - recording: True, or a mode, to record the reference; nil for the mode of the configuration.
///   - timeout: The time after which the strategy fails, in seconds.
///   - file: The file of the test.
///   - testName: The name of the test.
///   - line: The line of the call, for messages.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: Bool = false, timeout: TimeInterval = 5, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, file: file,
        testName: testName, line: line)
}
