import Foundation
import SnapshotTesting

/// Expects that a value equals the text in the test's source.
///
/// ```swift
/// assertInlineSnapshot(of: user.description, as: .lines) {
///     """
///     Jane Appleseed
///     """
/// }
/// ```
///
/// Without the closure, the first run writes it into the source and fails.
///
/// - Parameters:
///   - value: The value; nil has no snapshot.
///   - snapshotting: The strategy.
///   - message: The message of a failure in place of the usual one.
///   - recording: When the text is recorded; nil for the inherited condition.
///   - timeout: The seconds to wait for the snapshot at most.
///   - syntaxDescriptor: The position of the closure in the call, for functions that wrap this one.
///   - expected: The closure with the text; nil to record it.
///   - fileID: The identifier of the test's file.
///   - filePath: The path of the test's file.
///   - function: The name of the test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    func fail(_ failure: String) {
        recordFailure(failure, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    do {
        var actual: String?
        if let value = try value() {
            guard let snapshot = snapshotting.snapshot(value).wait(timeout: timeout) else {
                return fail(
                    "\(function): no snapshot after \(timeout) seconds. Pass a longer timeout, or let the strategy call "
                        + "its callback.")
            }
            actual = snapshot
        }
        let call = InlineCall(
            file: "\(filePath)", line: Int(line), column: Int(column), descriptor: syntaxDescriptor)
        let comparison = InlineComparison(
            call: call, diffing: snapshotting.diffing, record: SnapshotTestingConfiguration(record: recording).record)
        guard let failure = comparison.failure(of: actual, expected: expected?()) else { return }
        let message = message()
        fail(message.isEmpty ? failure : "\(message)\n\n\(failure)")
    } catch {
        fail("\(function): the snapshot cannot be compared: \(error)")
    }
}

/// Expects that a value equals the text in the test's source; true records it.
@_disfavoredOverload
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record recording: Bool?, timeout: TimeInterval = 5,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    assertInlineSnapshot(
        of: try value(), as: snapshotting, message: message(), record: recording.map { $0 ? .all : .missing },
        timeout: timeout, syntaxDescriptor: syntaxDescriptor, matches: expected, fileID: fileID, file: filePath,
        function: function, line: line, column: column)
}
