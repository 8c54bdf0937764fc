import Umwelt
import UmweltLists
import UmweltNavigation

@available(*, unavailable, message: "Umwelt does not have this list style of watchOS: use .plain.")
public struct EllipticalListStyle: ListStyle {
    public init() {}

    public var _appearance: _ListAppearance { PlainListStyle()._appearance }
}

@available(*, unavailable, message: "Umwelt does not have this list style of watchOS: use .plain.")
extension ListStyle where Self == EllipticalListStyle {
    public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

@available(*, unavailable, message: "Umwelt does not have this list style of watchOS: use .plain.")
public struct CarouselListStyle: ListStyle {
    public init() {}

    public var _appearance: _ListAppearance { PlainListStyle()._appearance }
}

@available(*, unavailable, message: "Umwelt does not have this list style of watchOS: use .plain.")
extension ListStyle where Self == CarouselListStyle {
    public static var carousel: CarouselListStyle { CarouselListStyle() }
}

@available(*, unavailable, message: "Umwelt does not have this tab view style: use .page.")
public struct CarouselTabViewStyle: TabViewStyle {
    public init() {}

    public var _appearance: _TabViewAppearance { PageTabViewStyle()._appearance }
}

@available(*, unavailable, message: "Umwelt does not have this tab view style: use .page.")
extension TabViewStyle where Self == CarouselTabViewStyle {
    public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

@available(*, unavailable, message: "Umwelt does not have this tab view style: use .page.")
public struct VerticalPageTabViewStyle: TabViewStyle {
    public struct TransitionStyle: Equatable, Sendable {
        public static var automatic: TransitionStyle { TransitionStyle() }

        public static var blur: TransitionStyle { TransitionStyle() }

        public static var identity: TransitionStyle { TransitionStyle() }
    }

    public init() {}

    public init(transitionStyle: TransitionStyle) {}

    // Called by `.verticalPage(transitionStyle:)`: of two static members of one name the compiler would try every pair
    // with what else is unavailable in the expression, which took it four times as long.
    public func callAsFunction(transitionStyle: TransitionStyle) -> VerticalPageTabViewStyle { self }

    public var _appearance: _TabViewAppearance { PageTabViewStyle()._appearance }
}

@available(*, unavailable, message: "Umwelt does not have this tab view style: use .page.")
extension TabViewStyle where Self == VerticalPageTabViewStyle {
    public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

@available(*, unavailable, message: "Umwelt has no boxed tab view style: use .automatic.")
public struct GroupedTabViewStyle: TabViewStyle {
    public init() {}

    public var _appearance: _TabViewAppearance { PageTabViewStyle()._appearance }
}

@available(*, unavailable, message: "Umwelt has no boxed tab view style: use .automatic.")
extension TabViewStyle where Self == GroupedTabViewStyle {
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
