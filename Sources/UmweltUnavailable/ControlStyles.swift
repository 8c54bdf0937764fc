import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt has none of a watch's gauges: use .accessoryCircular.")
public struct CircularGaugeStyle: GaugeStyle {
    public init() {}

    public init(tint: Color) {}

    public init(tint: Gradient) {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt has none of a watch's gauges: use .accessoryCircular.")
extension GaugeStyle where Self == CircularGaugeStyle {
    public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

@available(*, unavailable, message: "Umwelt has none of a watch's gauges: use .linearCapacity.")
public struct LinearGaugeStyle: GaugeStyle {
    public init() {}

    public init(tint: Color) {}

    public init(tint: Gradient) {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt has none of a watch's gauges: use .linearCapacity.")
extension GaugeStyle where Self == LinearGaugeStyle {
    public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

@available(*, unavailable, message: "Umwelt has no text fields with square corners: use .roundedBorder, or a border.")
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    public init() {}

    nonisolated public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

@available(*, unavailable, message: "Umwelt has no text fields with square corners: use .roundedBorder, or a border.")
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

@available(*, unavailable, message: "Umwelt's feedback has neither a press nor a release yet: use .selection.")
extension SensoryFeedback {
    public static func press(_ feedback: PressFeedback) -> SensoryFeedback { .selection }

    public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback { .selection }

    public struct PressFeedback: Equatable, Sendable {
        public static var button: PressFeedback { PressFeedback() }

        public static var toggle: PressFeedback { PressFeedback() }

        public static var slider: PressFeedback { PressFeedback() }
    }

    public struct ReleaseFeedback: Equatable, Sendable {
        public static var button: ReleaseFeedback { ReleaseFeedback() }

        public static var toggle: ReleaseFeedback { ReleaseFeedback() }

        public static var slider: ReleaseFeedback { ReleaseFeedback() }
    }
}
