import Foundation

/// A source of feedback that is felt. Neither browsers on a desktop nor Macs have anything to feel: nothing happens.
@MainActor @preconcurrency
public class UIFeedbackGenerator: NSObject {
    fileprivate override init() {}

    /// Prepares for feedback that is felt soon. Does nothing, as there is none.
    public func prepare() {}
}

/// The feedback of things that strike each other. It is not felt here.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weights and materials of what strikes.
    public enum FeedbackStyle: Int, Sendable {
        /// Light.
        case light
        /// Of medium weight.
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

    /// Makes a source of feedback. The style makes no difference where nothing is felt.
    public init(style: FeedbackStyle) { super.init() }

    /// Gives feedback. Does nothing, as there is nothing to feel.
    public func impactOccurred() {}

    /// Gives feedback of a strength from 0 to 1. Does nothing, as there is nothing to feel.
    ///
    /// - Parameter intensity: The intensity, from 0 to 1; not used.
    public func impactOccurred(intensity: CGFloat) {}
}

/// The feedback of success and failure. It is not felt here.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The message of a feedback.
    public enum FeedbackType: Int, Sendable {
        /// Something has succeeded.
        case success
        /// Something is to be looked at.
        case warning
        /// Something has failed.
        case error
    }

    /// Makes a source of feedback.
    public override init() { super.init() }

    /// Gives feedback. Does nothing, as there is nothing to feel.
    ///
    /// - Parameter notificationType: The kind of feedback.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The feedback of a selection that changes. It is not felt here.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Makes a source of feedback.
    public override init() { super.init() }

    /// Gives feedback. Does nothing, as there is nothing to feel.
    public func selectionChanged() {}
}
