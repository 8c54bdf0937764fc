@_spi(Kernel) import Umwelt

/// A feedback that is felt or heard.
///
/// Linux hosts give no haptic feedback, like a Mac with a mouse; only conditions and closures run.
public struct SensoryFeedback: Equatable, Sendable {
    private let kind: Kind

    private enum Kind: Equatable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case impact(Weight, intensity: Double)
        case collision(Flexibility, intensity: Double)
        case selecting(SelectionFeedback)
        case press(PressFeedback)
        case release(ReleaseFeedback)
    }

    /// A task has succeeded.
    public static let success = SensoryFeedback(kind: .success)
    /// A task has ended with a warning.
    public static let warning = SensoryFeedback(kind: .warning)
    /// A task has failed.
    public static let error = SensoryFeedback(kind: .error)
    /// A selection changes.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value has risen above a threshold.
    public static let increase = SensoryFeedback(kind: .increase)
    /// A value has fallen below a threshold.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// An activity begins.
    public static let start = SensoryFeedback(kind: .start)
    /// An activity ends.
    public static let stop = SensoryFeedback(kind: .stop)
    /// A dragged object is aligned with another.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// A pressure has reached another level.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// A drawn path is complete.
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    /// Two things collide.
    public static let impact = SensoryFeedback(kind: .impact(.medium, intensity: 1))

    /// Two things of a weight collide, with an intensity from 0 to 1.
    ///
    /// - Parameters:
    ///   - weight: The weight of the things that collide.
    ///   - intensity: The intensity, from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight, intensity: intensity))
    }

    /// Two things of a flexibility collide, with an intensity from 0 to 1.
    ///
    /// - Parameters:
    ///   - flexibility: The flexibility of the things that collide.
    ///   - intensity: The intensity, from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .collision(flexibility, intensity: intensity))
    }

    /// A change of a selection, with a kind of feedback.
    ///
    /// - Parameter feedback: The kind of the change.
    public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
        SensoryFeedback(kind: .selecting(feedback))
    }

    /// A control is pressed.
    ///
    /// - Parameter feedback: The kind of the change.
    public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback(kind: .press(feedback)) }

    /// A control is released.
    ///
    /// - Parameter feedback: The kind of the change.
    public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
        SensoryFeedback(kind: .release(feedback))
    }

    /// The weight of things that collide.
    public struct Weight: Equatable, Sendable {
        private let rank: Int
        /// A collision of small or light objects.
        public static let light = Weight(rank: 0)
        /// A collision of objects of medium size or weight.
        public static let medium = Weight(rank: 1)
        /// A collision of large or heavy objects.
        public static let heavy = Weight(rank: 2)
    }

    /// The flexibility of things that collide.
    public struct Flexibility: Equatable, Sendable {
        private let rank: Int
        /// Hard.
        public static let rigid = Flexibility(rank: 0)
        /// Neither hard nor soft.
        public static let solid = Flexibility(rank: 1)
        /// Soft.
        public static let soft = Flexibility(rank: 2)
    }

    /// The kind of feedback for a selection.
    public struct SelectionFeedback: Sendable, Equatable, Hashable {
        private enum Kind { case maximum, minimum, on, off }

        private let kind: Kind
        /// The greatest of the values is selected.
        public static let maximum = SelectionFeedback(kind: .maximum)
        /// The least of the values is selected.
        public static let minimum = SelectionFeedback(kind: .minimum)
        /// Something is selected.
        public static let on = SelectionFeedback(kind: .on)
        /// Something is no longer selected.
        public static let off = SelectionFeedback(kind: .off)
    }

    /// The kind of a control that is pressed.
    public struct PressFeedback: Sendable, Equatable, Hashable {
        private enum Kind { case button, buttonIconOnly, slider, toggle, tab }

        private let kind: Kind
        /// A button.
        public static let button = PressFeedback(kind: .button)
        /// A button without a title.
        public static let buttonIconOnly = PressFeedback(kind: .buttonIconOnly)
        /// A slider.
        public static let slider = PressFeedback(kind: .slider)
        /// A toggle.
        public static let toggle = PressFeedback(kind: .toggle)
        /// A tab.
        public static let tab = PressFeedback(kind: .tab)
    }

    /// The kind of a control that is released.
    public struct ReleaseFeedback: Sendable, Equatable, Hashable {
        private enum Kind { case slider }

        private let kind: Kind
        /// A slider.
        public static let slider = ReleaseFeedback(kind: .slider)
    }
}

extension View {
    /// Has no effect: there is no haptic feedback.
    ///
    /// - Parameters:
    ///   - feedback: The feedback, which has no effect.
    ///   - trigger: The value to compare.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Calls the condition when a value has changed. There is no haptic feedback.
    ///
    /// - Parameters:
    ///   - feedback: The feedback, which has no effect.
    ///   - trigger: The value to compare.
    ///   - condition: Returns true if the change has feedback; it is called, without an effect.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        onChange(of: trigger) { old, new in _ = condition(old, new) }
    }

    /// Calls the closure when a value has changed. There is no haptic feedback.
    ///
    /// - Parameters:
    ///   - trigger: The value to compare.
    ///   - feedback: Returns the feedback for a change; it is called, without an effect.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in _ = feedback(old, new) }
    }

    /// Calls the closure when a value has changed. There is no haptic feedback.
    ///
    /// - Parameters:
    ///   - trigger: The value to compare.
    ///   - feedback: Returns the feedback for a change; it is called, without an effect.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { _, _ in _ = feedback() }
    }
}
