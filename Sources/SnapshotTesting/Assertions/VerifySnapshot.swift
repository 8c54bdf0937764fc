import Foundation
import Umwelt

/// Compares a value with the reference that is stored beside the test.
///
/// Custom assertion functions use it. References of text and data have the same paths as on Apple's systems. Pictures
/// have separate references, in `__Snapshots__/Linux/FILE/TEST.NAME.png`.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy.
///   - name: The name of the snapshot; nil to number it within the test.
///   - recording: When the reference is recorded; nil for the inherited condition.
///   - snapshotDirectory: The folder of references; nil for `__Snapshots__/FILE` beside the test. Pictures are in a folder
///     `Linux` in it.
///   - timeout: The seconds to wait for the snapshot at most.
///   - fileID: The identifier of the test's file.
///   - filePath: The path of the test's file.
///   - testName: The name of the test.
///   - line: The line of the test.
///   - column: The column of the test.
/// - Returns: The message of the failure; nil if the value equals the reference.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let configuration = SnapshotTestingConfiguration(record: recording)
    let files = SnapshotFiles(
        testFile: "\(filePath)", test: testName, name: name, pathExtension: snapshotting.pathExtension,
        folder: snapshotDirectory, isPicture: Format.self == UIImage.self || Format.self == NSImage.self)
    do {
        guard let snapshot = try snapshotting.snapshot(value()).wait(timeout: timeout) else {
            return "No snapshot after \(timeout) seconds at \(fileID):\(line):\(column). Pass a longer timeout, or let "
                + "the strategy call its callback."
        }
        return try SnapshotComparison(files: files, diffing: snapshotting.diffing, configuration: configuration)
            .failure(of: snapshot)
    } catch {
        return "The snapshot cannot be compared: \(error)"
    }
}

/// Compares a value with the reference that is stored beside the test.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy, such as `.image` or `.dump`.
///   - name: The name of the reference, for tests with several; nil for a number.
///   - recording: True, or a mode, to record the reference; nil for the mode of the configuration.
///   - snapshotDirectory: The folder of the references; nil for the folder beside the test.
///   - timeout: The time after which the strategy fails, in seconds.
///   - file: The file of the test.
///   - testName: The name of the test.
///   - line: The line of the call, for messages.
/// - Returns: The message of the failure; nil if the value equals the reference.
@available(*, deprecated, renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:file:testName:line:)")
public func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool = false, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
        snapshotDirectory: snapshotDirectory, timeout: timeout, file: file, testName: testName, line: line)
}

/// Compares a value with the reference that is stored beside the test.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy, such as `.image` or `.dump`.
///   - name: The name of the reference, for tests with several; nil for a number.
///   - recording: True, or a mode, to record the reference; nil for the mode of the configuration.
///   - snapshotDirectory: The folder of the references; nil for the folder beside the test.
///   - timeout: The time after which the strategy fails, in seconds.
///   - fileID: The file of the call, for messages.
///   - filePath: The file of the test.
///   - testName: The name of the test.
///   - line: The line of the call, for messages.
///   - column: The column of the call.
/// - Returns: The message of the failure; nil if the value equals the reference.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool?, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording.map { $0 ? .all : .missing },
        snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}
