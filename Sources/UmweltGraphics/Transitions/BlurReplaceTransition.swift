import Foundation

extension Transition where Self == BlurReplaceTransition {
    /// Returns a transition in which the view is blurred, scaled a little, and fades.
    ///
    /// - Parameter config: The scaling: `.downUp` grows in and shrinks out, `.upUp` grows in both cases.
    @MainActor @preconcurrency public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> Self {
        Self(configuration: config)
    }

    /// The transition in which the view is blurred, scaled a little, and fades.
    @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition { blurReplace(.downUp) }
}

/// The transition in which the view is blurred, scaled a little, and fades: for views that replace each other.
@MainActor @preconcurrency
public struct BlurReplaceTransition: Transition {
    /// The direction in which the view is scaled.
    public struct Configuration: Equatable, Sendable {
        fileprivate let growsOnRemoval: Bool

        /// The view grows when it appears, and shrinks when it disappears.
        public static let downUp = Configuration(growsOnRemoval: false)

        /// The view grows when it appears, and also when it disappears.
        public static let upUp = Configuration(growsOnRemoval: true)
    }

    /// The direction in which the view is scaled.
    public var configuration: Configuration

    /// Makes the transition.
    ///
    /// - Parameter configuration: The scaling: `.downUp` grows in and shrinks out, `.upUp` grows in both cases.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// The radius of the blur in points, as in SwiftUI.
    private static let radius: CGFloat = 7

    /// The greatest change of the size, as in SwiftUI.
    private static let growth: CGFloat = 0.1

    /// Returns the view; transparent, blurred and scaled outside the identity phase.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - phase: The phase of the transition: before the view appears, while it is shown, or after it disappears.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .opacity(phase.isIdentity ? 1 : 0)
            .blur(radius: phase.isIdentity ? 0 : Self.radius)
            .scaleEffect(scale(in: phase))
    }

    private func scale(in phase: TransitionPhase) -> CGFloat {
        switch phase {
        case .identity: 1
        case .willAppear: 1 - Self.growth
        case .didDisappear: configuration.growsOnRemoval ? 1 + Self.growth : 1 - Self.growth
        }
    }
}
