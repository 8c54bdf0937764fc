@_spi(Kernel) import Umwelt

/// The appearance of the edges of scroll views beneath bars.
package struct ScrollEdgeMeasures: Sendable, Equatable {
    /// True if content fades beneath a bar; false if the bar has the material of bars and a line there.
    package let fades: Bool

    static let iOS18 = ScrollEdgeMeasures(fades: false)
    static let iOS26 = ScrollEdgeMeasures(fades: true)
}
