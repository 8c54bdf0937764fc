import SwiftUI
import TestSupport

// The same name as a key in KeyTests.swift: private types of two files are two keys.
private struct HiddenKey: EnvironmentKey {
    static let defaultValue = "from another file"
}

extension EnvironmentValues {
    var hiddenElsewhere: String {
        get { self[HiddenKey.self] }
        set { self[HiddenKey.self] = newValue }
    }
}
