import Foundation
import Umwelt
import UmweltNavigation

@available(*, unavailable, message: "Umwelt does not have this style, which is deprecated in SwiftUI: use .menu.")
public struct PopUpButtonPickerStyle: PickerStyle {
    public init() {}

    public func _makeBody<SelectionValue: Hashable>(_ picker: _PickerParts<SelectionValue>) -> AnyView {
        AnyView(EmptyView())
    }
}

@available(*, unavailable, message: "Umwelt has no fields for dates yet: use .compact.")
public struct FieldDatePickerStyle: DatePickerStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt has no fields for dates yet: use .compact.")
extension DatePickerStyle where Self == FieldDatePickerStyle {
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

@available(*, unavailable, message: "Umwelt has no fields for dates yet: use .compact.")
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt has no fields for dates yet: use .compact.")
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

@available(*, unavailable, message: "Umwelt's wheel pickers have a fixed row height: leave this out.")
extension View {
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
}

@available(*, unavailable, message: "Umwelt's wheel pickers have a fixed row height: leave this out.")
extension EnvironmentValues {
    public var defaultWheelPickerItemHeight: CGFloat {
        get { 0 }
        set {}
    }
}
