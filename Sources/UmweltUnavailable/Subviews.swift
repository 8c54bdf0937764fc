import Umwelt

@available(*, unavailable, message: "Umwelt's containers size their subviews on their own: leave this out.")
extension Subview {
    public enum ContainerSizingOptions: Sendable {
        case uniform(axis: Axis.Set)
        case variable
    }
}
