import Foundation
import Umwelt

@available(
    *, unavailable,
    message: "Umwelt has no high dynamic range, so nothing is brighter than white: use the colour unchanged."
)
extension Color {
    public func headroom(_ headroom: Double?) -> Color { self }

    public func exposureAdjust(_ stops: Double) -> Color { self }

    public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR { ResolvedHDR() }

    public struct ResolvedHDR: Hashable, Sendable {}
}
