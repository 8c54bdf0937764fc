import Foundation
@_spi(Kernel) import Umwelt

/// The default style: a list that groups the controls.
public nonisolated struct AutomaticFormStyle: FormStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that the style shows.
    ///
    /// - Parameter configuration: The rows and sections of the form.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

/// The style that shows a form as a list that groups the controls.
public nonisolated struct GroupedFormStyle: FormStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that the style shows.
    ///
    /// - Parameter configuration: The rows and sections of the form.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }.environment(\.isFormList, true)
    }
}

/// The style with two columns that do not scroll: labels, and controls aligned to a common edge.
///
/// At accessibility text sizes there is one column, with the whole width for both.
public nonisolated struct ColumnsFormStyle: FormStyle, SystemStyle {
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that the style shows.
    ///
    /// - Parameter configuration: The rows and sections of the form.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let hasRoom = !typeSize.isAccessibilitySize
        let layout = hasRoom ? AnyLayout(FormColumns()) : AnyLayout(VStackLayout(alignment: .leading))
        layout { configuration.content }
            .environment(\.isInFormColumns, hasRoom)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// A list that groups the controls.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Two columns that do not scroll.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
