import Foundation
@_spi(Kernel) import Umwelt

/// A type that configures the appearance of a page during a zoom transition.
///
/// Only the system's configurations conform to it: start with the empty one passed to the closure of
/// ``View/matchedTransitionSource(id:in:configuration:)``.
public protocol MatchedTransitionSourceConfiguration: Sendable {
    /// Adds the settings of the configuration.
    func _update(configuration: inout _ResolvedMatchedTransitionSourceConfiguration)
}

/// The appearance of a page during a zoom transition.
public struct _ResolvedMatchedTransitionSourceConfiguration: Sendable {
    /// The clip shape of the page; nil for its bounds.
    var clip: RoundedRectangle?

    /// The colour behind the page; nil for the window's.
    var background: Color?

    /// The shadow around the page; nil for none.
    var shadow: Shadow?

    package init() {}

    struct Shadow: Sendable {
        let color: Color
        let radius: CGFloat
        let offset: CGSize
    }
}

/// The configuration without settings.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    /// Adds nothing.
    public func _update(configuration: inout _ResolvedMatchedTransitionSourceConfiguration) {}
}

extension MatchedTransitionSourceConfiguration {
    /// Returns the configuration with a shadow around the page.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: The softness of the shadow, in points.
    ///   - x: The distance to the trailing side, in points.
    ///   - y: The distance down, in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        ChangedTransitionSourceConfiguration(base: self) {
            $0.shadow = .init(color: color, radius: radius, offset: CGSize(width: x, height: y))
        }
    }

    /// Returns the configuration with a clip shape for the page.
    ///
    /// - Parameter shape: A rectangle with the radius of the page's corners.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        ChangedTransitionSourceConfiguration(base: self) { $0.clip = shape }
    }

    /// Unavailable: pages can only be clipped to rounded rectangles.
    ///
    /// - Parameter shape: Any other shape.
    @available(*, unavailable, message: "matchedTransitionSource only supports `RoundedRectangle` clip shapes.")
    public func clipShape<S: Shape>(_ shape: S) -> some MatchedTransitionSourceConfiguration { self }

    /// Returns the configuration with a colour behind the page.
    ///
    /// - Parameter style: The colour.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        ChangedTransitionSourceConfiguration(base: self) { $0.background = style }
    }

    /// Unavailable: the background of pages can only be a colour.
    ///
    /// - Parameter style: Not used.
    @available(*, unavailable, message: "matchedTransitionSource only supports `Color` background styles.")
    public func background<S: ShapeStyle>(_ style: S) -> some MatchedTransitionSourceConfiguration { self }
}

/// A configuration that modifies another.
private struct ChangedTransitionSourceConfiguration<Base: MatchedTransitionSourceConfiguration>:
    MatchedTransitionSourceConfiguration
{
    let base: Base
    let change: @Sendable (inout _ResolvedMatchedTransitionSourceConfiguration) -> Void

    func _update(configuration: inout _ResolvedMatchedTransitionSourceConfiguration) {
        base._update(configuration: &configuration)
        change(&configuration)
    }
}
