import Umwelt

@available(
    *, unavailable, message: "Umwelt's containers choose the sizes of their subviews themselves: leave this out."
)
extension Subview {
    public enum ContainerSizingOptions: Sendable {
        case uniform(axis: Axis.Set)
        case variable
    }
}
