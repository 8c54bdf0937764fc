import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt has no card button style: use .plain with a background.")
public struct CardButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt has no card button style: use .plain with a background.")
extension PrimitiveButtonStyle where Self == CardButtonStyle {
    public static var card: CardButtonStyle { CardButtonStyle() }
}
