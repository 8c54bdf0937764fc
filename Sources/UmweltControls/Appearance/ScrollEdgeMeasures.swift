@_spi(Kernel) import Umwelt

/// The appearance of the edges of scroll views beneath bars.
package struct ScrollEdgeMeasures: Sendable, Equatable {
    /// True if content fades beneath a bar; false if the bar has the material of bars and a line there.
    package let fades: Bool

    /// Returns the style over content beneath a bar at an edge: the material of bars, or the colour of the window that
    /// fades towards the content. How it fades is a guess. The leading edge is the left one.
    package func backdrop(at edge: Edge) -> AnyShapeStyle {
        guard fades else { return AnyShapeStyle(Material.bar) }
        let (start, end): (UnitPoint, UnitPoint) =
            switch edge {
            case .top: (.top, .bottom)
            case .bottom: (.bottom, .top)
            case .leading: (.leading, .trailing)
            case .trailing: (.trailing, .leading)
            }
        let color = Color.windowBackground
        return AnyShapeStyle(
            LinearGradient(
                stops: [
                    Gradient.Stop(color: color.opacity(0.85), location: 0),
                    Gradient.Stop(color: color.opacity(0.6), location: 0.5),
                    Gradient.Stop(color: color.opacity(0), location: 1),
                ], startPoint: start, endPoint: end))
    }

    // UIKit's bars since iOS 7.
    static let iOS18 = ScrollEdgeMeasures(fades: false)

    // From descriptions of the edge effects of iOS 26.
    static let iOS26 = ScrollEdgeMeasures(fades: true)
}
