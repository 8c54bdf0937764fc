import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt has no cards among its button styles: use .plain with a background.")
public struct CardButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt has no cards among its button styles: use .plain with a background.")
extension PrimitiveButtonStyle where Self == CardButtonStyle {
    public static var card: CardButtonStyle { CardButtonStyle() }
}

@available(*, unavailable, message: "Umwelt has no accessory bars: use .bordered.")
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt has no accessory bars: use .bordered.")
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

@available(*, unavailable, message: "Umwelt has no accessory bars: use .bordered.")
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt has no accessory bars: use .bordered.")
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
