import Foundation
@_spi(Kernel) import Umwelt

/// A measure of controls at each of their sizes.
package struct ControlSizes<Value: Sendable>: Sendable {
    let mini: Value
    let small: Value
    let regular: Value
    let large: Value
    let extraLarge: Value

    /// Returns the measure at a size.
    package subscript(size: ControlSize) -> Value {
        switch size {
        case .mini: mini
        case .small: small
        case .regular: regular
        case .large: large
        case .extraLarge: extraLarge
        }
    }
}
