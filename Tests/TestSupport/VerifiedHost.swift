import SwiftUI

import Umwelt
import UmweltTesting

/// The differences that verification has found.
@MainActor package final class Differences { package var found: [TreeDifference] = [] }

/// Returns a host whose window is compared with a fresh tree after each update, and the differences.
@MainActor package func verified(_ content: some View) -> (host: TestHost, verification: TreeVerification, Differences)
{
    let differences = Differences()
    let host = TestHost(size: CGSize(width: 300, height: 400), typeSetter: FixedMetrics()) { content }
    host.host.diagnostics.beginVerification { differences.found.append($0) }
    // Begun just now.
    return (host, host.host.diagnostics.verification!, differences)
}
