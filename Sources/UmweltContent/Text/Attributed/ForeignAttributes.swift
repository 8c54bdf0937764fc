import Foundation
import Synchronization

/// The attributes of strings that frameworks beside SwiftUI declare, such as UIKit's. Texts are drawn by them, too.
package enum ForeignAttributes {
    package typealias Translation = @Sendable (AttributeContainer) -> AttributeContainer

    private static let translations = Mutex<[Translation]>([])

    /// Adds a translation of a framework's attributes, which returns SwiftUI's.
    package static func add(_ translation: @escaping Translation) {
        translations.withLock { $0.append(translation) }
    }

    /// Returns attributes with those of other frameworks translated to SwiftUI's. SwiftUI's own attributes take
    /// precedence.
    static func translated(_ attributes: AttributeContainer) -> AttributeContainer {
        translations.withLock { $0 }.reduce(attributes) { result, translation in
            result.merging(translation(attributes), mergePolicy: .keepCurrent)
        }
    }
}
