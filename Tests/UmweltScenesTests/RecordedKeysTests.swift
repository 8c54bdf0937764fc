import SwiftUI
import Testing
import UmweltGraph

import Umwelt
@testable import UmweltContent
@testable import UmweltCore
@testable import UmweltGraphics

/// The numbers of the keys that are asked for while the environment of texts is computed.
private func keysRead(_ prepare: (EnvironmentRoot) -> Void) -> KeySet {
    let root = EnvironmentRoot(in: Graph())
    prepare(root)
    _ = TextEnvironment(EnvironmentValues(at: root, tracking: false))
    return KeySet(root.numbersOfCells)
}

@MainActor @Suite("Keys that derived values read")
struct RecordedKeysTests {
    @Test("The keys that the environment of texts reads are recorded, and no others")
    func recorded() {
        let keys = TextEnvironment.keys
        let read = [
            EnvironmentKeyNumbers.number(of: FontKey.self), EnvironmentKeyNumbers.number(of: LineLimitKey.self),
            EnvironmentKeyNumbers.number(of: DisplayScaleKey.self), EnvironmentKeyNumbers.number(of: LocaleKey.self),
            EnvironmentKeyNumbers.number(of: RedactionReasonsKey.self),
            EnvironmentKeyNumbers.number(of: PrivacySensitiveKey.self),
            EnvironmentKeyNumbers.number(of: TextRendererKey.self),
            EnvironmentKeyNumbers.number(of: ForegroundStyleKey.self),
            EnvironmentKeyNumbers.number(of: ColorSchemeKey.self),
        ]
        #expect(read.allSatisfy(keys.contains))
        #expect((0..<10_000).count(where: keys.contains) == 26)
        #expect(!keys.contains(EnvironmentKeyNumbers.number(of: TintKey.self)))
    }

    @Test("The same keys are read whatever the values are")
    func always() {
        let keys = keysRead { root in
            root.set([.placeholder, .privacy], for: RedactionReasonsKey.self)
            root.set(true, for: PrivacySensitiveKey.self)
            root.set(.title, for: FontKey.self)
            root.set(LineLimit(most: 3, fewest: 3), for: LineLimitKey.self)
            root.set(3, for: DisplayScaleKey.self)
        }
        #expect(keys == TextEnvironment.keys)
    }
}
