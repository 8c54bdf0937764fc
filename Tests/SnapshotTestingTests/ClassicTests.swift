import SnapshotTesting
import SwiftUI
import XCTest

/// A suite as people have them with XCTest, of the older names too.
final class ClassicTests: XCTestCase {
    override func invokeTest() {
        withSnapshotTesting(diffTool: .default) { super.invokeTest() }
    }

    func testTexts() {
        assertSnapshot(of: ["a": 1], as: .json)
        assertSnapshot(of: "second", as: .lines, named: "name", record: false)
    }

    @available(*, deprecated, message: "The older names are deprecated.")
    func testOlderNames() { assertSnapshot(matching: "older", as: .lines) }

    @MainActor
    func testController() {
        let controller = UIHostingController(rootView: Color.green.frame(width: 8, height: 8))
        assertSnapshot(of: controller, as: .image(size: CGSize(width: 16, height: 16)))
    }
}
