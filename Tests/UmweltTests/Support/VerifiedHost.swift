import SwiftUI

import Umwelt
@testable import UmweltTesting

/// The differences that verification has found.
@MainActor final class Differences { var found: [TreeDifference] = [] }

/// Returns a host whose window is compared with a fresh tree after each update, and the differences.
@MainActor func verified(_ content: some View) -> (host: TestHost, verification: TreeVerification, Differences) {
    let differences = Differences()
    let host = TestHost(size: CGSize(width: 300, height: 400), typeSetter: FixedMetrics()) { content }
    host.host.diagnostics.beginVerification { differences.found.append($0) }
    // Begun just now.
    return (host, host.host.diagnostics.verification!, differences)
}
