import SwiftUI

import UmweltTesting

extension EnvironmentValues {
    @Entry var theme = "plain"
    @Entry var level = 0
    @Entry var nickname: String?

    /// A value that is derived from two others.
    var badge: String { "\(theme) \(level / 10)" }
}

/// Shows ``EnvironmentValues/theme``.
struct ThemeReader: View {
    @Environment(\.theme) private var theme
    var body: some View { Text(theme) }
}

/// Shows ``EnvironmentValues/level``.
struct LevelReader: View {
    @Environment(\.level) private var level
    var body: some View { Text(verbatim: "\(level)") }
}

/// Random numbers that are the same for the same seed.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var result = state
        result = (result ^ (result >> 30)) &* 0xBF58_476D_1CE4_E5B9
        result = (result ^ (result >> 27)) &* 0x94D0_49BB_1331_11EB
        return result ^ (result >> 31)
    }
}

extension HostTraits {
    /// Pixels so fine that the sizes of texts in `FixedMetrics` stand on them as they are.
    static var finePixels: HostTraits {
        var traits = HostTraits.testing
        traits.displayScale = 10
        return traits
    }
}
