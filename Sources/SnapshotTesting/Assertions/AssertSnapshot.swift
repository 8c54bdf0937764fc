import Foundation

/// Expects that a value equals the reference that is stored beside the test.
///
/// ```swift
/// assertSnapshot(of: ContentView(), as: .image(layout: .device(config: .iPhone13)))
/// assertSnapshot(of: user, as: .json)
/// ```
///
/// The first run records the reference and fails. A difference fails the test: the message has the path of a sheet with
/// the expected picture, the actual one and their difference. Pictures have separate references on Linux, in
/// `__Snapshots__/Linux`, beside those from Apple's systems.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy.
///   - name: The name of the snapshot; nil to number it within the test.
///   - recording: When the reference is recorded; nil for the inherited condition.
///   - timeout: The seconds to wait for the snapshot at most.
///   - fileID: The identifier of the test's file.
///   - filePath: The path of the test's file.
///   - testName: The name of the test.
///   - line: The line of the test.
///   - column: The column of the test.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let failure = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
    if let failure { recordFailure(failure, fileID: fileID, filePath: filePath, line: line, column: column) }
}

/// Expects that a value equals the references of several strategies, each with a name.
///
/// - Parameters:
///   - value: The value.
///   - strategies: The strategies.
///   - recording: True, or a mode, to record the reference; nil for the mode of the configuration.
///   - timeout: The time after which the strategy fails, in seconds.
///   - fileID: The file of the call, for messages.
///   - filePath: The file of the test.
///   - testName: The name of the test.
///   - line: The line of the call, for messages.
///   - column: The column of the call.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Expects that a value equals the references of several strategies, numbered within the test.
///
/// - Parameters:
///   - value: The value.
///   - strategies: The strategies.
///   - recording: True, or a mode, to record the reference; nil for the mode of the configuration.
///   - timeout: The time after which the strategy fails, in seconds.
///   - fileID: The file of the call, for messages.
///   - filePath: The file of the test.
///   - testName: The name of the test.
///   - line: The line of the call, for messages.
///   - column: The column of the call.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Expects that a value equals the reference that is stored beside the test; true records it.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy, such as `.image` or `.dump`.
///   - name: The name of the reference, for tests with several; nil for a number.
///   - recording: True, or a mode, to record the reference; nil for the mode of the configuration.
///   - timeout: The time after which the strategy fails, in seconds.
///   - fileID: The file of the call, for messages.
///   - filePath: The file of the test.
///   - testName: The name of the test.
///   - line: The line of the call, for messages.
///   - column: The column of the call.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool?, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: recording.map { $0 ? .all : .missing },
        timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}
