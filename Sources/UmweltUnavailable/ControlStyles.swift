import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt does not have this gauge style of watchOS: use .accessoryCircular.")
public struct CircularGaugeStyle: GaugeStyle {
    public init() {}

    public init(tint: Color) {}

    public init(tint: Gradient) {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt does not have this gauge style of watchOS: use .accessoryCircular.")
extension GaugeStyle where Self == CircularGaugeStyle {
    public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

@available(*, unavailable, message: "Umwelt does not have this gauge style of watchOS: use .linearCapacity.")
public struct LinearGaugeStyle: GaugeStyle {
    public init() {}

    public init(tint: Color) {}

    public init(tint: Gradient) {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt does not have this gauge style of watchOS: use .linearCapacity.")
extension GaugeStyle where Self == LinearGaugeStyle {
    public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
