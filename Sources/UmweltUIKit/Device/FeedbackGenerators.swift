import Foundation

/// A source of feedback that is felt. There is no haptic feedback on Linux, as on Macs: nothing happens.
@MainActor @preconcurrency
public class UIFeedbackGenerator: NSObject {
    fileprivate override init() {}

    /// Prepares for feedback that is felt soon. Has no effect, because there is no haptic feedback.
    public func prepare() {}
}

/// The feedback of things that strike each other. It has no effect here.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weights and materials of the collision.
    public enum FeedbackStyle: Int, Sendable {
        /// Light.
        case light
        /// A collision of objects of medium weight.
        case medium
        /// Heavy.
        case heavy
        /// Soft.
        case soft
        /// Rigid.
        case rigid
    }

    /// Makes a source of feedback of medium weight.
    public override init() { super.init() }

    /// Makes a source of feedback.
    ///
    /// - Parameter style: The kind of collision, which has no effect here.
    public init(style: FeedbackStyle) { super.init() }

    /// Gives feedback. Has no effect, because there is no haptic feedback.
    public func impactOccurred() {}

    /// Plays feedback with a strength from 0 to 1; it has no effect here. Has no effect, because there is no haptic
    /// feedback.
    ///
    /// - Parameter intensity: The intensity, from 0 to 1; not used.
    public func impactOccurred(intensity: CGFloat) {}
}

/// The feedback of success and failure. It has no effect here.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The message of a feedback.
    public enum FeedbackType: Int, Sendable {
        /// Something has succeeded.
        case success
        /// Something needs attention.
        case warning
        /// Something has failed.
        case error
    }

    /// Makes a source of feedback.
    public override init() { super.init() }

    /// Gives feedback. Has no effect, because there is no haptic feedback.
    ///
    /// - Parameter notificationType: The kind of feedback.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The feedback of a selection that changes. It has no effect here.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Makes a source of feedback.
    public override init() { super.init() }

    /// Gives feedback. Has no effect, because there is no haptic feedback.
    public func selectionChanged() {}
}
