import Testing
import XCTest

/// Fails the test that runs, one of Swift Testing's or of XCTest's.
package func recordFailure(
    _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
    guard Test.current != nil else { return XCTFail(message, file: filePath, line: line) }
    let location = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: max(Int(column), 1))
    Issue.record(Comment(rawValue: message), sourceLocation: location)
}
